import { useState } from 'react';
import { focusHeading } from './focus';
import { Icon } from './Icon';
import { type TextOfNow, useTextOfNow } from './OpeningStatus';

/** From here on a text may take more than the two lines that are shown of it, in characters. */
const BRIEF_LENGTH = 70;

/**
 * A word of the restaurant to its guests, until the visitor closes it: two lines of it, and a button for the rest. It belongs into a
 * live region that stands before it: screen readers announce what comes into one, not one that comes.
 */
export function GuestNotice({ textNow }: { textNow: TextOfNow }) {
  const text = useTextOfNow(textNow);
  const [closed, setClosed] = useState('');
  const [expanded, setExpanded] = useState('');
  if (text === '' || closed === text) return null;
  const isLong = text.length > BRIEF_LENGTH || text.includes('\n');
  const isBrief = isLong && expanded !== text;

  function close() {
    setClosed(text);
    focusHeading();
  }

  return (
    <div className={isBrief ? 'guest-notice guest-notice-brief' : 'guest-notice'}>
      <Icon name="info" />
      <p>{text}</p>
      {isLong && (
        <button
          type="button"
          aria-label="Leggi tutto l'avviso"
          aria-expanded={!isBrief}
          onClick={() => setExpanded(isBrief ? text : '')}
        >
          <Icon name={isBrief ? 'plus' : 'minus'} />
        </button>
      )}
      <button type="button" aria-label="Chiudi l'avviso" onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}
