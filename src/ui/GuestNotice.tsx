import { useState } from 'react';
import { Icon } from './Icon';

/** A word of the restaurant to its guests, until the visitor closes it. One sentence each. */
export function GuestNotice({ sentences }: { sentences: readonly string[] }) {
  const text = sentences.join(' ');
  const [closed, setClosed] = useState('');
  if (closed === text) return null;
  return (
    <div className="guest-notice on-dark" role="status">
      <Icon name="info" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <button
        type="button"
        className="btn-close btn-close-white"
        aria-label="Chiudi l'avviso"
        onClick={() => setClosed(text)}
      />
    </div>
  );
}
