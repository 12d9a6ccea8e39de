import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addDays, dayText, isDay, utcDay, utcMidnight } from '../../../src/domain/hours/days';
import { fromWallClock, toWallClock } from '../../../src/domain/hours/local-time';
import type { Shift } from '../../../src/domain/hours/shifts';
import { dayAt, hoursOn, nextOpening } from '../../../src/domain/hours/timetable';
import {
  type SpecialDays,
  type Timetable,
  weekdays,
  weekLines,
} from '../../../src/domain/hours/weekly-hours';
import { specialSpecification, weeklySpecification } from '../../../src/domain/today/hours-schema';
import { guestLines, openingLine, todayText } from '../../../src/domain/today/opening-words';
import { specialLines } from '../../../src/domain/today/special-words';
import {
  closingToggle,
  type EntryChange,
  endOfEvening,
  isPast,
  withEntry,
} from '../../../src/domain/today/today-changes';
import { closedOn, evenings, openOn, twoShifts } from '../../weekly-hours';

const ms = (iso: string) => Date.parse(iso);
const ROME = 'Europe/Rome';
const twice = openOn('2024-01-10', ['17:00', '02:00'], ['12:00', '17:00']);
const always = openOn('2024-01-10', ['00:00', '00:00']);
const kitchen = { ...evenings, lastOrder: 30 };
const special = (...giorni: SpecialDays[]): Timetable => ({ ...evenings, giorni });

describe('weekly hours', () => {
  test.each([
    ['2024-01-10T20:00:00Z', kitchen, 'Aperto ora · chiude alle 02:00 (cucina 01:30)'],
    ['2024-01-11T00:30:00Z', kitchen, 'Aperto ora · chiude alle 02:00 (cucina chiusa)'],
    ['2024-01-13T10:00:00Z', twoShifts, 'Chiuso · apre alle 12:00'],
    ['2024-01-14T23:30:00Z', twoShifts, 'Chiuso · apre domani alle 18:30'],
    ['2024-01-14T22:30:00Z', twoShifts, 'Chiuso · apre martedì alle 18:30'],
  ])('at %s: $2', (now, hours, line) => {
    expect(openingLine(ms(now), { ...hours, giorni: [] })).toBe(line);
  });

  test('group consecutive days for guests, and list every shift for search engines', () => {
    expect(weekLines(evenings)).toEqual([{ days: 'Tutti i giorni', times: '17:00 – 02:00' }]);
    expect(weekLines(twoShifts)).toEqual([
      { days: 'Lunedì', times: 'chiuso' },
      { days: 'Da martedì a venerdì', times: '18:30 – 23:00' },
      { days: 'Sabato e domenica', times: '12:00 – 15:00 e 18:30 – 23:00' },
    ]);
    const week = { ...twoShifts.week, wednesday: [], friday: [], sunday: [] };
    const days = weekLines({ ...twoShifts, week }).map((line) => line.days);
    expect(days.join()).toBe('Lunedì,Martedì,Mercoledì,Giovedì,Venerdì,Sabato,Domenica');
    const saturday = weeklySpecification(twoShifts).filter((day) => day.dayOfWeek === 'Saturday');
    expect(saturday).toMatchObject([
      { opens: '12:00', closes: '15:00' },
      { opens: '18:30', closes: '23:00' },
    ]);
  });
});

const tuesday = closedOn('2026-11-24');
const holidays = closedOn('2024-08-10', '2024-08-25');
const winter = closedOn('2026-12-24', '2027-01-06');
const forGood = closedOn('2026-11-24', null);
const sunday = openOn('2026-11-29', ['12:00', '15:00'], ['17:00', '02:00']);

const TOLD = 'Martedì 24 novembre siamo chiusi.';
const TODAY = `${TOLD} Riapriamo mercoledì 25 novembre alle 17:00.`;
const AUGUST = 'Siamo chiusi. Riapriamo lunedì 26 agosto alle 17:00.';

