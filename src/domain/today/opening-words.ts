import { addDays, type Day, dayText } from '../hours/days';
import { calendarDay, timeText } from '../hours/local-time';
import type { Shift } from '../hours/shifts';
import {
  covers,
  dayAt,
  endOfDay,
  hoursOn,
  isUsual,
  latestClosing,
  nextOpening,
  type SpecialRun,
  spansOn,
  specialRuns,
} from '../hours/timetable';
import { capital, type Timetable, weekdayName } from '../hours/weekly-hours';
import { type Say, type Spoken, spokenItalian } from '../words/say';
import type { Notice } from './today';

/* The texts about the opening times of today and of the next days for guests. A page loads this when the line comes into view. */

/** How many days before it starts a special day is announced. */
const DAYS_BEFORE = 7;

const UNKNOWN = 'Orari non noti: chiamaci';

/**
 * The line for visitors: 'Aperto ora · chiude alle 02:00', 'Chiuso · apre alle 17:00', and if a special day is the reason 'Chiuso ·
 * riapre domani alle 17:00'. It is short, because space is reserved for it.
 * @param now epoch ms
 * @returns that the hours are not known, if what is stored, or the browser, does not tell them
 */
export function openingLine(
  now: number,
  timetable: Timetable,
  spoken: Spoken = spokenItalian,
): string {
  try {
    return lineAt(now, timetable, spoken);
  } catch {
    return spoken.t(UNKNOWN);
  }
}

function lineAt(now: number, timetable: Timetable, spoken: Spoken): string {
  const { t } = spoken;
  const next = nextOpening(now, timetable);
  if (next === null) return t('Chiuso fino a nuovo avviso');
  if (typeof next === 'string') {
    return t(next <= dayAt(now, timetable) ? UNKNOWN : 'Chiuso ora · chiamaci per gli orari');
  }
  if (next.from <= now) {
    const time = timeText(next.to, timetable);
    return t('Aperto ora · chiude alle {time}', { time }) + kitchenText(now, next.to, timetable, t);
  }
  const usual = nextOpening(now, { ...timetable, giorni: [] });
  const isEarlier = usual !== null && typeof usual !== 'string' && usual.from < next.from;
  const when = openingText(next.from, now, timetable, spoken);
  return isEarlier ? t('Chiuso · riapre {when}', { when }) : t('Chiuso · apre {when}', { when });
}

/** ' (cucina 01:30)', ' (cucina chiusa)'; '' if it is not known when the kitchen closes. */
function kitchenText(now: number, closes: number, timetable: Timetable, t: Say): string {
  if (timetable.lastOrder === undefined) return '';
  const last = closes - timetable.lastOrder * 60_000;
  if (now >= last) return ` (${t('cucina chiusa')})`;
  return ` (${t('cucina {time}', { time: timeText(last, timetable) })})`;
}

function openingText(
  instant: number,
  now: number,
  timetable: Timetable,
  { t, language }: Spoken,
): string {
  const time = timeText(instant, timetable);
  const [day, currentDay] = [calendarDay(instant, timetable), calendarDay(now, timetable)];
  if (day === currentDay) return t('alle {time}', { time });
  if (day === addDays(currentDay, 1)) return t('domani alle {time}', { time });
  if (day < addDays(currentDay, 7)) {
    const weekday = dayText(day, currentDay, 'weekday', language);
    return t('{weekday} alle {time}', { weekday, time });
  }
  const date = dayText(day, currentDay, 'date', language);
  if (language !== 'it') return t('il {date}', { date });
  // Eight and eleven begin with a vowel.
  return /^(8|11)\b/.test(date) ? `l’${date}` : `il ${date}`;
}

/**
 * The sentences for guests: tonight's hours if they are special, then the notices in force, then special days to come. These are
 * announced from seven days before until they are over: 'Martedì 24 novembre siamo chiusi.' On the day, and for longer closings, it
 * adds the reopening. Days are named, not called today: the page may stay open past midnight.
 * @param now epoch ms
 * @returns only that the hours are not known, if the browser does not tell the time
 */
