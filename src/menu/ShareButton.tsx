import { useState } from 'react';
import { Icon } from '../ui/Icon';

/** Shares by the phone's own share sheet. If there is none, it copies the text and the link, and says so. */
export function ShareButton({ dataOf }: { dataOf: () => ShareData }) {
  const [notice, setNotice] = useState('');

  async function share() {
    const data = dataOf();
    const copy = [data.text, data.url].filter(Boolean).join('\n');
    try {
      if (navigator.canShare?.(data)) return await navigator.share(data);
      await navigator.clipboard.writeText(copy);
      setNotice('Link copiato');
    } catch (error) {
      // Closing the share sheet means not sharing.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNotice(`Copia questo link: ${data.url}`);
    }
  }

  return (
    <>
      <p aria-live="polite">{notice}</p>
      <button type="button" className="square" onClick={share}>
        <Icon name="share-2" />
        <span className="visually-hidden">Condividi</span>
      </button>
    </>
  );
}