describe('special days', () => {
  test.each([
    // In whichever order its shifts are stored, without a break between them.
    ['2024-01-10T10:00Z', twice, 'Chiuso · apre alle 12:00', /siamo aperti/],
    ['2024-01-10T12:00Z', twice, 'Aperto ora · chiude alle 02:00', /siamo aperti/],
    // Seven days before, and not earlier.
    ['2026-11-17T00:59Z', tuesday, 'Aperto ora · chiude alle 02:00', ''],
    ['2026-11-17T01:00Z', tuesday, 'Chiuso · apre alle 17:00', TOLD],
    ['2026-11-24T00:30Z', tuesday, 'Aperto ora · chiude alle 02:00', TOLD],
    ['2026-11-24T10:00Z', tuesday, 'Chiuso · riapre domani alle 17:00', TODAY],
    ['2024-08-20T19:00Z', holidays, 'Chiuso · riapre lunedì alle 17:00', AUGUST],
    ['2024-08-12T19:00Z', holidays, 'Chiuso · riapre il 26 agosto', AUGUST],
    [
      '2026-12-17T19:00Z',
      winter,
      'Aperto ora · chiude alle 02:00',
      'Siamo chiusi da giovedì 24 dicembre. Riapriamo giovedì 7 gennaio 2027 alle 17:00.',
    ],
    ['2026-12-29T19:00Z', winter, 'Chiuso · riapre il 7 gennaio 2027', /^Siamo chiusi\. .* 2027 /],
    [
      '2024-01-11T10:00Z',
      { ...always, al: null },
      'Aperto ora · chiude alle 00:00',
      /^Fino a nuovo avviso siamo aperti/,
    ],
    [
      '2026-11-30T10:00Z',
      forGood,
      'Chiuso fino a nuovo avviso',
      'Siamo chiusi fino a nuovo avviso.',
    ],
  ])('at %s: $2', (now, closing, line, said) => {
    expect(openingLine(ms(now), special(closing))).toBe(line);
    expect(guestLines(ms(now), special(closing)).join(' ')).toMatch(
      typeof said === 'string' ? RegExp(`^${said}$`) : said,
    );
  });

  test('that adjoin are announced as one closing, without the usual closing day after it', () => {
    const both = special(tuesday, closedOn('2026-11-25'));
    expect(guestLines(ms('2026-11-20T10:00:00Z'), both)).toEqual([
      'Siamo chiusi da martedì 24 novembre. Riapriamo giovedì 26 novembre alle 17:00.',
    ]);
    expect(todayText(ms('2026-11-24T10:00:00Z'), both)).toBe('Oggi chiuso');
    expect(todayText(ms('2026-11-26T10:00:00Z'), both)).toBe('');
    const sundayOff = { ...twoShifts, giorni: [closedOn('2026-11-29')] };
    expect(guestLines(ms('2026-11-27T10:00:00Z'), sundayOff)).toEqual([
      'Domenica 29 novembre siamo chiusi.',
    ]);
    const weekend = { ...twoShifts, giorni: [closedOn('2026-11-28', '2026-12-01')] };
    expect(guestLines(ms('2026-11-28T10:00:00Z'), weekend)).toEqual([
      'Siamo chiusi. Riapriamo mercoledì 2 dicembre alle 18:30.',
    ]);
  });
});

describe('beside the weekly hours', () => {
  test('special days are listed sixty days ahead, and not earlier, for guests and search engines', () => {
    const on = (now: string) => [ms(now), special(tuesday)] as const;
    expect(specialLines(...on('2026-09-25T10:00:00Z'))).toEqual(['Martedì 24 novembre: chiuso']);
    expect(specialSpecification(...on('2026-09-25T10:00:00Z'))).toMatchObject([
      { validFrom: '2026-11-24' },
    ]);
    expect(specialLines(...on('2026-09-24T10:00:00Z'))).toEqual([]);
    expect(specialSpecification(...on('2026-09-24T10:00:00Z'))).toEqual([]);
    expect(specialLines(Number.NaN, special(tuesday))).toEqual([]);
  });

  test.each([
    [closedOn('2026-12-24', '2026-12-26'), 'Giovedì 24 – sabato 26 dicembre: chiuso'],
    [winter, 'Giovedì 24 dicembre – mercoledì 6 gennaio 2027: chiuso'],
    [forGood, 'Da martedì 24 novembre: chiuso fino a nuovo avviso'],
    [sunday, 'Domenica 29 novembre: 12:00 – 15:00 e 17:00 – 02:00'],
    [{ ...tuesday, orari: null }, 'Martedì 24 novembre: orari da confermare'],
  ])('%j is listed as «%s»', (entry, line) => {
    expect(specialLines(ms('2026-11-20T10:00:00Z'), special(entry))).toEqual([line]);
  });

  test('a season leaves the weekly closing day closed, says so, and opens it only if that is chosen', () => {
    const season = { ...openOn('2026-06-01', ['18:00', '00:00']), al: '2026-06-30' };
    const listed = (entry: SpecialDays) =>
      specialLines(ms('2026-05-20T10:00:00Z'), { ...twoShifts, giorni: [entry] });
    // The first of June is a Monday, the day on which they are always closed.
    expect(listed(season)).toEqual(['Martedì 2 – martedì 30 giugno: 18:00 – 00:00, lunedì chiuso']);
    expect(listed({ ...season, ancheChiusi: true })).toEqual([
      'Lunedì 1 – martedì 30 giugno: 18:00 – 00:00',
    ]);
    expect(listed(openOn('2026-06-01', ['18:00', '00:00']))).toEqual([
      'Lunedì 1 giugno: 18:00 – 00:00',
    ]);
  });
});

