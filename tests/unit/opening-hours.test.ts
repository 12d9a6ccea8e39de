import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenAt } from '../../src/domain/hours/opening-hours';
import { openingLine } from '../../src/domain/hours/opening-line';

const evenings = { opens: '17:00', closes: '02:00', timeZone: 'Europe/Rome' };
const lunch = { opens: '12:00', closes: '15:00', timeZone: 'Europe/Rome' };
const openAt = (instant: string, hours = evenings) => isOpenAt(new Date(instant), hours);

describe('hours across midnight', () => {
  test.each([
    ['2024-01-10T15:59:59Z', false, 'a second before opening'],
    ['2024-01-10T16:00:00Z', true, 'at opening'],
    ['2024-01-10T23:00:00Z', true, 'at midnight'],
    ['2024-01-11T00:59:59Z', true, 'a second before closing'],
    ['2024-01-11T01:00:00Z', false, 'at closing'],
    ['2024-01-11T11:00:00Z', false, 'at noon'],
    ['2024-07-10T14:59:59Z', false, 'in summer, an hour earlier in UTC'],
    ['2024-07-10T15:00:00Z', true, 'in summer, at opening'],
    ['2024-03-31T00:59:59Z', true, 'in the night that loses an hour, before closing'],
    ['2024-03-31T01:00:00Z', false, 'in the night that loses an hour, at closing'],
    ['2024-10-26T23:59:59Z', true, 'in the night that repeats an hour, before closing'],
    ['2024-10-27T00:30:00Z', false, 'in the night that repeats an hour, after closing'],
    ['2024-10-27T01:30:00Z', false, 'in the night that repeats an hour, the second time'],
  ])('%s: open is %s, %s', (instant, open) => {
    expect(openAt(instant)).toBe(open);
  });
});

test('hours that do not cross midnight end on the same day', () => {
  expect(openAt('2024-01-10T10:59:00Z', lunch)).toBe(false);
  expect(openAt('2024-01-10T11:00:00Z', lunch)).toBe(true);
  expect(openAt('2024-01-10T14:00:00Z', lunch)).toBe(false);
});

test('the line says whether it is open, and the next time that this changes', () => {
  expect(openingLine(new Date('2024-01-10T20:00:00Z'), evenings)).toBe(
    'Aperto ora · chiude alle 02:00',
  );
  expect(openingLine(new Date('2024-01-10T10:00:00Z'), evenings)).toBe('Chiuso · apre alle 17:00');
});

test('at any instant exactly one is open: given hours or their complement', () => {
  const rest = { ...lunch, opens: lunch.closes, closes: lunch.opens };
  const instants = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2050-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => isOpenAt(instant, lunch) !== isOpenAt(instant, rest)),
  );
});
