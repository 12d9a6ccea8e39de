import { groupByCategory, groupInOrder } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { deviceNow, noteServerTime } from '../clock';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { whenIdle } from '../when-idle';
import { type MenuVersion, readMenuVersion, readProducts } from './firestore-rest';
import {
  EMPTY_MENU,
  getHydratedMenu,
  type KnownMenu,
  knownMenu,
  readStored,
  wholeOf,
} from './menu-cache';
import {
  ASK_EVERY_MS,
  CURRENT_FOR_MS,
  hasLapsed,
  type MenuEvent,
  nextState,
  PATIENCE_MS,
  RETRY_AFTER_MS,
  TICK_MS,
  VISIT_GAP_MS,
} from './menu-state';
import {
  clearMenu,
  isFresh,
  isOutdated,
  NEWEST_KEY,
  readNewest,
  VERSION_KEY,
  writeMenu,
} from './menu-store';
import { adoptKeptTonight, expectTonight, updateTonight } from './tonight';
import { TONIGHT_KEY } from './tonight-now';

/*
 * Runs the state machine of menu-state.ts: dispatches events, sends the requests that it calls for, stores lists and keeps time.
 * A visit is a page load, or somebody looking again after VISIT_GAP_MS, or touching the page after CURRENT_FOR_MS.
 */

/** Only the functions of this module change it. */
const run = {
  /** How many pages show dishes. */
  pages: 0,
  /** The request in flight: the response to an earlier one is ignored. */
  request: null as { kind: 'version' | 'list' } | null,
  patience: undefined as ReturnType<typeof setTimeout> | undefined,
  /** How many requests have failed since the list was withheld. */
  failures: 0,
  /** How often another tab has stored or dropped lists, or has heard of a newer version. */
  changes: 0,
  isWatching: false,
};

/**
 * @param news changes to the known menu that come with the event
 * @param newest the server's version, if the event is that response
 */
function dispatch(event: MenuEvent, news: Partial<KnownMenu> = {}, newest?: MenuVersion): void {
  const known = knownMenu.get();
  const inFlight = run.request?.kind ?? null;
  const { state, ask } = nextState({ ...known, open: run.pages > 0, request: inFlight }, event);
  const { freshness, version, failed } = state;
  if (state.request === null || ask) {
    run.request = null;
    clearTimeout(run.patience);
  } else if (freshness !== known.freshness) waitForAnswer(PATIENCE_MS);
  const changes = Object.entries({ ...news, freshness, version, failed });
  if (changes.some(([name, value]) => value !== Reflect.get(known, name))) {
    knownMenu.set({ ...known, ...Object.fromEntries(changes) });
  }
  if (freshness !== 'withheld') run.failures = 0;
  if (ask) void sendRequest(ask, newest);
}

function waitForAnswer(ms: number): void {
  clearTimeout(run.patience);
  run.patience = setTimeout(() => dispatch({ type: 'silence' }), ms);
}

/** Asks again for a withheld list, if the page is then visible. A request in flight is never cut off. */
function retryWithheld(): void {
  const wait = RETRY_AFTER_MS[run.failures];
  run.failures += 1;
  if (wait === undefined || !isWithheld()) return;
  setTimeout(() => {
    const isIdle = run.request === null && document.visibilityState === 'visible';
    if (isIdle && isWithheld()) dispatch({ type: 'retry' });
  }, wait);
}

