/*
 * How the menu on a phone compares with the server's, wherever it comes from: the build's HTML, localStorage or the server. Pure: the
 * first script and menu-refresh.ts run it, every page asks it, and the style sheet knows it as `data-menu` on the root element.
 *
 * | freshness  | when                                    | prices and allergens     | with a filter on, or on paper |
 * |------------|-----------------------------------------|--------------------------|-------------------------------|
 * | asking     | the version is asked for, 3 s at most   | shown                    | what the list says is safe    |
 * | current    | the same version, or just read          | shown                    | the same                      |
 * | unanswered | no answer in 3 s, a failure, or offline | shown, with their age    | the same, with its age        |
 * | outdated   | another version; the new list is asked  | shown, except on cards   | nothing                       |
 * |            | for, 3 s at most                        | that the new list changes|                               |
 * | withheld   | that list is not there in 3 s, or fails | hidden, 'Il menu è       | nothing, with the same words  |
 * |            |                                         | cambiato…' and a retry   |                               |
 *
 * What an event makes of it, and what is asked for then; an empty cell changes nothing (tests/unit/menu-state reads this table):
 *
 * | event   | asking          | current          | unanswered       | outdated         | withheld         |
 * |---------|-----------------|------------------|------------------|------------------|------------------|
 * | opened  | + version       |                  | + version        | + list           | + list           |
 * | missing | + list          | + list           | + list           | + list           | + list           |
 * | same    | current         |                  | current          | current          | current          |
 * | other   | outdated + list | outdated + list  | outdated + list  | + list           | + list           |
 * | read    | current         |                  | current          | current          | current          |
 * | silence | unanswered      |                  |                  | withheld         |                  |
 * | failed  | unanswered      |                  |                  | withheld         |                  |
 * | offline | unanswered      | unanswered       |                  | withheld         |                  |
 * | again   | + version       | + version        | + version        | + version        | + version        |
 * | visit   | + version       | asking + version | + version        | + version        | + version        |
 * | retry   | + list          | + list           | + list           | + list           | + list           |
 * | dropped | + list          | asking + list    | asking + list    | asking + list    | asking + list    |
 *
 * Nothing is asked for twice at a time, and while no page shows dishes nothing but the version, which brings what is sold out.
 */

export type Freshness = 'asking' | 'current' | 'unanswered' | 'outdated' | 'withheld';

export type MenuState = {
  freshness: Freshness;
  /** The version of the lists that are known; null where there is none. */
  version: string | null;
  /** Whether a page shows dishes. */
  open: boolean;
  /** What is being asked for. A list comes with its version. */
  asked: 'version' | 'list' | null;
  /** Whether the last question for the list was in vain: lists that are too old stand in for it. */
  failed: boolean;
};

/** What comes of a question: all that the first script has to know of. */
export type AnswerEvent =
  /** The server has answered with its version. */
  | { type: 'answered'; version: string }
  /** The server's list is there, with its version where that is known. */
  | { type: 'read'; version: string | null }
  /** PATIENCE_MS without an answer. It may still come. */
  | { type: 'silence' }
  /** No answer, and none to come. */
  | { type: 'failed' };

export type MenuEvent =
  | AnswerEvent
  /** A page shows dishes now. `known`: whether it has a list that is young enough. */
  | { type: 'opened'; known: boolean }
  /** The network is gone. */
  | { type: 'offline' }
  /** It is time to ask again. */
  | { type: 'again' }
  /** The tab is seen again after a while, the network is back, or another tab has stored or dropped lists. */
  | { type: 'visit' }
  /** The visitor asks for another attempt. */
  | { type: 'retry' }
  /** This browser has written a product: every list was dropped. */
  | { type: 'dropped' };

/** Before anything is known. */
export const NOTHING_KNOWN: MenuState = {
  freshness: 'asking',
  version: null,
  open: false,
  asked: null,
  failed: false,
};

/** How long an answer is waited for before the state says so, in ms. */
export const PATIENCE_MS = 3_000;

/** What silence, failure and a lost network make of a list. */
const unanswered: Partial<Record<Freshness, Freshness>> = {
  asking: 'unanswered',
  outdated: 'withheld',
};

function afterOpening(state: MenuState, known: boolean): MenuState {
  if (state.asked === 'list') return state;
  if (!known || state.freshness === 'outdated' || state.freshness === 'withheld') {
    return { ...state, asked: 'list', failed: false };
  }
  return state.freshness === 'current' ? state : { ...state, asked: 'version' };
}

function afterVersion(state: MenuState, version: string): MenuState {
  const asked = state.asked === 'list' ? 'list' : null;
  if (version === state.version) return { ...state, failed: false, freshness: 'current', asked };
  const freshness = state.freshness === 'withheld' ? 'withheld' : 'outdated';
  return { ...state, failed: false, freshness, asked: state.open ? 'list' : asked };
}

/** The state after an answer, or without one. */
export function afterAnswer(state: MenuState, event: AnswerEvent): MenuState {
  const { open, asked } = state;
  const freshness = unanswered[state.freshness] ?? state.freshness;
  switch (event.type) {
    case 'answered':
      return afterVersion(state, event.version);
    case 'read':
      return { ...NOTHING_KNOWN, open, freshness: 'current', version: event.version };
    case 'silence':
      return { ...state, freshness };
    case 'failed':
      return { ...state, freshness, asked: null, failed: state.failed || asked === 'list' };
  }
}

function reduce(state: MenuState, event: MenuEvent): MenuState {
  const { freshness, open } = state;
  const unsure: MenuState = { ...state, freshness: freshness === 'current' ? 'asking' : freshness };
  const list = open ? 'list' : null;
  switch (event.type) {
    case 'opened':
      return afterOpening(state, event.known);
    case 'offline':
      return afterAnswer(unsure, { type: 'silence' });
    case 'again':
      return { ...state, asked: state.asked ?? 'version' };
    case 'visit':
      return { ...unsure, asked: state.asked ?? 'version' };
    case 'retry':
      return { ...state, failed: false, asked: list };
    case 'dropped':
      return { ...NOTHING_KNOWN, open, asked: list };
    default:
      return afterAnswer(state, event);
  }
}

/** @returns the state after an event, and what to ask for because of it */
export function nextState(
  state: MenuState,
  event: MenuEvent,
): { state: MenuState; ask: MenuState['asked'] } {
  const next = reduce(state, event);
  // After these an answer to an earlier question counts no more.
  const isAnew = event.type === 'dropped' || event.type === 'retry';
  return { state: next, ask: isAnew || next.asked !== state.asked ? next.asked : null };
}

/**
 * What is offered of a list to somebody who relies on it: nothing where it is known to be outdated.
 * @param relied whether a filter is on, or the list goes on paper
 */
export function offeredList<List extends { status: string; freshness?: Freshness }>(
  list: List,
  relied: boolean,
): List | { status: 'loading' } | { status: 'failed'; changed: boolean } {
  if (!relied) return list;
  if (list.freshness === 'outdated') return { status: 'loading' };
  return list.freshness === 'withheld' ? { status: 'failed', changed: true } : list;
}
