import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/hours/days';
import type { SpecialDays, WeeklyHours } from '../../../src/domain/hours/weekly-hours';
import {
  type DishStatus,
  NOTHING_TODAY,
  statusesAt,
  statusOf,
  storedToday,
  type Today,
} from '../../../src/domain/today/today';
import {
  closingToggle,
  currentAt,
  type EntryChange,
  endOfEvening,
  withEntry,
  withStatus,
} from '../../../src/domain/today/today-changes';
import { closedOn, evenings as hours, openOn, twoShifts } from '../../weekly-hours';

const ms = (iso: string) => Date.parse(iso);
const iso = (instant: number) => new Date(instant).toISOString().replace('.000', '');
const endAt = (now: string, week: WeeklyHours, ...giorni: SpecialDays[]) =>
  iso(endOfEvening(ms(now), { ...week, giorni }));

test.each([
  ['2024-01-11T01:00:00Z', hours, '2024-01-12T02:00:00Z', 'at closing: the next evening'],
  ['2024-03-30T20:00:00Z', hours, '2024-03-31T02:00:00Z', 'in the night that has no 02:00'],
  ['2024-01-13T12:00:00Z', twoShifts, '2024-01-13T23:00:00Z', 'at lunch: the evening counts'],
  ['2024-01-13T22:30:00Z', twoShifts, '2024-01-14T00:00:00Z', 'after it: until the day is over'],
])("the evening ends an hour after the day's last closing, at %s: $3", (now, week, end) => {
  expect(endAt(now, week)).toBe(end);
});

test('the evening of a special day ends with its hours, of a closed one with the usual ones', () => {
  const newYear = openOn('2023-12-31', ['17:00', '05:00']);
  for (const now of ['2023-12-31T19:00:00Z', '2024-01-01T01:10:00Z']) {
    expect(endAt(now, hours, newYear)).toBe('2024-01-01T05:00:00Z');
  }
  const noon = '2024-01-10T11:30:00Z';
  expect(endAt(noon, hours, openOn('2024-01-10', ['12:00', '15:00']))).toBe('2024-01-10T15:00:00Z');
  expect(endAt(noon, hours, closedOn('2024-01-10'))).toBe('2024-01-11T02:00:00Z');
  // The hours of another day count for nothing.
  const later = openOn('2024-02-01', ['17:00', '05:00']);
  expect(endAt('2024-01-11T01:00:00Z', hours, later)).toBe('2024-01-12T02:00:00Z');
  // Closed by a tap at 20:12: a status set after it lasts as long as before.
  const early = openOn('2024-01-10', ['17:00', '20:12']);
  expect(endAt('2024-01-10T20:00:00Z', hours, early)).toBe('2024-01-11T02:00:00Z');
});

const evening = ms('2024-01-10T20:00:00Z');
const end = ms('2024-01-11T02:00:00Z');

/** Marks a product at an instant; null where it is refused. */
const setAt = (today: Today, id: string, state: DishStatus, now = evening) =>
  withStatus(
    currentAt(today, now, hours),
    id,
    state,
    endOfEvening(now, { ...hours, giorni: today.giorni }),
  );

const IDS = [...'abcdefgh'];
const step = fc.tuple(
  fc.constantFrom(...IDS),
  fc.oneof(
    { weight: 4, arbitrary: fc.constant<DishStatus>('recommended') },
    { weight: 2, arbitrary: fc.constant<DishStatus>('tonight') },
    fc.constantFrom<DishStatus>('available', 'indefinitely'),
  ),
);

test('a product has the status that was set last, and six at most are recommended', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      const states = new Map<string, DishStatus>();
      let today = NOTHING_TODAY;
      for (const [id, state] of steps) {
        const others = [...states].filter(([each, is]) => each !== id && is === 'recommended');
        const next = setAt(today, id, state);
        expect(next === null).toBe(state === 'recommended' && others.length === 6);
        if (!next) continue;
        today = next;
        states.set(id, state);
        const statuses = statusesAt(today, end - 1);
        for (const each of IDS) {
          expect(statusOf(statuses, each)).toBe(states.get(each) ?? 'available');
        }
        // Each stands once, in its list.
        const { esauritiStasera, esauriti, consigliati } = today;
        const all = [...esauritiStasera.prodotti, ...esauriti, ...consigliati.prodotti];
        expect(all.sort()).toEqual(
          IDS.filter((each) => (states.get(each) ?? 'available') !== 'available'),
        );
        expect([esauritiStasera.fino, consigliati.fino]).toEqual([end, end]);
      }
    }),
  );
});

