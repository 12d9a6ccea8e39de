import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { whenIdle } from '../when-idle';
import {
  adoptStoredLists,
  failLoadingLists,
  forgetMenu,
  getKnownVersion,
  getMenuList,
  getWholeMenu,
  hasFailedLists,
  markEdited,
  markLists,
  replaceLists,
  resetFailedLists,
  subscribeToKnownMenu,
} from './menu-cache';
import { isFresh } from './menu-keys';
import { watchMenuSignals } from './menu-signals';
import { askForVersion, keepMenu, readMenu, type Wanted } from './read-menu';
import { adoptKeptTonight, updateTonight } from './tonight';
import type { MenuVersion } from './version-answer';

/*
 * When the menu is read, and what with.
 *
 * | state     | begins when                                             | ends with                                        |
 * |-----------|---------------------------------------------------------|--------------------------------------------------|
 * | idle      | nothing is open, or this visit has compared the version |                                                  |
 * | comparing | an open list is fresh and this visit has not compared   | idle: the same version, or no answer; or loading |
 * | loading   | an open list is missing or expired, or the version differs | idle: the lists are replaced, or no answer    |
 *
 * A visit is a page load, or the tab becoming visible after VISIT_GAP_MS. Within a visit the version is asked for again every
 * ASK_EVERY_MS, for what is sold out tonight; the lists change their state only where it differs. A write of this tab ends whatever is under way.
 * A page that is about to be printed compares whatever this visit has compared before.
 */

/** What was answered, null where nothing was; null where nobody has asked. */
type Answer = Promise<MenuVersion | null> | null;

/** Changed by the functions of this module alone. */
const refresh = {
  /** What the open page shows. */
  opened: null as Wanted | null,
  /** Whether this visit has compared the version, or is about to. */
  compared: false,
  /** What was answered last to the notice, or will be. */
  asked: null as Answer,
  /** The comparison and the load under way: an answer to an earlier one is ignored. */
  comparison: null as symbol | null,
  load: null as symbol | null,
  subscribers: 0,
  /** How many pages show the notice: one at most, or two while one replaces the other. */
  notices: 0,
  watching: false,
};

function listOf(wanted: Wanted) {
  return wanted === 'whole' ? getWholeMenu() : getMenuList(wanted);
}

/** Whether a list is there and young enough: an expired one is shown only while there is no other. */
function isShowable(wanted: Wanted): boolean {
  const list = listOf(wanted);
  return list.status === 'ready' && isFresh(list, Date.now());
}

/**
 * Makes sure that the list of a category gets shown, or with 'whole' the whole menu: reads the menu where nothing fresh
 * is cached, otherwise compares the version, at most once per visit. Never throws: the outcome arrives by the subscription.
 */
export function openMenuList(wanted: Wanted): void {
  open(wanted);
}

/** The same for the whole menu on a page without dishes: compared with what was asked for the notice just before. */
export function openMenuAhead(): void {
  open('whole', refresh.asked);
}

function open(wanted: Wanted, known: Answer = null): void {
  refresh.opened = wanted;
  if (isShowable(wanted)) void compareVersion(wanted, known);
  else if (refresh.load === null) void loadMenu(wanted);
}

/** Tries again after a failure. */
export function retryMenu(wanted: Wanted): void {
  refresh.compared = false;
  refresh.load = null;
  resetFailedLists();
  markLists('pending', 'failed');
  openMenuList(wanted);
}

/** Gives the open page what it lacks, after something has changed behind it. */
function reopen(): void {
  if (refresh.opened && refresh.subscribers > 0) openMenuList(refresh.opened);
}

/** @param known an answer to compare with; null where it is to be asked for */
async function compareVersion(wanted: Wanted, known: Answer = null): Promise<void> {
  if (refresh.compared || refresh.load !== null) return;
  const comparison = Symbol('comparison');
  refresh.comparison = comparison;
  refresh.compared = true;
  try {
    const newest = (known && (await known)) ?? (await askForVersion());
    if (refresh.comparison !== comparison) return;
    if (newest.version === getKnownVersion()) {
      markLists('current');
      whenIdle(() => void keepMenu());
    } else {
      markEdited();
      await loadMenu(wanted, newest);
    }
  } catch {
    if (refresh.comparison === comparison) markLists('failed');
  }
}