test('guests read of today first, then the notices in force, then of the next days', () => {
  const timetable = special(
    closedOn('2026-11-27'),
    openOn('2026-11-22', ['17:00', '21:00']),
    openOn('2026-11-28', ['12:00', '15:00']),
    openOn('2026-11-29', ['12:00', '15:00']),
  );
  const notices = [
    { testo: 'Niente carte', dal: '2026-11-22', al: '2026-11-22' },
    { testo: 'Da domani', dal: '2026-11-23', al: null },
    { testo: 'Fino a ieri', dal: '2026-11-01', al: '2026-11-21' },
  ];
  const night = guestLines(ms('2026-11-23T00:30:00Z'), timetable, notices);
  expect(night).toEqual([
    'Domenica 22 novembre siamo chiusi dalle 21:00. Riapriamo lunedì 23 novembre alle 17:00.',
    'Niente carte',
    'Venerdì 27 novembre siamo chiusi.',
    'Da sabato 28 novembre fino a domenica 29 novembre siamo aperti dalle 12:00 alle 15:00.',
  ]);
});

test('hours that replace those of a day are announced, and hold on that day', () => {
  expect(guestLines(ms('2026-11-22T20:00:00Z'), special(sunday))).toEqual([
    'Domenica 29 novembre siamo aperti dalle 12:00 alle 15:00 e dalle 17:00 alle 02:00.',
  ]);
  const currentDay = todayText(ms('2026-11-29T09:00:00Z'), special(sunday));
  expect(currentDay).toBe('Oggi 12:00 – 15:00 e 17:00 – 02:00');
});

