import { openSpans, serviceDay, startOfDay } from '../hours/open-spans';
import { AS_USUAL, type Timetable, type WeeklyHours } from '../hours/weekly-hours';
import { type Availability, isPast, type Tonight } from '../tonight/tonight';

/*
 * What staff may write to `meta/oggi`, and the effect of each change. Separate from tonight.ts, which every visitor downloads.
 */

/** How long the text of a notice may be, in UTF-16 units. */
export const MAX_NOTICE_LENGTH = 200;

/** The lists that guests read, and how many entries each may hold. */
export const MAX_ENTRIES = { avvisi: 5, chiusure: 20, aperture: 20 } as const;
export type EntryKind = keyof typeof MAX_ENTRIES;

export const MAX_RECOMMENDED = 6;

/** How far apart two phones may close the same evening, in ms: staff see a closing of a colleague within two minutes. */
const SAME_CLOSING_MS = 10 * 60_000;

/** A notice, or the times of a closing or an opening, which have no text. */
export type TonightEntry = { testo?: string; dal: number; al: number | null };

/** A change of one entry: `before` is null for a new one, `after` for one that is removed. */
export type EntryChange = {
  kind: EntryKind;
  before: TonightEntry | null;
  after: TonightEntry | null;
  /** Set for the closing of this evening by one tap, which two phones may do: it is open again only without both closings. */
  isEvening?: boolean;
};

/** The latest end of a day of service, openings that continue after it included. @param day as dayNumber counts */
function latestEnd(day: number, timetable: Timetable): number {
  const end = startOfDay(day + 1, timetable);
  const spans = openSpans(startOfDay(day, timetable), end, timetable);
  return Math.max(end, ...spans.map(({ al }) => al));
}

/**
 * When the marks of tonight end: an hour after the end of the restaurant's day of service, at most 26 hours ahead, because
 * firestore.rules reject a later end.
 * @param now epoch ms, like the result
 */
export function endOfEvening(now: number, hours: WeeklyHours, special = AS_USUAL): number {
  const timetable = { ...hours, ...special };
  // A special opening may continue past the hour at which the weekly hours begin the next day.
  const [open] = openSpans(now, now + 1, timetable);
  const day = serviceDay(Math.min(now, open?.dal ?? now), timetable);
  return Math.min(latestEnd(day, timetable) + 60 * 60_000, now + 26 * 60 * 60_000);
}

/** The document without expired entries, as the basis of a change. @param now epoch ms */
export function currentAt(tonight: Tonight, now: number, hours: WeeklyHours): Tonight {
  const end = endOfEvening(now, hours, tonight);
  const ofTonight = ({ fino, prodotti }: Tonight['consigliati']) =>
    now < fino ? { fino: Math.min(fino, end), prodotti } : { fino: end, prodotti: [] };
  const lasts = (entry: TonightEntry) => !isPast(entry, now);
  return {
    esauritiStasera: ofTonight(tonight.esauritiStasera),
    esauriti: tonight.esauriti,
    consigliati: ofTonight(tonight.consigliati),
    avvisi: tonight.avvisi.filter(lasts),
    chiusure: tonight.chiusure.filter(lasts),
    aperture: tonight.aperture.filter(lasts),
  };
}

/** The document without the marks of some products. @param ids of the products */
export function withoutProducts(tonight: Tonight, ids: readonly string[]): Tonight {
  const others = (list: readonly string[]) => list.filter((id) => !ids.includes(id));
  const { esauritiStasera, esauriti, consigliati } = tonight;
  return {
    ...tonight,
    esauritiStasera: { ...esauritiStasera, prodotti: others(esauritiStasera.prodotti) },
    esauriti: others(esauriti),
    consigliati: { ...consigliati, prodotti: others(consigliati.prodotti) },
  };
}

/**
 * The document after a change of a product's availability. The first mark of tonight after closing starts a new list.
 * @param current from `currentAt`
 * @param end of the evening, in epoch ms
 * @returns null if MAX_RECOMMENDED other products are recommended already
 */
export function withAvailability(
  current: Tonight,
  id: string,
  availability: Availability,
  end: number,
): Tonight | null {
  const others = withoutProducts(current, [id]);
  if (availability === 'available') return others;
  if (availability === 'indefinitely') return { ...others, esauriti: [...others.esauriti, id] };
  const list = availability === 'tonight' ? 'esauritiStasera' : 'consigliati';
  const { fino, prodotti } = others[list];
  const marked = [...(fino < end ? [] : prodotti), id];
  if (list === 'consigliati' && marked.length > MAX_RECOMMENDED) return null;
  return { ...others, [list]: { fino: end, prodotti: marked } };
}

function isSame(a: TonightEntry, b: TonightEntry | null): boolean {
  return a.testo === b?.testo && a.dal === b?.dal && a.al === b?.al;
}

/**
 * The document with one entry added, changed or removed. An entry that is already as wanted counts as written.
 * @param current from `currentAt`
 * @returns null if somebody else has changed or removed the entry that is to be changed
 */
export function withEntry(
  current: Tonight,
  { kind, before, after, isEvening = false }: EntryChange,
): Tonight | null {
  const list: readonly TonightEntry[] = current[kind];
  const isReopened = ({ dal, al }: TonightEntry) =>
    isEvening && !after && al === before?.al && Math.abs(dal - before.dal) < SAME_CLOSING_MS;
  const others = list.filter(
    (entry) => !isSame(entry, before) && !isSame(entry, after) && !isReopened(entry),
  );
  if (before && after && others.length === list.length) return null;
  const entries = after ? [...others, after] : others;
  return { ...current, [kind]: entries.sort((a, b) => a.dal - b.dal) };
}

/**
 * The change that one tap makes tonight. It closes the restaurant from now, or from the day's last shift if that is later, until
 * the day is over; or it removes the closing of only today. A special opening, and so its closing, may continue after the day.
 * @param now epoch ms
 * @returns null if the restaurant does not open again today
 */
export function closingToggle(now: number, timetable: Timetable): EntryChange | null {
  const today = serviceDay(now, timetable);
  const end = startOfDay(today + 1, timetable);
  const latest = latestEnd(today, { ...timetable, chiusure: [] });
  const closing = timetable.chiusure.find(
    ({ dal, al }) => now < al && al <= latest && serviceDay(dal, timetable) === today,
  );
  if (closing) return { kind: 'chiusure', before: closing, after: null };
  const last = openSpans(now, end, timetable).at(-1);
  if (!last) return null;
  const after = { dal: Math.max(now - (now % 60_000), last.dal), al: Math.max(end, last.al) };
  return { kind: 'chiusure', before: null, after };
}