/** @param newest the version where it was just read; otherwise it is asked for beside the list */
async function loadMenu(wanted: Wanted, newest?: MenuVersion): Promise<void> {
  const load = Symbol('load');
  refresh.load = load;
  refresh.comparison = null;
  refresh.compared = true;
  const deadline = setTimeout(() => refresh.load === load && failLoad(), FIRESTORE_TIMEOUT_MS);
  try {
    const { menu, version } = await readMenu(wanted, newest);
    if (refresh.load === load) replaceLists(menu, version);
  } catch {
    if (refresh.load === load) failLoad();
  } finally {
    clearTimeout(deadline);
    if (refresh.load === load) {
      refresh.load = null;
      // Only one category was read, and meanwhile the visitor has opened another.
      if (refresh.opened && listOf(refresh.opened).status === 'loading') reopen();
    }
  }
}

function failLoad(): void {
  refresh.load = null;
  failLoadingLists();
}

function cancel(): void {
  refresh.asked = null;
  refresh.compared = false;
  refresh.comparison = null;
  refresh.load = null;
}

/** After a write of this browser's own: every cached list is dropped; other tabs learn it by the storage event. */
export function dropMenuCache(): void {
  cancel();
  forgetMenu();
  reopen();
}

/**
 * Another tab has stored or dropped lists. What it stored is taken over; what it dropped is kept until the comparison
 * says that it is old: a tab that fails to store drops lists too, and two such tabs must not make each other read for ever.
 */
function followOtherTab(): void {
  cancel();
  adoptStoredLists();
  reopen();
}

/** What an earlier visit has compared is current no longer; what it could not compare keeps its age until an answer. */
function beginVisit(): void {
  refresh.compared = false;
  markLists('pending', 'current');
  reopen();
}

/**
 * Compares the whole menu with the server now, whatever this visit has compared before.
 * @returns when that is over, after FIRESTORE_TIMEOUT_MS at the latest: the menu says with what result. Never throws
 */
export async function compareWholeMenu(): Promise<void> {
  const isSettled = () => {
    const whole = getWholeMenu();
    return whole.status !== 'loading' && !(whole.status === 'ready' && whole.check === 'pending');
  };
  if (isSettled()) {
    refresh.compared = false;
    markLists('pending');
    openMenuList('whole');
  }
  let stop = () => {};
  const settled = new Promise<void>((resolve) => {
    stop = subscribeToKnownMenu(() => isSettled() && resolve());
  });
  await withTimeout(settled, FIRESTORE_TIMEOUT_MS).catch(() => {});
  stop();
}

/** Asks again within a visit. The lists stay as they are, also without an answer, unless there is another version. */
async function askAgain(): Promise<void> {
  const before = getKnownVersion();
  refresh.asked = askForVersion().catch(() => null);
  const newest = await refresh.asked;
  if (!newest || refresh.load !== null || getKnownVersion() !== before) return;
  tryAgain();
  if (newest.version === before) return;
  markEdited();
  // A page that shows no dishes leaves it to the next one that does.
  refresh.compared = false;
  if (refresh.opened && refresh.subscribers > 0) await loadMenu(refresh.opened, newest);
}

/** The network is back: what failed, or could not be compared, is worth another attempt. */
function tryAgain(): void {
  if (!hasFailedLists()) return;
  resetFailedLists();
  beginVisit();
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
      beginVisit();
      if (refresh.subscribers === 0 && refresh.notices > 0) void askAgain();
    },
    onAskAgain: () => {
      if (refresh.subscribers + refresh.notices > 0) void askAgain();
    },
    onBackOnline: tryAgain,
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
  };
}
