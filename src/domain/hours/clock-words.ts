import { toWallClock } from './local-time';
import type { WeeklyHours } from './weekly-hours';

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