async function sendRequest(kind: 'version' | 'list', newest?: MenuVersion): Promise<void> {
  const request = { kind };
  const { beforeReact } = window;
  // If the page's first script has sent the request, part of the wait is over.
  const waited = beforeReact?.[kind] ? Math.max(0, deviceNow() - beforeReact.askedAt) : 0;
  // In a tab that was opened in the background it may have sent it long ago.
  const isLate = waited >= VISIT_GAP_MS;
  if (isLate) takeEarlyRequest(kind);
  run.request = request;
  const { changes } = run;
  waitForAnswer(isLate ? PATIENCE_MS : PATIENCE_MS - waited);
  try {
    if (kind === 'list') {
      const { version = null, ...news } = await readLists(newest);
      if (run.request !== request) return;
      dispatch({ type: 'read', version }, news);
      keepMenu();
    } else {
      const answer = await readVersionAndTonight();
      if (run.request !== request) return;
      const { version } = answer;
      const isSame = version === knownMenu.get().version;
      const news = isSame ? { asOf: deviceNow(), baked: null } : {};
      dispatch({ type: 'answered', version }, news, answer);
      whenIdle(keepMenu);
    }
    // Staff may have written after the server had read this response. Only then: its version may be older than the newest.
    if (run.changes !== changes) {
      heedNewest();
      dispatch({ type: 'visit' });
    }
  } catch {
    if (run.request !== request) return;
    dispatch({ type: 'failed' });
    retryWithheld();
  }
}

const isWithheld = () => knownMenu.get().freshness === 'withheld' && run.pages > 0;

/** Takes over a request that the page's first script has sent, once. */
function takeEarlyRequest<Name extends 'version' | 'list'>(name: Name) {
  const { beforeReact } = window;
  const request = beforeReact?.[name] ?? undefined;
  if (beforeReact) beforeReact[name] = null;
  return request;
}

/** Requests the menu's version. The response also says what is sold out tonight, which is applied at once. */
async function readVersionAndTonight(): Promise<MenuVersion> {
  const adoptTonight = expectTonight();
  const answer = await (takeEarlyRequest('version') ?? readMenuVersion());
  // The first script has its own copy of the clock.
  noteServerTime(answer);
  adoptTonight(answer);
  return answer;
}

/** Reads every list, with the version that they belong to: null if that cannot be read. */
async function readLists(newest?: MenuVersion): Promise<Partial<KnownMenu>> {
  const ofBuild = await readListsOfBuild();
  if (ofBuild) return ofBuild;
  const latest = newest
    ? Promise.resolve(newest)
    : withTimeout(readVersionAndTonight(), PATIENCE_MS).catch(() => null);
  const [answer, first] = await Promise.all([latest, readProducts(takeEarlyRequest('list'))]);
  // The requests run in parallel: a list that was read before the version's last write may lack what that wrote.
  const isOld = answer?.updatedAt && answer.updatedAt >= first.readAt;
  const { products } = isOld ? await readProducts() : first;
  const lists = groupByCategory(withKnown(products));
  return { ...EMPTY_MENU, version: answer?.version ?? null, lists, asOf: deviceNow() };
}

/** The dishes that were read, with the known object for each that is unchanged: what shows one need not render again. */
function withKnown(products: readonly Product[]): Product[] {
  const known = Object.values(knownMenu.get().lists).flat();
  const byContent = new Map(known.map((product) => [JSON.stringify(product), product]));
  return products.map((product) => byContent.get(JSON.stringify(product)) ?? product);
}

/**
 * Loads the lists that a page from the build lacks, if its own list is current: from a file on the hosting, since Firestore would
 * bill every product.
 * @returns null if the page's list is not current, or if the file is unavailable, as after a newer deployment
 */
async function readListsOfBuild() {
  const { freshness, version, lists } = knownMenu.get();
  const { baked } = getHydratedMenu();
  if (freshness !== 'current' || !baked || baked.version !== version) return null;
  const read = fetch(baked.file).then((response): Promise<Product[]> => response.json());
  const products = await withTimeout(read, FIRESTORE_TIMEOUT_MS).catch(() => null);
  return products && { version, lists: { ...groupInOrder(products), ...lists } };
}

