import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  fromLocalText,
  fromWallClock,
  toLocalText,
  toWallClock,
} from '../../src/domain/hours/local-time';
import {
  isInForce,
  isPast,
  NOTHING_TONIGHT,
  storedTonight,
  type Tonight,
} from '../../src/domain/tonight/tonight';
import {
  availabilityOf,
  endOfEvening,
  withAvailability,
  withNotice,
  withoutProducts,
  writableTonight,
} from '../../src/domain/tonight/tonight-changes';
import { evenings as hours, twoShifts } from '../weekly-hours';

const ms = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString().replace('.000', '');

const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
  .map((date) => Math.floor(date.getTime() / 1000) * 1000);

describe('the evening ends an hour after closing time, at the clock of the restaurant', () => {
  test.each([
    ['2024-01-10T19:00:00Z', '2024-01-11T02:00:00Z', 'in the evening'],
    ['2024-01-10T23:00:00Z', '2024-01-11T02:00:00Z', 'at midnight'],
    ['2024-01-11T00:59:59Z', '2024-01-11T02:00:00Z', 'a second before closing'],
    ['2024-01-11T01:00:00Z', '2024-01-12T02:00:00Z', 'at closing: the next evening'],
    ['2024-07-10T19:00:00Z', '2024-07-11T01:00:00Z', 'in summer'],
    ['2024-03-30T20:00:00Z', '2024-03-31T02:00:00Z', 'in the night that has no 02:00'],
    ['2024-03-31T00:59:59Z', '2024-03-31T02:00:00Z', 'a second before the hour that is skipped'],
    ['2024-10-26T20:00:00Z', '2024-10-27T01:00:00Z', 'in the night that has 02:00 twice'],
    ['2024-10-27T00:30:00Z', '2024-10-28T02:00:00Z', 'between the two'],
  ])('%s → %s, %s', (now, end) => {
    expect(iso(endOfEvening(ms(now), hours))).toBe(end);
  });

  test.each([
    ['2024-01-13T12:00:00Z', '2024-01-13T23:00:00Z', 'at lunch: the evening counts'],
    ['2024-01-13T22:30:00Z', '2024-01-14T23:00:00Z', 'after closing: the next evening'],
    ['2024-01-14T22:30:00Z', '2024-01-15T00:00:00Z', 'before the closing day'],
    ['2024-01-15T12:00:00Z', '2024-01-16T00:00:00Z', 'on the closing day'],
  ])('%s → %s where there are two shifts, %s', (now, end) => {
    expect(iso(endOfEvening(ms(now), twoShifts))).toBe(end);
  });

  test('at any instant it is ahead, and never later than the rules accept', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(hours, twoShifts), (now, week) => {
        const ahead = endOfEvening(now, week) - now;
        expect(ahead).toBeGreaterThan(3_600_000);
        expect(ahead).toBeLessThanOrEqual(26 * 3_600_000);
      }),
    );
  });
});

describe('the clock of the restaurant', () => {
  test.each([
    ['2024-03-31T02:30', '2024-03-31T01:30:00Z', 'a time that is skipped'],
    ['2024-10-27T02:30', '2024-10-27T00:30:00Z', 'the first of two equal times'],
    ['2024-08-26T17:00', '2024-08-26T15:00:00Z', 'a time in summer'],
  ])('%s is %s: %s', (text, instant) => {
    expect(iso(fromLocalText(text, 'Europe/Rome') ?? 0)).toBe(instant);
  });

  test.each(['', '2024-08-26', '2024-02-31T10:00', '2024-13-01T10:00', 'domani'])(
    '%j is no date and time',
    (text) => expect(fromLocalText(text, 'Europe/Rome')).toBeNull(),
  );

  test('reads back what it has written, but for the second of two equal hours', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const back = fromWallClock(toWallClock(instant, 'Europe/Rome'), 'Europe/Rome');
        expect([0, -3_600_000]).toContain(back - instant);
      }),
    );
    expect(toLocalText(ms('2024-01-10T23:00:00Z'), 'Europe/Rome')).toBe('2024-01-11T00:00');
  });
});

const evening = ms('2024-01-10T20:00:00Z');
const end = ms('2024-01-11T02:00:00Z');

const set = (
  tonight: Tonight,
  id: string,
  state: 'available' | 'tonight' | 'indefinitely',
  now = evening,
) => withAvailability(tonight, id, state, now, hours);

