import { menuKeys } from './menu-store';
import { TONIGHT_KEY } from './tonight';

/** A tab that was hidden for this long begins a new visit, in ms. */
export const VISIT_GAP_MS = 60 * 1000;

/** How often a page that somebody looks at asks again, in ms. */
export const ASK_EVERY_MS = 2 * 60 * 1000;

/** A page that nobody has touched, typed on or scrolled for this long asks no more until somebody does, in ms. */
export const IDLE_AFTER_MS = 5 * 60 * 1000;

/** Storing a menu makes an event for every key: what is quiet for this long is over, in ms. */
const STORAGE_QUIET_MS = 50;

type MenuSignals = {
  /** Another tab has stored or dropped lists. */
  onChangedElsewhere: () => void;
  /** Another tab has stored or dropped what is sold out tonight. */
  onTonightElsewhere: () => void;
  /** The page can be seen again. */
  onVisible: () => void;
  onNewVisit: () => void;
  /** It is time to ask again. */
  onAskAgain: () => void;
  onBackOnline: () => void;
};

/** Listens for as long as the page lives to what makes the menu in memory old. */
export function watchMenuSignals({ onAskAgain, ...signals }: MenuSignals) {
  let hiddenSince: number | null = null;
  let burst: ReturnType<typeof setTimeout> | undefined;
  let due: ReturnType<typeof setTimeout> | undefined;
  let askedAt = Date.now();
  let touchedAt = askedAt;

  const isIdle = () => Date.now() - touchedAt >= IDLE_AFTER_MS;

  /** Asks where that is due, or waits until it is. A page that is hidden or idle does neither. */
  function askWhenDue() {
    clearTimeout(due);
    if (document.visibilityState === 'hidden' || isIdle()) return;
    if (Math.abs(Date.now() - askedAt) >= ASK_EVERY_MS) {
      askedAt = Date.now();
      onAskAgain();
    }
    due = setTimeout(askWhenDue, askedAt + ASK_EVERY_MS - Date.now());
  }

  function noteInput() {
    const wasIdle = isIdle();
    touchedAt = Date.now();
    if (wasIdle) askWhenDue();
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TONIGHT_KEY) signals.onTonightElsewhere();
    if (key !== null && !menuKeys.has(key)) return;
    clearTimeout(burst);
    burst = setTimeout(signals.onChangedElsewhere, STORAGE_QUIET_MS);
  });
  window.addEventListener('online', signals.onBackOnline);
  document.addEventListener('visibilitychange', () => {
    const now = Date.now();
    if (document.visibilityState === 'hidden') {
      hiddenSince = now;
      return;
    }
    touchedAt = now;
    signals.onVisible();
    if (hiddenSince !== null && now - hiddenSince >= VISIT_GAP_MS) {
      askedAt = now;
      signals.onNewVisit();
    }
    askWhenDue();
  });
  for (const input of ['pointerdown', 'keydown', 'scroll', 'wheel']) {
    window.addEventListener(input, noteInput, { capture: true, passive: true });
  }
  askWhenDue();
}
