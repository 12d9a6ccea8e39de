import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from './focus';
import { Icon } from './Icon';

/** How often the text is made anew, in ms. */
const TICK_MS = 10_000;

type GuestNoticeProps = {
  /** What is to be said now, a line each. Its identity is stable while it says the same. */
  linesNow: () => readonly string[];
  /** For a notice in brief: shows all of it. */
  onExpand?: (() => void) | undefined;
};

/**
 * A word of the restaurant to its guests, until the visitor closes it. In brief it has two lines, and a button for the rest
 * where there is more. It belongs into a live region that stands before it: screen readers announce what comes into one, not
 * one that comes.
 */
export function GuestNotice({ linesNow, onExpand }: GuestNoticeProps) {
  const [text, setText] = useState('');
  const [closed, setClosed] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const brief = onExpand !== undefined;
  const isCut = useBrief(box, brief && closed !== text, text);
  useLayoutEffect(() => {
    const update = () => setText(linesNow().join('\n'));
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [linesNow]);
  if (text === '' || closed === text) return null;

  function close() {
    setClosed(text);
    focusHeading();
  }

  return (
    <div ref={box} className={brief ? 'guest-notice guest-notice-brief' : 'guest-notice'}>
      <Icon name="info" />
      <p>{text}</p>
      {brief && isCut && (
        <button
          type="button"
          aria-label="Leggi tutto l'avviso"
          onClick={() => {
            onExpand();
            closeButton.current?.focus();
          }}
        >
          <Icon name="plus" />
        </button>
      )}
      <button type="button" aria-label="Chiudi l'avviso" ref={closeButton} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** @returns whether the text of a notice in brief is longer than what is shown of it */
function useBrief(box: RefObject<HTMLElement | null>, brief: boolean, text: string): boolean {
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew
  useLayoutEffect(() => {
    const shown = box.current?.querySelector('p');
    if (!brief || !shown) return;
    const measure = () => setIsCut(shown.scrollHeight > shown.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    measure();
    return () => observer.disconnect();
  }, [box, brief, text]);
  return isCut;
}
