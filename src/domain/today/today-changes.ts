import type { Day } from '../hours/days';
import { timeText } from '../hours/local-time';
import {
  dayAt,
  endOfDay,
  entryOn,
  hoursOn,
  latestClosing,
  spanOf,
  spansOn,
} from '../hours/timetable';
import type { SpecialDays, Timetable, WeeklyHours } from '../hours/weekly-hours';
import { type DishStatus, type Notice, readEntry, type Today } from './today';

/*
 * The changes that staff may write to `meta/oggi`, with the effect of each.
 * Separate from today.ts, which every visitor downloads.
 */

/** How long the text of a notice may be, in UTF-16 units. */
export const MAX_NOTICE_LENGTH = 200;

/** How many entries each list may hold. */
export const MAX_ENTRIES = { giorni: 40, avvisi: 3 } as const;

export const MAX_RECOMMENDED = 6;

const HOUR_MS = 60 * 60_000;

/** `before` is null for a new entry, `after` for one that is removed. `at` is the place of one that is put back; else it is the last. */
type ChangeOf<List, Entry> = {
  list: List;
  before: Entry | null;
  after: Entry | null;
  at?: number;
};
export type EntryChange = ChangeOf<'giorni', SpecialDays> | ChangeOf<'avvisi', Notice>;

/**
 * When the statuses of tonight end: an hour after the day's last closing, and if the day is closed or closed early, after the one that
 * it would have had. At most 26 hours ahead, because firestore.rules refuse a later end.
 * @param now epoch ms, like the result
 */
export function endOfEvening(now: number, timetable: Timetable): number {
  const day = dayAt(now, timetable);
  const closings = (spansOn(day, timetable) ?? []).map(({ to }) => to);
  const ends = [Math.max(0, ...closings), latestClosing(day, timetable), endOfDay(day, timetable)];
  const end = ends.find((instant) => now < instant) ?? now;
  return Math.min(end + HOUR_MS, now + 26 * HOUR_MS);
}

/** The document with new lists in place of those whose evening has ended, as the basis of a change. @param now epoch ms */
export function currentAt(today: Today, now: number, hours: WeeklyHours): Today {
  const fino = endOfEvening(now, { ...hours, giorni: today.giorni });
  const ofToday = (list: Today['consigliati']) => (now < list.fino ? list : { fino, prodotti: [] });
  return {
    ...today,
    esauritiStasera: ofToday(today.esauritiStasera),
    consigliati: ofToday(today.consigliati),
  };
}

/** The document without the statuses of some products. @param ids of the products */
export function withoutProducts(today: Today, ids: readonly string[]): Today {
  const others = (list: readonly string[]) => list.filter((id) => !ids.includes(id));
  const { esauritiStasera, esauriti, consigliati } = today;
  return {
    ...today,
    esauritiStasera: { ...esauritiStasera, prodotti: others(esauritiStasera.prodotti) },
    esauriti: others(esauriti),
    consigliati: { ...consigliati, prodotti: others(consigliati.prodotti) },
  };
}

/**
 * The document after a change of a product's status. The first status of tonight after closing starts a new list.
 * @param current from `currentAt`
 * @param end of the evening, in epoch ms
 * @returns null if MAX_RECOMMENDED other products are recommended already
 */
export function withStatus(
  current: Today,
  id: string,
  status: DishStatus,
  end: number,
): Today | null {
  const others = withoutProducts(current, [id]);
  if (status === 'available') return others;
  if (status === 'indefinitely') return { ...others, esauriti: [...others.esauriti, id] };
  const list = status === 'tonight' ? 'esauritiStasera' : 'consigliati';
  const { fino, prodotti } = others[list];
  const listed = [...(fino < end ? [] : prodotti), id];
  if (list === 'consigliati' && listed.length > MAX_RECOMMENDED) return null;
  return { ...others, [list]: { fino: end, prodotti: listed } };
}

/** Whether an entry is over. @param today the restaurant's day */
export const isPast = ({ al }: { al: Day | null }, currentDay: Day) =>
  al !== null && al < currentDay;

/**
 * A stored list with one entry added, changed or removed, and without those that are over or for no readable day. An entry that is
 * already as wanted counts as written. Whatever else is stored stays as it is, also where the app cannot read all of it.
 * @param stored whatever the document holds
 * @param today the restaurant's day
 * @returns 'changed' if somebody else has changed or removed the entry that is to be changed, 'full' if there is no room for one more
 */
export function withEntry(
  stored: unknown,
  { list, before, after, at }: EntryChange,
  currentDay: Day,
): { entries: unknown[]; undo: EntryChange } | 'changed' | 'full' {
  const textOf = (value: unknown) => JSON.stringify(readEntry[list](value));
  const current = (Array.isArray(stored) ? stored : []).filter((value) => {
    const entry = readEntry[list](value);
    return entry !== null && !isPast(entry, currentDay);
  });
  const place = before ? current.findIndex((value) => textOf(value) === textOf(before)) : -1;
  const others = current.filter(
    (value, index) => index !== place && (!after || textOf(value) !== textOf(after)),
  );
  const isWritten = others.length < current.length;
  if (before && after && place < 0 && !isWritten) return 'changed';
  if (after && others.length >= MAX_ENTRIES[list]) return 'full';
  if (after) others.splice(at ?? others.length, 0, after);
  const undo = { list, before: after, after: before, ...(place >= 0 && { at: place }) };
  return { entries: others, undo: undo as EntryChange };
}

/** The hours of a day that are over, the last of them until now. */
function hoursUntil(now: number, day: Day, timetable: Timetable) {
  return (hoursOn(day, timetable) ?? []).flatMap((shift) => {
    const { from, to } = spanOf(day, shift, timetable);
    if (to <= now) return [shift];
    // In the hour that an autumn night repeats, the same time may be that of the next day.
    const cut = { ...shift, closes: timeText(now, timetable) };
    const isOver = cut.closes !== cut.opens && spanOf(day, cut, timetable).to <= now;
    return from < now && isOver ? [cut] : [];
  });
}

/**
 * The change that one tap makes tonight. It closes the restaurant for the rest of the day, or takes away the entry that is for
 * today alone, so that the hours under it count again.
 * @param now epoch ms
 * @returns null if the restaurant does not open again today, either way
 */
export function closingToggle(now: number, timetable: Timetable): EntryChange | null {
  const currentDay = dayAt(now, timetable);
  const isOpenLater = (giorni: readonly SpecialDays[]) =>
    spansOn(currentDay, { ...timetable, giorni })?.some(({ to }) => now < to) ?? true;
  if (isOpenLater(timetable.giorni)) {
    const orari = hoursUntil(now, currentDay, timetable).map(({ opens, closes }) => ({
      apre: opens,
      chiude: closes,
    }));
    return { list: 'giorni', before: null, after: { dal: currentDay, al: currentDay, orari } };
  }
  const entry = entryOn(currentDay, timetable);
  if (entry?.dal !== currentDay || entry.al !== currentDay) return null;
  const under = timetable.giorni.filter((other) => other !== entry);
  return isOpenLater(under) ? { list: 'giorni', before: entry, after: null } : null;
}
