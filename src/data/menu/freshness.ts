/*
 * How a list of the menu compares with the server's, and what may be shown of it. Pure. A list comes from the build, in a page's
 * HTML or in a file, from localStorage or from the server; none is older than thirty days. The first script and runner.ts run `next`; pages ask `visibleMenu`;
 * the style sheet sees `data-menu` and `data-late` on the root element.
 *
 * | freshness | when                                    | without a filter           | with a filter on, or on paper |
 * |-----------|-----------------------------------------|----------------------------|-------------------------------|
 * | unsure    | not compared yet, no answer, offline,   | shown; when late, with the | the same                      |
 * |           | or not compared for five minutes        | date of the list           |                               |
 * | current   | the same version, or just read          | shown                      | shown                         |
 * | changed   | the server is known to have another     | names alone; when late, 'Il| nothing; when late, the same  |
 * |           | version: seen on this page, an earlier  | menu è cambiato …' and     | words                         |
 * |           | one, or in another tab                  | 'Riprova'                  |                               |
 *
 * Late: no answer for PATIENCE_MS, or none will come. The state after an event, what is to be done, and when the list is late
 * afterwards; an empty cell changes nothing (tests/unit/freshness.test.ts reads this table):
 *
 * | event   | unsure          | current          | changed         | late             |
 * |---------|-----------------|------------------|-----------------|------------------|
 * | opened  | + version       |                  | + list          | as before        |
 * | missing | + list          | + list           | + list          | no               |
 * | same    | current + store | + store          | current + store | no               |
 * | other   | changed + list  | changed + list   | + list          | if it is changed |
 * | read    | current + store | + store          | current + store | no               |
 * | built   | unsure          |                  | unsure          | unless current   |
 * | silence |                 |                  |                 | unless current   |
 * | failed  |                 | unsure           |                 | yes              |
 * | looked  | + version       | unsure + version | + list          | if it is changed |
 */

export type Freshness = 'unsure' | 'current' | 'changed';

export type MenuState = {
  freshness: Freshness;
  late: boolean;
  /** The version of the known lists; null if there is none. */
  version: string | null;
};

export type MenuEvent =
  /** A page starts to show dishes. `known`: whether its list is there; if not, or on 'Riprova', the list is read. */
  | { type: 'opened'; known: boolean }
  /** The server has this version, or another tab has read it. */
  | { type: 'answered'; version: string }
  /** The server's list has arrived, with its version if that is known. */
  | { type: 'read'; version: string | null }
  /** Nothing answers, and the build's list stands in: it is the latest that is known. */
  | { type: 'built'; version: string }
  /** PATIENCE_MS without an answer. It may still arrive. */
  | { type: 'silence' }
  /** No answer will arrive, the network is gone, or the list was not compared for CURRENT_FOR_MS. */
  | { type: 'failed' }
  /** Somebody looks or touches again after a while, the network is back, or another tab has written. */
  | { type: 'looked' };

/** The work that an event calls for: ask for the version, read the list, store the list. */
type Todo = 'version' | 'list' | 'store' | null;

/** How long an answer may take before the page says so, in ms. */
export const PATIENCE_MS = 3_000;

/** How long a list counts as current after it was compared or read, in ms. */
const CURRENT_FOR_MS = 5 * 60 * 1000;

/** How often a page checks that, in ms: a timer that slept with the phone runs late. */
export const TICK_MS = 10_000;

/** Whether five minutes have passed, or the clock was set back. @param since, now in epoch ms by this device's clock */
export const needsRecheck = (since: number, now: number) =>
  !(now >= since && now - since < CURRENT_FOR_MS);

const whenOpened = { unsure: 'version', current: null, changed: 'list' } as const;

/** @returns the state after an event, and what is to be done because of it: the table above */
export function next<State extends MenuState>(
  state: State,
  event: MenuEvent,
): { state: State; todo: Todo } {
  const { freshness, late } = state;
  const isChanged = freshness === 'changed';
  switch (event.type) {
    case 'opened':
      if (event.known) return { state, todo: whenOpened[freshness] };
      return { state: { ...state, late: false }, todo: 'list' };
    case 'answered':
      if (event.version === state.version) {
        return { state: { ...state, freshness: 'current', late: false }, todo: 'store' };
      }
      return { state: { ...state, freshness: 'changed', late: isChanged && late }, todo: 'list' };
    case 'read': {
      const { version } = event;
      return { state: { ...state, freshness: 'current', late: false, version }, todo: 'store' };
    }
    case 'built': {
      if (freshness === 'current') return { state, todo: null };
      const { version } = event;
      return { state: { ...state, freshness: 'unsure', late: true, version }, todo: null };
    }
    case 'silence':
      return { state: { ...state, late: freshness !== 'current' }, todo: null };
    case 'failed':
      return {
        state: { ...state, freshness: isChanged ? 'changed' : 'unsure', late: true },
        todo: null,
      };
    case 'looked':
      if (isChanged) return { state, todo: 'list' };
      return { state: { ...state, freshness: 'unsure', late: false }, todo: 'version' };
  }
}

/** A list as pages know it. */
export type MenuList<Content> = Pick<MenuState, 'freshness' | 'late'> & {
  /** undefined until there is a list. */
  content: Content | undefined;
  /** When it last matched the server's, in epoch ms: see `KnownMenu`. */
  asOf: number;
  /** When the build read it, in words, if it is the list of the page's HTML. */
  words: { day: string; moment: string } | null;
};

type NoList = Pick<MenuState, 'freshness' | 'late'> & { content?: undefined };

/**
 * The part of a list that a page may show. 'names': the names and warnings of its dishes alone. 'failed' is said with 'Riprova';
 * `changed`: we hold a list, but the server has a newer one.
 */
export type VisibleMenu<Content> =
  | (NoList & { status: 'loading' })
  | (NoList & { status: 'failed'; changed: boolean })
  | (MenuList<Content> & { status: 'names'; freshness: 'changed'; content: Content })
  | (MenuList<Content> & { status: 'ready'; freshness: 'unsure' | 'current'; content: Content });

/**
 * The one rule of what may be shown: the first table above.
 * @param hideIfChanged whether a changed list is hidden whole: a filter is on, the query names an allergen, or it is for paper
 */
export function visibleMenu<Content>(
  list: MenuList<Content>,
  { hideIfChanged }: { hideIfChanged: boolean },
): VisibleMenu<Content> {
  const { content, freshness, late } = list;
  const none = { freshness, late };
  if (content === undefined) {
    return late ? { ...none, status: 'failed', changed: false } : { ...none, status: 'loading' };
  }
  if (freshness !== 'changed') return { ...list, status: 'ready', content, freshness };
  if (!hideIfChanged) return { ...list, status: 'names', content, freshness };
  return late ? { ...none, status: 'failed', changed: true } : { ...none, status: 'loading' };
}
