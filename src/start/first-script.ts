import { askFirestore, EVERY_PRODUCT } from '../data/menu/firestore-rest';
import { type AnswerEvent, afterAnswer, NOTHING_KNOWN, PATIENCE_MS } from '../data/menu/menu-state';
import { askForVersion, type MenuVersion } from '../data/menu/menu-version';
import { type BeforeReact, setShownFreshness } from '../data/menu/page-handover';
import { showCurrentTab } from '../menu/current-tab';
import { applyListView } from '../menu/dish/list-view';
import { deferScripts, startScripts } from './deferred-scripts';
import { keepEarlyTaps } from './early-tap';
import { decideFirstList, type FirstList, findAtHand } from './first-list';
import { compareWithAnswer, compareWithStored } from './outdated-cards';
import type { BakedAttributes } from './page-contract';

/*
 * The first script of a page whose code is deferred: a classic script before the style sheet, so that it runs before
 * anything is painted and waits for nothing. The build makes it one file without imports. page-contract.ts tells the timeline.
 */

const attributes: Partial<BakedAttributes> = document.currentScript?.dataset ?? {};
const compared = attributes.fields?.split(' ') ?? [];
deferScripts();
const beforeReact: BeforeReact = {
  source: 'none',
  version: null,
  askedAt: 0,
  list: null,
  isOver: false,
  takeTap: keepEarlyTaps(),
};
window.beforeReact = beforeReact;

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

/** Runs the states of the menu until React does: asks for the version, and for the list where the page's is missing or another. */
async function askForMenu({ source, isStored, version }: FirstList): Promise<void> {
  let state = { ...NOTHING_KNOWN, open: true, version };
  let patience: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(patience);
    beforeReact.askedAt = performance.now();
    patience = setTimeout(() => tell({ type: 'silence' }), PATIENCE_MS);
  };
  const tell = (event: AnswerEvent) => {
    if (beforeReact.isOver || source === 'none') return;
    state = afterAnswer(state, event);
    setShownFreshness(state.freshness);
    if (event.type !== 'answered' || state.freshness === 'current') clearTimeout(patience);
  };
  const askForList = () => {
    wait();
    const list = askFirestore('runQuery', EVERY_PRODUCT);
    beforeReact.list = list;
    return Promise.all([list, parsed]).then(([answer]) => {
      const isSame = beforeReact.isOver || compareWithAnswer(answer, compared);
      tell({ type: 'read', version: null });
      return isSame;
    });
  };
  setShownFreshness(state.freshness);
  try {
    wait();
    // A cached list is painted with no request before it.
    beforeReact.version = isStored ? firstPaint().then(askForVersion) : askForVersion();
    const asked = beforeReact.version;
    // React alone can show what is not there.
    if (source === 'none') void askForList().catch(() => {});
    const answer = await asked;
    tell({ type: 'answered', version: answer.version });
    const isSame = answer.version === version || source === 'none' || (await askForList());
    // React alone can show what is other, or say what is sold out.
    if (!isSame || isSoldOut(answer)) startScripts();
  } catch {
    tell({ type: 'failed', expired: false });
    if (state.freshness === 'withheld') startScripts();
  }
}

if (attributes.items !== undefined) {
  applyListView();
  const first = decideFirstList(findAtHand(attributes));
  beforeReact.source = first.source;
  // Nothing can be seen of the dishes before React is there.
  if (first.isHeld) document.documentElement.dataset.held = '';
  if (first.isHeld || first.source !== 'baked') startScripts();
  if (first.source === 'stored') compareWithStored(attributes.items, compared);
  void askForMenu(first);
  beforeFirstPaint(() =>
    showCurrentTab(document.querySelector<HTMLElement>('.tabs-strip'), window.location.pathname),
  );
}
