import { askFirestore, EVERY_PRODUCT } from '../data/menu/firestore-rest';
import {
  type BakedState,
  type BeforeReact,
  getBakedState,
  setBakedState,
} from '../data/menu/page-handover';
import { askForVersion, type MenuVersion } from '../data/menu/version-answer';
import { BAKED_PATIENCE_MS, FIRESTORE_TIMEOUT_MS } from '../data/timeout';
import { showCurrentTab } from '../menu/current-tab';
import { applyListView } from '../menu/dish/list-view';
import { deferScripts, startScripts } from './deferred-scripts';
import { keepEarlyTaps } from './early-tap';
import { decideFirstList, type FirstList, findAtHand } from './first-list';
import { markUnchangedDishes, showUnchangedDishes } from './unchanged-dishes';

/*
 * The first script of a page whose code is deferred: a classic script before the style sheet, so that it runs before
 * anything is painted and waits for nothing. The build makes it one file without imports. page-contract.ts tells the timeline.
 */

/** An unconfirmed list changes its state with an answer, or when our patience ends. */
function settle(state: Exclude<BakedState, 'unconfirmed' | 'superseded'>): void {
  const present = getBakedState();
  if (present === 'unconfirmed' || present === 'unanswered') setBakedState(state);
}

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Calls back before the page is first painted, when all of it is there; in a tab that is hidden as soon as it is there. */
function beforeFirstPaint(callback: () => void): void {
  void parsed.then(() => {
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

const attributes = document.currentScript?.dataset ?? {};
deferScripts();
const beforeReact: BeforeReact = {
  source: 'none',
  version: null,
  list: null,
  takeTap: keepEarlyTaps(),
};
window.beforeReact = beforeReact;

function askForList(): void {
  beforeReact.list = askFirestore('runQuery', EVERY_PRODUCT);
  // Whoever takes it hears of a failure; until then nobody is to be alarmed.
  beforeReact.list.catch(() => {});
}

/**
 * Shows the prices of the build that the new list has unchanged.
 * @returns whether the page is as that list has it: the edit was elsewhere
 */
async function showUnchanged(): Promise<boolean> {
  const [answer] = await Promise.all([beforeReact.list, parsed]);
  // A filter, or a later list in localStorage, hides the cards until React is there.
  if (getBakedState() !== 'edited') return false;
  const others = markUnchangedDishes(answer);
  if (others !== null) setBakedState('confirmed');
  return others === 0;
}

/** Asks for the menu's version, and for the list where the page shows none, or one of another version. */
function askForMenu({ source, cached, version: shown }: FirstList): void {
  // A cached list is painted with no request before it; a list of the build waits for its prices.
  beforeReact.version = cached ? firstPaint().then(askForVersion) : askForVersion();
  const patience = setTimeout(() => settle('unanswered'), BAKED_PATIENCE_MS);
  if (source === 'none') askForList();
  beforeReact.version.then(
    async (answer) => {
      // The app may have given the question up, and takes so late an answer alone.
      if (performance.now() > FIRESTORE_TIMEOUT_MS) return;
      let same = answer.version === shown;
      if (same) settle('confirmed');
      else {
        // Another version: prices of the build stay unseen until the new list is there.
        clearTimeout(patience);
        settle('edited');
        if (source !== 'none') askForList();
        same = await showUnchanged().catch(() => false);
      }
      // React alone can show what is other, or say what is sold out.
      if (!same || isSoldOut(answer)) startScripts();
    },
    () => settle('unanswered'),
  );
}

if (attributes.items !== undefined) {
  applyListView();
  const first = decideFirstList(findAtHand(attributes, window.location));
  beforeReact.source = first.source;
  if (first.state !== null) setBakedState(first.state);
  // Nothing can be seen of the dishes before React is there.
  if (first.state === 'superseded' || first.source === 'none') startScripts();
  askForMenu(first);
  if (first.compare) showUnchangedDishes(attributes.items);
  beforeFirstPaint(() =>
    showCurrentTab(document.querySelector<HTMLElement>('.tabs-strip'), window.location.pathname),
  );
}
