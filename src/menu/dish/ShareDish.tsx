import { useState } from 'react';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';

type ShareDishProps = {
  name: string;
  /** Path of the dish on the site. */
  path: string;
};

/** Shares the link of a dish by the phone's own share sheet; where there is none, copies it and says so. */
export function ShareDish({ name, path }: ShareDishProps) {
  const [notice, setNotice] = useState('');

  async function share() {
    const url = window.location.origin + path;
    const data = { title: `${name} · ${restaurant.name}`, url };
    if (navigator.canShare?.(data)) {
      const done = await navigator.share(data).then(
        () => true,
        // Closing the share sheet means not sharing: then nothing is copied either.
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
      );
      if (done) return;
    }
    const copied = await copy(url);
    setNotice(copied ? 'Link copiato' : `Copia questo link: ${url}`);
  }

  return (
    <div className="share">
      <button type="button" className="btn btn-outline-dark" onClick={share}>
        <Icon name="share-2" />
        Condividi
      </button>
      <p role="status">{notice}</p>
    </div>
  );
}

/** @returns whether the text was copied: a browser may lack a clipboard or refuse it */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
