/*
 * The weekly hours and the exceptions to them, which every page needs. The spans and texts that are derived from them are loaded
 * when the first opening line comes into view.
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
type Weekday = (typeof weekdays)[number];

/** Local times as 'HH:MM'. `closes` not after `opens` means on the next day. */
type Shift = { opens: string; closes: string };

export type WeeklyHours = {
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
  /** The shifts of each day in their order; none on a weekly closing day. */
  week: Readonly<Record<Weekday, readonly Shift[]>>;
};

/** From `dal` until just before `al`, in epoch ms. These are the stored names. */
export type Span = { dal: number; al: number };

/** The exceptions to the weekly hours. Where a closing and an opening overlap, the restaurant is closed. */
export type SpecialTimes = { chiusure: readonly Span[]; aperture: readonly Span[] };

export const AS_USUAL: SpecialTimes = { chiusure: [], aperture: [] };

export type Timetable = WeeklyHours & SpecialTimes;

/** The end of a closing until further notice, in epoch ms: 1 January 9000. */
export const NO_END = Date.UTC(9000, 0);

const NAMES = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

/** 'Martedì …', from 'martedì …'. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function daysText(first: number, last: number): string {
  if (last - first === 6) return 'Tutti i giorni';
  const [from = '', to = ''] = [NAMES[first], NAMES[last]];
  if (first === last) return capital(from);
  return last - first === 1 ? `${capital(from)} e ${to}` : `Da ${from} a ${to}`;
}

/** The weekly hours for visitors, equal days in a row grouped: 'Tutti i giorni' and '17:00 – 02:00', or 'chiuso'. */
export function weekLines({ week }: WeeklyHours): { days: string; times: string }[] {
  const times = weekdays.map(
    (day) => week[day].map(({ opens, closes }) => `${opens} – ${closes}`).join(' e ') || 'chiuso',
  );
  const firsts = times.flatMap((text, index) => (text === times[index - 1] ? [] : [index]));
  return firsts.map((first, index) => ({
    days: daysText(first, (firsts[index + 1] ?? weekdays.length) - 1),
    times: times[first] ?? '',
  }));
}

/** The weekly hours in the format of schema.org: one entry for each shift of each day. */
export function weeklySpecification({ week }: WeeklyHours) {
  return weekdays.flatMap((day) =>
    week[day].map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: capital(day),
      opens,
      closes,
    })),
  );
}
