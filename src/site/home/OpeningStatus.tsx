import { useSyncExternalStore } from 'react';
import { createStore } from '../../data/store';
import { openingLine } from '../../domain/opening-hours';
import { restaurant } from '../../restaurant';

/** How often the line is computed again, in ms: it is right to within this time. */
const TICK_MS = 10_000;

const line = createStore(() => '');

/**
 * Keeps the line up to date while somebody listens. The first update is a task of its own: it makes the browser load its
 * time zone data, a tenth of a second on a slow phone, which must not delay hydration.
 */
function subscribeToLine(listener: () => void): () => void {
  const update = () => line.set(openingLine(new Date(), restaurant.hours));
  const unsubscribe = line.subscribe(listener);
  const first = setTimeout(update);
  const timer = setInterval(update, TICK_MS);
  // Timers stop while a phone sleeps.
  document.addEventListener('visibilitychange', update);
  return () => {
    unsubscribe();
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

const lineOnServer = () => '';

/** Open or closed right now: empty in the prerendered page, filled in by the visitor's browser. Its box is reserved. */
export function OpeningStatus() {
  const shown = useSyncExternalStore(subscribeToLine, line.get, lineOnServer);
  return (
    <p className="opening-status" data-open={shown.startsWith('Aperto')}>
      {shown}
    </p>
  );
}
