import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fromWallClock, toWallClock } from '../../src/domain/hours/local-time';
import { NO_END, type Span } from '../../src/domain/hours/weekly-hours';
import {
  NOTHING_TONIGHT,
  noticesAt,
  soldOutAt,
  storedTonight,
  type Tonight,
} from '../../src/domain/tonight/tonight';
import {
  closingTonight,
  endOfEvening,
  tonightsClosing,
  withAvailability,
  withEntry,
  withoutProducts,
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
    ['2024-01-11T00:59:59Z', '2024-01-11T02:00:00Z', 'a second before closing'],
    ['2024-01-11T01:00:00Z', '2024-01-12T02:00:00Z', 'at closing: the next evening'],
    ['2024-07-10T19:00:00Z', '2024-07-11T01:00:00Z', 'in summer'],
    ['2024-03-30T20:00:00Z', '2024-03-31T02:00:00Z', 'in the night that has no 02:00'],
    ['2024-03-31T00:59:59Z', '2024-03-31T02:00:00Z', 'a second before the hour that is skipped'],
    ['2024-10-27T00:30:00Z', '2024-10-28T02:00:00Z', 'between the two'],
  ])('%s → %s, %s', (now, end) => {
    expect(iso(endOfEvening(ms(now), hours))).toBe(end);
  });

  test.each([
    ['2024-01-13T12:00:00Z', '2024-01-13T23:00:00Z', 'at lunch: the evening counts'],
    ['2024-01-13T22:30:00Z', '2024-01-14T23:00:00Z', 'after closing: the next evening'],
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
    expect(iso(fromWallClock(ms(`${text}Z`), 'Europe/Rome'))).toBe(instant);
  });

  test('reads back what it has written, but for the second of two equal hours', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const back = fromWallClock(toWallClock(instant, 'Europe/Rome'), 'Europe/Rome');
        expect([0, -3_600_000]).toContain(back - instant);
      }),
    );
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
    expect(set(longer, 'diavola', 'available').esauriti).toEqual([]);
  });

  test('is there again at the end of the evening, unless it is sold out until further notice', () => {
    const both = set(set(NOTHING_TONIGHT, 'diavola', 'tonight'), 'margherita', 'indefinitely');
    const soldOut = (now: number) => Object.fromEntries(soldOutAt(both, now));
    expect(soldOut(end - 1)).toEqual({ diavola: 'tonight', margherita: 'indefinitely' });
    expect(soldOut(end)).toEqual({ margherita: 'indefinitely' });
  });

  test('of yesterday evening is forgotten by the first change of today, whichever it is', () => {
    const yesterday = set(NOTHING_TONIGHT, 'diavola', 'tonight');
    const next = ms('2024-01-11T19:00:00Z');
    const begun = { fino: ms('2024-01-12T02:00:00Z'), prodotti: [] };
    expect(set(yesterday, 'margherita', 'indefinitely', next).esauritiStasera).toEqual(begun);
    const said = { kind: 'avvisi', before: null, after: null } as const;
    expect(withEntry(yesterday, said, next, hours)?.esauritiStasera).toEqual(begun);
  });

  test.each([
    ['2024-01-11T01:00:00Z', '2024-01-12T02:00:00Z', 'at closing time'],
    ['2024-01-11T01:59:59Z', '2024-01-12T02:00:00Z', 'a second before the ending evening is over'],
    ['2024-03-31T01:30:00Z', '2024-04-01T01:00:00Z', 'in the hour after it, 02:00 being skipped'],
  ])('from %s on lasts until %s: %s', (from, until) => {
    const before = set(NOTHING_TONIGHT, 'a', 'tonight', ms(from) - 6 * 3_600_000);
    const after = set(before, 'b', 'tonight', ms(from));
    expect(iso(after.esauritiStasera.fino)).toBe(until);
    expect(after.esauritiStasera.prodotti).toEqual(['b']);
    expect(set(NOTHING_TONIGHT, 'b', 'tonight', ms(from))).toEqual(after);
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

test('a notice is in force from its beginning until just before its end', () => {
  const endless = { testo: 'Ferie', dal: end, al: null };
  const avvisi = [{ testo: 'Musica', dal: evening, al: end }, endless];
  const at = (now: number) => noticesAt({ ...NOTHING_TONIGHT, avvisi }, now).join();
  expect([evening - 1, evening, end - 1, end, end * 2].map(at)).toEqual([
    '',
    'Musica',
    'Musica',
    'Ferie',
    'Ferie',
  ]);
});

describe('a change of an entry', () => {
  const [a, b] = [
    { dal: evening, al: end },
    { dal: end, al: end + 1000 },
  ];
  const standing = { ...NOTHING_TONIGHT, chiusure: [a] };
  const change = (before: Span | null, after: Span | null, tonight: Tonight = standing) =>
    withEntry(tonight, { kind: 'chiusure', before, after }, evening, hours)?.chiusure;

  test('adds in the order of their beginnings, changes and removes, and does no harm twice', () => {
    expect(change(null, b)).toEqual([a, b]);
    expect(change(null, a)).toEqual([a]);
    expect(change(a, b)).toEqual([b]);
    expect(change(a, null)).toEqual([]);
    expect(change(b, null)).toEqual([a]);
    expect(change(b, a)).toEqual([a]);
  });

  test('is refused where somebody else has changed the entry', () => {
    expect(change(b, { ...b, al: b.al + 1 })).toBeUndefined();
  });

  test('drops what is past', () => {
    const old = { dal: 0, al: evening };
    expect(change(null, b, { ...standing, chiusure: [old, a] })).toEqual([a, b]);
  });
});

describe('the closing of tonight', () => {
  const at = (iso: string, week = hours, chiusure: Span[] = []) => {
    const special = { chiusure, aperture: [] };
    return [closingTonight(ms(iso), week, special), tonightsClosing(ms(iso), week, special)];
  };
  const span = (dal: string, al: string) => ({ dal: ms(dal), al: ms(al) });

  test.each([
    ['2024-01-10T10:00:30Z', hours, '2024-01-10T16:00:00Z', '2024-01-11T01:00:00Z', 'before it'],
    ['2024-01-10T19:30:30Z', hours, '2024-01-10T19:30:00Z', '2024-01-11T01:00:00Z', 'during it'],
    ['2024-01-11T00:30:00Z', hours, '2024-01-11T00:30:00Z', '2024-01-11T01:00:00Z', 'at night'],
    ['2024-01-13T10:00:00Z', twoShifts, '2024-01-13T17:30:00Z', '2024-01-13T23:00:00Z', 'lunch'],
  ])('said at %s lasts from opening or now until closing: %#', (now, week, dal, al) => {
    const [closing] = at(now, week);
    expect(closing).toEqual(span(dal, al));
    expect(at(now, week, closing ? [closing] : [])[1]).toEqual(closing);
  });

  test('is none on a closing day, after the last shift and in the holidays', () => {
    expect(at('2024-01-15T12:00:00Z', twoShifts)).toEqual([null, null]);
    expect(at('2024-01-13T22:30:00Z', twoShifts)).toEqual([null, null]);
    const holidays = span('2024-01-01T01:00:00Z', '2024-01-20T01:00:00Z');
    expect(at('2024-01-10T12:00:00Z', hours, [holidays])).toEqual([null, null]);
  });
});

describe('the document as it is read', () => {
  const read = (document: object) => v.parse(storedTonight, document);

  test('has its times as epoch ms, from texts as from numbers', () => {
    const document = {
      esauritiStasera: { fino: '2024-01-11T02:00:00Z', prodotti: ['diavola'] },
      esauriti: ['margherita'],
      avvisi: [{ testo: 'Ciao ', dal: '2024-01-10T20:00:00Z', al: null }],
      chiusure: [{ dal: '2024-01-10T20:00:00Z', al: '2024-01-11T02:00:00Z' }],
      aperture: [],
    };
    const tonight = read(document);
    expect(tonight).toEqual({
      esauritiStasera: { fino: end, prodotti: ['diavola'] },
      esauriti: ['margherita'],
      avvisi: [{ testo: 'Ciao', dal: evening, al: null }],
      chiusure: [{ dal: evening, al: end }],
      aperture: [],
    });
    expect(read(JSON.parse(JSON.stringify(tonight)))).toEqual(tonight);
  });

  test.each([
    ['nothing', {}],
    [
      'other types',
      { esauritiStasera: 'diavola', esauriti: 7, avvisi: 'chiusi', chiusure: [7], aperture: {} },
    ],
    ['no end', { esauritiStasera: { prodotti: ['diavola'] } }],
    ['an end that is no time', { esauritiStasera: { fino: 'domani', prodotti: ['diavola'] } }],
    ['a notice without a beginning', { avvisi: [{ testo: 'Ciao', al: null }] }],
    ['a notice that says nothing', { avvisi: [{ testo: ' ', dal: 1, al: null }] }],
    ['a closing that ends before it begins', { chiusure: [{ dal: 2, al: 1 }] }],
    ['an opening without an end', { aperture: [{ dal: 2, al: null }] }],
    ['an earlier notice that says nothing', { avviso: { testo: ' ', dal: 1, al: null } }],
  ])('with %s says nothing', (_, document) => {
    expect(read(document)).toEqual(NOTHING_TONIGHT);
  });

  test('has a notice and a closing of the single notice that was stored earlier', () => {
    const avviso = { testo: 'In ferie', dal: evening, al: end, chiuso: true };
    const of = (changes: object) => read({ avviso: { ...avviso, ...changes } });
    const notice = { testo: 'In ferie', dal: evening, al: end };
    expect(of({})).toMatchObject({ avvisi: [notice], chiusure: [{ dal: evening, al: end }] });
    expect(of({ chiuso: false })).toMatchObject({ avvisi: [notice], chiusure: [] });
    const endless = { avvisi: [], chiusure: [{ dal: evening, al: NO_END }] };
    expect(of({ testo: '', al: null })).toMatchObject(endless);
    expect(of({})).not.toHaveProperty('avviso');
  });

  test('keeps the ids of a list that holds other things too', () => {
    expect(read({ esauriti: ['a', 7, null, '', {}, 'b'] }).esauriti).toEqual(['a', 'b']);
  });
});
