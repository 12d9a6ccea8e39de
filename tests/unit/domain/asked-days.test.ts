import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDay } from '../../../src/domain/hours/days';
import { easterOf, nextDay } from '../../../src/domain/hours/feasts';
import { hoursOfAsked, readAskedDays } from '../../../src/domain/today/asked-days';
import { closedOn, evenings, openOn, twoShifts } from '../../weekly-hours';

const NOW = Date.parse('2026-11-28T10:00:00Z');
const christmas = closedOn('2026-12-24', '2026-12-26');
const timetable = { ...evenings, giorni: [christmas, openOn('2026-12-06', ['12:00', '15:00'])] };
const answer = (query: string) => hoursOfAsked(readAskedDays(query).asked, NOW, timetable);

const CLOSED = 'Giovedì 24 – sabato 26 dicembre: chiuso';

test.each([
  ['natale', [CLOSED]],
  ['Siete aperti a Natale?', [CLOSED]],
  ['25 dicembre', [CLOSED]],
  ['il 25/12', [CLOSED]],
  ['24.12.2026', [CLOSED]],
  ['giovedì 24 dicembre 2026', [CLOSED]],
  ['vigilia di natale', [CLOSED]],
  ['christmas eve', [CLOSED]],
  ['natale e santo stefano', [CLOSED]],
  ['capodanno', ['Venerdì 1 gennaio 2027: come ogni venerdì, 17:00 – 02:00']],
  ["l'ultimo dell’anno", ['Giovedì 31 dicembre: come ogni giovedì, 17:00 – 02:00']],
  ['pasqua', ['Domenica 28 marzo 2027: come ogni domenica, 17:00 – 02:00']],
  ['pasquetta', ['Lunedì 29 marzo 2027: come ogni lunedì, 17:00 – 02:00']],
  ['Ostern', ['Domenica 28 marzo 2027: come ogni domenica, 17:00 – 02:00']],
  ['1º maggio', ['Sabato 1 maggio 2027: come ogni sabato, 17:00 – 02:00']],
  ['domenica', ['Domenica: 17:00 – 02:00', 'Domenica 6 dicembre: 12:00 – 15:00']],
  ['venerdi', ['Venerdì: 17:00 – 02:00', CLOSED]],
  ['lunedì', ['Lunedì: 17:00 – 02:00']],
  ['ferie', ['Domenica 6 dicembre: 12:00 – 15:00', CLOSED]],
  // A day that is over, or that no year has, and a year that nobody asks for.
  ['25/12/2025', []],
  ['30 febbraio', []],
  ['1/1/2031', []],
])('«%s» is answered with the hours', (query, lines) => {
  expect(answer(query)).toEqual(lines);
});

test('what names no day is left as it is, and what does is taken out', () => {
  for (const query of [
    'pizza 7.50',
    '12/15',
    '4 stagioni',
    'mai',
    'mars',
    'margherita',
    '25',
    '',
  ]) {
    expect(readAskedDays(query)).toEqual({ asked: [], rest: query });
  }
  expect(readAskedDays('pizza domenica sera').rest).toBe('pizza sera');
  expect(readAskedDays('tiramisù 24/12').rest).toBe('tiramisù');
});

test('a weekly closing day says so, and without special days the usual hours are said', () => {
  const closed = { ...twoShifts, giorni: [] };
  expect(hoursOfAsked(readAskedDays('lunedì').asked, NOW, closed)).toEqual(['Lunedì: chiuso']);
  expect(hoursOfAsked(readAskedDays('ferie').asked, NOW, closed)).toEqual([
    'Nei prossimi sessanta giorni valgono gli orari di sempre',
  ]);
  expect(hoursOfAsked(readAskedDays('natale').asked, Number.NaN, closed)).toEqual([
    'Orari non noti: chiamaci',
  ]);
});

describe('days of the year', () => {
  test('Easter is where the church has it', () => {
    const known = [
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
      '2035-03-25',
    ];
    expect(known.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(known);
  });

  test('the next one is never past, and a day that exists', () => {
    const days = fc.oneof(
      fc.record({ month: fc.integer({ min: 1, max: 12 }), date: fc.integer({ min: 1, max: 31 }) }),
      fc.record({ afterEaster: fc.integer({ min: -47, max: 50 }) }),
    );
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 20_000 }), (day, ahead) => {
        const today = addDays('2020-01-01', ahead);
        const next = nextDay(day, today);
        if (next === null) return;
        expect(isDay(next) && next >= today).toBe(true);
      }),
    );
    expect(nextDay({ month: 2, date: 29 }, '2026-11-28')).toBe('2028-02-29');
    expect(nextDay({ month: 2, date: 30 }, '2026-11-28')).toBeNull();
  });
});

test('whatever is typed, nothing throws', () => {
  const word = fc.constantFrom(
    'natale',
    '25',
    'dicembre',
    '/',
    '24/12',
    'domenica',
    'di',
    '’',
    '99/99/9999',
  );
  const query = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(query, (text) => {
      for (const line of hoursOfAsked(readAskedDays(text).asked, NOW, timetable)) {
        expect(line).not.toMatch(/undefined|NaN|Invalid/);
      }
    }),
  );
});
