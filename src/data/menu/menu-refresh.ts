import { groupByCategory, type Menu } from '../../domain/product/menu';
import { withTimeout } from '../timeout';
import { whenIdle } from '../when-idle';
import { fetchBakedWhole } from './baked-menu';
import { isLater } from './firestore-rest';
import { listProductsByCategory, readProducts } from './list-products';
import {
  addLists,
  forgetLists,
  getBakedMenu,
  getMenuState,
  isKnown,
  noteComparison,
  setMenuState,
  storeMenu,
  subscribeToKnownMenu,
  type Wanted,
} from './menu-cache';
import { readVersion } from './menu-keys';
import { watchMenuSignals } from './menu-signals';
import { type MenuEvent, nextState, PATIENCE_MS } from './menu-state';
import { canStore, clearMenu } from './menu-store';
import { type MenuVersion, readMenuVersion } from './menu-version';
import { adoptKeptTonight, adoptTonight, countTonightWrites, updateTonight } from './tonight';

/*
 * Runs menu-state.ts: tells it what happens, asks the server for what it says, stores what was read, and keeps the time.
 * A visit is a page load, or the tab becoming visible after VISIT_GAP_MS. Within a visit the version is asked for again every
 * ASK_EVERY_MS, for what is sold out tonight.
 */

/** Changed by the functions of this module alone. */
const refresh = {
  /** What the open page shows. */
  opened: 'whole' as Wanted,
  /** The last question that the state has put: an answer to an earlier one is ignored. */
  question: null as symbol | null,
  patience: undefined as ReturnType<typeof setTimeout> | undefined,
  subscribers: 0,
  watching: false,
};

/** @param newest the server's version, where the event is its answer */
function dispatch(event: MenuEvent, newest?: MenuVersion): void {
  const { state, ask } = nextState(getMenuState(), event);
  if (state.asked === null || ask) endQuestion();
  const isAnswer = event.type === 'answered' || event.type === 'read';
  if (isAnswer && state.freshness === 'current') noteComparison();
  setMenuState(state, ['known', 'written', 'read'].includes(event.type));
  if (ask === 'version') void askVersion();
  else if (ask === 'list') void askList(newest);
  // Only one category was read, or is stored whole, or what stood in for it is too old.
  else if (state.open && !state.asked && !state.failed && !isKnown(refresh.opened)) {
    dispatch({ type: 'opened', known: false });
  }
}

function endQuestion(): void {
  refresh.question = null;
  clearTimeout(refresh.patience);
}

/** @param isAsked whether the page's first script has asked it already. @returns whether it is still the last question */
function beginQuestion(isAsked: boolean): () => boolean {
  const question = Symbol('question');
  const waited = isAsked ? performance.now() - (window.beforeReact?.askedAt ?? 0) : 0;
  refresh.question = question;
  refresh.patience = setTimeout(() => dispatch({ type: 'silence' }), PATIENCE_MS - waited);
  return () => refresh.question === question;
}

/** Takes an answer that the page's first script has asked for, once. */
function takeAsked<Name extends 'version' | 'list'>(name: Name) {
  const { beforeReact } = window;
  const asked = beforeReact?.[name] ?? undefined;
  if (beforeReact) beforeReact[name] = null;
  return asked;
}

/** Asks for the menu's version. What is sold out tonight comes with the answer, and is known from then on. */
async function readVersionAndTonight(): Promise<MenuVersion> {
  const writes = countTonightWrites();
  const answer = await readMenuVersion(takeAsked('version'));
  adoptTonight(answer, writes);
  return answer;
}

async function askVersion(): Promise<void> {
  const isLast = beginQuestion(!!window.beforeReact?.version);
  try {
    const answer = await readVersionAndTonight();
    if (!isLast()) return;
    dispatch({ type: 'answered', version: answer.version }, answer);
    whenIdle(() => void keepMenu());
  } catch {
    if (isLast()) dispatch({ type: 'failed' });
  }
}

async function askList(newest?: MenuVersion): Promise<void> {
  const isLast = beginQuestion(!!window.beforeReact?.list);
  try {
    const { menu, version } = await readMenu(refresh.opened, newest);
    if (!isLast()) return;
    addLists(menu, version);
    dispatch({ type: 'read', version });
    storeMenu();
  } catch {
    if (isLast()) dispatch({ type: 'failed' });
  }
}

