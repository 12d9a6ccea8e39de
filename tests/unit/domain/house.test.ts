import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { utcMidnight } from '../../../src/domain/hours/days';
import { hoursOn, nextOpening } from '../../../src/domain/hours/timetable';
import { weekdays, weekLines } from '../../../src/domain/hours/weekly-hours';
import {
  type House,
  houseOf,
  readHouse,
  storedDays,
  storedWeekOf,
} from '../../../src/domain/house/house';
import { chargesInWords, topicNames } from '../../../src/domain/house/practical';
import { specialSpecification, weeklySpecification } from '../../../src/domain/today/hours-schema';
import { openingLine } from '../../../src/domain/today/opening-words';
import { specialLines } from '../../../src/domain/today/special-words';
import { twoShifts } from '../../weekly-hours';

const own: House = {
  hours: { ...twoShifts, lastOrder: 30 },
  phone: { shown: '+39 051 000 0000', href: 'tel:+390510000000' },
  whatsapp: '+390510000000',
  coperto: 2,
  answers: {
    parking: { words: 'Dietro l’angolo.', available: true },
    dogs: { words: 'Benvenuti.', available: true },
  },
};
const house = (fields: unknown) => houseOf(readHouse(fields), own);

test('without a document, or with an empty one, everything is the restaurant’s own', () => {
  for (const fields of [undefined, null, {}, { altro: 1 }, 'chiuso', []]) {
    expect(house(fields)).toEqual(own);
  }
});

test('each field that is stored replaces the restaurant’s own, and null takes it away', () => {
  expect(house({ telefono: { numero: '+3906123456', scritto: '+39 06 123 456' } }).phone).toEqual({
    shown: '+39 06 123 456',
    href: 'tel:+3906123456',
  });
  expect(house({ whatsapp: null }).whatsapp).toBeNull();
  expect(house({ coperto: null })).not.toHaveProperty('coperto');
  expect(house({ coperto: 0, servizio: 10 })).toMatchObject({ coperto: 0, servizio: 10 });
  expect(houseOf({}, { ...own, servizio: 5 }).servizio).toBe(5);
  expect(house({ ultimoOrdine: 45 }).hours.lastOrder).toBe(45);
  expect(house({ ultimoOrdine: null }).hours).not.toHaveProperty('lastOrder');
  const risposte = {
    parking: { parole: '', disponibile: null },
    celiachia: { parole: ' Basi senza glutine, forno in comune. ', disponibile: null },
    payment: { parole: 'Contanti.', disponibile: false },
  };
  expect(house({ risposte }).answers).toEqual({
    dogs: own.answers.dogs,
    celiachia: { words: 'Basi senza glutine, forno in comune.' },
    payment: { words: 'Contanti.', available: false },
  });
  const monday = [{ apre: '12:00', chiude: '15:00' }];
  const settimana = { ...storedWeekOf(own.hours.week), lunedi: monday };
  expect(house({ settimana }).hours.week.monday).toEqual([{ opens: '12:00', closes: '15:00' }]);
  expect(house({ settimana }).hours.week.tuesday).toEqual(own.hours.week.tuesday);
});

test.each<[string, unknown, unknown]>([
  ['coperto', 20, 20],
  ['coperto', 20.01, null],
  ['coperto', 0, 0],
  ['coperto', -0.01, null],
  ['coperto', 1.005, null],
  ['servizio', 30, 30],
  ['servizio', 31, null],
  ['ultimoOrdine', 180, 180],
  ['ultimoOrdine', 0, 0],
  ['ultimoOrdine', 7.5, null],
  ['ultimoOrdine', 181, null],
  ['ultimoOrdine', -1, null],
])('the stored %s %j is read as %j', (name, value, is) => {
  expect(readHouse({ [name]: value })).toEqual({ [name]: is });
});

test('an answer that cannot be read is taken away, and of one that can only yes and no count', () => {
  const answerOf = (dogs: unknown) => readHouse({ risposte: { dogs } }).risposte?.dogs;
  expect(answerOf(7)).toEqual({ parole: '', disponibile: null });
  expect(answerOf({ parole: 7, disponibile: true })).toEqual({ parole: '', disponibile: null });
  expect(answerOf({ parole: 'Sì', disponibile: 'sì' })).toEqual({
    parole: 'Sì',
    disponibile: null,
  });
});

test('a number that is shown is never another one than the one that is called', () => {
  const shown = (scritto: unknown) =>
    house({ telefono: { numero: '+3906123456', scritto } }).phone.shown;
  for (const scritto of [
    '+39 06 123 457',
    `+3906123456${' '.repeat(14)}`,
    '06 123456',
    '',
    7,
    null,
    `+3906123456${' '.repeat(20)}`,
  ]) {
    expect(shown(scritto)).toBe('+3906123456');
  }
});

/** What a field may hold by mistake. */
const nonsense = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'chiuso',
    -1,
    0.5,
    1e9,
    Number.NaN,
    true,
    [],
    {},
    [null],
    [[]],
  ),
  fc.anything({ maxDepth: 2 }),
);
const names = [
  'settimana',
  'ultimoOrdine',
  'telefono',
  'whatsapp',
  'coperto',
  'servizio',
  'risposte',
];
const inside = fc.oneof(
  nonsense,
  fc.dictionary(
    fc.constantFrom(...Object.values(storedDays), ...topicNames, 'numero', 'scritto'),
    nonsense,
  ),
);

