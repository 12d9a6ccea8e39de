import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { fromWallClock, toWallClock } from '../../../src/domain/hours/local-time';
import { NO_END, type Span } from '../../../src/domain/hours/weekly-hours';
import {
  closingToggle,
  currentAt,
  endOfEvening,
  withAvailability,
  withEntry,
} from '../../../src/domain/staff/tonight-changes';
import {
  type Availability,
  availabilityOf,
  marksAt,
  NOTHING_TONIGHT,
  noticesAt,
  storedTonight,
  type Tonight,
} from '../../../src/domain/tonight/tonight';
import { evenings as hours, twoShifts } from '../../weekly-hours';

const ms = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString().replace('.000', '');

const instants = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true })
  .map((date) => Math.floor(date.getTime() / 1000) * 1000);

const closedOnMondays = { ...hours, week: { ...hours.week, monday: [] } };

describe('endOfEvening', () => {
  test.each([
    ['2024-01-11T01:00:00Z', hours, '2024-01-12T02:00:00Z', 'at closing: the next evening'],
    ['2024-03-30T20:00:00Z', hours, '2024-03-31T02:00:00Z', 'in the night that has no 02:00'],
    ['2024-01-13T12:00:00Z', twoShifts, '2024-01-14T00:00:00Z', 'at lunch: the evening counts'],
  ])("is an hour after the end of the restaurant's day, at %s: $3", (now, week, end) => {
    expect(iso(endOfEvening(ms(now), week))).toBe(end);
  });

  test('is an hour after a special opening that lasts until morning', () => {
    const opening = { dal: ms('2023-12-31T16:00:00Z'), al: ms('2024-01-01T04:00:00Z') };
    const special = { chiusure: [], aperture: [opening] };
    for (const now of ['2023-12-31T19:00:00Z', '2024-01-01T01:10:00Z']) {
      expect(iso(endOfEvening(ms(now), hours, special))).toBe('2024-01-01T05:00:00Z');
    }
  });

  test('is over an hour ahead at any instant, and at most 26 hours, as the rules demand', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(hours, twoShifts, closedOnMondays), (now, week) => {
        const ahead = endOfEvening(now, week) - now;
        expect(ahead).toBeGreaterThan(3_600_000);
        expect(ahead).toBeLessThanOrEqual(26 * 3_600_000);
      }),
    );
  });
});

test('fromWallClock takes the first of a repeated hour, and the hour after a skipped one', () => {
  const instantAt = (shown: string) => iso(fromWallClock(ms(shown), 'Europe/Rome'));
  expect(instantAt('2024-03-31T02:30Z')).toBe('2024-03-31T01:30:00Z');
  expect(instantAt('2024-10-27T02:30Z')).toBe('2024-10-27T00:30:00Z');
  // The evening of either day has the new offset already.
  expect(instantAt('2024-03-31T20:00Z')).toBe('2024-03-31T18:00:00Z');
  expect(instantAt('2024-10-27T20:00Z')).toBe('2024-10-27T19:00:00Z');
  fc.assert(
    fc.property(instants, (instant) => {
      const back = fromWallClock(toWallClock(instant, 'Europe/Rome'), 'Europe/Rome');
      expect([0, -3_600_000]).toContain(back - instant);
    }),
  );
});

const evening = ms('2024-01-10T20:00:00Z');
const end = ms('2024-01-11T02:00:00Z');

const tried = (tonight: Tonight, id: string, state: Availability, now = evening) =>
  withAvailability(currentAt(tonight, now, hours), id, state, endOfEvening(now, hours));

function set(...change: Parameters<typeof tried>): Tonight {
  const changed = tried(...change);
  if (!changed) throw new Error('Refused');
  return changed;
}

