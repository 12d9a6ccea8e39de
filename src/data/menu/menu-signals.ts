import { VERSION_KEY } from './menu-keys';
import { TONIGHT_KEY } from './tonight';

/** A tab that was hidden for this long begins a new visit, in ms. */
export const VISIT_GAP_MS = 60 * 1000;

/** How often a page that somebody looks at asks again, in ms. */
export const ASK_EVERY_MS = 2 * 60 * 1000;

/** A page that nobody has touched, typed on or scrolled for this long asks no more until somebody does, in ms. */
export const IDLE_AFTER_MS = 5 * 60 * 1000;

type MenuSignals = {
  /** Another tab has stored or dropped lists: their version is written last, and removed. */
  onStored: () => void;
  /** Another tab has stored or dropped what is sold out tonight. */
  onTonightStored: () => void;
  /** The page can be seen again. */
  onVisible: () => void;
  /** It was hidden for a while, or the network is back. */
  onNewVisit: () => void;
  /** It is time to ask again. */
  onAskAgain: () => void;
};

/** Listens for as long as the page lives to what makes the menu in memory old. */
export function watchMenuSignals(signals: MenuSignals): void {
  let hiddenAt = Number.POSITIVE_INFINITY;
  let touchedAt = Date.now();

  function askAgain() {
    if (document.visibilityState === 'visible' && !isIdle()) signals.onAskAgain();
  }
  const isIdle = () => Date.now() - touchedAt >= IDLE_AFTER_MS;
  function touch() {
    const wasIdle = isIdle();
    touchedAt = Date.now();
    if (wasIdle) askAgain();
  }

  setInterval(askAgain, ASK_EVERY_MS);
  for (const input of ['pointerdown', 'keydown', 'scroll', 'wheel']) {
    window.addEventListener(input, touch, { capture: true, passive: true });
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TONIGHT_KEY) signals.onTonightStored();
    if (key === null || key === VERSION_KEY) signals.onStored();
  });
  window.addEventListener('online', signals.onNewVisit);
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState === 'hidden') {
      hiddenAt = now;
      return;
    }
    touchedAt = now;
    signals.onVisible();
    if (now - hiddenAt >= VISIT_GAP_MS) signals.onNewVisit();
  });
}