export function guestLines(
  now: number,
  timetable: Timetable,
  notices: readonly Notice[] = [],
): string[] {
  try {
    const currentDay = dayAt(now, timetable);
    const runs = specialRuns(currentDay, addDays(currentDay, DAYS_BEFORE), timetable);
    const linesOf = (isToday: boolean) =>
      runs
        .filter(({ first }) => (first === currentDay) === isToday)
        .map((run) => runText(run, now, timetable));
    const inForce = notices.filter((notice) => covers(notice, currentDay));
    return [...linesOf(true), ...inForce.map(({ testo }) => testo), ...linesOf(false)];
  } catch {
    return [`${UNKNOWN}.`];
  }
}

function runText(run: SpecialRun, now: number, timetable: Timetable): string {
  const { first, last, shifts } = run;
  const currentDay = dayAt(now, timetable);
  const name = (day: Day) => dayText(day, currentDay);
  const isToday = first === currentDay;
  const isOneDay = last === first;
  if (shifts?.length === 0) {
    const again = last && reopeningText(endOfDay(last, timetable), currentDay, timetable);
    if (isOneDay) return `${capital(name(first))} siamo chiusi.${isToday ? ` ${again}` : ''}`;
    const since = isToday ? 'Siamo chiusi' : `Siamo chiusi da ${name(first)}`;
    return again ? `${since}. ${again}` : `${since} fino a nuovo avviso.`;
  }
  const closed = isToday && isOneDay ? closedSince(first, now, timetable) : null;
  if (closed) {
    const again = reopeningText(now, currentDay, timetable);
    return `${capital(name(first))} siamo chiusi dalle ${closed}. ${again}`;
  }
  const what = shifts
    ? `siamo aperti ${timesInWords(shifts)}`
    : 'gli orari sono da confermare: chiamaci';
  if (isOneDay) return `${capital(name(first))} ${what}.`;
  const until = last ? `fino a ${name(last)}` : 'fino a nuovo avviso';
  const rest = run.rests.length > 0 ? ` (${run.rests.map(weekdayName).join(' e ')} chiuso)` : '';
  return `${isToday ? capital(until) : `Da ${name(first)} ${until}`} ${what}${rest}.`;
}

const timesInWords = (shifts: readonly Shift[]) =>
  shifts.map(({ opens, closes }) => `dalle ${opens} alle ${closes}`).join(' e ');

/** Since when it is closed on a day on which it would still be open or open again; null if it is not. */
function closedSince(day: Day, now: number, timetable: Timetable): string | null {
  const last = spansOn(day, timetable)?.at(-1)?.to ?? 0;
  return last <= now && now < latestClosing(day, timetable) ? timeText(last, timetable) : null;
}

/** 'Riapriamo mercoledì 25 novembre alle 17:00.' */
function reopeningText(after: number, currentDay: Day, timetable: Timetable): string {
  const next = nextOpening(after, timetable);
  if (next === null) return 'Non sappiamo ancora quando riapriamo.';
  if (typeof next === 'string') return 'Per sapere quando riapriamo chiamaci.';
  const day = dayText(calendarDay(next.from, timetable), currentDay);
  return `Riapriamo ${day} alle ${timeText(next.from, timetable)}.`;
}

/**
 * The text that replaces the weekly hours on a special day: 'Oggi chiuso', 'Oggi 12:00 – 15:00 e 17:00 – 02:00'.
 * @param now epoch ms
 * @returns '' on any other day
 */
export function todayText(
  now: number,
  timetable: Timetable,
  { t }: Spoken = spokenItalian,
): string {
  try {
    const currentDay = dayAt(now, timetable);
    if (isUsual(currentDay, timetable)) return '';
    const times = hoursOn(currentDay, timetable)?.map(
      ({ opens, closes }) => `${opens} – ${closes}`,
    );
    if (!times) return t('Oggi orari da confermare: chiamaci');
    return t('Oggi {hours}', { hours: times.join(` ${t('e')} `) || t('chiuso') });
  } catch {
    return t(UNKNOWN);
  }
}
