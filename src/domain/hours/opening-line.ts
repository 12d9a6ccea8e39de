import { toWallClock } from './local-time';
import {
  AS_USUAL,
  dayNumber,
  nextOpenSpan,
  type SpecialTimes,
  type WeeklyHours,
} from './open-spans';

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

/**
 * The line that a visitor reads: 'Aperto ora · chiude alle 02:00', 'Chiuso · apre alle 17:00', and where it is closed against
 * its hours 'Chiuso · riapre domani alle 17:00'. Short: a room is kept for it.
 * @param now epoch ms
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function openingLine(now: number, hours: WeeklyHours, special = AS_USUAL): string {
  const span = nextOpenSpan(now, hours, special);
  if (!span) return 'Chiuso fino a nuovo avviso';
  if (span.dal <= now) return `Aperto ora · chiude alle ${timeText(span.al, hours)}`;
  const verb = opensAsUsual(span.dal, now, hours, special) ? 'apre' : 'riapre';
  return `Chiuso · ${verb} ${opening(span.dal, now, hours)}`;
}

/** What is said of closings and special openings: code that few visitors need. */
export const loadAnnouncements = () => import('./announcements');

/** What is said in the place of the weekly hours, '' on a usual day. @param now epoch ms */
export function todayLine(
  now: number,
  hours: WeeklyHours,
  special: SpecialTimes,
): string | Promise<string> {
  if (special.chiusure.length + special.aperture.length === 0) return '';
  return loadAnnouncements().then(({ todayText }) => todayText(now, hours, special));
}

/** Whether no closing is the reason that it opens only then. */
function opensAsUsual(dal: number, now: number, hours: WeeklyHours, special: SpecialTimes) {
  if (special.chiusure.length === 0) return true;
  return nextOpenSpan(now, hours, { ...special, chiusure: [] })?.dal === dal;
}

function opening(dal: number, now: number, hours: WeeklyHours): string {
  const time = `alle ${timeText(dal, hours)}`;
  const days = dayNumber(dal, hours) - dayNumber(now, hours);
  if (days === 0) return time;
  if (days === 1) return `domani ${time}`;
  if (days < 7) return `${dayText(dal, hours, 'weekday')} ${time}`;
  const date = dayText(dal, hours, 'date');
  // Eight and eleven begin with a vowel.
  return /^(8|11)\b/.test(date) ? `l’${date}` : `il ${date}`;
}
