import * as v from 'valibot';
import {
  NOTHING_TODAY,
  storedToday,
  type Today,
  type TodayNow,
  todayAt,
} from '../../domain/today/today';
import { local } from '../browser-storage';
import { serverNow } from '../clock';
import { bakedHouse } from './house-now';
import { TODAY_KEY, todayNow } from './today-now';

/*
 * Sold-out and recommended dishes, special days and notices, for visitors. They arrive with every response for the menu's
 * version, and are stored with their times for offline visits. What expires by itself expires on an open page too.
 */

/** Only the functions below change it. */
const known = {
  today: NOTHING_TODAY,
  /** When Firestore read the last response, by its own clock, in epoch ms. */
  readAt: 0,
  /** How many writes were adopted, from this tab or another: the response to an earlier request is then ignored. */
  writes: 0,
};

const storedValue = v.fallback(v.pipe(v.string(), v.parseJson(), storedToday), NOTHING_TODAY);

/** What is known where no visit has read any document: the build's special days. The same is not stored. */
const ofBuild = () => v.parse(storedToday, { giorni: bakedHouse().giorni });

const textOf = ({ soldOut, ...rest }: TodayNow) => JSON.stringify([[...soldOut], rest]);

/** Recomputes the state by the clock, since the evening ends by itself. Calls the listeners only if it has changed. */
export function updateToday(): void {
  const now = todayAt(known.today, serverNow());
  if (textOf(now) !== textOf(todayNow.get())) todayNow.set(now);
}

function keep(today: Today): void {
  known.today = today;
  const kept = JSON.stringify(today);
  const isNothing = kept === JSON.stringify(ofBuild());
  // A stored value that cannot be replaced is removed: it would be shown again on the next visit.
  if (isNothing || !local.set(TODAY_KEY, kept)) local.remove(TODAY_KEY);
  updateToday();
}

/**
 * Call this when `meta/oggi` is requested.
 * @returns applies and stores the response, unless it was read before the last one, or this browser has written meanwhile. It
 *   takes the decoded fields, of which invalid ones count as missing, and Firestore's read time (epoch ms)
 */
export function expectToday(): (answer: { today: unknown; readAt: number }) => void {
  const { writes } = known;
  return ({ today, readAt }) => {
    if (writes !== known.writes || readAt < known.readAt) return;
    known.readAt = readAt;
    keep(v.parse(storedToday, today));
  };
}

/** Applies and stores what staff have just written in this tab. */
export function adoptWrittenToday(today: Today): void {
  known.writes += 1;
  keep(today);
}

/** Applies what an earlier visit, or another tab, has stored. */
export function adoptStoredToday(): void {
  known.writes += 1;
  const kept = local.get(TODAY_KEY);
  known.today = kept === null ? ofBuild() : v.parse(storedValue, kept);
  updateToday();
}
