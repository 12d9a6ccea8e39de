import { groupByCategory, type Menu } from '../../domain/product/menu';
import { withTimeout } from '../timeout';
import { whenIdle } from '../when-idle';
import { fetchBakedWhole } from './baked-menu';
import { isLater } from './firestore-rest';
import { listProductsByCategory, readProducts } from './list-products';
import {
  addLists,
  admitExpiredLists,
  forgetLists,
  getBakedMenu,
  getMenuState,
  getWholeMenu,
  isKnown,
  replaceLists,
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
  /** How many pages show the notice: one at most, or two while one replaces the other. */
  notices: 0,
  watching: false,
};

/** @param newest the server's version, where the event is its answer */
function dispatch(event: MenuEvent, newest?: MenuVersion): void {
  const { state, ask } = nextState(getMenuState(), event);
  if (state.asked === null || ask) endQuestion();
  setMenuState(state, ['known', 'written', 'read', 'failed'].includes(event.type));
  if (ask === 'version') void askVersion();
  else if (ask === 'list') void askList(newest);
  // Only one category was read, or is stored whole.
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
    if (isLast()) dispatch({ type: 'failed', expired: false });
  }
}

async function askList(newest?: MenuVersion): Promise<void> {
  const isLast = beginQuestion(!!window.beforeReact?.list);
  const wanted = refresh.opened;
  try {
    const { menu, version } = await readMenu(wanted, newest);
    if (!isLast()) return;
    replaceLists(menu, version);
    dispatch({ type: 'read', version });
    storeMenu();
  } catch {
    if (!isLast()) return;
    dispatch({ type: 'failed', expired: !isKnown(wanted) && admitExpiredLists(wanted) });
  }
}

/** Reads lists and the version that they belong to, null where that cannot be read. */
async function readMenu(
  wanted: Wanted,
  newest?: MenuVersion,
): Promise<{ menu: Partial<Menu>; version: string | null }> {
  let asked: Promise<MenuVersion | null> | null = newest ? Promise.resolve(newest) : null;
  function ask(): Promise<MenuVersion | null> {
    asked ??= withTimeout(readVersionAndTonight(), PATIENCE_MS).catch(() => null);
    return asked;
  }
  const baked = getBakedMenu();
  const { freshness, version: known } = getMenuState();
  const isBakedCurrent = !newest && freshness === 'current' && known === baked?.version;
  if (baked && (isBakedCurrent || (await ask())?.version === baked.version)) {
    const menu = await fetchBakedWhole(baked).catch(() => null);
    if (menu) return { menu, version: baked.version };
  }
  if (wanted !== 'whole' && !canStore()) {
    const version = (await ask())?.version ?? null;
    return { menu: { [wanted]: await listProductsByCategory(wanted) }, version };
  }
  const [version, first] = await Promise.all([ask(), readProducts(takeAsked('list'))]);
  // Both were asked for side by side: a list that was read before the version's last write may lack what that wrote.
  const isOld = version?.updatedAt && isLater(version.updatedAt, first.readAt);
  const { products } = isOld ? await readProducts() : first;
  return { menu: groupByCategory(products), version: version?.version ?? null };
}

/**
 * Stores a menu that is current and not stored: after a first visit to a page of the build, or where another tab has dropped
 * the lists. Nothing is read for it that Firestore bills.
 */
async function keepMenu(): Promise<void> {
  const baked = getBakedMenu();
  if (getMenuState().freshness !== 'current' || storeMenu() || !baked) return;
  const whole = await fetchBakedWhole(baked).catch(() => null);
  if (!whole || getMenuState().version !== baked.version) return;
  addLists(whole, baked.readAt);
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

/**
 * Another tab has stored or dropped lists. What it stored is shown; what it dropped is kept until the comparison
 * says that it is old: a tab that fails to store drops lists too, and two such tabs must not make each other read for ever.
 */
function followOtherTab(): void {
  const version = readVersion();
  if (version === null || version === getMenuState().version) dispatch({ type: 'visit' });
  else {
    forgetLists();
    dispatch({ type: 'known', version });
  }
}

/**
 * Compares the whole menu with the server now, whatever this visit has compared before.
 * @returns when that is over: the menu says with what result. Never throws
 */
export function compareWholeMenu(): Promise<void> {
  dispatch({ type: 'compare' });
  return new Promise((resolve) => {
    const look = () => {
      const whole = getWholeMenu();
      const freshness = whole.status === 'ready' && whole.freshness;
      if (whole.status === 'loading' || freshness === 'asking' || freshness === 'outdated') return;
      stop();
      resolve();
    };
    const stop = subscribeToKnownMenu(look);
    look();
  });
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
    onChangedElsewhere: followOtherTab,
    onTonightElsewhere: adoptKeptTonight,
    onVisible: updateTonight,
    onNewVisit: () => {
      dispatch({ type: 'visit' });
      if (refresh.subscribers === 0 && refresh.notices > 0) void askAgain();
    },
    onAskAgain: () => {
      if (refresh.subscribers + refresh.notices > 0) void askAgain();
    },
    onBackOnline: () => dispatch({ type: 'online' }),
  });
}

/**
 * Keeps the notice current on a page, with dishes or without. A page that has asked for nothing yet asks now.
 * @returns ends it
 */
export function openTonight(): () => void {
  if (!refresh.watching) void askAgain();
  watch();
  refresh.notices += 1;
  return () => {
    refresh.notices -= 1;
  };
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
