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
import { AS_USUAL, capital, type Span, type SpecialTimes, type WeeklyHours } from './weekly-hours';

/*
 * What is said of the opening times, to guests and to search engines. A page fetches it when the line comes into view.
 */

/** A closing is announced from so many days before. */
const DAYS_BEFORE = 7;

/** How many days search engines are told of. */
const DAYS_TOLD = 31;

/**
 * The line that a visitor reads: 'Aperto ora · chiude alle 02:00', 'Chiuso · apre alle 17:00', and where a closing is the reason
 * 'Chiuso · riapre domani alle 17:00'. Short: a room is kept for it.
 * @param now epoch ms
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function openingLine(now: number, hours: WeeklyHours, special = AS_USUAL): string {
  const span = nextOpenSpan(now, hours, special);
  if (!span) return 'Chiuso fino a nuovo avviso';
  if (span.dal <= now) return `Aperto ora · chiude alle ${timeText(span.al, hours)}`;
  const unclosed = nextOpenSpan(now, hours, { ...special, chiusure: [] });
  const verb = unclosed?.dal === span.dal ? 'apre' : 'riapre';
  return `Chiuso · ${verb} ${opening(span.dal, now, hours)}`;
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
 * What guests read of closings and special openings, from seven days before until they are over: 'Martedì 24 novembre siamo
 * chiusi.', on the day and of longer closings also when it opens again. Days by their names: the page may stay open past midnight.
 * @param now epoch ms
 */
export function announcements(now: number, hours: WeeklyHours, special: SpecialTimes): string[] {
  const until = startOfDay(dayNumber(now, hours) + DAYS_BEFORE + 1, hours);
  const ahead = (times?: SpecialTimes) => openSpans(now, until, hours, times);
  const beyond = (spans: readonly Span[], others: readonly Span[]) =>
    without(spans, others).filter(({ al }) => al > now);
  const open = ahead(special);
  const closings = beyond(ahead({ ...special, chiusure: [] }), open)
    .map(({ dal, al }) => ({ dal, reopens: nextOpenSpan(al, hours, special)?.dal ?? null }))
    // What reopens at once is one closing.
    .filter(({ reopens }, index, all) => reopens !== all[index - 1]?.reopens);
  const openings = beyond(open, ahead()).map(({ dal, al }) => {
    const also = usualSpans(serviceDay(dal, hours), hours).length > 0 ? ' anche' : '';
    const times = `dalle ${timeText(dal, hours)} alle ${timeText(al, hours)}`;
    return `${capital(dayText(dal, hours))} siamo aperti${also} ${times}.`;
  });
  return [
    ...closings.map(({ dal, reopens }) => closingText(dal, reopens, now, hours, special)),
    ...openings,
  ];
}

/** @param from the first time that it would have been open. @param reopens null for an unknown end. Both in epoch ms */
function closingText(
  from: number,
  reopens: number | null,
  now: number,
  hours: WeeklyHours,
  special: SpecialTimes,
): string {
  const day = serviceDay(from, hours);
  const start = startOfDay(day, hours);
  const isToday = day <= serviceDay(now, hours);
  const isOpenBefore = openSpans(start, from, hours, special).length > 0;
  const again = reopens && `Riapriamo ${dayText(reopens, hours)} alle ${timeText(reopens, hours)}.`;
  const usual = nextOpenSpan(startOfDay(day + 1, hours), hours, { ...special, chiusure: [] });
  if (reopens && (!usual || usual.dal >= reopens)) {
    const since = isOpenBefore ? ` dalle ${timeText(from, hours)}` : '';
    return `${capital(dayText(start, hours))} siamo chiusi${since}.${isToday ? ` ${again}` : ''}`;
  }
  const hasBegun = from <= now || (isToday && !isOpenBefore);
  const since = hasBegun ? 'Siamo chiusi' : `Siamo chiusi da ${dayText(start, hours)}`;
  return again ? `${since}. ${again}` : `${since} fino a nuovo avviso.`;
}

/** The opening times that begin on a day, 'HH:MM' to 'HH:MM'; null where they are those of every week. */
function unusualTimes(day: number, hours: WeeklyHours, special: SpecialTimes) {
  const [from, to] = [instantOf(day, '00:00', hours), instantOf(day + 1, '00:00', hours)];
  const timesOf = (spans: readonly Span[]) =>
    spans
      .filter(({ dal }) => dal >= from)
      .map(({ dal, al }) => ({ opens: timeText(dal, hours), closes: timeText(al, hours) }));
  const times = timesOf(openSpans(from, to, hours, special));
  return JSON.stringify(times) === JSON.stringify(timesOf(usualSpans(day, hours))) ? null : times;
}

/**
 * What is said in the place of the weekly hours on a day that differs: 'Oggi chiuso', 'Oggi 12:00 – 15:00 e 17:00 – 02:00'.
 * @param now epoch ms
 * @returns '' on any other day
 */
export function todayText(now: number, hours: WeeklyHours, special: SpecialTimes): string {
  const today = unusualTimes(serviceDay(now, hours), hours, special);
  if (!today) return '';
  const times = today.map(({ opens, closes }) => `${opens} – ${closes}`);
  return `Oggi ${times.join(' e ') || 'chiuso'}`;
}

/**
 * The days of the next month that differ from the weekly hours, as schema.org wants them: a day that is closed opens and closes
 * at 00:00.
 * @param now epoch ms
 */
export function specialSpecification(now: number, hours: WeeklyHours, special: SpecialTimes) {
  // Yesterday's evening may go on.
  const first = dayNumber(now, hours) - 1;
  return Array.from({ length: DAYS_TOLD }, (_, index) => first + index).flatMap((day) => {
    const times = unusualTimes(day, hours, special);
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const told = times?.length === 0 ? [{ opens: '00:00', closes: '00:00' }] : (times ?? []);
    return told.map((shift) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...shift,
    }));
  });
}
