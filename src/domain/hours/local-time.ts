import type { WeeklyHours } from './weekly-hours';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** No clock on earth changes but at a quarter of an hour. */
const QUARTER_MS = 15 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a time zone is ahead of UTC in a quarter of an hour, in ms: a slow phone takes its time to find out. */
const offsets = new Map<string, number>();

/**
 * What a clock in a time zone shows at an instant, as the instant at which a clock in UTC shows the same.
 * @param instant epoch ms, as the result
 * @throws RangeError for an invalid instant or an unknown time zone
 */
export function toWallClock(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return instant + known;
  // In Sweden a time is written as ISO 8601 has it: '2024-01-10 17:00:00'.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  const offset = Date.parse(`${format.format(quarter).replace(' ', 'T')}Z`) - quarter;
  offsets.set(key, offset);
  return instant + offset;
}

/**
 * The instant at which a clock in a time zone shows a time. A time that is skipped in spring counts from the offset before
 * the change: 02:00 is when the clock shows 03:00. Of a time that comes twice in autumn it is the first.
 * @param shown as toWallClock gives it
 * @returns epoch ms
 */
export function fromWallClock(shown: number, timeZone: string): number {
  const offsetAt = (instant: number) => toWallClock(instant, timeZone) - instant;
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  return [before, after].find((instant) => toWallClock(instant, timeZone) === shown) ?? before;
}

/** An instant at the restaurant's clock: '17:00'. @param instant epoch ms */
export function timeText(instant: number, { timeZone }: WeeklyHours): string {
  return new Date(toWallClock(instant, timeZone)).toISOString().slice(11, 16);
}

/** The day of an instant in words: 'martedì', '24 novembre', 'martedì 24 novembre'. @param instant epoch ms */
export function dayText(
  instant: number,
  { timeZone }: WeeklyHours,
  parts: 'weekday' | 'date' | 'whole' = 'whole',
): string {
  return new Intl.DateTimeFormat('it-IT', {
    timeZone,
    ...(parts !== 'date' && { weekday: 'long' }),
    ...(parts !== 'weekday' && { day: 'numeric', month: 'long' }),
  }).format(instant);
}
