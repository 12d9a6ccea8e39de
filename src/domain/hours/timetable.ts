import { addDays, type Day, utcMidnight } from './days';
import { calendarDay, fromWallClock } from './local-time';
import { type Shift, toShifts } from './shifts';
import { type SpecialDays, type Timetable, type Weekday, weekdays } from './weekly-hours';

/*
 * When the restaurant is open: `hoursOn` says it of a day, and everything else is derived from it: whether it is open now, what
 * guests, staff and search engines read, and when the evening ends.
 */

type Zone = Pick<Timetable, 'timeZone'>;

/** From an instant until just before another, in epoch ms. */
type Span = { from: number; to: number };

/** How far ahead hours are looked for: further than the special days that staff may enter. */
const FURTHEST = 500;

/** Whether a day is one of the special days. */
export const covers = ({ dal, al }: Pick<SpecialDays, 'dal' | 'al'>, day: Day) =>
  dal <= day && (al === null || day <= al);

/** The day of the week of a day. */
export const weekdayOf = (day: Day): Weekday =>
  weekdays[(new Date(utcMidnight(day)).getUTCDay() + 6) % 7] ?? 'monday';

/** The hours of a day of the week; null if they are not known. */
const usualHours = (day: Day, { week }: Timetable): readonly Shift[] | null => week[weekdayOf(day)];

/** Whether an entry opens the weekly closing days among its days. Of a single day, or of a closing, there is no question. */
const opensEvery = ({ dal, al, orari, ancheChiusi }: SpecialDays) =>
  dal === al || orari?.length === 0 || ancheChiusi === true;

/** The special days that count on a day: of those that cover it, and do not leave it closed as it is every week, the one saved last. */
export function entryOn(day: Day, timetable: Timetable): SpecialDays | undefined {
  const isRest = usualHours(day, timetable)?.length === 0;
  return timetable.giorni
    .filter((entry) => covers(entry, day) && (!isRest || opensEvery(entry)))
    .at(-1);
}

const shiftsOf = ({ orari }: SpecialDays) => orari && toShifts(orari);

/** The shifts that begin on a day; none if it is closed, null if they are not known. */
export function hoursOn(day: Day, timetable: Timetable): readonly Shift[] | null {
  const entry = entryOn(day, timetable);
  return entry ? shiftsOf(entry) : usualHours(day, timetable);
}

/** The instant at which the restaurant's clock shows a time, 'HH:MM', on a day. @returns epoch ms */
function instantOf(day: Day, time: string, { timeZone }: Zone) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return fromWallClock(utcMidnight(day) + (hour * 60 + minute) * 60_000, timeZone);
}

/** The instants between which a shift is open. */
export function spanOf(day: Day, { opens, closes }: Shift, zone: Zone): Span {
  const end = closes <= opens ? addDays(day, 1) : day;
  return { from: instantOf(day, opens, zone), to: instantOf(end, closes, zone) };
}

/** The spans of the shifts that begin on a day, in order; null if they are not known. */
export function spansOn(day: Day, timetable: Timetable): Span[] | null {
  const shifts = hoursOn(day, timetable);
  const spans = shifts?.map((shift) => spanOf(day, shift, timetable));
  // A clock that is set forward may skip a whole shift.
  return spans?.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from) ?? null;
}

/**
 * The last closing that a day has or would have: by the weekly hours and every entry for it, whether or not they count. An evening
 * that was closed early so lasts as long as before. @returns epoch ms; 0 if there is none
 */
export function latestClosing(day: Day, timetable: Timetable): number {
  const entries = timetable.giorni.filter((entry) => covers(entry, day));
  const shifts = [usualHours(day, timetable), ...entries.map(shiftsOf)];
  return Math.max(
    0,
    ...shifts.flatMap((known) => known ?? []).map((shift) => spanOf(day, shift, timetable).to),
  );
}

/** The end of a day: midnight, or the end of its night if that is later. @returns epoch ms */
export function endOfDay(day: Day, timetable: Timetable): number {
  return Math.max(instantOf(addDays(day, 1), '00:00', timetable), latestClosing(day, timetable));
}

/** The day whose hours apply: until its night has ended, the day before. @param now epoch ms */
export function dayAt(now: number, timetable: Timetable): Day {
  const day = calendarDay(now, timetable);
  const before = addDays(day, -1);
  return now < endOfDay(before, timetable) ? before : day;
}

/**
 * The span without a break in which the restaurant is open at an instant, otherwise the next one.
 * @param now epoch ms
 * @returns the day whose hours are not known, if it comes first; null if no opening is known
 */
export function nextOpening(now: number, timetable: Timetable): Span | Day | null {
  const first = addDays(calendarDay(now, timetable), -1);
  let open: Span | null = null;
  for (let ahead = 0; ahead < FURTHEST; ahead += 1) {
    const day = addDays(first, ahead);
    const spans = spansOn(day, timetable);
    if (spans === null && !open && now < endOfDay(day, timetable)) return day;
    for (const span of spans ?? []) {
      if (open && span.from > open.to) return open;
      if (open) open = { from: open.from, to: Math.max(open.to, span.to) };
      else if (now < span.to) open = span;
    }
  }
  // Closed from then on, or open day and night.
  return open;
}

const timesOf = (shifts: readonly Shift[] | null) =>
  shifts
    ?.map(({ opens, closes }) => `${opens}-${closes}`)
    .sort()
    .join() ?? null;

const isSame = (a: readonly Shift[] | null, b: readonly Shift[] | null) =>
  timesOf(a) === timesOf(b);

/** Whether the hours of a day are those of its day of the week. */
export const isUsual = (day: Day, timetable: Timetable) =>
  isSame(hoursOn(day, timetable), usualHours(day, timetable));

/** Days in a row with the same hours, which are not the usual ones. Weekly closing days do not interrupt them. */
export type SpecialRun = {
  first: Day;
  /** Null until further notice. */
  last: Day | null;
  shifts: readonly Shift[] | null;
  /** The weekly closing days that lie between its days. */
  rests: readonly Weekday[];
};

function runFrom(first: Day, timetable: Timetable): SpecialRun {
  const shifts = hoursOn(first, timetable);
  let last = first;
  let rests: readonly Weekday[] = [];
  let between: Weekday[] = [];
  for (let ahead = 1; ahead < FURTHEST; ahead += 1) {
    const day = addDays(first, ahead);
    const hours = hoursOn(day, timetable);
    const usual = isUsual(day, timetable);
    if (usual ? hours?.length !== 0 : !isSame(hours, shifts)) return { first, last, shifts, rests };
    if (usual) between.push(weekdayOf(day));
    else {
      last = day;
      rests = [...new Set([...rests, ...between])];
      between = [];
    }
  }
  return { first, last: null, shifts, rests };
}

/** The runs that begin between two days, or go on at the first one. */
export function specialRuns(from: Day, to: Day, timetable: Timetable): SpecialRun[] {
  const runs: SpecialRun[] = [];
  let day: Day | null = from;
  while (day !== null && day <= to) {
    if (isUsual(day, timetable)) {
      day = addDays(day, 1);
      continue;
    }
    const run: SpecialRun = runFrom(day, timetable);
    runs.push(run);
    day = run.last && addDays(run.last, 1);
  }
  return runs;
}
