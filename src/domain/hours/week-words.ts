import { type Shift, type WeeklyHours, weekdays } from './open-spans';

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
