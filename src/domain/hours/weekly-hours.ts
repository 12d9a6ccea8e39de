import { type Say, sayItalian } from '../words/say';
import type { Day } from './days';
import type { Shift, StoredShift } from './shifts';

/*
 * The weekly hours, which every page needs, and the special days, which replace them. What is derived from both is loaded when the
 * first opening line comes into view.
 */

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export type WeeklyHours = {
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
  /** The shifts of each day in their order; none on a weekly closing day. Null: what is stored cannot be read, so that they are not known. */
  week: Readonly<Record<Weekday, readonly Shift[] | null>>;
  /** How long before closing the kitchen takes the last order, in minutes. What is left out is not known: nothing is said of it. */
  lastOrder?: number;
};

/** The hours of one day or several, instead of the weekly ones. The names are the stored ones. */
export type SpecialDays = {
  dal: Day;
  /** The last day; null until further notice. */
  al: Day | null;
  /** None: closed. Null: what is stored cannot be read, so that the hours are not known. */
  orari: readonly StoredShift[] | null;
  /** Whether the hours of several days open the weekly closing days among them. An entry for a single day always counts. */
  ancheChiusi?: true;
};

/** All the hours: of the entries for a day the last one counts, which was saved last. */
export type Timetable = WeeklyHours & { giorni: readonly SpecialDays[] };

const NAMES = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

/** 'Martedì …', from 'martedì …'. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The shifts of a day for visitors: '12:00 – 15:00 e 17:00 – 02:00', 'chiuso'. */
export const timesText = (shifts: readonly Shift[] | null, t: Say = sayItalian): string =>
  shifts
    ? shifts.map(({ opens, closes }) => `${opens} – ${closes}`).join(` ${t('e')} `) || t('chiuso')
    : t('orari da confermare');

/** The name of a day of the week in Italian: 'lunedì'. */
export const weekdayName = (day: Weekday): string => NAMES[weekdays.indexOf(day)] ?? '';

function daysText(first: number, last: number, t: Say): string {
  if (last - first === 6) return t('Tutti i giorni');
  const [from, to] = [t(NAMES[first] ?? ''), t(NAMES[last] ?? '')];
  if (first === last) return capital(from);
  return last - first === 1
    ? capital(t('{from} e {to}', { from, to }))
    : t('Da {from} a {to}', { from, to });
}

/** The weekly hours for visitors, equal days in a row grouped: 'Tutti i giorni' and '17:00 – 02:00', or 'chiuso'. */
export function weekLines(
  { week }: WeeklyHours,
  t: Say = sayItalian,
): { days: string; times: string }[] {
  const times = weekdays.map((day) => timesText(week[day], t));
  const firsts = times.flatMap((text, index) => (text === times[index - 1] ? [] : [index]));
  return firsts.map((first, index) => ({
    days: daysText(first, (firsts[index + 1] ?? weekdays.length) - 1, t),
    times: times[first] ?? '',
  }));
}
