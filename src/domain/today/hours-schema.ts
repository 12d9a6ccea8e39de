import { addDays } from '../hours/days';
import { calendarDay } from '../hours/local-time';
import { hoursOn, isUsual } from '../hours/timetable';
import { capital, type Timetable, type WeeklyHours, weekdays } from '../hours/weekly-hours';
import { DAYS_LISTED } from './special-words';

/* The opening hours for search engines, in the format of schema.org. */

/** The weekly hours: one entry for each shift of each day. */
export function weeklySpecification({ week }: WeeklyHours) {
  return weekdays.flatMap((day) =>
    (week[day] ?? []).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: capital(day),
      opens,
      closes,
    })),
  );
}

/**
 * The special days of the next sixty days: a closed day opens and closes at 00:00. Days whose hours are
 * not known are left out.
 * @param now epoch ms
 */
export function specialSpecification(now: number, timetable: Timetable) {
  // Yesterday's evening may still go on.
  const first = addDays(calendarDay(now, timetable), -1);
  const days = Array.from({ length: DAYS_LISTED + 2 }, (_, index) => addDays(first, index));
  return days.flatMap((day) => {
    if (isUsual(day, timetable)) return [];
    const shifts = hoursOn(day, timetable);
    const told = shifts?.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : (shifts ?? []);
    return told.map((shift) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: day,
      validThrough: day,
      ...shift,
    }));
  });
}
