import { askFirestore, EVERY_PRODUCT } from '../data/menu/firestore-rest';
import { type AnswerEvent, afterAnswer, NOTHING_KNOWN, PATIENCE_MS } from '../data/menu/menu-state';
import { askForVersion } from '../data/menu/menu-version';
import { type BeforeReact, setShownFreshness } from '../data/menu/page-handover';
import { showCurrentTab } from '../menu/current-tab';
import { applyListView } from '../menu/dish/list-view';
import { keepChoiceOfAddress } from '../menu/filter/kept-choice';
import { deferScripts, startScripts } from './deferred-scripts';
import { keepEarlyTaps } from './early-tap';
import {
  compareWithAnswer,
  compareWithStored,
  decideFirstList,
  type FirstList,
} from './first-list';
import type { ListOfBuild } from './page-contract';

/*
 * The first script of every page: a classic script before the style sheet, so that it runs before anything is painted and waits
 * for nothing. The build makes it one file without imports. page-contract.ts tells the timeline.
 */

/** On a category page. */
const ofBuild: ListOfBuild | null = JSON.parse(document.currentScript?.dataset.list ?? 'null');
const { dataset } = document.documentElement;
const beforeReact: BeforeReact = {
  source: 'none',
  version: null,
  askedAt: 0,
  list: null,
  isOver: false,
  takeTap: keepEarlyTaps(),
};
window.beforeReact = beforeReact;
deferScripts();
// The room of the filter's chips, which React shows (filter/ChoiceStrip.tsx), so that these move nothing.
if (keepChoiceOfAddress().length > 0) dataset.avoided = '';

const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

/** Resolves before the page is first painted, when all of it is there; in a tab that is hidden as soon as it is there. */
async function beforeFirstPaint(): Promise<void> {
  await parsed;
  if (document.visibilityState === 'hidden') return;
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** A list that localStorage holds is painted with no request before it. */
async function askAfterPaint() {
  await beforeFirstPaint();
  await new Promise((resolve) => setTimeout(resolve));
  return askForVersion();
}

/** Runs the states of the menu until React does: asks for the version, and for the list where the page's is missing or another. */
async function askForMenu(
  { source, isStored, version }: FirstList,
  fields: readonly string[],
): Promise<void> {
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
    if (state.freshness === 'current') clearTimeout(patience);
  };
  const askForList = async () => {
    wait();
    beforeReact.list = askFirestore('runQuery', EVERY_PRODUCT);
    const [answer] = await Promise.all([beforeReact.list, parsed]);
    if (!beforeReact.isOver) compareWithAnswer(answer, fields);
    tell({ type: 'read', version: null });
  };
  setShownFreshness(state.freshness);
  try {
    wait();
    const asked = isStored ? askAfterPaint() : askForVersion();
    beforeReact.version = asked;
    // React alone can show what is not there.
    if (source === 'none') void askForList().catch(() => {});
    const answer = await asked;
    tell({ type: 'answered', version: answer.version });
    if (answer.version === version || source === 'none') return;
    // And what is other.
    startScripts();
    await askForList();
  } catch {
    tell({ type: 'failed' });
    if (state.freshness === 'withheld') startScripts();
  }
}

if (ofBuild) {
  applyListView();
  const { items, fields } = ofBuild;
  const first = decideFirstList(ofBuild, dataset.avoided !== undefined);
  beforeReact.source = first.source;
  // Nothing can be seen of the dishes before React is there.
  if (first.isHeld) dataset.held = '';
  if (first.isHeld || first.source !== 'baked') startScripts();
  if (first.source === 'stored') compareWithStored(items, fields);
  void askForMenu(first, fields);
  void beforeFirstPaint().then(() =>
    showCurrentTab(document.querySelector<HTMLElement>('.tabs-strip'), window.location.pathname),
  );
}
