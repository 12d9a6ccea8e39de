import { DAY_MS, dayText, timeText } from './local-time';
import {
  dayNumber,
  instantOf,
  nextOpenSpan,
  openSpans,
  serviceDay,
  startOfDay,
  usualSpans,
  without,
} from './open-spans';
import { AS_USUAL, capital, type Span, type Timetable, type WeeklyHours } from './weekly-hours';

/*
 * The texts about the opening times for guests, and the data for search engines. A page loads this when the line comes into view.
 */

/** How many days before it starts a closing or special opening is announced. */
const DAYS_BEFORE = 7;

/** How many days the data for search engines covers. */
const DAYS_TOLD = 31;

/**
 * The line for visitors: 'Aperto ora · chiude alle 02:00', 'Chiuso · apre alle 17:00', and if a closing is the reason 'Chiuso ·
 * riapre domani alle 17:00'. It is short, because space is reserved for it.
 * @param now epoch ms
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function openingLine(now: number, timetable: Timetable): string {
  const span = nextOpenSpan(now, timetable);
  if (!span) return 'Chiuso fino a nuovo avviso';
  if (span.dal <= now) return `Aperto ora · chiude alle ${timeText(span.al, timetable)}`;
  const unclosed = nextOpenSpan(now, { ...timetable, chiusure: [] });
  const verb = unclosed?.dal === span.dal ? 'apre' : 'riapre';
  return `Chiuso · ${verb} ${opening(span.dal, now, timetable)}`;
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

/**
 * What guests read: tonight's closings and openings, then the notices in force, then what the next days bring. Closings and
 * special openings are announced from seven days before until they are over: 'Martedì 24 novembre siamo chiusi.' On the day, and
 * for longer closings, it adds the reopening. Days are named, not called today: the page may stay open past midnight.
 * @param now epoch ms
 * @param notices the texts of the notices in force
 */
export function guestLines(
  now: number,
  timetable: Timetable,
  notices: readonly string[] = [],
): string[] {
  const today = serviceDay(now, timetable);
  const announced = announcements(now, timetable);
  const linesOf = (isTonight: boolean) =>
    announced
      .filter(({ dal }) => serviceDay(dal, timetable) <= today === isTonight)
      .map(({ text }) => text);
  return [...linesOf(true), ...notices, ...linesOf(false)];
}

/** The closings and special openings to announce, closings first, each with its first instant in epoch ms. */
function announcements(now: number, timetable: Timetable): { dal: number; text: string }[] {
  const until = startOfDay(dayNumber(now, timetable) + DAYS_BEFORE + 1, timetable);
  const ahead = (times: Timetable) => openSpans(now, until, times);
  const beyond = (spans: readonly Span[], others: readonly Span[]) =>
    without(spans, others).filter(({ al }) => al > now);
  const open = ahead(timetable);
  const closings = beyond(ahead({ ...timetable, chiusure: [] }), open)
    .map(({ dal, al }) => ({ dal, reopens: nextOpenSpan(al, timetable)?.dal ?? null }))
    // Closings with the same reopening count as one.
    .filter(({ reopens }, index, all) => reopens !== all[index - 1]?.reopens);
  const openings = beyond(open, ahead({ ...timetable, ...AS_USUAL })).map(({ dal, al }) => {
    const also = usualSpans(serviceDay(dal, timetable), timetable).length > 0 ? ' anche' : '';
    const times = `dalle ${timeText(dal, timetable)} alle ${timeText(al, timetable)}`;
    return { dal, text: `${capital(dayText(dal, timetable))} siamo aperti${also} ${times}.` };
  });
  return [
    ...closings.map(({ dal, reopens }) => ({
      dal,
      text: closingText(dal, reopens, now, timetable),
    })),
    ...openings,
  ];
}

/** @param from the first instant at which it would be open @param reopens null if the end is unknown. Both in epoch ms */
function closingText(from: number, reopens: number | null, now: number, timetable: Timetable) {
  const day = serviceDay(from, timetable);
  const start = startOfDay(day, timetable);
  const isToday = day <= serviceDay(now, timetable);
  const isOpenBefore = openSpans(start, from, timetable).length > 0;
  const time = timeText(from, timetable);
  const again =
    reopens && `Riapriamo ${dayText(reopens, timetable)} alle ${timeText(reopens, timetable)}.`;
  if (reopens && serviceDay(reopens, timetable) === day) {
    const times = `dalle ${time} alle ${timeText(reopens, timetable)}`;
    return `${capital(dayText(start, timetable))} siamo chiusi ${times}.`;
  }
  const next = nextOpenSpan(startOfDay(day + 1, timetable), { ...timetable, chiusure: [] });
  if (reopens && (!next || next.dal >= reopens)) {
    const since = isOpenBefore ? ` dalle ${time}` : '';
    return `${capital(dayText(start, timetable))} siamo chiusi${since}.${isToday ? ` ${again}` : ''}`;
  }
  const hasBegun = from <= now || (isToday && !isOpenBefore);
  const first = `${dayText(start, timetable)}${isOpenBefore ? ` alle ${time}` : ''}`;
  const since = hasBegun ? 'Siamo chiusi' : `Siamo chiusi da ${first}`;
  return again ? `${since}. ${again}` : `${since} fino a nuovo avviso.`;
}

/** The opening times that begin on a day, 'HH:MM' to 'HH:MM'; null if they are the usual ones of the week. */
function unusualTimes(day: number, timetable: Timetable) {
  const [from, to] = [instantOf(day, '00:00', timetable), instantOf(day + 1, '00:00', timetable)];
  const timesOf = (spans: readonly Span[]) =>
    spans
      .filter(({ dal }) => dal >= from)
      .map(({ dal, al }) => ({ opens: timeText(dal, timetable), closes: timeText(al, timetable) }));
  const times = timesOf(openSpans(from, to, timetable));
  const isUsual = JSON.stringify(times) === JSON.stringify(timesOf(usualSpans(day, timetable)));
  return isUsual ? null : times;
}

/**
 * The text that replaces the weekly hours on a day that differs: 'Oggi chiuso', 'Oggi 12:00 – 15:00 e 17:00 – 02:00'.
 * @param now epoch ms
 * @returns '' on any other day
 */
export function todayText(now: number, timetable: Timetable): string {
  const today = unusualTimes(serviceDay(now, timetable), timetable);
  if (!today) return '';
  const times = today.map(({ opens, closes }) => `${opens} – ${closes}`);
  return `Oggi ${times.join(' e ') || 'chiuso'}`;
}

/**
 * The days of the next month that differ from the weekly hours, in the format of schema.org: a closed day opens and closes at
 * 00:00.
 * @param now epoch ms
 */
export function specialSpecification(now: number, timetable: Timetable) {
  // Yesterday's evening may still go on.
  const first = dayNumber(now, timetable) - 1;
  return Array.from({ length: DAYS_TOLD }, (_, index) => first + index).flatMap((day) => {
    const times = unusualTimes(day, timetable);
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const shifts = times?.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : (times ?? []);
    return shifts.map((shift) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...shift,
    }));
  });
}
