import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** How often the text is computed again, in ms: it is right to within this time. */
const TICK_MS = 10_000;

/** How many characters the room of the line is made for. */
const USUAL_LENGTH = 36;

/** A text of the present moment, when its code is there. Its identity is stable while it says the same. */
export type TextOfNow = () => Promise<string>;

/**
 * A text that follows the clock. Empty in the prerendered page and until its box is in view: the first one makes the browser
 * load its time zone data, a tenth of a second on a slow phone.
 * @param box none for a text that comes into view only once there is one
 */
export function useTextOfNow(textNow: TextOfNow, box?: RefObject<HTMLElement | null>): string {
  const [text, setText] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let current = true;
    const show = (next: string) => current && setText(next);
    // Without the code that knows nothing is said.
    const update = () => void textNow().then(show, () => show(''));
    function follow(isSeen: boolean) {
      clearInterval(timer);
      if (!isSeen) return;
      update();
      timer = setInterval(update, TICK_MS);
    }
    const observer = new IntersectionObserver(([entry]) => follow(!!entry?.isIntersecting));
    if (box?.current) observer.observe(box.current);
    else follow(true);
    return () => {
      current = false;
      observer.disconnect();
      clearInterval(timer);
    };
  }, [box, textNow]);

  return text;
}

/** The weekly hours, and in their place what holds today where that differs. @param todayNow '' on a usual day */
export function OpeningHours({ usual, todayNow }: { usual: ReactNode; todayNow: TextOfNow }) {
  const box = useRef<HTMLSpanElement>(null);
  const today = useTextOfNow(todayNow, box);
  return <span ref={box}>{today || usual}</span>;
}

/** Open or closed right now, in a box that is reserved for it. @param lineNow 'Aperto ora …' or something else */
export function OpeningStatus({ lineNow }: { lineNow: TextOfNow }) {
  const box = useRef<HTMLParagraphElement>(null);
  const line = useTextOfNow(lineNow, box);
  return (
    <p
      ref={box}
      className="opening-status"
      data-open={line.startsWith('Aperto')}
      data-long={line.length > USUAL_LENGTH}
    >
      {line}
    </p>
  );
}
