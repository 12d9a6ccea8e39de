import { fromWallClock, toWallClock } from './local-time';
import { type DailyHours, isOpenAt } from './opening-hours';

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

/**
 * When a closing is over. An evening that goes on past midnight is not reopened after midnight: a closing until then, as
 * 'until 23:59' or 'until 00:00' is meant, lasts until closing time.
 * @param al its stated end, in epoch ms, as the result
 */
export function endOfClosing(al: number, hours: DailyHours): number {
  const { opens, closes, timeZone } = hours;
  const isLate = (instant: number) =>
    new Date(toWallClock(instant, timeZone)).toISOString().slice(11, 16) < closes;
  return closes < opens && (isLate(al) || isLate(al + MINUTE_MS)) ? nextClosing(al, hours) : al;
}
