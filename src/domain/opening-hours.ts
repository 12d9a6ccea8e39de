import { fromWallClock, toWallClock } from './local-time';

/** Daily opening hours in the restaurant's local time, as 'HH:MM'. `closes` before `opens` means on the next day. */
export type DailyHours = {
  opens: string;
  closes: string;
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
};

/**
 * Whether the restaurant is open at an instant, whatever the time zone of the device. The hours are local time and the
 * same every day, so the local time of the instant decides: midnight and daylight-saving time need no arithmetic.
 * The minute of opening is open, the minute of closing is closed; equal times mean always open.
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function isOpenAt(instant: Date, hours: DailyHours): boolean {
  const now = localTime(instant, hours.timeZone);
  const { opens, closes } = hours;
  if (opens === closes) return true;
  return opens < closes ? opens <= now && now < closes : opens <= now || now < closes;
}

/**
 * The line that a visitor reads: 'Aperto ora · chiude alle 02:00' or 'Chiuso · apre alle 17:00'.
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function openingLine(instant: Date, hours: DailyHours): string {
  return isOpenAt(instant, hours)
    ? `Aperto ora · chiude alle ${hours.closes}`
    : `Chiuso · apre alle ${hours.opens}`;
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The first instant after another at which the clock of a time zone shows a time, 'HH:MM'. All in epoch ms. */
function nextTime(instant: number, time: string, timeZone: string): number {
  const midnight = Math.floor(toWallClock(instant, timeZone) / DAY_MS) * DAY_MS;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const inDays = (days: number) =>
    fromWallClock(midnight + days * DAY_MS + (hour * 60 + minute) * MINUTE_MS, timeZone);
  const today = inDays(0);
  return today > instant ? today : inDays(1);
}

/**
 * When the restaurant closes next, also where it is closed at the instant.
 * @param instant epoch ms, as the result, which is later
 */
export function nextClosing(instant: number, hours: DailyHours): number {
  return nextTime(instant, hours.closes, hours.timeZone);
}

/**
 * From when the restaurant is open: the instant itself where it is open then, otherwise the next opening.
 * @param instant epoch ms, as the result
 */
export function openFrom(instant: number, hours: DailyHours): number {
  return isOpenAt(new Date(instant), hours)
    ? instant
    : nextTime(instant, hours.opens, hours.timeZone);
}

/** Local time as 'HH:MM', from 00:00 to 23:59: comparing two such texts compares the times. */
function localTime(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('it-IT', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
