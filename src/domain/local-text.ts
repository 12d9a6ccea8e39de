import { type Day, utcMidnight } from './hours/days';

/*
 * Dates in words: the only module that formats a time. What it returns is shown and never parsed (tests/unit/typed-dates.test.ts).
 */

/** An instant in Italian words. A formatter is created on demand: the first one takes a slow phone 0.1 s. @param instant epoch ms */
export function localText(
  instant: number,
  style: Intl.DateTimeFormatOptions & { timeZone: string },
): string {
  return new Intl.DateTimeFormat('it-IT', style).format(instant);
}

/**
 * A day in words: 'martedì', '24 novembre', 'martedì 24 novembre', and the year where it is not the present one.
 * @param today for the present year
 */
export function dayText(
  day: Day,
  today: Day,
  parts: 'weekday' | 'date' | 'whole' = 'whole',
): string {
  return localText(utcMidnight(day), {
    timeZone: 'UTC',
    ...(parts !== 'date' && { weekday: 'long' }),
    ...(parts !== 'weekday' && { day: 'numeric', month: 'long' }),
    ...(parts !== 'weekday' && day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
}
