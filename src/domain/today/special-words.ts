import { addDays, type Day, dayText } from '../hours/days';
import { dayAt, type SpecialRun, specialRuns } from '../hours/timetable';
import { capital, type Timetable, timesText, weekdayName } from '../hours/weekly-hours';

/* The special days that stand beside the weekly hours from the moment they are stored. */

/** How many days ahead special days are listed. */
export const DAYS_LISTED = 60;

/** 'Giovedì 24 – sabato 26 dicembre', 'Da giovedì 24 dicembre'. */
function runDays({ first, last }: SpecialRun, currentDay: Day): string {
  const from = dayText(first, currentDay);
  if (last === null) return `Da ${from}`;
  if (last === first) return capital(from);
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const weekday = dayText(first, currentDay, 'weekday');
  const start = isSameMonth ? `${weekday} ${Number(first.slice(8))}` : from;
  return `${capital(start)} – ${dayText(last, currentDay)}`;
}

/** Special days in a line: 'Giovedì 24 – sabato 26 dicembre: chiuso'. @param currentDay the restaurant's */
export function runLine(run: SpecialRun, currentDay: Day): string {
  const rest = run.rests.length > 0 ? `, ${run.rests.map(weekdayName).join(' e ')} chiuso` : '';
  const end = run.last === null ? ' fino a nuovo avviso' : '';
  return `${runDays(run, currentDay)}: ${timesText(run.shifts)}${rest}${end}`;
}

/**
 * The special days from today on that begin in the next sixty days, a line each.
 * @param now epoch ms
 * @returns none if the browser does not tell the time
 */
export function specialLines(now: number, timetable: Timetable): string[] {
  try {
    const currentDay = dayAt(now, timetable);
    const runs = specialRuns(currentDay, addDays(currentDay, DAYS_LISTED), timetable);
    return runs.map((run) => runLine(run, currentDay));
  } catch {
    return [];
  }
}