test.each([
  ['2024-01-11T01:00:00Z', '2024-01-12T02:00:00Z', 'at closing time'],
  ['2024-03-31T01:30:00Z', '2024-04-01T01:00:00Z', 'in the hour after it, 02:00 being skipped'],
])('a status set at %s begins a new list, valid until %s: %s', (from, until) => {
  const before = setAt(NOTHING_TODAY, 'a', 'tonight', ms(from) - 6 * 3_600_000);
  const after = setAt(before ?? NOTHING_TODAY, 'b', 'tonight', ms(from));
  expect(after?.esauritiStasera).toEqual({ fino: ms(until), prodotti: ['b'] });
});

test('statuses end with the evening, and of a document written by hand sold out counts', () => {
  const consigliati = { fino: end, prodotti: ['a', 'b', 'c'] };
  const esauritiStasera = { fino: end, prodotti: ['a'] };
  const today = { ...NOTHING_TODAY, consigliati, esauritiStasera, esauriti: ['b'] };
  const states = (now: number) => [...'abcd'].map((id) => statusOf(statusesAt(today, now), id));
  expect(states(end - 1)).toEqual(['tonight', 'indefinitely', 'recommended', 'available']);
  expect(states(end)).toEqual(['available', 'indefinitely', 'available', 'available']);
  expect(statusesAt(today, end - 1).recommended).toEqual(['c']);
});

describe('a change of an entry', () => {
  const a = closedOn('2024-01-10');
  const b = openOn('2024-01-12', ['12:00', '15:00']);
  const changed = (
    before: SpecialDays | null,
    after: SpecialDays | null,
    stored: unknown = [a],
    at?: number,
  ) =>
    withEntry(
      stored,
      { list: 'giorni', before, after, ...(at !== undefined && { at }) },
      '2024-01-10',
    );
  function done(...given: Parameters<typeof changed>) {
    const result = changed(...given);
    if (typeof result === 'string') throw new Error(result);
    return result;
  }
  const change = (...given: Parameters<typeof changed>) => done(...given).entries;

  test('adds, changes or removes it, puts the one saved last at the end, and is idempotent', () => {
    expect(change(null, b)).toEqual([a, b]);
    expect(change(null, a)).toEqual([a]);
    expect(change(a, b)).toEqual([b]);
    expect(change(a, null)).toEqual([]);
    expect(change(b, null)).toEqual([a]);
    expect(change(b, a)).toEqual([a]);
    const longer = closedOn('2024-01-10', '2024-01-20');
    expect(change(a, longer, [a, b])).toEqual([b, longer]);
    expect(change(null, a, 'chiusi')).toEqual([a]);
  });

  test('is undone where it stood, so that the same hours count again', () => {
    const removed = done(a, null, [a, b]);
    expect(removed.undo).toEqual({ list: 'giorni', before: null, after: a, at: 0 });
    expect(change(null, a, removed.entries, 0)).toEqual([a, b]);
    expect(done(null, b).undo).toEqual({ list: 'giorni', before: b, after: null });
  });

  test('is refused if somebody else has changed the entry, or has filled the list', () => {
    expect(changed(b, { ...b, orari: [] })).toBe('changed');
    const full = Array.from({ length: 40 }, (_, ahead) => closedOn(addDays('2024-02-01', ahead)));
    const [one, ...others] = full;
    expect(changed(null, b, full)).toBe('full');
    expect(change(one ?? null, b, full)).toHaveLength(40);
    expect(change(null, b, others)).toHaveLength(40);
    // A list that somebody has filled by hand can be emptied.
    expect(change(one ?? null, null, [...full, a])).toHaveLength(40);
  });

  test('drops what is past or for no day, and leaves the rest as it is stored', () => {
    const unread = { dal: '2024-01-11', al: '2024-01-11', orari: 'chiusi', nota: 7 };
    const since = closedOn('2024-01-01', null);
    const stored = [closedOn('2024-01-01', '2024-01-09'), { dal: 'domani' }, unread, since, a];
    expect(change(null, b, stored)).toEqual([unread, since, a, b]);
    const asRead = { dal: '2024-01-11', al: '2024-01-11', orari: null };
    expect(change(asRead, null, stored)).toEqual([since, a]);
  });
});

