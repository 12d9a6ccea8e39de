import { ASK_EVERY_MS, deviceNow } from '../clock';
import { needsRecheck, TICK_MS } from './freshness';

/** How long a tab must be hidden for its return to count as a new visit, in ms. */
export const VISIT_GAP_MS = 60 * 1000;

type PageEvents = {
  /** Somebody looks again after VISIT_GAP_MS, or touches the page after five minutes, or the network is back. */
  onVisit: () => void;
  /** Every TICK_MS, and when the page is shown. */
  onTick: (isVisible: boolean) => void;
  /** Every ASK_EVERY_MS while the page is visible, and was touched within five minutes. */
  onPoll: () => void;
  onOffline: () => void;
  /** Another tab has stored something, or removed it (null). @param key null: everything */
  onStored: (key: string | null, value: string | null) => void;
};

/** Listens, for the rest of the page's life, to the events that make the menu or today's state stale. */
export function watchPage({ onVisit, onTick, onPoll, onOffline, onStored }: PageEvents): void {
  const isHidden = () => document.visibilityState === 'hidden';
  let hiddenAt = isHidden() ? deviceNow() : Number.POSITIVE_INFINITY;
  let touchedAt = deviceNow();
  const isIdle = () => needsRecheck(touchedAt, deviceNow());

  function touch() {
    const wasIdle = isIdle();
    touchedAt = deviceNow();
    if (wasIdle) onVisit();
  }
  function look() {
    if (isHidden()) {
      hiddenAt = deviceNow();
      return;
    }
    const isVisit = isIdle() || deviceNow() - hiddenAt >= VISIT_GAP_MS;
    touchedAt = deviceNow();
    if (isVisit) onVisit();
    onTick(true);
  }

  setInterval(() => onTick(!isHidden()), TICK_MS);
  setInterval(() => !isHidden() && !isIdle() && onPoll(), ASK_EVERY_MS);
  for (const input of ['pointerdown', 'keydown', 'scroll', 'wheel']) {
    window.addEventListener(input, touch, { capture: true, passive: true });
  }
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onVisit);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('storage', ({ key, newValue }) => onStored(key, newValue));
}
