import * as v from 'valibot';
import {
  NOTHING_TONIGHT,
  storedTonight,
  type Tonight,
  type TonightNow,
  tonightAt,
} from '../../domain/tonight/tonight';
import { local } from '../browser-storage';
import { serverNow } from '../clock';
import { TONIGHT_KEY, tonightNow } from './tonight-now';

/*
 * Sold-out and recommended dishes, special days and notices, for visitors. They arrive with every response for the menu's
 * version, and are stored with their times for offline visits. What expires by itself expires on an open page too.
 */

/** Only the functions below change it. */
const known = {
  tonight: NOTHING_TONIGHT,
  /** When Firestore read the last response, by its own clock, in epoch ms. */
  readAt: 0,
  /** How many writes were adopted, from this tab or another: the response to an earlier request is then ignored. */
  writes: 0,
};

const keptTonight = v.fallback(v.pipe(v.string(), v.parseJson(), storedTonight), NOTHING_TONIGHT);

const textOf = ({ soldOut, ...rest }: TonightNow) => JSON.stringify([[...soldOut], rest]);

/** Recomputes the state by the clock, since the evening ends by itself. Calls the listeners only if it has changed. */
export function updateTonight(): void {
  const now = tonightAt(known.tonight, serverNow());
  if (textOf(now) !== textOf(tonightNow.get())) tonightNow.set(now);
}

function keep(tonight: Tonight): void {
  known.tonight = tonight;
  const kept = JSON.stringify(tonight);
  const isNothing = kept === JSON.stringify(NOTHING_TONIGHT);
  // A stored value that cannot be replaced is removed: it would be shown again on the next visit.
  if (isNothing || !local.set(TONIGHT_KEY, kept)) local.remove(TONIGHT_KEY);
  updateTonight();
}

/**
 * Call this when `meta/oggi` is requested.
 * @returns applies and stores the response, unless it was read before the last one, or this browser has written meanwhile. It
 *   takes the decoded fields, of which invalid ones count as missing, and Firestore's read time (epoch ms)
 */
export function expectTonight(): (answer: { tonight: unknown; readAt: number }) => void {
  const { writes } = known;
  return ({ tonight, readAt }) => {
    if (writes !== known.writes || readAt < known.readAt) return;
    known.readAt = readAt;
    keep(v.parse(storedTonight, tonight));
  };
}

/** Applies and stores what staff have just written in this tab. */
export function adoptWrittenTonight(tonight: Tonight): void {
  known.writes += 1;
  keep(tonight);
}

/** Applies what an earlier visit, or another tab, has stored. */
export function adoptKeptTonight(): void {
  known.writes += 1;
  known.tonight = v.parse(keptTonight, local.get(TONIGHT_KEY));
  updateTonight();
}
