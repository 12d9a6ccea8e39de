import { useSyncExternalStore } from 'react';
import { openingLine } from '../domain/opening-hours';
import { restaurant } from '../restaurant';

/** How often the clock is looked at, in ms: the line is right to within this time. */
const TICK = 10_000;

function subscribeToClock(onTick: () => void) {
  const timer = setInterval(onTick, TICK);
  // A phone taken out of the pocket may have slept for hours.
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

const lineNow = () => openingLine(new Date(), restaurant.hours);
const lineOnServer = () => '';

/** Open or closed right now: empty in the static page, filled in by the visitor's browser. Its box is reserved. */
export function OpeningStatus() {
  const line = useSyncExternalStore(subscribeToClock, lineNow, lineOnServer);
  return (
    <p className="opening-status" data-open={line.startsWith('Aperto')}>
      {line}
    </p>
  );
}
