/*
 * The weekly hours, and what differs from them: what every page needs. The spans that are made of them, and what is said of
 * those, are fetched with the first line that comes into view.
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

/** Local times as 'HH:MM'. `closes` not after `opens` means on the next day. */
export type Shift = { opens: string; closes: string };

export type WeeklyHours = {
  /** IANA name of the restaurant's time zone. */
  timeZone: string;
  /** The shifts of each day in their order; none on a weekly closing day. */
  week: Readonly<Record<Weekday, readonly Shift[]>>;
};

/** From `dal` until just before `al`, in epoch ms. The stored names. */
export type Span = { dal: number; al: number };

/** What differs from the weekly hours. Where a closing and an opening overlap, the restaurant is closed. */
export type SpecialTimes = { chiusure: readonly Span[]; aperture: readonly Span[] };

export const AS_USUAL: SpecialTimes = { chiusure: [], aperture: [] };

/** The end of a closing until further notice, in epoch ms: 1 January 9000. */
export const NO_END = Date.UTC(9000, 0);

const NAMES = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

/** Days in a row with the same hours: 'Tutti i giorni' and '17:00 – 02:00', or 'chiuso'. */
export type WeekLine = { days: string; times: string };

const timesOf = (shifts: readonly Shift[]) =>
  shifts.map(({ opens, closes }) => `${opens} – ${closes}`).join(' e ') || 'chiuso';

function daysText(first: number, last: number): string {
  if (last - first === 6) return 'Tutti i giorni';
  const [from = '', to = ''] = [NAMES[first], NAMES[last]];
  const text =
    first === last ? from : last - first === 1 ? `${from} e ${to}` : `da ${from} a ${to}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The weekly hours as visitors read them, from Monday on. */
export function weekLines({ week }: WeeklyHours): WeekLine[] {
  const times = weekdays.map((day) => timesOf(week[day]));
  const firsts = times.flatMap((text, index) => (text === times[index - 1] ? [] : [index]));
  return firsts.map((first, index) => ({
    days: daysText(first, (firsts[index + 1] ?? weekdays.length) - 1),
    times: times[first] ?? '',
  }));
}

/** The weekly hours as schema.org wants them: one entry for each shift, with its days. */
export function weeklySpecification({ week }: WeeklyHours) {
  const days = new Map<string, { shift: Shift; dayOfWeek: string[] }>();
  for (const weekday of weekdays) {
    for (const shift of week[weekday]) {
      const key = timesOf([shift]);
      const { dayOfWeek } = days.get(key) ?? { dayOfWeek: [] };
      const name = weekday.charAt(0).toUpperCase() + weekday.slice(1);
      days.set(key, { shift, dayOfWeek: [...dayOfWeek, name] });
    }
  }
  return [...days.values()].map(({ shift: { opens, closes }, dayOfWeek }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  }));
}
