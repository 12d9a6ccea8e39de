import { useState } from 'react';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';

type ShareDishProps = {
  name: string;
  /** Path of the dish on the site. */
  path: string;
};

/** Hands the link of a dish to the phone's own sheet; where there is none, copies it and says so. */
export function ShareDish({ name, path }: ShareDishProps) {
  const [notice, setNotice] = useState('');

  async function share() {
    const url = window.location.origin + path;
    const data = { title: `${name} · ${restaurant.name}`, url };
    if (navigator.canShare?.(data)) {
      const done = await navigator.share(data).then(
        () => true,
        // Somebody who closes the phone's sheet has changed their mind and wants no copy either.
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

/** @returns whether the text is on the clipboard now: a browser may lack one or refuse it */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