describe('hours that are not known', () => {
  const unreadable = { dal: '2026-11-24', al: '2026-11-25', orari: null };
  afterEach(() => void vi.restoreAllMocks());

  test('are never said to be closed or the usual ones', () => {
    const now = ms('2026-11-24T18:00:00Z');
    expect(openingLine(now, special(unreadable))).toBe('Orari non noti: chiamaci');
    expect(todayText(now, special(unreadable))).toBe('Oggi orari da confermare: chiamaci');
    expect(guestLines(now, special(unreadable))).toEqual([
      'Fino a mercoledì 25 novembre gli orari sono da confermare: chiamaci.',
    ]);
    expect(specialSpecification(now, special(unreadable))).toEqual([]);
    const later = special({ ...unreadable, dal: '2026-11-25' }, tuesday);
    expect(openingLine(now, later)).toBe('Chiuso ora · chiamaci per gli orari');
    expect(guestLines(now, later).join()).toContain('Per sapere quando riapriamo chiamaci.');
  });

  test('are unknown too if the time is none, or the browser does not tell it', () => {
    for (const now of [Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(openingLine(now, special())).toBe('Orari non noti: chiamaci');
      expect(guestLines(now, special())).toEqual(['Orari non noti: chiamaci.']);
      expect(todayText(now, special())).toBe('Orari non noti: chiamaci');
    }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([]);
    expect(openingLine(ms('1999-11-24T18:00:00Z'), special())).toBe('Orari non noti: chiamaci');
  });
});

test('only days that exist are days, and their year is said where it is another one', () => {
  const texts = ['0026-12-24', '2026-11-31', '2026-02-29', '2026-1-1', '2072-13-01', '', 20261124];
  for (const text of [...texts, ' 2026-11-24', null]) expect(isDay(text)).toBe(false);
  for (const text of ['2026-11-30', '2028-02-29']) expect(isDay(text)).toBe(true);
  expect(dayText('2027-01-06', '2026-12-24')).toBe('mercoledì 6 gennaio 2027');
  expect(dayText('2026-01-06', '2026-12-24', 'date')).toBe('6 gennaio');
});

test('fromWallClock takes the first of a repeated hour, and the hour after a skipped one', () => {
  const instantAt = (shown: string) => new Date(fromWallClock(ms(shown), ROME)).toISOString();
  expect(instantAt('2024-03-31T02:30Z')).toBe('2024-03-31T01:30:00.000Z');
  expect(instantAt('2024-10-27T02:30Z')).toBe('2024-10-27T00:30:00.000Z');
  // The evening of either day has the new offset already.
  expect(instantAt('2024-03-31T20:00Z')).toBe('2024-03-31T18:00:00.000Z');
  expect(instantAt('2024-10-27T20:00Z')).toBe('2024-10-27T19:00:00.000Z');
});

/*
 * The same hours computed in another way: a table of what is open in each minute, by the clock on the wall alone. It knows the two
 * nights of 2026 on which Italian clocks change, and nothing of Intl.
 */
const SUMMER = [ms('2026-03-29T01:00Z'), ms('2026-10-25T01:00Z')] as const;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const isSummer = (instant: number) => SUMMER[0] <= instant && instant < SUMMER[1];
const wallAt = (instant: number) => instant + (isSummer(instant) ? 2 : 1) * 60 * MINUTE;
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The shifts that begin on a day, by reading the entries from the last to the first. */
function shiftsByTable(day: string, { week, giorni }: Timetable): readonly Shift[] {
  const { sunday, monday, tuesday, wednesday, thursday, friday, saturday } = week;
  const days = [sunday, monday, tuesday, wednesday, thursday, friday, saturday];
  const usual = days[new Date(day).getUTCDay()] ?? [];
  for (const { dal, al, orari, ancheChiusi } of [...giorni].reverse()) {
    if (day < dal || (al !== null && day > al)) continue;
    const isOneDay = al === dal;
    if (usual.length === 0 && orari?.length !== 0 && !isOneDay && !ancheChiusi) continue;
    return (orari ?? []).map(({ apre, chiude }) => ({ opens: apre, closes: chiude }));
  }
  return usual;
}

function isOpenByTable(instant: number, shiftsOf: (day: string) => readonly Shift[]): boolean {
  const wall = wallAt(instant);
  const day = utcDay(wall);
  const minute = Math.floor((wall % DAY) / MINUTE);
  const began = (shift: Shift) => minutes(shift.opens) <= minute;
  const goesOn = (shift: Shift) => minutes(shift.closes) <= minutes(shift.opens);
  const ended = (shift: Shift) => minutes(shift.closes) <= minute;
  return (
    shiftsOf(day).some((shift) => began(shift) && (goesOn(shift) || !ended(shift))) ||
    shiftsOf(addDays(day, -1)).some((shift) => goesOn(shift) && !ended(shift))
  );
}

/** Not in the hour that an autumn night repeats, in which a time on the wall means two instants. */
const TIMES = ['00:00', '00:30', '02:00', '03:00', '03:30', '11:30', '12:00', '15:00', '17:00'];
const time = fc.constantFrom(...TIMES, '18:30', '21:00', '23:00', '23:59');
const shift = fc
  .tuple(time, time)
  .filter(([opens, closes]) => opens !== closes)
  .map(([opens, closes]) => ({ opens, closes }));
const lunch = fc.constant({ opens: '12:00', closes: '15:00' });
const shifts = fc.oneof(
  fc.constant([]),
  shift.map((one) => [one]),
  fc
    .tuple(lunch, fc.constantFrom('01:30', '02:00', '23:00'))
    .map(([first, closes]) => [first, { opens: '18:30', closes }]),
);
const week = fc
  .array(shifts, { minLength: 7, maxLength: 7 })
  .map((days) => Object.fromEntries(weekdays.map((name, index) => [name, days[index] ?? []])));

/** Around both nights on which the clocks change, and around a new year. */
const day = fc
  .tuple(
    fc.constantFrom('2026-03-29', '2026-10-25', '2026-12-31', '2026-06-10'),
    fc.integer({ min: -9, max: 9 }),
  )
  .map(([near, days]) => addDays(near, days));
const giorni = fc.array(
  fc
    .tuple(day, fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(null)), shifts, fc.boolean())
    .map(([dal, length, hours, opensAll]) => ({
      dal,
      al: length === null ? null : addDays(dal, length),
      orari: hours.map(({ opens, closes }) => ({ apre: opens, chiude: closes })),
      ...(opensAll && { ancheChiusi: true }),
    })),
  { maxLength: 4 },
);
const timetables = fc
  .tuple(week, giorni)
  .map(([week, giorni]) => ({ timeZone: ROME, week, giorni }) as unknown as Timetable);
