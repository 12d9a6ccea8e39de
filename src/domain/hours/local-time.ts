const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** No clock on earth changes but at a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;

/** How far a time zone is ahead of UTC in a quarter of an hour, in ms: a slow phone takes its time to find out. */
const offsets = new Map<string, number>();
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(timeZone, format);
  return format;
}

function findOffset(instant: number, timeZone: string): number {
  const shown = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = shown;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`) - instant;
}

/**
 * What a clock in a time zone shows at an instant, as the instant at which a clock in UTC shows the same.
 * @param instant epoch ms, as the result
 * @throws RangeError for an invalid instant or an unknown time zone
 */
export function toWallClock(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / QUARTER_MS) * QUARTER_MS;
  const key = `${timeZone} ${quarter}`;
  const offset = offsets.get(key) ?? findOffset(quarter, timeZone);
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
  const matching = [before, after].find((instant) => toWallClock(instant, timeZone) === shown);
  return matching ?? before;
}