describe('whatever is stored', () => {
  test('nothing throws, and nothing false is said', () => {
    const fields = fc.dictionary(fc.constantFrom(...names), inside);
    fc.assert(
      fc.property(fields, (stored) => {
        const { hours, phone, answers, whatsapp, ...charges } = house(stored);
        expect(phone.href.replace('tel:', '')).toBe(phone.shown.replace(/ /g, ''));
        expect(whatsapp === null || /^\+\d{6,15}$/.test(whatsapp)).toBe(true);
        expect(chargesInWords(charges)).not.toMatch(/undefined|NaN|null|-/);
        expect(Object.values(answers).every(({ words }) => words !== '')).toBe(true);
        expect(
          weekLines(hours)
            .map(({ times }) => times)
            .join(),
        ).not.toMatch(/undefined|null/);
        const timetable = { ...hours, giorni: [] };
        expect(openingLine(utcMidnight('2026-11-28'), timetable)).not.toBe('');
        expect(specialLines(utcMidnight('2026-11-28'), timetable)).toEqual([]);
        expect(specialSpecification(utcMidnight('2026-11-28'), timetable)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a day that cannot be read has unknown hours, never the usual ones, and is not closed', () => {
    const settimana = { ...storedWeekOf(own.hours.week), sabato: 'sempre' };
    const { hours } = house({ settimana });
    expect(weekLines(hours)).toContainEqual({ days: 'Sabato', times: 'orari da confermare' });
    expect(weeklySpecification(hours).map(({ dayOfWeek }) => dayOfWeek)).not.toContain('Saturday');
    const timetable = { ...hours, giorni: [] };
    expect(openingLine(Date.parse('2026-11-28T18:00:00Z'), timetable)).toBe(
      'Orari non noti: chiamaci',
    );
  });
});

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minutes of a day's shifts, from its midnight on, counted one by one. */
function openMinutes(shifts: readonly (readonly [string, string])[]): string {
  const minutes = new Set<number>();
  for (const [opens, closes] of shifts) {
    let minute = minutesOf(opens);
    do minutes.add(minute++);
    while (minute % 1440 !== minutesOf(closes));
  }
  return [...minutes].sort((a, b) => a - b).join();
}

const NAMES = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

/** The shifts of a day of the week, as a guest reads them: 'Da martedì a venerdì', 'Tutti i giorni'. */
function readLines(lines: readonly { days: string; times: string }[], weekday: number) {
  const line = lines.find(({ days }) => {
    const named = NAMES.flatMap((name, index) => (days.toLowerCase().includes(name) ? index : []));
    const [first = 0, last = first] = named.length > 0 ? named : [0, 6];
    return first <= weekday && weekday <= last;
  });
  const times = line?.times === 'chiuso' ? [] : (line?.times.split(' e ') ?? []);
  return times.map((each) => each.split(' – ') as [string, string]);
}

test('a stored week, its words, its JSON-LD and the opening line agree in every minute', () => {
  const time = fc.constantFrom(
    '00:00',
    '02:00',
    '11:30',
    '12:00',
    '15:00',
    '17:00',
    '18:30',
    '23:59',
  );
  const shift = fc.tuple(time, time).filter(([opens, closes]) => opens !== closes);
  const week = fc.array(fc.array(shift, { maxLength: 3 }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(week, fc.integer({ min: 0, max: 7 * 1440 - 1 }), (typed, minute) => {
      const days = weekdays.map((day, index) => [
        storedDays[day],
        (typed[index] ?? []).map(([apre, chiude]) => ({ apre, chiude })),
      ]);
      const { hours } = house({ settimana: Object.fromEntries(days) });
      const timetable = { ...hours, timeZone: 'UTC', giorni: [] };
      const lines = weekLines(hours);
      // From a Monday on.
      const monday = utcMidnight('2026-06-01');
      for (const [index, day] of weekdays.entries()) {
        const table = openMinutes(typed[index] ?? []);
        const date = new Date(monday + index * 86_400_000).toISOString().slice(0, 10);
        const ofDay = hoursOn(date, timetable) ?? [];
        expect(openMinutes(ofDay.map(({ opens, closes }) => [opens, closes]))).toBe(table);
        expect(openMinutes(readLines(lines, index))).toBe(table);
        const told = weeklySpecification(hours).filter(
          ({ dayOfWeek }) => dayOfWeek.toLowerCase() === day,
        );
        expect(openMinutes(told.map(({ opens, closes }) => [opens, closes]))).toBe(table);
      }
      const now = monday + minute * 60_000;
      const [dayIndex, ofDay] = [Math.floor(minute / 1440), minute % 1440];
      const isIn = (index: number, at: number) =>
        openMinutes(typed[(index + 7) % 7] ?? [])
          .split(',')
          .includes(String(at));
      const isOpen = isIn(dayIndex, ofDay) || isIn(dayIndex - 1, ofDay + 1440);
      const next = nextOpening(now, timetable);
      expect(typeof next === 'object' && next !== null && next.from <= now).toBe(
        isOpen && next !== null,
      );
    }),
    { numRuns: 60 },
  );
});
