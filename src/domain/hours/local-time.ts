import type { WeeklyHours } from './weekly-hours';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** Every time zone on earth changes its clocks at a quarter of an hour. */
const QUARTER_MS = 15 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cache of how far a time zone is ahead of UTC in a quarter of an hour, in ms: a slow phone needs long to compute it. */
const offsets = new Map<string, number>();

/**
 * Converts an instant to the time that a clock in a time zone shows, as the instant at which a UTC clock shows the same.
 * @param instant epoch ms, like the result
 * @throws RangeError for an invalid instant or an unknown time zone
 */
export function toWallClock(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const key = `${timeZone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return instant + known;
  // The Swedish locale formats a time almost as ISO 8601: '2024-01-10 17:00:00'.
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  const offset = Date.parse(`${format.format(quarter).replace(' ', 'T')}Z`) - quarter;
  offsets.set(key, offset);
  return instant + offset;
}

/**
 * Converts the time that a clock in a time zone shows to an instant. A time that is skipped in spring uses the offset before
 * the change: 02:00 is when the clock shows 03:00. A time that occurs twice in autumn means its first occurrence.
 * @param shown as toWallClock returns it
 * @returns epoch ms
 */
export function fromWallClock(shown: number, timeZone: string): number {
  const offsetAt = (instant: number) => toWallClock(instant, timeZone) - instant;
  const before = shown - offsetAt(shown - DAY_MS);
  const after = shown - offsetAt(shown + DAY_MS);
  return [before, after].find((instant) => toWallClock(instant, timeZone) === shown) ?? before;
}

/** The time that the restaurant's clock shows at an instant: '17:00'. @param instant epoch ms */
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
