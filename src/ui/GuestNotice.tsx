import { useEffect, useState } from 'react';
import { focusHeading } from './focus';
import { Icon } from './Icon';

/** How often the text is made anew, in ms. */
const TICK_MS = 10_000;

/** From here on a text may take more than the two lines that are shown of it, in characters. */
const BRIEF_LENGTH = 70;

type GuestNoticeProps = {
  /** What is to be said now, a line each. Its identity is stable while it says the same. */
  linesNow: () => Promise<readonly string[]>;
};

/**
 * A word of the restaurant to its guests, until the visitor closes it: two lines of it, and a button for the rest. It belongs into a
 * live region that stands before it: screen readers announce what comes into one, not one that comes.
 */
export function GuestNotice({ linesNow }: GuestNoticeProps) {
  const [text, setText] = useState('');
  const [closed, setClosed] = useState('');
  const [expanded, setExpanded] = useState('');
  useEffect(() => {
    let wanted = true;
    const update = async () => {
      const lines = await linesNow();
      if (wanted) setText(lines.join('\n'));
    };
    void update();
    const timer = setInterval(update, TICK_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [linesNow]);
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
