import { deviceNow } from '../clock';
import { whenIdle } from '../when-idle';
import type { MenuVersion } from './firestore-rest';
import { type MenuEvent, needsRecheck, next, PATIENCE_MS } from './freshness';
import { HOUSE_KEY } from './house-copy';
import { applyStoredHouse } from './house-now';
import { buildToStandIn, EMPTY_MENU, type KnownMenu, knownMenu, wholeOf } from './known-menu';
import {
  clearMenu,
  isFresh,
  isOutdated,
  isStored,
  NEWEST_KEY,
  readNewest,
  VERSION_KEY,
  writeMenu,
} from './menu-store';
import { readFileOfBuild, readLists, readVersion, sentAtOf } from './read-menu';
import { adoptStoredToday, updateToday } from './today';
import { TODAY_KEY } from './today-now';
import { watchPage } from './visits';

/* Runs the table of freshness.ts: keeps its state in `knownMenu`, and does what it calls for. */

/** Delays before a list that is changed, missing or the build's is asked for again after a failure, in ms; later only with the polls. */
const RETRY_AFTER_MS = [5_000, 15_000, 30_000] as const;

type Request = {
  kind: 'version' | 'list';
  /** The request for the version; a list that is asked for meanwhile, or because of its answer, has that version. */
  version: Promise<MenuVersion> | null;
  /** The newest version known when it was sent. The answer does not cover a later one from another tab. */
  newestAtSend: string;
  /** When it was sent, in epoch ms by this device's clock. The answer is valid for that time only: a phone may sleep before it arrives. */
  sentAt: number;
};

/** Only the functions of this module change it. */
const run = {
  /** How many pages show dishes. Without any the list is not read. */
  pages: 0,
  /** The request in flight: the answer to an earlier one is ignored. */
  request: null as Request | null,
  /** Runs while an answer is awaited, then until the next retry. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  /** Cancels storing the menu, which waits until the browser is idle. */
  cancelStore: undefined as (() => void) | undefined,
  /** How many requests have failed since the list was last current. */
  failures: 0,
  /** Whether a page that is open lacks its list. */
  isLacking: false,
  /** Whether the build's list stands in for the server's. */
  standsIn: false,
  /** The newest version that the known list was compared with. */
  newestCompared: '',
  isWatching: false,
};

/** @param news what else becomes known with the event */
function dispatch(event: MenuEvent, news: Partial<KnownMenu> = {}): void {
  const before = knownMenu.get();
  const { state, todo } = next({ ...before, ...news }, event);
  const names = Object.keys(state) as (keyof KnownMenu)[];
  // Listeners hear of changes alone.
  if (names.some((name) => state[name] !== before[name])) knownMenu.set(state);
  if (state.freshness === 'current') Object.assign(run, { failures: 0, standsIn: false });
  if (todo === 'version' || (todo === 'list' && run.pages > 0)) send(todo);
  if (todo === 'store' && event.type === 'read') store();
  else if (todo === 'store') {
    run.cancelStore?.();
    run.cancelStore = whenIdle(store);
  }
}

/** Sends a request, unless it or one for the list, which brings the version too, is on its way. */
function send(kind: Request['kind']): void {
  const { request: before } = run;
  const sentAt = sentAtOf(kind);
  if (before?.kind !== 'list' && before?.kind !== kind) {
    const version = kind === 'version' ? askVersion() : (before?.version ?? null);
    run.request = { kind, version, newestAtSend: readNewest(), sentAt };
    void awaitAnswer(run.request);
  }
  clearTimeout(run.timer);
  const waited = Math.max(0, deviceNow() - sentAt);
  if (waited >= PATIENCE_MS) noteSilence();
  else run.timer = setTimeout(noteSilence, PATIENCE_MS - waited);
}

/** PATIENCE_MS without an answer. Without a list there is no date to show. */
function noteSilence(): void {
  void standIn().then((isShown) => {
    const hasList = Object.keys(knownMenu.get().lists).length > 0;
    if (!isShown && hasList) dispatch({ type: 'silence' });
  });
}

/** No answer has come. Does not take away what another request may still bring. */
function noteFailure(): void {
  void standIn().then((isShown) => {
    if (!isShown && !run.request) dispatch({ type: 'failed' });
    retryLater();
  });
}

/** Shows the build's list, if nothing later is known. @returns whether it does */
async function standIn(): Promise<boolean> {
  const needsList = () => {
    const { version } = knownMenu.get();
    const build = run.pages > 0 ? buildToStandIn(knownMenu.get()) : null;
    // The part that the page shows may be all that there is.
    return build && (run.isLacking || build.version !== version) ? build : null;
  };
  const build = needsList();
  const lists = build && (await readFileOfBuild(build, knownMenu.get()));
  // An answer may have come meanwhile.
  if (!lists || needsList() !== build) return false;
  run.standsIn = true;
  dispatch({ type: 'built', version: build.version }, { lists, asOf: build.readAt, baked: null });
  return true;
}

/** Applies a newer version at once, even if the list requested with it has not arrived. */
async function askVersion(): Promise<MenuVersion> {
  const answer = await readVersion();
  applyNewestVersion();
  return answer;
}