describe('the availability of a product', () => {
  test('is stored in one of the two lists of sold-out products, never in both', () => {
    const once = set(NOTHING_TONIGHT, 'diavola', 'tonight');
    expect(once.esauritiStasera).toEqual({ fino: end, prodotti: ['diavola'] });
    const twice = set(set(once, 'diavola', 'tonight'), 'margherita', 'tonight');
    expect(twice.esauritiStasera.prodotti).toEqual(['diavola', 'margherita']);
    const longer = set(twice, 'diavola', 'indefinitely');
    expect(longer.esauritiStasera.prodotti).toEqual(['margherita']);
    expect(longer.esauriti).toEqual(['diavola']);
    expect(set(longer, 'diavola', 'available').esauriti).toEqual([]);
  });

  test('is one thing only: a product is never both recommended and sold out', () => {
    const recommended = set(NOTHING_TONIGHT, 'diavola', 'recommended');
    expect(recommended.consigliati).toEqual({ fino: end, prodotti: ['diavola'] });
    for (const state of ['tonight', 'indefinitely'] as const) {
      const soldOut = set(recommended, 'diavola', state);
      expect(soldOut.consigliati.prodotti).toEqual([]);
      expect(set(soldOut, 'diavola', 'recommended')).toEqual(recommended);
    }
    expect(set(recommended, 'diavola', 'available').consigliati.prodotti).toEqual([]);
  });

  test('recommends six products at most, and none twice', () => {
    let full = NOTHING_TONIGHT;
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) full = set(full, id, 'recommended');
    expect(tried(full, 'g', 'recommended')).toBeNull();
    expect([...set(full, 'a', 'recommended').consigliati.prodotti].sort().join('')).toBe('abcdef');
    const fewer = set(full, 'a', 'available');
    expect(set(fewer, 'g', 'recommended').consigliati.prodotti).toContain('g');
    expect(set(full, 'g', 'recommended', end).consigliati.prodotti).toEqual(['g']);
  });

  test('of yesterday evening is dropped by any change of today', () => {
    const yesterday = set(NOTHING_TONIGHT, 'diavola', 'tonight');
    const said = { kind: 'avvisi', before: null, after: null } as const;
    const next = withEntry(currentAt(yesterday, ms('2024-01-11T19:00:00Z'), hours), said);
    expect(next?.esauritiStasera).toEqual({ fino: ms('2024-01-12T02:00:00Z'), prodotti: [] });
  });

  test.each([
    ['2024-01-11T01:00:00Z', '2024-01-12T02:00:00Z', 'at closing time'],
    ['2024-03-31T01:30:00Z', '2024-04-01T01:00:00Z', 'in the hour after it, 02:00 being skipped'],
  ])('set at %s begins a new list, valid until %s: %s', (from, until) => {
    const before = set(NOTHING_TONIGHT, 'a', 'tonight', ms(from) - 6 * 3_600_000);
    const after = set(before, 'b', 'tonight', ms(from));
    expect(after.esauritiStasera).toEqual({ fino: ms(until), prodotti: ['b'] });
  });

  test('never lasts longer than this evening, whatever end is stored', () => {
    const broken = { ...NOTHING_TONIGHT, esauritiStasera: { fino: end + 1e12, prodotti: ['a'] } };
    const both = { fino: end, prodotti: ['a', 'b'] };
    expect(set(broken, 'b', 'tonight').esauritiStasera).toEqual(both);
  });
});

test('what is recommended ends with the evening, and never holds what is sold out', () => {
  const consigliati = { fino: end, prodotti: ['a', 'b', 'c'] };
  const esauritiStasera = { fino: end, prodotti: ['a'] };
  const tonight = { ...NOTHING_TONIGHT, consigliati, esauritiStasera, esauriti: ['b'] };
  expect(marksAt(tonight, end - 1).recommended).toEqual(['c']);
  expect(marksAt(tonight, end).recommended).toEqual([]);
  const marks = marksAt(tonight, end - 1);
  const states = ['a', 'b', 'c', 'd'].map((id) => availabilityOf(marks, id));
  expect(states).toEqual(['tonight', 'indefinitely', 'recommended', 'available']);
});