const moments = fc
  .tuple(day, fc.integer({ min: 0, max: 1439 }))
  .map(([day, minute]) => utcMidnight(day) + minute * MINUTE);

/** Whether it is open as a search engine reads the home page's JSON-LD. */
function isOpenByJsonLd(now: number, timetable: Timetable): boolean {
  const days = specialSpecification(now, timetable);
  return isOpenByTable(now, (day) => {
    const other = days.filter(
      ({ validFrom, validThrough }) => validFrom <= day && day <= validThrough,
    );
    if (other.length > 0) return other.filter(({ opens, closes }) => opens !== closes);
    return shiftsByTable(day, { ...timetable, giorni: [] });
  });
}

const isOpen = (now: number, timetable: Timetable) =>
  openingLine(now, timetable).startsWith('Aperto');

describe('at every instant, whatever the hours and the zone of the device', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
  const zones = fc.constantFrom('Pacific/Kiritimati', 'America/Adak', 'Europe/Rome', 'Asia/Kabul');

  test('the line, the announcements and the JSON-LD agree with the table', () => {
    fc.assert(
      fc.property(timetables, moments, zones, (timetable, now, device) => {
        process.env.TZ = device;
        const open = isOpenByTable(now, (day) => shiftsByTable(day, timetable));
        expect(isOpen(now, timetable)).toBe(open);
        expect(isOpenByJsonLd(now, timetable)).toBe(open);
        const usual = isOpenByTable(now, (day) => shiftsByTable(day, { ...timetable, giorni: [] }));
        const said = guestLines(now, timetable).join();
        if (open !== usual) expect(said).toMatch(/siamo (aperti|chiusi)/i);
      }),
      { numRuns: 300 },
    );
  });

  test('the next opening or closing is the first minute that differs', () => {
    fc.assert(
      fc.property(timetables, moments, (timetable, now) => {
        const table = (at: number) => isOpenByTable(at, (day) => shiftsByTable(day, timetable));
        const next = nextOpening(now, timetable);
        const end = now + 3 * DAY;
        let change = now;
        while (change < end && table(change) === table(now)) change += MINUTE;
        const { from, to } = typeof next === 'object' && next ? next : { from: end, to: end };
        expect(change).toBe(Math.min(table(now) ? to : from, end));
      }),
      { numRuns: 100 },
    );
  });

  test('one tap closes the rest of the day and no other, and the next one gives it back', () => {
    fc.assert(
      fc.property(timetables, moments, (stored, now) => {
        const currentDay = dayAt(now, stored);
        // A write drops the entries that are over.
        const giorni = stored.giorni.filter((entry) => !isPast(entry, currentDay));
        const timetable = { ...stored, giorni };
        const close = closingToggle(now, timetable);
        if (!close?.after) return;
        const changed = (giorni: readonly SpecialDays[], change: EntryChange) => {
          const done = withEntry(giorni, change, currentDay);
          return {
            ...timetable,
            giorni: typeof done === 'object' ? done.entries : [],
          } as Timetable;
        };
        const closed = changed(timetable.giorni, close);
        expect(dayAt(now, closed)).toBe(currentDay);
        for (const day of [addDays(currentDay, -1), addDays(currentDay, 1)]) {
          expect(hoursOn(day, closed)).toEqual(hoursOn(day, timetable));
        }
        const reopen = closingToggle(now, closed);
        expect(reopen?.before).toEqual(close.after);
        if (!reopen) return;
        const reopened = changed(closed.giorni, reopen);
        expect(hoursOn(currentDay, reopened)).toEqual(hoursOn(currentDay, timetable));
      }),
    );
  });

  test('the evening ends over an hour ahead, and at most 26 hours, as the rules demand', () => {
    fc.assert(
      fc.property(timetables, moments, (timetable, now) => {
        const ahead = endOfEvening(now, timetable) - now;
        expect(ahead).toBeGreaterThan(60 * MINUTE);
        expect(ahead).toBeLessThanOrEqual(26 * 60 * MINUTE);
      }),
    );
  });

  test('a wall clock is read and set back without a loss', () => {
    fc.assert(
      fc.property(moments, zones, (now, device) => {
        process.env.TZ = device;
        expect(toWallClock(now, ROME)).toBe(wallAt(now));
        expect([0, -60 * MINUTE]).toContain(fromWallClock(wallAt(now), ROME) - now);
      }),
    );
  });
});
