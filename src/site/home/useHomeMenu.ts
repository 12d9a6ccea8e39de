import { useEffect } from 'react';
import { local } from '../../data/browser-storage';
import { ASK_EVERY_MS, deviceNow, noteServerTime } from '../../data/clock';
import { bakedMenu } from '../../data/menu/baked-menu';
import { applyHouse } from '../../data/menu/house-now';
import { earlyRequest, earlySentAt, firstSource } from '../../data/menu/page-handover';
import { TODAY_KEY } from '../../data/menu/today-now';
import { withTimeout } from '../../data/timeout';
import { whenIdle } from '../../data/when-idle';
import { restaurant } from '../../restaurant';

/** How long the response to that request may take before the code is loaded that says so, in ms. */
const PATIENCE_MS = 3_000;

/**
 * Whether the page needs no more: the build's dishes are current, and nothing is announced, by an earlier visit or by the response.
 * @throws TimeoutError, or what the request has failed with
 */
async function isComplete(): Promise<boolean> {
  const request = earlyRequest('version');
  if (!request || firstSource() !== 'baked' || local.get(TODAY_KEY) !== null) return false;
  const answer = await withTimeout(request, PATIENCE_MS);
  noteServerTime(answer);
  const { today, version, house } = answer;
  applyHouse(house);
  const lists = [today.avvisi ?? [], today.giorni ?? []];
  const isQuiet = lists.every((list) => Array.isArray(list) && list.length === 0);
  return isQuiet && version === bakedMenu.get()?.version;
}

/**
 * Loads the code that compares the menu and polls: at once on the way from another page, otherwise when the browser is idle, or
 * only when a poll is due, if the page is complete without it.
 * @param isLanding whether the visit begins here: the first script has asked, and says how fresh the dishes are
 */
export function useHomeMenu(isLanding: boolean): void {
  useEffect(() => {
    let close: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    async function load() {
      const { openHome } = await import('../../data/menu/open-home');
      if (!isLeft) close = openHome(restaurant);
    }
    // Without that code the page has no price that is not known to be current.
    const open = () => void load().catch(() => {});
    async function openIfNeeded() {
      const due = (earlySentAt('version') ?? 0) + ASK_EVERY_MS - deviceNow();
      if (!(await isComplete().catch(() => false))) open();
      else if (!isLeft) timer = setTimeout(open, due);
    }
    const cancel = isLanding ? whenIdle(openIfNeeded) : open();
    return () => {
      isLeft = true;
      cancel?.();
      clearTimeout(timer);
      close?.();
    };
  }, [isLanding]);
}