describe('what can be had of a product', () => {
  test('is said by the list that it is on, and one state replaces the other', () => {
    const once = set(NOTHING_TONIGHT, 'diavola', 'tonight');
    expect(once.esauritiStasera).toEqual({ fino: end, prodotti: ['diavola'] });
    const twice = set(set(once, 'diavola', 'tonight'), 'margherita', 'tonight');
    expect(twice.esauritiStasera.prodotti).toEqual(['diavola', 'margherita']);
    const longer = set(twice, 'diavola', 'indefinitely');
    expect(longer.esauritiStasera.prodotti).toEqual(['margherita']);
    expect(longer.esauriti).toEqual(['diavola']);
    expect(availabilityOf(longer, 'diavola', evening)).toBe('indefinitely');
    expect(availabilityOf(longer, 'margherita', evening)).toBe('tonight');
    expect(availabilityOf(set(longer, 'diavola', 'available'), 'diavola', evening)).toBe(
      'available',
    );
  });

  test('is there again at the end of the evening, unless it is sold out until further notice', () => {
    const both = set(set(NOTHING_TONIGHT, 'diavola', 'tonight'), 'margherita', 'indefinitely');
    expect(availabilityOf(both, 'diavola', end - 1)).toBe('tonight');
    expect(availabilityOf(both, 'diavola', end)).toBe('available');
    expect(availabilityOf(both, 'margherita', end)).toBe('indefinitely');
  });

  test('of yesterday evening is forgotten by the first change of today, whichever it is', () => {
    const yesterday = set(NOTHING_TONIGHT, 'diavola', 'tonight');
    const next = ms('2024-01-11T19:00:00Z');
    const begun = { fino: ms('2024-01-12T02:00:00Z'), prodotti: [] };
    expect(set(yesterday, 'margherita', 'indefinitely', next).esauritiStasera).toEqual(begun);
    expect(withNotice(yesterday, null, next, hours).esauritiStasera).toEqual(begun);
  });

  test.each([
    ['2024-01-11T01:00:00Z', '2024-01-12T02:00:00Z', 'at closing time'],
    ['2024-01-11T01:59:59Z', '2024-01-12T02:00:00Z', 'a second before the ending evening is over'],
    ['2024-01-11T02:00:00Z', '2024-01-12T02:00:00Z', 'when it is over'],
    ['2024-03-31T01:30:00Z', '2024-04-01T01:00:00Z', 'in the hour after it, 02:00 being skipped'],
  ])('from %s on lasts until %s: %s', (from, until) => {
    const before = set(NOTHING_TONIGHT, 'a', 'tonight', ms(from) - 6 * 3_600_000);
    const after = set(before, 'b', 'tonight', ms(from));
    expect(iso(after.esauritiStasera.fino)).toBe(until);
    expect(after.esauritiStasera.prodotti).toEqual(['b']);
    expect(set(NOTHING_TONIGHT, 'b', 'tonight', ms(from))).toEqual(after);
  });

  test('stays until its end where nothing else is sold out after closing time', () => {
    const before = set(set(NOTHING_TONIGHT, 'a', 'tonight'), 'b', 'tonight');
    const late = ms('2024-01-11T01:30:00Z');
    const left = { fino: end, prodotti: ['a'] };
    expect(set(before, 'b', 'available', late).esauritiStasera).toEqual(left);
    expect(set(before, 'b', 'indefinitely', late).esauritiStasera).toEqual(left);
    expect(withNotice(before, null, late, hours).esauritiStasera.prodotti).toEqual(['a', 'b']);
  });

  test('never lasts longer than this evening, whatever end is stored', () => {
    const broken = { ...NOTHING_TONIGHT, esauritiStasera: { fino: end + 1e12, prodotti: ['a'] } };
    expect(set(broken, 'b', 'tonight').esauritiStasera).toEqual({
      fino: end,
      prodotti: ['a', 'b'],
    });
  });

  test('of products that are deleted is forgotten', () => {
    const both = set(set(NOTHING_TONIGHT, 'diavola', 'tonight'), 'margherita', 'indefinitely');
    const left = withoutProducts(both, ['diavola', 'margherita', 'marinara']);
    expect(left).toEqual({ ...both, esauritiStasera: { fino: end, prodotti: [] }, esauriti: [] });
  });
});

test('a notice is in force from its beginning until just before its end, then past', () => {
  const notice = { testo: 'Chiusi', dal: evening, al: end, chiuso: true };
  const at = (now: number) => [isInForce(notice, now), isPast(notice, now)];
  expect(at(evening - 1)).toEqual([false, false]);
  expect(at(evening)).toEqual([true, false]);
  expect(at(end - 1)).toEqual([true, false]);
  expect(at(end)).toEqual([false, true]);
  expect(isInForce({ ...notice, al: null }, end * 2)).toBe(true);
});

describe('the document as it is read', () => {
  const read = (document: object) => v.parse(storedTonight, document);

  test('has its times as epoch ms, from texts as from numbers', () => {
    const document = {
      esauritiStasera: { fino: '2024-01-11T02:00:00Z', prodotti: ['diavola'] },
      esauriti: ['margherita'],
      avviso: { testo: 'Ciao ', dal: '2024-01-10T20:00:00Z', al: null, chiuso: false },
    };
    const tonight = read(document);
    expect(tonight).toEqual({
      esauritiStasera: { fino: end, prodotti: ['diavola'] },
      esauriti: ['margherita'],
      avviso: { testo: 'Ciao', dal: evening, al: null, chiuso: false },
    });
    expect(read(JSON.parse(JSON.stringify(tonight)))).toEqual(tonight);
    expect(v.is(writableTonight, tonight)).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['other types', { esauritiStasera: 'diavola', esauriti: 7, avviso: 'chiusi' }],
    ['no end', { esauritiStasera: { prodotti: ['diavola'] } }],
    ['an end that is no time', { esauritiStasera: { fino: 'domani', prodotti: ['diavola'] } }],
    ['a notice without a beginning', { avviso: { testo: 'Ciao', al: null, chiuso: true } }],
    ['a notice that says nothing', { avviso: { testo: ' ', dal: 1, al: null, chiuso: false } }],
  ])('with %s says nothing', (_, document) => {
    expect(read(document)).toEqual(NOTHING_TONIGHT);
  });

  test('keeps the ids of a list that holds other things too, once each', () => {
    expect(read({ esauriti: ['a', 7, null, 'a', '', {}, 'b'] }).esauriti).toEqual(['a', 'b']);
  });
});
