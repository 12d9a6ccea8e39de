import type { DishCategoryName } from '../../domain/product/categories';
import { groupByCategory } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { whenIdle } from '../when-idle';
import { type MenuVersion, readMenuVersion, readProducts } from './firestore-rest';
import {
  EMPTY_MENU,
  getHydratedMenu,
  type KnownMenu,
  knownMenu,
  listOf,
  readStored,
  wholeOf,
} from './menu-cache';
import { type MenuEvent, type MenuState, nextState, PATIENCE_MS } from './menu-state';
import { clearMenu, VERSION_KEY, writeMenu } from './menu-store';
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
const run = {
  /** How many pages show dishes. */
  pages: 0,
  asked: null as MenuState['asked'],
  /** The last question that the state has put: an answer to an earlier one is ignored. */
  question: null as symbol | null,
  patience: undefined as ReturnType<typeof setTimeout> | undefined,
  isWatching: false,
};

/**
 * @param news what is known of the lists because of the event
 * @param newest the server's version, where the event is its answer
 */
function dispatch(event: MenuEvent, news: Partial<KnownMenu> = {}, newest?: MenuVersion): void {
  const known = knownMenu.get();
  const { state, ask } = nextState({ ...known, open: run.pages > 0, asked: run.asked }, event);
  run.asked = state.asked;
  if (state.asked === null || ask) {
    run.question = null;
    clearTimeout(run.patience);
  }
  const { freshness, version, failed } = state;
  const changes = Object.entries({ ...news, freshness, version, failed });
  if (changes.some(([name, value]) => value !== Reflect.get(known, name))) {
    knownMenu.set({ ...known, ...Object.fromEntries(changes) });
  }
  if (ask) void putQuestion(ask, newest);
}

async function putQuestion(kind: 'version' | 'list', newest?: MenuVersion): Promise<void> {
  const question = Symbol(kind);
  const { beforeReact } = window;
  // The page's first script has asked it already.
  const waited = beforeReact?.[kind] ? performance.now() - beforeReact.askedAt : 0;
  run.question = question;
  run.patience = setTimeout(() => dispatch({ type: 'silence' }), PATIENCE_MS - waited);
  try {
    if (kind === 'list') {
      const { version = null, ...news } = await readLists(newest);
      if (run.question !== question) return;
      dispatch({ type: 'read', version }, news);
      keepMenu();
    } else {
      const answer = await readVersionAndTonight();
      if (run.question !== question) return;
      const { version } = answer;
      const isSame = version === knownMenu.get().version;
      const news = isSame ? { asOf: Date.now(), baked: null } : {};
      dispatch({ type: 'answered', version }, news, answer);
      whenIdle(keepMenu);
    }
  } catch {
    if (run.question !== question) return;
    dispatch({ type: 'failed' }, kind === 'list' ? lastResort() : {});
  }
}

/** What expired lists add to what is known, where no list can be read: lists of one version are never mixed with another's. */
function lastResort(): Partial<KnownMenu> {
  const { lists, version, asOf } = knownMenu.get();
  const expired = readStored(true);
  if (Object.keys(lists).length === 0) return expired;
  if (version === null || version !== expired.version) return {};
  return { lists: { ...expired.lists, ...lists }, asOf };
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

/** What is known once every list was read, with the version that they belong to: null where that cannot be read. */
async function readLists(newest?: MenuVersion): Promise<Partial<KnownMenu>> {
  const ofBuild = await readListsOfBuild();
  if (ofBuild) return ofBuild;
  const asked = newest
    ? Promise.resolve(newest)
    : withTimeout(readVersionAndTonight(), PATIENCE_MS).catch(() => null);
  const [answer, first] = await Promise.all([asked, readProducts(takeAsked('list'))]);
  // Both were asked for side by side: a list that was read before the version's last write may lack what that wrote.
  const isOld = answer?.updatedAt && answer.updatedAt >= first.readAt;
  const { products } = isOld ? await readProducts() : first;
  const lists = groupByCategory(products);
  return { ...EMPTY_MENU, version: answer?.version ?? null, lists, asOf: Date.now() };
}

/**
 * The lists that a page of the build lacks, where that is known to be current: a file of the hosting, where Firestore would bill
 * every product.
 * @returns null also where it is not to be had, as after a newer deployment
 */
async function readListsOfBuild() {
  const { freshness, version, lists } = knownMenu.get();
  const { baked } = getHydratedMenu();
  if (freshness !== 'current' || !baked || baked.version !== version) return null;
  try {
    const read = fetch(baked.others).then((response): Promise<Product[]> => response.json());
    const products = await withTimeout(read, FIRESTORE_TIMEOUT_MS);
    return { version, lists: { ...groupByCategory(products), ...lists } };
  } catch {
    return null;
  }
}

/** Stores a menu that is current, unless it is stored. One that is not whole, as on a page of the build, is completed first. */
function keepMenu(): void {
  const known = knownMenu.get();
  const { freshness, version } = known;
  if (freshness !== 'current') return;
  const whole = wholeOf(known);
  if (whole.status === 'ready') {
    // What has expired is stored anew, however long the menu stays as it is.
    const isStored = version !== null && version === readStored().version;
    if (!isStored) writeMenu(whole.menu, version, whole.asOf);
  } else if (run.pages > 0) dispatch({ type: 'opened', known: false });
}

/**
 * Makes sure that the list of a category gets shown, or with 'whole' the whole menu: reads the menu where nothing fresh
 * is cached, otherwise compares the version, at most once per visit. Never throws: the outcome arrives by the subscription.
 */
export function openMenuList(wanted: DishCategoryName | 'whole'): void {
  const known = knownMenu.get();
  const list = wanted === 'whole' ? wholeOf(known) : listOf(known, wanted);
  dispatch({ type: 'opened', known: list.status === 'ready' });
}

/** Tries again after a failure. */
export function retryMenu(): void {
  dispatch({ type: 'retry' });
}

/** After a write of this browser's own: every cached list is dropped; other tabs learn it by the storage event. */
export function dropMenuCache(): void {
  clearMenu();
  dispatch({ type: 'dropped' }, EMPTY_MENU);
}

/** Begins to listen, once in the life of a page, to what makes the menu or the evening's state old. */
function watch(): void {
  if (run.isWatching) return;
  run.isWatching = true;
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
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    touchedAt = Date.now();
    updateTonight();
    if (touchedAt - hiddenAt >= VISIT_GAP_MS) dispatch({ type: 'visit' });
  }

  setInterval(askAgain, ASK_EVERY_MS);
  for (const input of ['pointerdown', 'keydown', 'scroll', 'wheel']) {
    window.addEventListener(input, touch, { capture: true, passive: true });
  }
  window.addEventListener('offline', () => dispatch({ type: 'offline' }));
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
  if (!run.isWatching) dispatch({ type: 'again' });
  watch();
}

/**
 * Calls the listener whenever a list may have changed, for a page that shows dishes: after an answer, after a write in this or
 * another tab, when a new visit begins, when the network is back.
 * @returns ends the subscription
 */
export function subscribeToMenu(listener: () => void): () => void {
  watch();
  const unsubscribe = knownMenu.subscribe(listener);
  run.pages += 1;
  return () => {
    unsubscribe();
    run.pages -= 1;
  };
}