async function awaitAnswer(request: Request): Promise<void> {
  const { kind, newestAtSend, sentAt } = request;
  const readVersionToo = () => request.version ?? askVersion();
  const sent = kind === 'list' ? readLists(knownMenu.get(), readVersionToo) : readVersionToo();
  const answer = await sent.catch(() => null);
  if (run.request !== request) return;
  clearTimeout(run.timer);
  if (!answer) {
    run.request = null;
    return noteFailure();
  }
  const newest = readNewest();
  const isOvertaken = newest !== newestAtSend && newest !== answer.version;
  if (isOvertaken || needsRecheck(sentAt, deviceNow())) {
    run.request = null;
    return lookAgain();
  }
  run.newestCompared = newest;
  if ('lists' in answer) {
    run.request = null;
    dispatch({ type: 'read', version: answer.version }, { asOf: sentAt, ...answer, baked: null });
    return;
  }
  const isSame = answer.version === knownMenu.get().version;
  // While the request is the latest, the list that its answer may call for takes its version.
  dispatch(
    { type: 'answered', version: answer.version },
    isSame ? { asOf: sentAt, baked: null } : {},
  );
  if (run.request === request) run.request = null;
}

/**
 * Asks again for a list that has changed and could not be read, or that is missing or the build's, if the page is then visible and
 * nothing else has asked.
 */
function retryLater(): void {
  const wait = RETRY_AFTER_MS[run.failures];
  const isMissing = run.isLacking && !wholeOf(knownMenu.get()).content;
  const needsMore = isMissing || run.standsIn || knownMenu.get().freshness === 'changed';
  if (wait === undefined || !needsMore || run.request) return;
  run.failures += 1;
  run.timer = setTimeout(() => {
    if (document.visibilityState !== 'visible') return;
    // What is said of the list stays until there is an answer.
    if (run.pages > 0) send(run.standsIn ? 'version' : 'list');
  }, wait);
}

/** Stores the menu if it is current and not stored yet. An incomplete one, as on a page from the build, is completed first. */
function store(): void {
  const known = knownMenu.get();
  const { freshness, version, asOf } = known;
  if (freshness !== 'current') return;
  const { content: menu } = wholeOf(known);
  if (!menu) dispatch({ type: 'opened', known: false });
  // Expired lists do not count as stored, however long the menu stays unchanged.
  else if (version === null || !isStored(version)) writeMenu(menu, version, asOf);
}

/** Applies the newest version that any tab has been told of, the reserved area included. */
function applyNewestVersion(): void {
  const newest = readNewest();
  if (newest === run.newestCompared) return;
  run.newestCompared = newest;
  if (isOutdated(knownMenu.get().version)) dispatch({ type: 'answered', version: newest });
}

/** Somebody looks again, or what the list was last compared with is too old. */
function lookAgain(): void {
  applyNewestVersion();
  // Without dishes the version is enough: it brings what is sold out.
  if (run.pages > 0) dispatch({ type: 'looked' });
  else send('version');
}

/**
 * Ensures that a page's list can be shown: reads the menu if nothing fresh is cached, otherwise compares the version, at most once
 * per visit. Never throws: subscribers receive the outcome.
 * @param known whether the page's list is there
 */
export function openMenu(known: boolean): void {
  if (!known) run.isLacking = true;
  applyNewestVersion();
  dispatch({ type: 'opened', known });
}

/** Reads the menu again, as the visitor asks. */
export function retryMenu(): void {
  run.request = null;
  dispatch({ type: 'opened', known: false });
}

/** Forgets every list in memory, and what is on its way. */
function forget(): void {
  Object.assign(run, { request: null, failures: 0, standsIn: false });
  clearTimeout(run.timer);
  run.cancelStore?.();
  knownMenu.set(EMPTY_MENU);
  dispatch({ type: 'opened', known: false });
}

/** Drops every cached list after a write by this browser; other tabs learn of it from the storage event. */
export function dropMenuCache(): void {
  clearMenu();
  forget();
}

/** Starts listening to the page, once per page load. */
function watch(): void {
  if (run.isWatching) return;
  run.isWatching = true;
  adoptStoredToday();
  watchPage({
    onVisit: lookAgain,
    /** Ends what holds for today, drops a list older than 30 days, marks one unchecked for five minutes as unsure. */
    onTick(isVisible) {
      updateToday();
      if (!isVisible) return;
      applyNewestVersion();
      const { freshness, asOf } = knownMenu.get();
      const isUnchecked = freshness === 'current' && needsRecheck(asOf, deviceNow());
      if (asOf > 0 && !isFresh(asOf)) forget();
      else if (isUnchecked) dispatch({ type: 'failed' });
    },
    onPoll: () => send('version'),
    onOffline: () => dispatch({ type: 'failed' }),
    onStored(key, value) {
      if (key === null || key === TODAY_KEY) adoptStoredToday();
      if (key === HOUSE_KEY) applyStoredHouse();
      if (key !== null && key !== VERSION_KEY && key !== NEWEST_KEY) return;
      // Staff may have written after the server had read the answer that is on its way.
      if (value === null) run.request = null;
      lookAgain();
    },
  });
}

/** Keeps the notice up to date from now on, also on pages without dishes. A page that has sent no request yet sends one now. */
export function openToday(): void {
  const isFirst = !run.isWatching;
  // First what is stored: a response to an earlier request would be ignored.
  watch();
  if (isFirst) send('version');
}

/**
 * Subscribes a page that shows dishes. The listener is called whenever a list may have changed: after a response, after a write
 * in this or another tab, when a new visit begins, when the network is back.
 * @returns a function that unsubscribes the listener
 */
export function subscribeToMenu(listener: () => void): () => void {
  watch();
  const unsubscribe = knownMenu.subscribe(listener);
  run.pages += 1;
  return () => {
    unsubscribe();
    run.pages -= 1;
    if (run.pages === 0) run.isLacking = false;
  };
}
