import { fold, WORD } from '../fold';
import { addDays, type Day, dayText } from '../hours/days';
import { dayWords, feasts, monthNames, nextDay, weekdayWords, type YearDay } from '../hours/feasts';
import { dayAt, hoursOn, isUsual, specialRuns, weekdayOf } from '../hours/timetable';
import {
  capital,
  type Timetable,
  timesText,
  type Weekday,
  weekdayName,
  weekdays,
} from '../hours/weekly-hours';
import { DAYS_LISTED, runLine, specialLines } from './special-words';

/*
 * What a query asks about days, and the hours that answer it. No dish is called by a date or a feast, but the caller decides: a word
 * that the menu has may be meant as a dish.
 */

/** Days that a query names: the next one of that date or feast, or of a typed year; every one of a weekday; all that are special. */
export type AskedDays =
  | { kind: 'day'; day: YearDay; year: number | null }
  | { kind: 'weekday'; weekday: Weekday }
  | { kind: 'special' };

/** Words for whichever days are special, folded. */
const SPECIAL = new Set(
  'ferie vacanze vacanza feste festivi festivita holiday holidays ferien urlaub vacances vacaciones'.split(
    ' ',
  ),
);

/** How many words the longest name of a feast has. */
const LONGEST = Math.max(...[...feasts.keys()].map((name) => name.split(' ').length));

/** '24/12', '24/12/2026', '24.12.26': without a year only with a slash, because '7.50' is a price. */
const DATE =
  /(?<![\d/.,])(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{4}|\d{2}))?|[.-](\d{1,2})[.-](\d{4}|\d{2}))(?![\d/])/g;

function yearOf(text: string | undefined): number | null {
  if (!text) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

function dateOf(date: number, month: number, year: string | undefined): AskedDays | null {
  const exists = month >= 1 && month <= 12 && date >= 1 && nextDay({ month, date }, '2024-01-01');
  return exists ? { kind: 'day', day: { month, date }, year: yearOf(year) } : null;
}

type Found = { asked: AskedDays; length: number };

/** The days that the words name from a place on. @param words folded */
function findAt(words: readonly string[], at: number): Found | null {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const day = feasts.get(dayWords(words.slice(at, at + length).join(' ')));
    if (day) return { asked: { kind: 'day', day, year: null }, length };
  }
  const [word = '', next = '', third] = words.slice(at);
  const month = monthNames.get(next);
  const number = /^(\d{1,2})(?:o|er|th|)$/.exec(word)?.[1];
  if (number && month) {
    const year = /^20\d{2}$/.test(third ?? '') ? third : undefined;
    const asked = dateOf(Number(number), month, year);
    return asked && { asked, length: year ? 3 : 2 };
  }
  const weekday = weekdays[weekdayWords.get(word) ?? -1];
  if (weekday) {
    // 'Giovedì 24 dicembre': the date says it.
    const date = findAt(words, at + 1);
    if (date?.asked.kind === 'day' && /^\d/.test(next)) return { ...date, length: date.length + 1 };
    return { asked: { kind: 'weekday', weekday }, length: 1 };
  }
  return SPECIAL.has(word) ? { asked: { kind: 'special' }, length: 1 } : null;
}

/**
 * Reads the days that a query names: 'natale', '25 dicembre', '24/12', 'domenica', 'ferie', in the languages of the menu.
 * @param query as typed
 * @returns the days in their order, and the query without their words: '' if it asks for nothing else
 */
export function readAskedDays(query: string): { asked: readonly AskedDays[]; rest: string } {
  const asked: AskedDays[] = [];
  const text = query.replace(DATE, (written, date, month, year, dotted, dottedYear) => {
    const found = dateOf(Number(date), Number(month ?? dotted), year ?? dottedYear);
    if (found) asked.push(found);
    return found ? ' ' : written;
  });
  const tokens = text.match(WORD) ?? [];
  const words = tokens.map(fold);
  const rest: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = findAt(words, at);
    if (found) asked.push(found.asked);
    else rest.push(tokens[at] ?? '');
    at += found?.length ?? 1;
  }
  return { asked, rest: asked.length > 0 ? rest.join(' ') : query };
}

/** The hours of one day: those of its run of special days, or as in every week. */
function dayLine(day: Day, currentDay: Day, timetable: Timetable): string {
  const run = specialRuns(currentDay, day, timetable).find(
    ({ first, last }) => first <= day && (last === null || day <= last),
  );
  if (run && !isUsual(day, timetable)) return runLine(run, currentDay);
  const times = timesText(hoursOn(day, timetable));
  return `${capital(dayText(day, currentDay))}: come ogni ${weekdayName(weekdayOf(day))}, ${times}`;
}

function linesFor(asked: AskedDays, now: number, timetable: Timetable): string[] {
  const currentDay = dayAt(now, timetable);
  if (asked.kind === 'special') {
    const lines = specialLines(now, timetable);
    return lines.length > 0 ? lines : ['Nei prossimi sessanta giorni valgono gli orari di sempre'];
  }
  if (asked.kind === 'weekday') {
    const { weekday } = asked;
    const name = capital(weekdayName(weekday));
    const days = Array.from({ length: DAYS_LISTED }, (_, ahead) => addDays(currentDay, ahead));
    const others = days.filter((day) => weekdayOf(day) === weekday && !isUsual(day, timetable));
    return [
      `${name}: ${timesText(timetable.week[weekday])}`,
      ...others.map((day) => dayLine(day, currentDay, timetable)),
    ];
  }
  const { year } = asked;
  const day = nextDay(asked.day, year ? `${year}-01-01` : currentDay);
  const isAhead = day && day >= currentDay && day < addDays(currentDay, 2 * 366);
  return isAhead && (!year || day.startsWith(String(year)))
    ? [dayLine(day, currentDay, timetable)]
    : [];
}

/**
 * The hours of the days that a query names, in words, a line each: 'Giovedì 24 – sabato 26 dicembre: chiuso', 'Venerdì 25 dicembre:
 * come ogni venerdì, 17:00 – 02:00', 'Domenica: chiuso'. A day that is over has none.
 * @param asked from `readAskedDays`
 * @param now epoch ms, by the server's clock
 * @returns that the hours are not known, if the browser does not tell the time
 */
export function hoursOfAsked(
  asked: readonly AskedDays[],
  now: number,
  timetable: Timetable,
): string[] {
  try {
    return [...new Set(asked.flatMap((each) => linesFor(each, now, timetable)))];
  } catch {
    return ['Orari non noti: chiamaci'];
  }
}
