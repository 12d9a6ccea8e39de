import * as v from 'valibot';
import type { Span } from '../../domain/hours/weekly-hours';
import {
  isPast,
  NOTHING_TONIGHT,
  noticesAt,
  soldOutAt,
  storedTonight,
  type Tonight,
} from '../../domain/tonight/tonight';
import { browserStorage } from '../browser-storage';
import { serverNow } from '../server-time';
import { type TonightNow, tonightNow } from './tonight-now';

/*
 * What is sold out and the notice, for visitors. It arrives with every answer for the menu's version, and is kept, with its
 * times, for a visit without a network. What ends by itself ends on an open page too.
 */

/** The key in localStorage. */
export const TONIGHT_KEY = 'menuTonight';

/** Changed by the functions below alone. */
const known = {
  tonight: NOTHING_TONIGHT,
  /** When the last answer was read, by Firestore's clock, in epoch ms. */
  readAt: 0,
  /** How often this browser has written: an answer to an earlier question counts no more. */
  writes: 0,
};

const { local } = browserStorage;

const textOf = ({ soldOut, ...rest }: TonightNow) => JSON.stringify([[...soldOut], rest]);

/** Looks at the clock: some of it begins and ends by itself. Tells nobody where nothing has changed. */
export function updateTonight(): void {
  const { tonight } = known;
  const at = serverNow();
  const lasts = (span: Span) => !isPast(span, at);
  const now: TonightNow = {
    soldOut: soldOutAt(tonight, at),
    notices: noticesAt(tonight, at),
    special: { chiusure: tonight.chiusure.filter(lasts), aperture: tonight.aperture.filter(lasts) },
  };
  if (textOf(now) !== textOf(tonightNow.get())) tonightNow.set(now);
}

function keep(tonight: Tonight): void {
  known.tonight = tonight;
  const kept = JSON.stringify(tonight);
  const isNothing = kept === JSON.stringify(NOTHING_TONIGHT);
  // What cannot be replaced would be shown again at the next visit.
  if (isNothing || !local.set(TONIGHT_KEY, kept)) local.remove(TONIGHT_KEY);
  updateTonight();
}

/**
 * To be called when `meta/oggi` is asked for.
 * @returns applies and keeps the answer, unless it was read earlier than the last one, or this browser has written meanwhile: its
 *   decoded fields, where what makes no sense counts as missing, and Firestore's time of the reading (epoch ms)
 */
export function expectTonight(): (answer: { tonight: unknown; readAt: number }) => void {
  const { writes } = known;
  return ({ tonight, readAt }) => {
    if (writes !== known.writes || readAt < known.readAt) return;
    known.readAt = readAt;
    keep(v.parse(storedTonight, tonight));
  };
}

/** Applies and keeps what staff have just written in this tab. */
export function adoptWrittenTonight(tonight: Tonight): void {
  known.writes += 1;
  keep(tonight);
}

/** Applies what an earlier visit, or another tab, has kept. */
export function adoptKeptTonight(): void {
  known.writes += 1;
  try {
    known.tonight = v.parse(storedTonight, JSON.parse(local.get(TONIGHT_KEY) ?? '{}'));
  } catch {
    known.tonight = NOTHING_TONIGHT;
  }
  updateTonight();
}

// In the browser, once.
if (typeof window !== 'undefined') adoptKeptTonight();
