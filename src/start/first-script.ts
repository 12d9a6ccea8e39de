import { askFirestore, EVERY_PRODUCT } from '../data/menu/firestore-rest';
import {
  type BakedState,
  type BeforeReact,
  getBakedState,
  setBakedState,
} from '../data/menu/page-handover';
import { askForVersion, type MenuVersion } from '../data/menu/version-answer';
import { BAKED_PATIENCE_MS } from '../data/timeout';
import { showCurrentTab } from '../menu/current-tab';
import { applyListView } from '../menu/dish/list-view';
import { deferScripts } from './deferred-scripts';
import { keepEarlyTaps } from './early-tap';
import { decideFirstList, type FirstList, findAtHand } from './first-list';
import { showUnchangedDishes } from './unchanged-dishes';

/*
 * The first script of a page whose code is deferred: a classic script before the style sheet, so that it runs before
 * anything is painted and waits for nothing. The build makes it one file without imports. page-contract.ts tells the timeline.
 */

/** An unconfirmed list changes its state with an answer, or when our patience ends. */
function settle(state: Exclude<BakedState, 'unconfirmed' | 'superseded'>): void {
  const present = getBakedState();
  if (present === 'unconfirmed' || present === 'unanswered') setBakedState(state);
}

/** Calls back before the page is first painted, when all of it is there; in a tab that is hidden as soon as it is there. */
function beforeFirstPaint(callback: () => void): void {
  document.addEventListener('DOMContentLoaded', () => {
    if (document.visibilityState === 'hidden') callback();
    else requestAnimationFrame(callback);
  });
}

/** Resolves when the page is painted. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => beforeFirstPaint(() => setTimeout(resolve)));
}

/** Whether the answer names a dish of the page: as sold out, the only dishes that it names. */
function isSoldOut({ tonight }: MenuVersion): boolean {
  const named = JSON.stringify(tonight);
  const cards = document.querySelectorAll<HTMLElement>('[data-dish]');
  return [...cards].some(({ dataset }) => named.includes(JSON.stringify(dataset.dish)));
}

/** Asks for the menu's version, and for the list where the page shows none, or one of another version. */
function askForMenu(
  { source, cached, version: shown }: FirstList,
  start: () => void,
): Pick<BeforeReact, 'version' | 'takeList'> {
  // A cached list is painted with no request before it; a list of the build waits for its prices.
  const version = cached ? firstPaint().then(askForVersion) : askForVersion();
  const patience = setTimeout(() => settle('unanswered'), BAKED_PATIENCE_MS);
  function askForList(): Promise<unknown> {
    const asked = askFirestore('runQuery', EVERY_PRODUCT);
    // Whoever takes it hears of a failure; until then nobody is to be alarmed.
    asked.catch(() => {});
    return asked;
  }
  let list = source === 'none' ? askForList() : null;
  version.then(
    (answer) => {
      if (answer.version === shown) {
        settle('confirmed');
        // React alone can say it.
        if (isSoldOut(answer)) start();
        return;
      }
      // Another version: the prices of the build stay unseen until the new list is there.
      clearTimeout(patience);
      settle('edited');
      if (source !== 'none') list = askForList();
      start();
    },
    () => settle('unanswered'),
  );
  function takeList() {
    const taken = list;
    list = null;
    return taken;
  }
  return { version, takeList };
}

const attributes = document.currentScript?.dataset ?? {};
const start = deferScripts();
const takeTap = keepEarlyTaps();
window.beforeReact = { takeTap, source: 'none', version: null, takeList: () => null };

if (attributes.items !== undefined) {
  applyListView();
  const first = decideFirstList(findAtHand(attributes, window.location.search));
  if (first.state !== null) setBakedState(first.state);
  // Nothing can be seen of the dishes before React is there.
  if (first.state === 'superseded' || first.source === 'none') start();
  window.beforeReact = { takeTap, source: first.source, ...askForMenu(first, start) };
  if (first.compare) showUnchangedDishes(attributes.items);
  beforeFirstPaint(() =>
    showCurrentTab(document.querySelector<HTMLElement>('.tabs-strip'), window.location.pathname),
  );
}