describe('closing for tonight', () => {
  const toggle = (now: string, week = hours, ...giorni: SpecialDays[]): EntryChange | null =>
    closingToggle(ms(now), { ...week, giorni });

  test.each([
    ['2024-01-10T10:00:30Z', hours, [], 'before it'],
    ['2024-01-10T16:00:30Z', hours, [], 'in its first minute'],
    ['2024-01-11T00:30:00Z', hours, [['17:00', '01:30']], 'at night'],
    ['2024-01-10T17:30:00Z', twoShifts, [], 'on a day without lunch'],
    ['2024-01-13T17:00:00Z', twoShifts, [['12:00', '15:00']], 'after lunch'],
  ])('at %s leaves the hours that are over, and can be undone: $3', (now, week, over) => {
    const day = now.startsWith('2024-01-13') ? '2024-01-13' : '2024-01-10';
    const entry = openOn(day, ...(over as [string, string][]));
    expect(toggle(now, week)).toEqual({ list: 'giorni', before: null, after: entry });
    expect(toggle(now, week, entry)).toEqual({ list: 'giorni', before: entry, after: null });
  });

  test('is not possible on a closing day, after the last shift and in the holidays', () => {
    expect(toggle('2024-01-15T12:00:00Z', twoShifts)).toBeNull();
    expect(toggle('2024-01-13T22:30:00Z', twoShifts)).toBeNull();
    const holidays = closedOn('2024-01-01', '2024-01-20');
    expect(toggle('2024-01-10T12:00:00Z', hours, holidays)).toBeNull();
    const since = closedOn('2024-01-10', '2024-01-20');
    expect(toggle('2024-01-10T12:00:00Z', hours, since)).toBeNull();
    expect(toggle('2024-01-10T12:00:00Z', hours, since, closedOn('2024-01-10'))).toBeNull();
  });

  test('is possible where the hours are not known: it closes all day, and statuses last till the usual end', () => {
    const unknown = { ...closedOn('2024-01-10'), orari: null };
    const after = closedOn('2024-01-10');
    expect(toggle('2024-01-10T20:00:00Z', hours, unknown)).toMatchObject({ before: null, after });
    expect(endAt('2024-01-10T20:00:00Z', hours, unknown)).toBe('2024-01-11T02:00:00Z');
  });
});

describe('meta/oggi as it is read', () => {
  const read = (document: object) => v.parse(storedToday, document);

  test('has its instants in epoch ms, its entries as they were saved, and of a list its valid ids', () => {
    const giorni = [openOn('2024-01-12', ['12:00', '15:00']), closedOn('2024-01-10', null)];
    const document = {
      esauritiStasera: { fino: '2024-01-11T02:00:00Z', prodotti: ['diavola'] },
      esauriti: ['margherita', 7, null, '', {}, 'marinara'],
      consigliati: { fino: '2024-01-11T02:00:00Z', prodotti: ['bufala'] },
      giorni,
      avvisi: [{ testo: 'Ciao ', dal: '2024-01-10', al: null }],
    };
    const today = read(document);
    expect(today).toEqual({
      ...document,
      esauriti: ['margherita', 'marinara'],
      esauritiStasera: { fino: end, prodotti: ['diavola'] },
      consigliati: { fino: end, prodotti: ['bufala'] },
      avvisi: [{ testo: 'Ciao', dal: '2024-01-10', al: null }],
    });
    expect(read(JSON.parse(JSON.stringify(today)))).toEqual(today);
  });

  test.each([
    { esauritiStasera: 'diavola', esauriti: 7, avvisi: 'chiusi', giorni: [7, null, 'domani'] },
    { esauritiStasera: { fino: 'domani', prodotti: ['diavola'] }, consigliati: ['diavola'] },
    { consigliati: { fino: null, prodotti: ['diavola'] } },
    { avvisi: [{ testo: 'Ciao', dal: '2024-01-32', al: null }], giorni: {} },
    { avvisi: [{ testo: ' ', dal: '2024-01-10', al: null }] },
    { avvisi: [{ testo: 'Ciao', dal: '2024-01-10', al: '2024-01-09' }] },
    {
      giorni: [
        { dal: '2024-11-31', al: null, orari: [] },
        { dal: 1704844800000, orari: [] },
      ],
    },
  ])('is empty where it is malformed: %j', (document) => {
    expect(read(document)).toEqual(NOTHING_TODAY);
  });

  test.each([
    [{ al: '2024-01-12', orari: 'chiusi' }, '2024-01-12'],
    [{ al: '2024-01-12' }, '2024-01-12'],
    [{ al: '2024-01-12', orari: [{ apre: '17:00', chiude: '25:00' }] }, '2024-01-12'],
    [{ al: '2024-01-12', orari: [{ apre: '17:00', chiude: '17:00' }] }, '2024-01-12'],
    [{ al: '2024-01-12', orari: Array(4).fill({ apre: '12:00', chiude: '13:00' }) }, '2024-01-12'],
    [{ al: '2024-1-12', orari: [] }, null],
    [{ al: '2024-01-09', orari: [] }, null],
    [{ orari: [] }, null],
  ])('has hours that are not known on days that it reads: %j', (entry, al) => {
    const dal = '2024-01-10';
    expect(read({ giorni: [{ dal, ...entry }] }).giorni).toEqual([{ dal, al, orari: null }]);
  });
});