test('a notice is in force from its start until just before its end', () => {
  const endless = { testo: 'Ferie', dal: end, al: null };
  const avvisi = [{ testo: 'Musica', dal: evening, al: end }, endless];
  const at = (now: number) => noticesAt({ ...NOTHING_TONIGHT, avvisi }, now).join();
  const said = [evening - 1, evening, end - 1, end, end * 2].map(at);
  expect(said).toEqual(['', 'Musica', 'Musica', 'Ferie', 'Ferie']);
});

describe('a change of an entry', () => {
  const a = { dal: evening, al: end };
  const b = { dal: end, al: end + 1000 };
  const standing = { ...NOTHING_TONIGHT, chiusure: [a] };
  const change = (
    before: Span | null,
    after: Span | null,
    tonight: Tonight = standing,
    isEvening = false,
  ) =>
    withEntry(currentAt(tonight, evening, hours), { kind: 'chiusure', before, after, isEvening })
      ?.chiusure;

  test('adds, changes or removes it, sorts by start, and is idempotent', () => {
    expect(change(null, b)).toEqual([a, b]);
    expect(change(null, a)).toEqual([a]);
    expect(change(a, b)).toEqual([b]);
    expect(change(a, null)).toEqual([]);
    expect(change(b, null)).toEqual([a]);
    expect(change(b, a)).toEqual([a]);
    const earlier = { ...a, dal: a.dal - 1 };
    const longer = { ...a, al: b.al };
    expect(change(null, earlier)).toEqual([earlier, a]);
    expect(change(null, longer)).toEqual([a, longer]);
    expect(change(b, longer, { ...standing, chiusure: [a, b] })).toEqual([a, longer]);
  });

  test('reopens an evening that two phones have closed, one a little later', () => {
    const later = { ...a, dal: a.dal + 60_000 };
    const holidays = { ...a, dal: a.dal - 5 * 86_400_000 };
    const twice = { ...standing, chiusure: [holidays, a, later] };
    expect(change(a, null, twice, true)).toEqual([holidays]);
    expect(change(later, null, twice, true)).toEqual([holidays]);
    // One that is removed from the list of closings goes alone: 'Rimetti' brings back one.
    expect(change(later, null, twice)).toEqual([holidays, a]);
  });

  test('is refused if somebody else has changed the entry', () => {
    expect(change(b, { ...b, al: b.al + 1 })).toBeUndefined();
  });

  test('drops entries that are past', () => {
    const old = { dal: 0, al: evening };
    expect(change(null, b, { ...standing, chiusure: [old, a] })).toEqual([a, b]);
    const notices = { avvisi: [{ testo: 'Musica', ...old }], aperture: [old] };
    expect(currentAt({ ...standing, ...notices }, evening, hours)).toMatchObject({
      avvisi: [],
      aperture: [],
    });
  });
});

describe('closing for tonight', () => {
  const toggle = (iso: string, week = hours, chiusure: Span[] = []) =>
    closingToggle(ms(iso), { ...week, chiusure, aperture: [] });
  const span = (dal: string, al: string) => ({ dal: ms(dal), al: ms(al) });

  test.each([
    ['2024-01-10T10:00:30Z', hours, '2024-01-10T16:00:00Z', '2024-01-11T01:00:00Z', 'before it'],
    ['2024-01-11T00:30:00Z', hours, '2024-01-11T00:30:00Z', '2024-01-11T01:00:00Z', 'at night'],
    ['2024-01-13T10:00:00Z', twoShifts, '2024-01-13T17:30:00Z', '2024-01-13T23:00:00Z', 'lunch'],
  ])('at %s lasts from opening, or now, until closing time, and can be undone: $4', (...row) => {
    const [now, week, dal, al] = row;
    const closing = span(dal, al);
    expect(toggle(now, week)).toEqual({ kind: 'chiusure', before: null, after: closing });
    const opened = { kind: 'chiusure', before: closing, after: null };
    expect(toggle(now, week, [closing])).toEqual(opened);
  });

  test('is not possible on a closing day, after the last shift and in the holidays', () => {
    expect(toggle('2024-01-15T12:00:00Z', twoShifts)).toBeNull();
    expect(toggle('2024-01-13T22:30:00Z', twoShifts)).toBeNull();
    const holidays = span('2024-01-01T01:00:00Z', '2024-01-20T01:00:00Z');
    expect(toggle('2024-01-10T12:00:00Z', hours, [holidays])).toBeNull();
    const untilTonight = span('2024-01-01T01:00:00Z', '2024-01-11T01:00:00Z');
    expect(toggle('2024-01-10T12:00:00Z', hours, [untilTonight])).toBeNull();
    // Saved while the restaurant closed an hour earlier than now.
    const twoDays = span('2024-01-10T01:00:00Z', '2024-01-12T00:00:00Z');
    expect(toggle('2024-01-10T12:00:00Z', hours, [twoDays])).toBeNull();
  });
});

