/*
 * The menu's freshness: how a phone's list, from the build's HTML, localStorage or the server, compares with the server's. Pure:
 * the first script and menu-refresh.ts run it, pages read it, and the style sheet sees it as `data-menu` on the root element.
 *
 * | freshness  | when                                    | prices and allergens     | with a filter on, or on paper |
 * |------------|-----------------------------------------|--------------------------|-------------------------------|
 * | asking     | the version is asked for, 3 s at most   | shown                    | what the list says is safe    |
 * | current    | the same version, or just read          | shown                    | the same                      |
 * | unanswered | no answer in 3 s, a failure, offline,   | shown, with their age    | the same, with its age        |
 * |            | or not compared for five minutes        |                          |                               |
 * | outdated   | another version; the new list is asked  | shown, except on cards   | nothing                       |
 * |            | for, 3 s at most                        | that the new list changes|                               |
 * | withheld   | that list is not there in 3 s, or fails | hidden, 'Il menu è       | nothing, with the same words  |
 * |            | (also on an earlier page or in a tab)   | cambiato…' and a retry   |                               |
 *
 * The freshness after an event, and the request to send; an empty cell changes nothing (tests/unit/menu-state reads this table):
 *
 * | event   | asking          | current          | unanswered       | outdated         | withheld         |
 * |---------|-----------------|------------------|------------------|------------------|------------------|
 * | opened  | + version       |                  | + version        | + list           | + list           |
 * | missing | + list          | + list           | + list           | + list           | + list           |
 * | same    | current         |                  | current          | current          | current          |
 * | other   | outdated + list | outdated + list  | outdated + list  | + list           | + list           |
 * | read    | current         |                  | current          | current          | current          |
 * | silence | unanswered      |                  |                  | withheld         |                  |
 * | failed  | unanswered      | unanswered       |                  | withheld         |                  |
 * | again   | + version       | + version        | + version        | + version        | + version        |
 * | visit   | + version       | asking + version | asking + version | + version        | + version        |
 * | retry   | + list          | + list           | + list           | + list           | + list           |
 * | dropped | + list          | asking + list    | asking + list    | asking + list    | asking + list    |
 *
 * No request is sent twice at a time. While no page shows dishes, only the version is requested, which brings what is sold out.
 */

export type Freshness = 'asking' | 'current' | 'unanswered' | 'outdated' | 'withheld';

export type MenuState = {
  freshness: Freshness;
  /** The version of the known lists; null if there is none. */
  version: string | null;
  /** Whether a page shows dishes. */
  open: boolean;
  /** The request in flight. A list comes with its version. */
  request: 'version' | 'list' | null;
  /** Whether the last request for the list failed. */
  failed: boolean;
};

/** The outcome of a request: the only events that the first script needs. */
export type AnswerEvent =
  /** The server has returned its version. */
  | { type: 'answered'; version: string }
  /** The server's list has arrived, with its version if that is known. */
  | { type: 'read'; version: string | null }
  /** PATIENCE_MS without a response. It may still arrive. */
  | { type: 'silence' }
  /** No response will arrive: the request failed, the network is gone, or the list was not compared for CURRENT_FOR_MS. */
  | { type: 'failed' };

export type MenuEvent =
  | AnswerEvent
  /** A page starts to show dishes. `known`: whether it has a list that has not expired. */
  | { type: 'opened'; known: boolean }
  | { type: 'again' }
  /** Somebody looks or touches again after a while, the network is back, or another tab has written of the menu. */
  | { type: 'visit' }
  /** Another attempt, by the visitor or after RETRY_AFTER_MS. */
  | { type: 'retry' }
  /** Every list was dropped: this browser has written a product, or the lists have expired. */
  | { type: 'dropped' };

export const NOTHING_KNOWN: MenuState = {
  freshness: 'asking',
  version: null,
  open: false,
  request: null,
  failed: false,
};

/** How long to wait for a response before it counts as silence, in ms. */
export const PATIENCE_MS = 3_000;

/** How long a tab must be hidden for its return to count as a new visit, in ms. */
export const VISIT_GAP_MS = 60 * 1000;

