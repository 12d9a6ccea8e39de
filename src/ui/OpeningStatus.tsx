import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from './texts';

/** How often the text is recomputed, in ms. It is accurate to within this time. */
const TICK_MS = 10_000;

/** How many characters fit into the space reserved for the line. */
const USUAL_LENGTH = 36;

/** Resolves to a text of the present moment once its code has loaded. Its identity is stable while its data stay the same. */
export type TextOfNow = () => Promise<string>;

/**
 * A text that follows the clock. Empty in the prerendered page and until its box is in view: computing the first text makes the
 * browser load its time zone data, a tenth of a second on a slow phone.
 * @param box the element to watch; none for a text whose element is rendered only once there is a text
 * @param prerendered the text of the build
 */
export function useTextOfNow(
  textNow: TextOfNow,
  box?: RefObject<HTMLElement | null>,
  prerendered = '',
): string {
  const [text, setText] = useState(prerendered);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let current = true;
    const show = (next: string) => current && setText(next);
    // If the code fails to load, the text is the prerendered one.
    const update = () => void textNow().then(show, () => show(prerendered));
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
  }, [box, textNow, prerendered]);

  return text;
}

/** The weekly hours, or today's hours if they differ. @param hoursToday resolves to '' on a usual day */
export function OpeningHours({ usual, hoursToday }: { usual: ReactNode; hoursToday: TextOfNow }) {
  const box = useRef<HTMLSpanElement>(null);
  const special = useTextOfNow(hoursToday, box);
  return (
    <span ref={box} className="house-fact">
      {special || usual}
    </span>
  );
}

/**
 * The special days to come, a line each, below the weekly hours.
 * @param baked the lines of the build
 * @param linesNow resolves to the present ones, separated by line breaks
 */
export function SpecialDayLines({
  baked,
  linesNow,
}: {
  baked: readonly string[];
  linesNow: TextOfNow;
}) {
  const { isItalian } = useTexts();
  const box = useRef<HTMLSpanElement>(null);
  const lines = useTextOfNow(linesNow, box, baked.join('\n'));
  return (
    <span ref={box} className="d-block house-fact" lang={isItalian ? undefined : 'it'}>
      {lines !== '' &&
        lines.split('\n').map((line) => (
          <span key={line} className="d-block">
            {line}
          </span>
        ))}
    </span>
  );
}

/** Whether the restaurant is open right now, in a reserved box. @param lineNow resolves to 'Aperto ora …' or something else */
export function OpeningStatus({ lineNow }: { lineNow: TextOfNow }) {
  const { t } = useTexts();
  const box = useRef<HTMLParagraphElement>(null);
  const line = useTextOfNow(lineNow, box);
  return (
    <p
      ref={box}
      className="opening-status beside d-print-none"
      data-open={line.startsWith(t('Aperto'))}
      data-long={line.length > USUAL_LENGTH}
    >
      {line}
    </p>
  );
}