/** Stores the menu if it is current and not stored yet. An incomplete one, as on a page from the build, is completed first. */
function keepMenu(): void {
  const known = knownMenu.get();
  const { freshness, version } = known;
  if (freshness !== 'current') return;
  const whole = wholeOf(known);
  if (whole.status === 'ready') {
    // Expired lists do not count as stored: they are stored again, however long the menu stays unchanged.
    const isStored = version !== null && version === readStored().version;
    if (!isStored) writeMenu(whole.menu, version, whole.asOf);
  } else if (run.pages > 0) dispatch({ type: 'opened', known: false });
}

/**
 * Ensures that a page's list can be shown: reads the menu if nothing fresh is cached, otherwise compares the version, at most once
 * per visit. Never throws: subscribers receive the outcome.
 * @param listIn finds the page's list in what is known, such as `wholeOf`
 */
export function openMenu(listIn: (known: KnownMenu) => { status: string }): void {
  heedNewest();
  dispatch({ type: 'opened', known: listIn(knownMenu.get()).status === 'ready' });
}

/** Withdraws a list that this browser knows to be outdated: another tab, or the reserved area, has heard of a newer version. */
function heedNewest(): void {
  const { version } = knownMenu.get();
  if (version !== null && isOutdated(version))
    dispatch({ type: 'answered', version: readNewest() });
}

/** Tries again after a failure. */
export function retryMenu(): void {
  dispatch({ type: 'retry' });
}

/** Drops every cached list after a write by this browser; other tabs learn of it from the storage event. */
export function dropMenuCache(): void {
  clearMenu();
  dispatch({ type: 'dropped' }, EMPTY_MENU);
}

/** Starts listening, once per page load, to the events that make the menu or tonight's state stale. */
function watch(): void {
  if (run.isWatching) return;
  run.isWatching = true;
  adoptKeptTonight();
  const isHidden = () => document.visibilityState === 'hidden';
  let hiddenAt = isHidden() ? deviceNow() : Number.POSITIVE_INFINITY;
  let touchedAt = deviceNow();

  const isIdle = () => deviceNow() - touchedAt >= CURRENT_FOR_MS;
  function askAgain() {
    if (!isHidden() && !isIdle()) dispatch({ type: 'again' });
  }
  function attend(isVisit: boolean) {
    touchedAt = deviceNow();
    if (isVisit) dispatch({ type: 'visit' });
  }
  /** Time alone makes a list older, and ends evenings. Who looks again at a hidden page is answered first. */
  function passTime() {
    updateTonight();
    const known = knownMenu.get();
    if (isHidden()) return;
    if (known.asOf > 0 && !isFresh(known.asOf)) dispatch({ type: 'dropped' }, EMPTY_MENU);
    else if (hasLapsed(known, deviceNow())) dispatch({ type: 'failed' });
  }
  function look() {
    const now = deviceNow();
    if (isHidden()) hiddenAt = now;
    else attend(now - hiddenAt >= VISIT_GAP_MS || hasLapsed(knownMenu.get(), now));
    passTime();
  }

  setInterval(askAgain, ASK_EVERY_MS);
  setInterval(passTime, TICK_MS);
  for (const input of ['pointerdown', 'keydown', 'scroll', 'wheel']) {
    window.addEventListener(input, () => attend(isIdle()), { capture: true, passive: true });
  }
  window.addEventListener('offline', () => dispatch({ type: 'failed' }));
  window.addEventListener('online', () => dispatch({ type: 'visit' }));
  document.addEventListener('visibilitychange', look);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TONIGHT_KEY) adoptKeptTonight();
    if (key !== null && key !== VERSION_KEY && key !== NEWEST_KEY) return;
    run.changes += 1;
    heedNewest();
    dispatch({ type: 'visit' });
  });
}

/** Keeps the notice up to date from now on, also on pages without dishes. A page that has sent no request yet sends one now. */
export function openTonight(): void {
  const isFirst = !run.isWatching;
  // First what is stored: a response to an earlier request would be ignored.
  watch();
  if (isFirst) dispatch({ type: 'again' });
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
  };
}