/** Reads lists and the version that they belong to, null where that cannot be read. */
async function readMenu(
  wanted: Wanted,
  newest?: MenuVersion,
): Promise<{ menu: Partial<Menu>; version: string | null }> {
  const whole = await readWholeOfBuild();
  if (whole) return { menu: whole, version: getMenuState().version };
  const asked = newest
    ? Promise.resolve(newest)
    : withTimeout(readVersionAndTonight(), PATIENCE_MS).catch(() => null);
  if (wanted !== 'whole' && !canStore()) {
    const version = (await asked)?.version ?? null;
    return { menu: { [wanted]: await listProductsByCategory(wanted) }, version };
  }
  const [version, first] = await Promise.all([asked, readProducts(takeAsked('list'))]);
  // Both were asked for side by side: a list that was read before the version's last write may lack what that wrote.
  const isOld = version?.updatedAt && isLater(version.updatedAt, first.readAt);
  const { products } = isOld ? await readProducts() : first;
  return { menu: groupByCategory(products), version: version?.version ?? null };
}

/** The whole menu of the build, where that is known to be current: Firestore would bill every product. */
async function readWholeOfBuild(): Promise<Menu | null> {
  const baked = getBakedMenu();
  if (!baked || getMenuState().freshness !== 'current') return null;
  const menu = await fetchBakedWhole(baked).catch(() => null);
  return getBakedMenu() === baked ? menu : null;
}

/** Stores a menu that is current and not stored: after a first visit to a page of the build, or where another tab has dropped it. */
async function keepMenu(): Promise<void> {
  if (getMenuState().freshness !== 'current' || storeMenu()) return;
  const readAt = getBakedMenu()?.readAt;
  const menu = await readWholeOfBuild();
  if (!menu) return;
  addLists(menu, getMenuState().version, readAt);
  setMenuState(getMenuState(), true);
  storeMenu();
}

/**
 * Makes sure that the list of a category gets shown, or with 'whole' the whole menu: reads the menu where nothing fresh
 * is cached, otherwise compares the version, at most once per visit. Never throws: the outcome arrives by the subscription.
 */
export function openMenuList(wanted: Wanted): void {
  refresh.opened = wanted;
  dispatch({ type: 'opened', known: isKnown(wanted) });
}

/** Tries again after a failure. */
export function retryMenu(wanted: Wanted): void {
  refresh.opened = wanted;
  dispatch({ type: 'retry' });
}

/** After a write of this browser's own: every cached list is dropped; other tabs learn it by the storage event. */
export function dropMenuCache(): void {
  clearMenu();
  forgetLists();
  dispatch({ type: 'written' });
}

/** Another tab has stored lists, which are shown, or has dropped them: they are kept until the comparison says that they are old. */
function followOtherTab(): void {
  const version = readVersion();
  if (version === null || version === getMenuState().version) dispatch({ type: 'visit' });
  else {
    forgetLists();
    dispatch({ type: 'known', version });
  }
}

/** Asks again within a visit. The lists stay as they are, also without an answer, unless there is another version. */
async function askAgain(): Promise<void> {
  if (refresh.question) return;
  const answer = await readVersionAndTonight().catch(() => null);
  if (!answer || refresh.question) return;
  dispatch({ type: 'answered', version: answer.version }, answer);
}

/** Begins to listen, once in the life of a page, to what makes the menu or the evening's state old. */
function watch(): void {
  if (refresh.watching) return;
  refresh.watching = true;
  watchMenuSignals({
    onStored: followOtherTab,
    onTonightStored: adoptKeptTonight,
    onVisible: updateTonight,
    onNewVisit: () => {
      dispatch({ type: 'visit' });
      // Where no page shows dishes.
      void askAgain();
    },
    onAskAgain: () => void askAgain(),
  });
}

/** Keeps the notice current from now on, without dishes too. A page that has asked for nothing yet asks now. */
export function openTonight(): void {
  if (!refresh.watching) void askAgain();
  watch();
}

/**
 * Calls the listener whenever a list may have changed: after an answer, after a write in this or another tab, when a
 * new visit begins, when the network is back.
 * @returns ends the subscription
 */
export function subscribeToMenu(listener: () => void): () => void {
  watch();
  const unsubscribe = subscribeToKnownMenu(listener);
  refresh.subscribers += 1;
  return () => {
    unsubscribe();
    refresh.subscribers -= 1;
    if (refresh.subscribers === 0) dispatch({ type: 'left' });
  };
}