/** How often a visible page polls, in ms, until it was not touched for as long as a list counts as current. */
export const ASK_EVERY_MS = 2 * 60 * 1000;

/** How long a list counts as current after it was compared or read, in ms. */
export const CURRENT_FOR_MS = 5 * 60 * 1000;

/** How often a page checks that, in ms: timers that slept with the phone run late. */
export const TICK_MS = 10_000;

/** Delays before a withheld list is asked for again while the page is visible, in ms; later only with the polls. */
export const RETRY_AFTER_MS = [5_000, 15_000, 30_000] as const;

/**
 * Whether time alone has made a list older: the event is then `failed` on a page that nobody touches, else `visit`.
 * @param asOf when the list was compared or read, and the present, both in epoch ms by this device's clock
 */
export function hasLapsed(
  { freshness, asOf }: { freshness: Freshness; asOf: number },
  now: number,
) {
  return freshness === 'current' && !(now >= asOf && now - asOf < CURRENT_FOR_MS);
}

/** How silence and failure change the freshness. */
const unanswered: Partial<Record<Freshness, Freshness>> = {
  asking: 'unanswered',
  outdated: 'withheld',
};

function afterOpening(state: MenuState, known: boolean): MenuState {
  if (state.request === 'list') return state;
  if (!known || state.freshness === 'outdated' || state.freshness === 'withheld') {
    return { ...state, request: 'list', failed: false };
  }
  return state.freshness === 'current' ? state : { ...state, request: 'version' };
}

function afterVersion(state: MenuState, version: string): MenuState {
  const request = state.request === 'list' ? 'list' : null;
  if (version === state.version) return { ...state, failed: false, freshness: 'current', request };
  const freshness = state.freshness === 'withheld' ? 'withheld' : 'outdated';
  return { ...state, failed: false, freshness, request: state.open ? 'list' : request };
}

/** The state after a response, or after none has arrived. */
export function afterAnswer(state: MenuState, event: AnswerEvent): MenuState {
  const { open, request } = state;
  const freshness = unanswered[state.freshness] ?? state.freshness;
  const lost = freshness === 'current' ? 'unanswered' : freshness;
  switch (event.type) {
    case 'answered':
      return afterVersion(state, event.version);
    case 'read':
      return { ...NOTHING_KNOWN, open, freshness: 'current', version: event.version };
    case 'silence':
      return { ...state, freshness };
    case 'failed':
      return {
        ...state,
        freshness: lost,
        request: null,
        failed: state.failed || request === 'list',
      };
  }
}

function reduce(state: MenuState, event: MenuEvent): MenuState {
  const { freshness, open } = state;
  const isSettled = freshness === 'current' || freshness === 'unanswered';
  const list = open ? 'list' : null;
  switch (event.type) {
    case 'opened':
      return afterOpening(state, event.known);
    case 'again':
      return { ...state, request: state.request ?? 'version' };
    case 'visit':
      return {
        ...state,
        freshness: isSettled ? 'asking' : freshness,
        request: state.request ?? 'version',
      };
    case 'retry':
      return { ...state, failed: false, request: list };
    case 'dropped':
      return { ...NOTHING_KNOWN, open, request: list };
    default:
      return afterAnswer(state, event);
  }
}

/** @returns the state after an event, and the request to send because of it */
export function nextState(
  state: MenuState,
  event: MenuEvent,
): { state: MenuState; ask: MenuState['request'] } {
  const next = reduce(state, event);
  // These events supersede a request in flight: it is sent again, and the response to the earlier one is ignored.
  const isAnew = event.type === 'dropped' || event.type === 'retry';
  return { state: next, ask: isAnew || next.request !== state.request ? next.request : null };
}

/** Withholds a list that is known to be outdated. @param relied whether a filter is on, or the list is for paper */
export function offeredList<List extends { status: string; freshness?: Freshness }>(
  list: List,
  relied: boolean,
): List | { status: 'loading' } | { status: 'failed'; changed: boolean } {
  if (!relied) return list;
  if (list.freshness === 'outdated') return { status: 'loading' };
  return list.freshness === 'withheld' ? { status: 'failed', changed: true } : list;
}
