import { DAY_MS, fromWallClock, toWallClock } from './local-time';
import { NO_END, type Span, type Timetable, type WeeklyHours, weekdays } from './weekly-hours';

/*
 * When the restaurant is open: its weekly hours and special openings, minus the closings. The texts for guests, on the home page
 * and in the menu, and the data for search engines are all derived from these spans.
 */

/** The day that the restaurant's clock shows, counted from 1 January 1970. @param instant epoch ms */
export function dayNumber(instant: number, { timeZone }: WeeklyHours): number {
  return Math.floor(toWallClock(instant, timeZone) / DAY_MS);
}

/** The instant at which the restaurant's clock shows a time, 'HH:MM', on a day, as dayNumber counts. @returns epoch ms */
export function instantOf(day: number, time: string, { timeZone }: WeeklyHours): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return fromWallClock(day * DAY_MS + (hour * 60 + minute) * 60_000, timeZone);
}

/** The opening times of a day by the weekly hours alone. @param day as dayNumber counts */
export function usualSpans(day: number, hours: WeeklyHours): Span[] {
  // 1 January 1970 was a Thursday.
  const weekday = weekdays[(day + 3) % 7] ?? 'monday';
  return hours.week[weekday].map(({ opens, closes }) => ({
    dal: instantOf(day, opens, hours),
    al: instantOf(closes <= opens ? day + 1 : day, closes, hours),
  }));
}

/** The start of a day of service: midnight, or the end of the evening before if that is later. @returns epoch ms */
export function startOfDay(day: number, hours: WeeklyHours): number {
  const before = usualSpans(day - 1, hours).map(({ al }) => al);
  return Math.max(instantOf(day, '00:00', hours), ...before);
}

/** The day of service of an instant: an evening that continues past midnight belongs to the day before. */
export function serviceDay(instant: number, hours: WeeklyHours): number {
  const day = dayNumber(instant, hours);
  return instant < startOfDay(day, hours) ? day - 1 : day;
}

function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.dal - b.dal)) {
    const last = result.at(-1);
    if (last && span.dal <= last.al) last.al = Math.max(last.al, span.al);
    else result.push({ ...span });
  }
  return result;
}

/** Subtracts the other spans from the first ones. */
export function without(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return others.reduce(
    (left, { dal, al }) =>
      left.flatMap((span) => [
        ...(span.dal < dal ? [{ dal: span.dal, al: Math.min(span.al, dal) }] : []),
        ...(al < span.al ? [{ dal: Math.max(span.dal, al), al: span.al }] : []),
      ]),
    spans,
  );
}

/**
 * The spans in which the restaurant is open without a break, in order: whole, even if they begin before or end after the range.
 * @param from epoch ms, like `to`: spans that end before or begin after are left out
 * @throws RangeError for an invalid instant or an unknown time zone
 */
export function openSpans(from: number, to: number, timetable: Timetable): readonly Span[] {
  const first = dayNumber(from, timetable) - 1;
  const length = dayNumber(to, timetable) - first + 1;
  const usual = Array.from({ length }, (_, index) => usualSpans(first + index, timetable)).flat();
  return without(joined([...usual, ...timetable.aperture]), timetable.chiusure).filter(
    ({ dal, al }) => al > from && dal < to,
  );
}

/** The span in which the restaurant is open at an instant, otherwise the next one; null if none is known. */
export function nextOpenSpan(instant: number, timetable: Timetable): Span | null {
  // Every weekly shift occurs within eight days. If closings cover them all, the next one follows the end of a closing.
  const [span] = openSpans(instant, instant + 8 * DAY_MS, timetable);
  if (span) return span;
  const ends = timetable.chiusure.map(({ al }) => al).filter((al) => instant < al && al < NO_END);
  return ends.length > 0 ? nextOpenSpan(Math.min(...ends), timetable) : null;
}
