import { dayText, timeText } from './clock-words';
import {
  DAY_MS,
  dayNumber,
  nextOpenSpan,
  openSpans,
  serviceDay,
  startOfDay,
  usualSpans,
  without,
} from './open-spans';
import { AS_USUAL, type Span, type SpecialTimes, type WeeklyHours } from './weekly-hours';

/*
 * What is said of the opening times: the line, closings and special openings, to guests and to search engines. A page fetches it
 * when the line comes into view.
 */

/** A closing is announced from so many days before. */
const DAYS_BEFORE = 7;

/** How many days search engines are told of. */
const DAYS_TOLD = 31;

/** 'Martedì …', from 'martedì …'. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'dalle 12:00 alle 15:00' */
const fromTo = ({ dal, al }: Span, hours: WeeklyHours) =>
  `dalle ${timeText(dal, hours)} alle ${timeText(al, hours)}`;

/**
 * The line that a visitor reads: 'Aperto ora · chiude alle 02:00', 'Chiuso · apre alle 17:00', and where it is closed against
 * its hours 'Chiuso · riapre domani alle 17:00'. Short: a room is kept for it.
 * @param now epoch ms
 * @throws RangeError for an invalid date or an unknown time zone
 */
export function openingLine(now: number, hours: WeeklyHours, special = AS_USUAL): string {
  const span = nextOpenSpan(now, hours, special);
  if (!span) return 'Chiuso fino a nuovo avviso';
  if (span.dal <= now) return `Aperto ora · chiude alle ${timeText(span.al, hours)}`;
  const verb = opensAsUsual(span.dal, now, hours, special) ? 'apre' : 'riapre';
  return `Chiuso · ${verb} ${opening(span.dal, now, hours)}`;
}

/** Whether no closing is the reason that it opens only then. */
function opensAsUsual(dal: number, now: number, hours: WeeklyHours, special: SpecialTimes) {
  if (special.chiusure.length === 0) return true;
  return nextOpenSpan(now, hours, { ...special, chiusure: [] })?.dal === dal;
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
  const unclosed = { ...special, chiusure: [] };
  const ahead = (times?: SpecialTimes) => openSpans(now, until, hours, times);
  const open = ahead(special);
  const isAhead = ({ al }: Span) => al > now;
  const closings = new Map<number | null, string>();
  for (const lost of without(ahead(unclosed), open).filter(isAhead)) {
    const reopens = nextOpenSpan(lost.al, hours, special)?.dal ?? null;
    if (closings.has(reopens)) continue;
    closings.set(reopens, closingText(lost.dal, reopens, now, hours, special));
  }
  const extra = without(open, ahead()).filter(isAhead);
  return [...closings.values(), ...extra.map((span) => openingText(span, hours))];
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
  const end = startOfDay(day + 1, hours);
  const name = dayText(startOfDay(day, hours), hours);
  const again = reopens && `Riapriamo ${dayText(reopens, hours)} alle ${timeText(reopens, hours)}.`;
  const next = nextOpenSpan(end, hours, { ...special, chiusure: [] });
  if (reopens && (!next || next.dal >= reopens)) {
    const isOpenBefore = openSpans(startOfDay(day, hours), from, hours, special).length > 0;
    const since = isOpenBefore ? ` dalle ${timeText(from, hours)}` : '';
    const isToday = day <= serviceDay(now, hours);
    return `${capital(name)} siamo chiusi${since}.${isToday ? ` ${again}` : ''}`;
  }
  const hasBegun = special.chiusure.some(({ dal, al }) => dal <= now && now < al);
  const since = hasBegun ? 'Siamo chiusi' : `Siamo chiusi da ${name}`;
  return again ? `${since}. ${again}` : `${since} fino a nuovo avviso.`;
}

function openingText(span: Span, hours: WeeklyHours): string {
  const day = serviceDay(span.dal, hours);
  const also = usualSpans(day, hours).length > 0 ? ' anche' : '';
  return `${capital(dayText(span.dal, hours))} siamo aperti${also} ${fromTo(span, hours)}.`;
}

/**
 * The opening times that begin on some days, day by day, where they differ from the weekly hours.
 * @param first the first day, as dayNumber counts
 */
function unusualDays(first: number, count: number, hours: WeeklyHours, special: SpecialTimes) {
  const from = startOfDay(first, hours) - DAY_MS;
  const spans = openSpans(from, from + (count + 2) * DAY_MS, hours, special);
  return Array.from({ length: count }, (_, index) => {
    const day = first + index;
    return { day, spans: spans.filter(({ dal }) => dayNumber(dal, hours) === day) };
  }).filter(({ day, spans }) => !isSame(usualSpans(day, hours), spans));
}

function isSame(a: readonly Span[], b: readonly Span[]): boolean {
  return a.length === b.length && a.every(({ dal, al }, i) => dal === b[i]?.dal && al === b[i]?.al);
}

/**
 * What is said in the place of the weekly hours on a day that differs: 'Oggi chiuso', 'Oggi 12:00 – 15:00 e 17:00 – 02:00'.
 * @param now epoch ms
 * @returns '' on any other day
 */
export function todayText(now: number, hours: WeeklyHours, special: SpecialTimes): string {
  const [today] = unusualDays(serviceDay(now, hours), 1, hours, special);
  if (!today) return '';
  const times = today.spans.map(
    ({ dal, al }) => `${timeText(dal, hours)} – ${timeText(al, hours)}`,
  );
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
  return unusualDays(first, DAYS_TOLD, hours, special).flatMap(({ day, spans }) => {
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const times = spans.map(({ dal, al }) => [timeText(dal, hours), timeText(al, hours)]);
    return (times.length > 0 ? times : [['00:00', '00:00']]).map(([opens = '', closes = '']) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    }));
  });
}
