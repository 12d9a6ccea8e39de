import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from './focus';
import { Icon } from './Icon';

type GuestNoticeProps = {
  text: string;
  /** For a notice in brief: shows all of it. */
  onExpand?: (() => void) | undefined;
};

/**
 * A word of the restaurant to its guests, until the visitor closes it. In brief it has two lines, and a button for the rest
 * where there is more. It belongs into a live region that stands before it: screen readers announce what comes into one, not
 * one that comes.
 */
export function GuestNotice({ text, onExpand }: GuestNoticeProps) {
  const [closed, setClosed] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const brief = onExpand !== undefined;
  const isCut = useBrief(box, brief && closed !== text, text);
  if (closed === text) return null;

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

/**
 * A notice in brief lies over the page's heading and ends where that ends, so that it cuts no line.
 * @returns whether its text is longer than what is shown
 */
function useBrief(box: RefObject<HTMLElement | null>, brief: boolean, text: string): boolean {
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured anew
  useLayoutEffect(() => {
    const notice = box.current;
    const shown = notice?.querySelector('p');
    const heading = document.querySelector('main h1');
    if (!brief || !notice || !shown) return;
    function measure() {
      if (!notice || !shown) return;
      setIsCut(shown.scrollHeight > shown.clientHeight + 1);
      const { top = 0 } = notice.offsetParent?.getBoundingClientRect() ?? {};
      const covered = heading?.getBoundingClientRect();
      if (!covered) return;
      notice.style.bottom = `${top - covered.bottom}px`;
      notice.style.minHeight = `${covered.height}px`;
    }
    measure();
    // The heading has another size wherever the notice's text has another width. The text itself gets one by what is measured,
    // and must not be observed.
    const observer = new ResizeObserver(measure);
    if (heading) observer.observe(heading);
    return () => {
      observer.disconnect();
      notice.removeAttribute('style');
    };
  }, [box, brief, text]);
  return isCut;
}
