import { useState } from 'react';
import { focusHeading } from './focus';
import { Icon } from './Icon';

type GuestNoticeProps = {
  text: string;
  /** For a notice in brief: shows all of it. */
  onExpand?: (() => void) | undefined;
};

/**
 * A word of the restaurant to its guests, until the visitor closes it; in brief it has two lines. It belongs into a live
 * region that stands before it: screen readers announce what comes into one, not one that comes.
 */
export function GuestNotice({ text, onExpand }: GuestNoticeProps) {
  const [closed, setClosed] = useState('');
  if (closed === text) return null;

  function close() {
    setClosed(text);
    focusHeading();
  }

  return (
    <div className={onExpand ? 'guest-notice guest-notice-brief' : 'guest-notice'}>
      <Icon name="info" />
      <p>{text}</p>
      <button
        type="button"
        aria-label={onExpand ? "Leggi tutto l'avviso" : "Chiudi l'avviso"}
        onClick={onExpand ?? close}
      >
        <Icon name={onExpand ? 'plus' : 'x'} />
      </button>
    </div>
  );
}
