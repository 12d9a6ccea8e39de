import { useEffect, useRef, useState } from 'react';

/** How often the line is computed again while it is in view, in ms: it is right to within this time. */
const TICK_MS = 10_000;

/** How many characters the room of the line is made for. */
const USUAL_LENGTH = 36;

type OpeningStatusProps = {
  /** What is said at an instant: 'Aperto ora …' or something else, at once or when its code is there. */
  lineAt: (now: Date) => string | Promise<string>;
};

/**
 * Open or closed right now. Empty in the prerendered page and until it is in view, in a box that is reserved for it: the
 * first line makes the browser load its time zone data, a tenth of a second on a slow phone.
 */
export function OpeningStatus({ lineAt }: OpeningStatusProps) {
  const box = useRef<HTMLParagraphElement>(null);
  const [line, setLine] = useState('');

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let current = true;
    const show = (next: string) => current && setLine(next);
    function update() {
      const next = lineAt(new Date());
      if (typeof next === 'string') show(next);
      // Without the code that knows better nothing is said.
      else next.then(show, () => show(''));
    }
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (!entry?.isIntersecting) return;
      update();
      timer = setInterval(update, TICK_MS);
    });
    if (box.current) observer.observe(box.current);
    // Timers stop while a phone sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      current = false;
      observer.disconnect();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [lineAt]);

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