describe('meta/oggi as it is read', () => {
  const read = (document: object) => v.parse(storedTonight, document);

  test('has its times in epoch ms, parsed from strings or numbers', () => {
    const document = {
      esauritiStasera: { fino: '2024-01-11T02:00:00Z', prodotti: ['diavola'] },
      esauriti: ['margherita'],
      consigliati: { fino: '2024-01-11T02:00:00Z', prodotti: ['bufala'] },
      avvisi: [{ testo: 'Ciao ', dal: '2024-01-10T20:00:00Z', al: null }],
      chiusure: [{ dal: '2024-01-10T20:00:00Z', al: '2024-01-11T02:00:00Z' }],
      aperture: [],
    };
    const tonight = read(document);
    expect(tonight).toEqual({
      esauritiStasera: { fino: end, prodotti: ['diavola'] },
      esauriti: ['margherita'],
      consigliati: { fino: end, prodotti: ['bufala'] },
      avvisi: [{ testo: 'Ciao', dal: evening, al: null }],
      chiusure: [{ dal: evening, al: end }],
      aperture: [],
    });
    expect(read(JSON.parse(JSON.stringify(tonight)))).toEqual(tonight);
  });

  test.each([
    { esauritiStasera: 'diavola', esauriti: 7, avvisi: 'chiusi', chiusure: [7], aperture: {} },
    { esauritiStasera: { fino: 'domani', prodotti: ['diavola'] }, consigliati: ['diavola'] },
    { consigliati: { fino: null, prodotti: ['diavola'] } },
    { avvisi: [{ testo: 'Ciao', al: null }], aperture: [{ dal: 2, al: 1 }] },
    { avvisi: [{ testo: ' ', dal: 1, al: null }] },
    { chiusure: [{ dal: 2, al: 1 }], aperture: [{ dal: 2, al: null }] },
  ])('is empty where it is malformed: %j', (document) => {
    expect(read(document)).toEqual(NOTHING_TONIGHT);
  });

  test('turns the single notice of earlier releases into a notice and a closing', () => {
    const times = { dal: evening, al: end };
    const of = (changes: object) => read({ avviso: { testo: 'In ferie', ...times, ...changes } });
    const avvisi = [{ testo: 'In ferie', ...times }];
    expect(of({ chiuso: true })).toEqual({ ...NOTHING_TONIGHT, avvisi, chiusure: [times] });
    expect(of({ chiuso: false })).toMatchObject({ avvisi, chiusure: [] });
    const endless = { avvisi: [], chiusure: [{ dal: evening, al: NO_END }] };
    expect(of({ chiuso: true, testo: '', al: null })).toMatchObject(endless);
  });

  test('keeps the valid ids of a list that has invalid entries too', () => {
    expect(read({ esauriti: ['a', 7, null, '', {}, 'b'] }).esauriti).toEqual(['a', 'b']);
  });
});
