import { DAY_MS, type Day, utcDay } from './days';

/*
 * Time zones: what the restaurant's clock shows. The parts of a format are read, never its text, because browsers and their versions
 * format differently (tests/unit/time-formats.test.ts).
 */

/** Every time zone on earth changes its clocks at a quarter of an hour. */
const QUARTER_MS = 15 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A cache of how far a time zone is ahead of UTC in a quarter of an hour, in ms: a slow phone needs long to compute it. */
const offsets = new Map<string, number>();

/** The local time in a time zone at an instant, as the instant at which a UTC clock shows it. */
function readClock(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      ...{ timeZone, hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
    });
  formats.set(timeZone, format);
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  // Some browsers call midnight 24.
  const [hour, minute] = [read('hour') % 24, read('minute')];
  const shown = Date.UTC(read('year'), read('month') - 1, read('day'), hour, minute);
  if (Number.isNaN(shown)) throw new RangeError('Unknown time');
  return shown;
}

/**
 * Converts an instant to the time that a clock in a time zone shows, as the instant at which a UTC clock shows the same.
 * @param instant epoch ms, like the result
 * @throws RangeError for an invalid instant, an unknown time zone, or a browser that does not tell: never NaN
 */
export function toWallClock(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const key = `${timeZone} ${quarter}`;
  const offset = offsets.get(key) ?? readClock(quarter, timeZone) - quarter;
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

type Zone = { timeZone: string };

/** The day in the restaurant's calendar, which begins at midnight. @param instant epoch ms */
export const calendarDay = (instant: number, { timeZone }: Zone): Day =>
  utcDay(toWallClock(instant, timeZone));

/** The time that the restaurant's clock shows at an instant: '17:00'. @param instant epoch ms */
export const timeText = (instant: number, { timeZone }: Zone): string =>
  new Date(toWallClock(instant, timeZone)).toISOString().slice(11, 16);
