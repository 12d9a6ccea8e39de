import { localeOf } from '../words/say';

/*
 * Days of the restaurant as texts, so that they compare and sort as they are. A night belongs to the day on which it began.
 */

/** 'YYYY-MM-DD', between the years 2000 and 2099 as firestore.rules demand. */
export type Day = string;

export const DAY_MS = 24 * 60 * 60 * 1000;

const SHAPE = /^20\d{2}-\d{2}-\d{2}$/;

/** The instant at which a clock in UTC shows the beginning of a day, in epoch ms. */
export const utcMidnight = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day that a clock in UTC shows. @param instant epoch ms @throws RangeError for an invalid instant */
export const utcDay = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);

/** Whether a value is a day that exists: '2026-11-31' is none. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !SHAPE.test(value)) return false;
  const instant = utcMidnight(value);
  return !Number.isNaN(instant) && utcDay(instant) === value;
}

/** The day that is a number of days later. */
export const addDays = (day: Day, count: number): Day => utcDay(utcMidnight(day) + count * DAY_MS);

/** How many days later the second day is. */
export const daysBetween = (from: Day, to: Day) => (utcMidnight(to) - utcMidnight(from)) / DAY_MS;

/**
 * A day in words: 'martedì', '24 novembre', 'martedì 24 novembre', and the year where it is not the present one. What it returns is
 * shown and never parsed. A formatter is created on demand: the first one takes a slow phone 0.1 s.
 * @param today for the present year
 */
export function dayText(
  day: Day,
  currentDay: Day,
  parts: 'weekday' | 'date' | 'whole' = 'whole',
  language = 'it',
): string {
  const style: Intl.DateTimeFormatOptions = {
    timeZone: 'UTC',
    ...(parts !== 'date' && { weekday: 'long' }),
    ...(parts !== 'weekday' && { day: 'numeric', month: 'long' }),
    ...(parts !== 'weekday' && day.slice(0, 4) !== currentDay.slice(0, 4) && { year: 'numeric' }),
  };
  return new Intl.DateTimeFormat(localeOf(language), style).format(utcMidnight(day));
}
