import { useSyncExternalStore } from 'react';
import { openingLine } from '../../domain/opening-hours';
import { restaurant } from '../../restaurant';

/** How often the clock is looked at, in ms: the line is right to within this time. */
const TICK = 10_000;

let line = '';

/**
 * The first look is a task of its own: it makes the browser load what it knows of time zones, a tenth of a second on a
 * slow phone, which must not come on top of React's taking the page over.
 */
function subscribeToClock(onTick: () => void) {
  const look = () => {
    line = openingLine(new Date(), restaurant.hours);
    onTick();
  };
  const first = setTimeout(look);
  const timer = setInterval(look, TICK);
  // A phone taken out of the pocket may have slept for hours.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const lineNow = () => line;
const lineOnServer = () => '';

/** Open or closed right now: empty in the static page, filled in by the visitor's browser. Its box is reserved. */
export function OpeningStatus() {
  const shown = useSyncExternalStore(subscribeToClock, lineNow, lineOnServer);
  return (
    <p className="opening-status" data-open={shown.startsWith('Aperto')}>
      {shown}
    </p>
  );
}
