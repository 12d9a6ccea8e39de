import { groupByCategory, type Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { whenIdle } from '../when-idle';
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
import { type MenuEvent, nextState, PATIENCE_MS } from './menu-state';
import { canStore, clearMenu, VERSION_KEY } from './menu-store';
import { type MenuVersion, readMenuVersion } from './menu-version';
import { adoptKeptTonight, expectTonight, TONIGHT_KEY, updateTonight } from './tonight';

/*
 * Runs menu-state.ts: tells it what happens, asks the server for what it says, stores what was read, and keeps the time.
 * A visit is a page load, or the tab becoming visible after VISIT_GAP_MS.
 */

/** A tab that was hidden for this long begins a new visit, in ms. */
export const VISIT_GAP_MS = 60 * 1000;

/** How often a page that somebody looks at asks again, for what is sold out tonight, in ms. */
export const ASK_EVERY_MS = 2 * 60 * 1000;

/** A page that nobody has touched, typed on or scrolled for this long asks no more until somebody does, in ms. */
export const IDLE_AFTER_MS = 5 * 60 * 1000;

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
  if (state.asked === null || ask) {
    refresh.question = null;
    clearTimeout(refresh.patience);
  }
  const isAnswer = event.type === 'answered' || event.type === 'read';
  if (isAnswer && state.freshness === 'current') noteComparison();
  setMenuState(state, event.type === 'dropped' || event.type === 'read');
  if (ask) void putQuestion(ask, newest);
  // Only one category was read, or is stored whole, or what stood in for it is too old.
  else if (state.open && !state.asked && !state.failed && !isKnown(refresh.opened)) {
    dispatch({ type: 'opened', known: false });
  }
}

async function putQuestion(kind: 'version' | 'list', newest?: MenuVersion): Promise<void> {
  const question = Symbol(kind);
  const { beforeReact } = window;
  // The page's first script has asked it already.
  const waited = beforeReact?.[kind] ? performance.now() - beforeReact.askedAt : 0;
  refresh.question = question;
  refresh.patience = setTimeout(() => dispatch({ type: 'silence' }), PATIENCE_MS - waited);
  try {
    if (kind === 'list') {
      const { menu, version } = await readMenu(refresh.opened, newest);
      if (refresh.question !== question) return;
      addLists(menu, version);
      dispatch({ type: 'read', version });
      storeMenu();
    } else {
      const answer = await readVersionAndTonight();
      if (refresh.question !== question) return;
      dispatch({ type: 'answered', version: answer.version }, answer);
      whenIdle(() => void keepMenu());
    }
  } catch {
    if (refresh.question === question) dispatch({ type: 'failed' });
  }
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
  const adoptTonight = expectTonight();
  const answer = await readMenuVersion(takeAsked('version'));
  adoptTonight(answer);
  return answer;
}

/** Reads lists and the version that they belong to, null where that cannot be read. */
async function readMenu(
  wanted: Wanted,
  newest?: MenuVersion,
): Promise<{ menu: Partial<Menu>; version: string | null }> {
  const ofBuild = await readMenuOfBuild();
  if (ofBuild) return { menu: ofBuild, version: getMenuState().version };
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

/**
 * The menu of the build where that is known to be current: what the page lacks is a file of the hosting, where Firestore would bill
 * every product.
 * @returns null also where it is not to be had, as after a newer deployment
 */
async function readMenuOfBuild(): Promise<Menu | null> {
  const baked = getBakedMenu();
  if (!baked || getMenuState().freshness !== 'current') return null;
  try {
    const response = await withTimeout(fetch(baked.others), FIRESTORE_TIMEOUT_MS);
    const products: Product[] = await response.json();
    return getBakedMenu() === baked ? groupByCategory([...baked.products, ...products]) : null;
  } catch {
    return null;
  }
}

/** Stores a menu that is current and not stored: after a first visit to a page of the build, or where another tab has dropped it. */
async function keepMenu(): Promise<void> {
  if (getMenuState().freshness !== 'current' || storeMenu()) return;
  const readAt = getBakedMenu()?.readAt;
  const menu = await readMenuOfBuild();
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
  dispatch({ type: 'dropped' });
}

/** Begins to listen, once in the life of a page, to what makes the menu or the evening's state old. */
function watch(): void {
  if (refresh.watching) return;
  refresh.watching = true;
  let hiddenAt = Number.POSITIVE_INFINITY;
  let touchedAt = Date.now();

  const isIdle = () => Date.now() - touchedAt >= IDLE_AFTER_MS;
  function askAgain() {
    updateTonight();
    if (document.visibilityState === 'visible' && !isIdle()) dispatch({ type: 'again' });
  }
  function touch() {
    const wasIdle = isIdle();
    touchedAt = Date.now();
    if (wasIdle) askAgain();
  }
  function lookAgain() {
    const now = Date.now();
    if (document.visibilityState === 'hidden') {
      hiddenAt = now;
      return;
    }
    touchedAt = now;
    updateTonight();
    if (now - hiddenAt >= VISIT_GAP_MS) dispatch({ type: 'visit' });
  }

  setInterval(askAgain, ASK_EVERY_MS);
  for (const input of ['pointerdown', 'keydown', 'scroll', 'wheel']) {
    window.addEventListener(input, touch, { capture: true, passive: true });
  }
  window.addEventListener('online', () => dispatch({ type: 'visit' }));
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TONIGHT_KEY) adoptKeptTonight();
    // Another tab has stored or dropped lists.
    if (key === null || key === VERSION_KEY) dispatch({ type: 'visit' });
  });
}

/** Keeps the notice current from now on, without dishes too. A page that has asked for nothing yet asks now. */
export function openTonight(): void {
  if (!refresh.watching) dispatch({ type: 'again' });
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
