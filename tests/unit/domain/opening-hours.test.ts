import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, fromWallClock, toWallClock } from '../../../src/domain/hours/local-time';
import { nextOpenSpan, openSpans } from '../../../src/domain/hours/open-spans';
import {
  guestLines,
  openingLine,
  specialSpecification,
  todayText,
} from '../../../src/domain/hours/opening-words';
import {
  AS_USUAL,
  NO_END,
  type Span,
  type SpecialTimes,
  type Timetable,
  type WeeklyHours,
  weekdays,
  weekLines,
  weeklySpecification,
} from '../../../src/domain/hours/weekly-hours';
import { evenings, twoShifts } from '../../weekly-hours';

const ms = (iso: string) => Date.parse(iso);
const span = (dal: string, al: string): Span => ({ dal: ms(dal), al: ms(al) });
const closed = (...chiusure: Span[]): Timetable => ({ ...evenings, ...AS_USUAL, chiusure });

const isOpen = (now: number, hours = evenings, special = AS_USUAL) =>
  openingLine(now, { ...hours, ...special }).startsWith('Aperto');

describe('weekly hours', () => {
  test.each([
    ['2024-01-10T20:00:00Z', evenings, 'Aperto ora · chiude alle 02:00'],
    ['2024-01-13T10:00:00Z', twoShifts, 'Chiuso · apre alle 12:00'],
    ['2024-01-14T23:30:00Z', twoShifts, 'Chiuso · apre domani alle 18:30'],
    ['2024-01-14T22:30:00Z', twoShifts, 'Chiuso · apre martedì alle 18:30'],
  ])('at %s: $2', (now, hours, line) => {
    expect(openingLine(ms(now), { ...hours, ...AS_USUAL })).toBe(line);
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

/** A closing on Tuesday 24 November 2026, as its form saves it. */
const tuesday = span('2026-11-24T01:00:00Z', '2026-11-25T01:00:00Z');
/** From the evening of 10 August to the end of that of 25 August. */
const holidays = span('2024-08-10T10:00:00Z', '2024-08-26T00:00:00Z');
const july = span('2024-07-01T00:00Z', '2024-08-08T00:00Z');
const forGood = { dal: ms('2026-11-24T01:00:00Z'), al: NO_END };
const lunch = span('2026-11-29T11:00:00Z', '2026-11-29T14:00:00Z');

const TOLD = 'Martedì 24 novembre siamo chiusi.';
const TODAY = `${TOLD} Riapriamo mercoledì 25 novembre alle 17:00.`;
const FOR_GOOD = 'Siamo chiusi fino a nuovo avviso';
const EIGHTH = 'Riapriamo giovedì 8 agosto alle 17:00.';
const AUGUST = 'Riapriamo lunedì 26 agosto alle 17:00.';

describe('a closing', () => {
  test.each([
    // Seven days before, and not earlier.
    ['2026-11-16T22:59Z', tuesday, 'Aperto ora · chiude alle 02:00', ''],
    ['2026-11-16T23:00Z', tuesday, 'Aperto ora · chiude alle 02:00', TOLD],
    ['2026-11-17T10:00Z', tuesday, 'Chiuso · apre alle 17:00', TOLD],
    ['2026-11-24T00:30Z', tuesday, 'Aperto ora · chiude alle 02:00', TOLD],
    ['2026-11-24T10:00Z', tuesday, 'Chiuso · riapre domani alle 17:00', TODAY],
    ['2024-08-19T19:00Z', holidays, 'Chiuso · riapre il 26 agosto', `Siamo chiusi. ${AUGUST}`],
    ['2024-08-22T19:00Z', holidays, 'Chiuso · riapre lunedì alle 17:00', `Siamo chiusi. ${AUGUST}`],
    ['2026-11-30T10:00Z', forGood, 'Chiuso fino a nuovo avviso', `${FOR_GOOD}.`],
    ['2024-07-31T19:00Z', july, 'Chiuso · riapre l’8 agosto', `Siamo chiusi. ${EIGHTH}`],
  ])('at %s: $2', (now, closing, line, said) => {
    expect(openingLine(ms(now), closed(closing))).toBe(line);
    expect(guestLines(ms(now), closed(closing)).join(' ')).toBe(said);
  });

  test('ends before the next one begins', () => {
    const later = span('2024-09-05T00:00Z', '2024-09-25T00:00Z');
    const past = span('2024-07-01T00:00Z', '2024-07-05T00:00Z');
    const line = openingLine(ms('2024-08-12T19:00Z'), closed(later, holidays, past));
    expect(line).toBe('Chiuso · riapre il 26 agosto');
  });

  test('is announced with its hours if it covers only a part of the evening', () => {
    const now = ms('2026-11-24T10:00:00Z');
    const said = (closing: Span) => guestLines(now, closed(closing));
    expect(said(span('2026-11-24T20:00:00Z', '2026-11-25T01:00:00Z'))).toEqual([
      'Martedì 24 novembre siamo chiusi dalle 21:00. Riapriamo mercoledì 25 novembre alle 17:00.',
    ]);
    expect(said(span('2026-11-24T20:00:00Z', '2026-11-26T01:00:00Z'))).toEqual([
      'Siamo chiusi da martedì 24 novembre alle 21:00. Riapriamo giovedì 26 novembre alle 17:00.',
    ]);
    expect(said(span('2026-11-24T10:00:00Z', '2026-11-24T20:30:00Z'))).toEqual([
      'Martedì 24 novembre siamo chiusi dalle 17:00 alle 21:30.',
    ]);
    expect(said(span('2026-11-24T10:00:00Z', '2026-11-24T12:00:00Z'))).toEqual([]);
    // Open again since 18:00.
    const early = closed(span('2026-11-24T10:00:00Z', '2026-11-24T17:00:00Z'));
    expect(guestLines(ms('2026-11-24T20:00:00Z'), early)).toEqual([]);
  });

  test('is announced as one with an adjacent closing, and replaces the hours of the day', () => {
    const wednesday = span('2026-11-25T01:00:00Z', '2026-11-26T01:00:00Z');
    const both = closed(tuesday, wednesday);
    expect(guestLines(ms('2026-11-20T10:00:00Z'), both)).toEqual([
      'Siamo chiusi da martedì 24 novembre. Riapriamo giovedì 26 novembre alle 17:00.',
    ]);
    expect(todayText(ms('2026-11-24T10:00:00Z'), both)).toBe('Oggi chiuso');
    expect(todayText(ms('2026-11-26T10:00:00Z'), both)).toBe('');
  });
});

test('search engines are told of a closing a month ahead, and not earlier', () => {
  const toldOn = (now: string) => specialSpecification(ms(now), closed(tuesday));
  expect(toldOn('2026-10-26T10:00:00Z')).toMatchObject([{ validFrom: '2026-11-24' }]);
  expect(toldOn('2026-10-20T10:00:00Z')).toEqual([]);
});

test('guests read of tonight first, then the notices, then of the next days', () => {
  const days = [
    span('2026-11-22T20:00:00Z', '2026-11-23T01:00:00Z'),
    span('2026-11-27T10:00:00Z', '2026-11-28T01:00:00Z'),
  ];
  const timetable = { ...evenings, chiusure: days, aperture: [] };
  expect(guestLines(ms('2026-11-22T19:00:00Z'), timetable, ['Niente carte'])).toEqual([
    'Domenica 22 novembre siamo chiusi dalle 21:00. Riapriamo lunedì 23 novembre alle 17:00.',
    'Niente carte',
    'Venerdì 27 novembre siamo chiusi.',
  ]);
});

test('a special opening is announced, opens, and is added to the hours of its day', () => {
  const special = { ...evenings, chiusure: [], aperture: [lunch] };
  expect(guestLines(ms('2026-11-22T20:00:00Z'), special)).toEqual([
    'Domenica 29 novembre siamo aperti anche dalle 12:00 alle 15:00.',
  ]);
  const sunday = ms('2026-11-29T09:00:00Z');
  expect(openingLine(sunday, special)).toBe('Chiuso · apre alle 12:00');
  expect(todayText(sunday, special)).toBe('Oggi 12:00 – 15:00 e 17:00 – 02:00');
  const monday = span('2026-11-23T18:00:00Z', '2026-11-23T22:00:00Z');
  expect(
    guestLines(ms('2026-11-22T20:00:00Z'), { ...special, ...twoShifts, aperture: [monday] }),
  ).toEqual(['Lunedì 23 novembre siamo aperti dalle 19:00 alle 23:00.']);
});

test('an opening that follows a shift without a break continues it', () => {
  const night = span('2024-01-12T01:00:00Z', '2024-01-12T03:00:00Z');
  const { dal, al } = span('2024-01-10T16:00:00Z', '2024-01-13T01:00:00Z');
  expect(openSpans(dal, al, { ...evenings, chiusure: [], aperture: [night] })).toEqual([
    span('2024-01-10T16:00:00Z', '2024-01-11T01:00:00Z'),
    span('2024-01-11T16:00:00Z', '2024-01-12T03:00:00Z'),
    span('2024-01-12T16:00:00Z', '2024-01-13T01:00:00Z'),
  ]);
});

const TIMES = ['00:00', '01:30', '03:30', '12:00', '15:00', '17:00', '19:30', '21:00', '23:59'];
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const ROME = 'Europe/Rome';

/** Days around both clock changes of 2024, counted from 1970. */
const day = fc.oneof(
  fc.integer({ min: 19_810, max: 19_818 }),
  fc.integer({ min: 20_020, max: 20_028 }),
);
const instant = fc
  .tuple(day, fc.constantFrom(...TIMES))
  .map(([day, time]) => fromWallClock(day * DAY_MS + minutes(time) * 60_000, ROME));
const spans = (hours: number, maxLength: number) =>
  fc.array(
    fc
      .tuple(instant, fc.integer({ min: 1, max: hours }))
      .map(([dal, length]) => ({ dal, al: dal + length * 3_600_000 })),
    { maxLength },
  );

type Shifts = readonly { opens: string; closes: string }[];

/** Computed from wall-clock times alone, without spans. @param shiftsOf the shifts that begin on a day, counted from 1970 */
function isOpenByWall(now: number, shiftsOf: (day: number) => Shifts): boolean {
  const shown = toWallClock(now, ROME);
  const today = Math.floor(shown / DAY_MS);
  const time = new Date(shown).toISOString().slice(11, 16);
  return (
    shiftsOf(today).some((s) => s.opens <= time && (time < s.closes || s.closes <= s.opens)) ||
    shiftsOf(today - 1).some((s) => s.closes <= s.opens && time < s.closes)
  );
}

/** Whether it is open as a search engine reads the home page's JSON-LD. */
function isOpenByJsonLd(now: number, hours: WeeklyHours, special: SpecialTimes): boolean {
  const days = specialSpecification(now, { ...hours, ...special });
  return isOpenByWall(now, (day) => {
    const date = new Date(day * DAY_MS);
    const iso = date.toISOString().slice(0, 10);
    const other = days.filter((entry) => entry.validFrom <= iso && iso <= entry.validThrough);
    if (other.length > 0) return other.filter(({ opens, closes }) => opens !== closes);
    const name = date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    return weeklySpecification(hours).filter(({ dayOfWeek }) => dayOfWeek === name);
  });
}

/** Wall-clock times are ambiguous in the hour that the autumn night repeats. */
const isShownTwice = (now: number) =>
  [-3_600_000, 3_600_000].some((hour) => toWallClock(now + hour, ROME) === toWallClock(now, ROME));

test('opening line, announcements and JSON-LD agree at every instant', () => {
  const moment = fc.tuple(instant, fc.integer({ min: -90, max: 90 }));
  fc.assert(
    fc.property(
      fc.constantFrom(evenings, twoShifts),
      spans(60, 3),
      spans(4, 3),
      moment,
      (hours, chiusure, aperture, [near, offset]) => {
        const now = near + offset * 60_000;
        const special = { chiusure, aperture };
        const next = nextOpenSpan(now, { ...hours, ...special });
        fc.pre(next !== null && next.al - next.dal < DAY_MS);
        const open = isOpen(now, hours, special);
        const isIn = ({ dal, al }: Span) => dal <= now && now < al;
        const usually = isOpenByWall(now, (day) => hours.week[weekdays[(day + 3) % 7] ?? 'monday']);
        const wouldBe = usually || aperture.some(isIn);
        if (chiusure.some(isIn)) expect(open).toBe(false);
        if (chiusure.length === 0) expect(open).toBe(wouldBe);
        if (open) expect(wouldBe).toBe(true);
        if (!isShownTwice(now)) expect(isOpenByJsonLd(now, hours, special)).toBe(open);
        const said = guestLines(now, { ...hours, ...special }).join();
        if (wouldBe && !open) expect(said).toMatch(/siamo chiusi/i);
        if (open && !usually) expect(said).toContain('siamo aperti');
        expect(isOpen(next?.dal ?? 0, hours, special)).toBe(true);
        if (!open) expect(isOpen((next?.dal ?? 0) - 1, hours, special)).toBe(false);
      },
    ),
  );
});
