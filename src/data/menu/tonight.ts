import * as v from 'valibot';
import {
  isInForce,
  isPast,
  NOTHING_TONIGHT,
  storedTonight,
  type Tonight,
} from '../../domain/tonight/tonight';
import { browserStorage } from '../browser-storage';
import { type TonightNow, tonightNow } from './tonight-now';

/*
 * What is sold out and the notice, for visitors. It arrives with every answer for the menu's version, and is kept, with its
 * times, for a visit without a network. What ends by itself ends on an open page too.
 */

/** The key in localStorage. */
export const TONIGHT_KEY = 'menuTonight';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The longest time that a timer can wait, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Changed by the functions below alone. */
const known = {
  tonight: NOTHING_TONIGHT,
  /** Ends what ends next. */
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
};

const { local } = browserStorage;

function readKept(): Tonight {
  try {
    return v.parse(storedTonight, JSON.parse(local.get(TONIGHT_KEY) ?? '{}'));
  } catch {
    return NOTHING_TONIGHT;
  }
}

/** What of the document counts at an instant. @param at epoch ms */
function nowOf({ esauritiStasera, esauriti, avviso }: Tonight, at: number): TonightNow {
  const tonight = at < esauritiStasera.fino ? esauritiStasera.prodotti : [];
  return {
    soldOut: new Map([
      ...tonight.map((id) => [id, 'tonight'] as const),
      ...esauriti.map((id) => [id, 'indefinitely'] as const),
    ]),
    notice: avviso && isInForce(avviso, at) ? avviso : null,
    // For the rest of the evening in which it ends: domain/hours/closed-line.ts knows the hours.
    closing: avviso?.chiuso && !isPast(avviso, at - DAY_MS) ? avviso : null,
  };
}

const textOf = ({ soldOut, ...rest }: TonightNow) => JSON.stringify([[...soldOut], rest]);

/**
 * Looks at the clock, now and when something will begin or end by itself; also to be called when a page is seen again, since
 * timers stop while a phone sleeps. Tells nobody where nothing has changed.
 */
export function updateTonight(): void {
  const at = Date.now();
  const { esauritiStasera, avviso } = known.tonight;
  const changes = [esauritiStasera.fino, avviso?.dal ?? 0, avviso?.al ?? 0];
  const next = Math.min(...changes.filter((time) => time > at));
  clearTimeout(known.timer);
  if (next < Number.POSITIVE_INFINITY) {
    known.timer = setTimeout(updateTonight, Math.min(next - at, LONGEST_TIMER_MS));
  }
  const now = nowOf(known.tonight, at);
  if (textOf(now) !== textOf(tonightNow.get())) tonightNow.set(now);
}

/**
 * Takes over what was just read of `meta/oggi`, and keeps it.
 * @param fields its decoded fields; whatever makes no sense counts as missing
 */
export function adoptTonight(fields: unknown): void {
  known.tonight = v.parse(storedTonight, fields);
  const kept = JSON.stringify(known.tonight);
  const isNothing = kept === JSON.stringify(NOTHING_TONIGHT);
  // What cannot be replaced would be shown again at the next visit.
  if (isNothing || !local.set(TONIGHT_KEY, kept)) local.remove(TONIGHT_KEY);
  updateTonight();
}

/** Takes over what an earlier visit, or another tab, has kept. */
export function adoptKeptTonight(): void {
  known.tonight = readKept();
  updateTonight();
}

// In the browser, once.
if (typeof window !== 'undefined') adoptKeptTonight();
