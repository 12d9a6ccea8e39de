import { menuKeys } from './menu-store';

/** A tab that was hidden for this long begins a new visit, in ms (decisions, "Cache"). */
export const VISIT_GAP_MS = 5 * 60 * 1000;

/** Storing a menu makes an event for every key: what is quiet for this long is over, in ms. */
const STORAGE_QUIET_MS = 50;

type MenuSignals = {
  /** Another tab has stored or dropped lists. */
  onChangedElsewhere: () => void;
  onNewVisit: () => void;
  onBackOnline: () => void;
};

/**
 * Listens for as long as the page lives to what makes the menu in memory old: it must not grow old behind a page that
 * shows no dishes either.
 */
export function watchMenuSignals({ onChangedElsewhere, onNewVisit, onBackOnline }: MenuSignals) {
  let hiddenSince: number | null = null;
  let burst: ReturnType<typeof setTimeout> | undefined;

  window.addEventListener('storage', ({ key }) => {
    if (key !== null && !menuKeys.has(key)) return;
    clearTimeout(burst);
    burst = setTimeout(onChangedElsewhere, STORAGE_QUIET_MS);
  });
  window.addEventListener('online', onBackOnline);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') hiddenSince = Date.now();
    else if (hiddenSince !== null && Date.now() - hiddenSince >= VISIT_GAP_MS) onNewVisit();
  });
}
