import { endOfDay, openSpans, serviceDay, usualSpans } from '../hours/open-spans';
import type { Span, SpecialTimes, WeeklyHours } from '../hours/weekly-hours';
import { type Availability, isPast, type Tonight } from './tonight';

/*
 * What staff may write to `meta/oggi`, and what a change makes of it. Apart from tonight.ts, which every visitor downloads.
 */

/** How long the text of a notice may be, in UTF-16 units. */
export const MAX_NOTICE_LENGTH = 200;

/** The lists of what guests are told, and how many entries each may hold. */
export const MAX_ENTRIES = { avvisi: 5, chiusure: 20, aperture: 20 } as const;
export type EntryKind = keyof typeof MAX_ENTRIES;

/** A notice, or the times of a closing or an opening, which have no text. */
export type TonightEntry = { testo?: string; dal: number; al: number | null };

/** A change of one entry: `before` is null for a new one, `after` for one that is removed. */
export type EntryChange = {
  kind: EntryKind;
  before: TonightEntry | null;
  after: TonightEntry | null;
};

const HOUR_MS = 60 * 60 * 1000;

/** How long after closing time 'tonight' lasts, in ms. */
const AFTER_CLOSING_MS = HOUR_MS;

/**
 * When what is sold out tonight can be had again: an hour after the restaurant closes next, at its own clock and after the last
 * shift of the day. Where it does not open before, when the day is over: firestore.rules accept no later end.
 * @param now epoch ms, as the result
 */
export function endOfEvening(now: number, hours: WeeklyHours): number {
  const today = serviceDay(now, hours);
  const closings = [today, today + 1].flatMap((day) => usualSpans(day, hours).at(-1)?.al ?? []);
  // Further away than the longest day there is a day between on which it is closed.
  const next = closings.find((closing) => now < closing && closing - now <= 25 * HOUR_MS);
  return (next ?? endOfDay(now, hours)) + AFTER_CLOSING_MS;
}

/** The document without what has ended by itself: a list of yesterday evening is empty, and ends tonight. */
function currentAt(tonight: Tonight, now: number, hours: WeeklyHours): Tonight {
  const { fino, prodotti } = tonight.esauritiStasera;
  const end = endOfEvening(now, hours);
  const lasts = (entry: TonightEntry) => !isPast(entry, now);
  return {
    esauritiStasera:
      now < fino ? { fino: Math.min(fino, end), prodotti } : { fino: end, prodotti: [] },
    esauriti: tonight.esauriti,
    avvisi: tonight.avvisi.filter(lasts),
    chiusure: tonight.chiusure.filter(lasts),
    aperture: tonight.aperture.filter(lasts),
  };
}

/** The document without the marks of some products. @param ids of the products */
export function withoutProducts(tonight: Tonight, ids: readonly string[]): Tonight {
  const others = (list: readonly string[]) => list.filter((id) => !ids.includes(id));
  const { esauritiStasera, esauriti } = tonight;
  return {
    ...tonight,
    esauritiStasera: { ...esauritiStasera, prodotti: others(esauritiStasera.prodotti) },
    esauriti: others(esauriti),
  };
}

/**
 * The document after a change of what can be had of a product. Sold out for tonight lasts until an hour after the next closing
 * time: the first such change after closing time begins the list anew.
 * @param now epoch ms
 */
export function withAvailability(
  tonight: Tonight,
  id: string,
  availability: Availability,
  now: number,
  hours: WeeklyHours,
): Tonight {
  const others = withoutProducts(currentAt(tonight, now, hours), [id]);
  const { esauritiStasera, esauriti } = others;
  if (availability === 'available') return others;
  if (availability === 'indefinitely') return { ...others, esauriti: [...esauriti, id] };
  const isClosed = esauritiStasera.fino - AFTER_CLOSING_MS <= now;
  const prodotti = [...(isClosed ? [] : esauritiStasera.prodotti), id];
  return { ...others, esauritiStasera: { fino: endOfEvening(now, hours), prodotti } };
}

/** Whether two entries say the same at the same times. */
export function isSameEntry(a: TonightEntry | null, b: TonightEntry | null): boolean {
  if (!a || !b) return a === b;
  return a.testo === b.testo && a.dal === b.dal && a.al === b.al;
}

/**
 * The document with one entry added, changed or removed. What stands already as wanted counts as written.
 * @param now epoch ms
 * @returns null where somebody else has changed or removed the entry that is to be changed
 */
export function withEntry(
  tonight: Tonight,
  { kind, before, after }: EntryChange,
  now: number,
  hours: WeeklyHours,
): Tonight | null {
  const current = currentAt(tonight, now, hours);
  const list: readonly TonightEntry[] = current[kind];
  const stands = (wanted: TonightEntry | null) => list.some((entry) => isSameEntry(entry, wanted));
  if (before && after && !stands(before) && !stands(after)) return null;
  const others = list.filter((entry) => !isSameEntry(entry, before) && !isSameEntry(entry, after));
  const entries = after ? [...others, after] : others;
  return { ...current, [kind]: [...entries].sort((a, b) => a.dal - b.dal) };
}

/**
 * The closing of tonight: from now, or from the last shift of the day where that is later, until the day is over.
 * @param now epoch ms
 * @returns null where it does not open any more today
 */
export function closingTonight(
  now: number,
  hours: WeeklyHours,
  special: SpecialTimes,
): Span | null {
  const end = endOfDay(now, hours);
  const last = openSpans(now, end, hours, special).at(-1);
  if (!last) return null;
  const minute = now - (now % 60_000);
  return { dal: Math.max(minute, last.dal), al: Math.max(end, last.al) };
}

/** The closing that ends with the present day, as closingTonight makes it; null where there is none. @param now epoch ms */
export function tonightsClosing(
  now: number,
  hours: WeeklyHours,
  special: SpecialTimes,
): Span | null {
  const today = serviceDay(now, hours);
  const isOfToday = ({ dal, al }: Span) =>
    now < al && serviceDay(dal, hours) === today && serviceDay(al - 1, hours) === today;
  return special.chiusure.find(isOfToday) ?? null;
}
