import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { warnedAllergens } from '../../../src/domain/allergens/warned-allergens';
import { CHOICE_LASTS_MS, DIETS } from '../../../src/domain/filter/choice';
import { choiceOf, criteria, isHidden } from '../../../src/domain/filter/criteria';
import { isBase, takesBase, withBase } from '../../../src/domain/list/base';
import { billOf, centsOf, type Known } from '../../../src/domain/list/bill';
import {
  addEntries,
  LIST_LIMITS,
  type ListEntry,
  NO_LIST,
  parseList,
  setCount,
} from '../../../src/domain/list/my-list';
import { allergenAnswer } from '../../../src/domain/product/allergens';
import { dishCategories } from '../../../src/domain/product/categories';
import { markIds } from '../../../src/domain/product/marks';
import { formatPrice } from '../../../src/domain/product/price';
import { type Product, storedProduct } from '../../../src/domain/product/product';
import { type Prices, type Size, sizes, sizesOf } from '../../../src/domain/product/sizes';
import { product } from '../../product';

const entry = (changes: Partial<ListEntry> = {}): ListEntry => ({
  id: 'margherita',
  size: 'normale',
  base: null,
  count: 1,
  note: '',
  name: 'Margherita',
  cents: 750,
  ...changes,
});

const takeaway = (entries: readonly ListEntry[]) => ({
  entries,
  place: 'takeaway' as const,
  people: 1,
});

const prices = (price: number, familyPrice: number | null = null): Prices => ({
  price,
  familyPrice,
  meterPrice: null,
});

/** A dish of the menu that is not sold out. */
const sold = (price: number, familyPrice?: number) => ({
  ...prices(price, familyPrice),
  isSoldOut: false,
});

const size = fc.constantFrom<Size>('normale', 'maxi', 'metro');
/** As staff write prices, and as a console or an import may store them. */
const euro = fc.oneof(
  fc.integer({ min: 0, max: 999_999 }).map((cents) => cents / 100),
  fc.double({ min: 0, max: 200, noNaN: true }),
);
const maybeEuro = fc.option(euro, { nil: null });
const dish = fc.record({
  price: euro,
  familyPrice: maybeEuro,
  meterPrice: maybeEuro,
  isSoldOut: fc.boolean(),
});
const known: fc.Arbitrary<Known> = fc.oneof(
  { weight: 4, arbitrary: dish },
  fc.constant('gone' as const),
  fc.constant('unknown' as const),
);
const line = fc
  .record({
    size,
    count: fc.integer({ min: 1, max: 99 }),
    cents: fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: null }),
    dish: known,
    isSame: fc.boolean(),
  })
  .map(({ isSame, ...rest }) => {
    const { dish: found } = rest;
    if (!isSame || typeof found === 'string') return rest;
    return { ...rest, cents: asShown(found[sizes[rest.size].price] ?? 0) || null };
  });

/** Cents as a guest reads them on the card: '€ 7,50' is 750. */
const asShown = (value: number) => Number(formatPrice(value).replace(/\D/g, ''));

describe('the total of a list', () => {
  test('is the sum of the prices that the menu shows; each line has its state, and its earlier price', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const entries = lines.map(({ dish: _, ...rest }, at) => entry({ ...rest, id: `${at}` }));
        const bill = billOf(takeaway(entries), (id) => lines[Number(id)]?.dish ?? 'gone', {});
        let total = 0;
        let uncounted = 0;
        const expected = lines.map(({ dish: found, size: wanted, count, cents: before }) => {
          const value = typeof found === 'string' ? null : found[sizes[wanted].price];
          const cents = asShown(value ?? 0) || null;
          const isIn = typeof found !== 'string' && !found.isSoldOut && cents !== null;
          if (isIn) total += count * cents;
          else uncounted += count;
          if (typeof found === 'string') return { state: found, cents: null, before: null };
          const state = found.isSoldOut ? 'soldOut' : isIn ? 'counted' : 'unpriced';
          return { state, cents, before: before === cents ? null : before };
        });
        expect(bill).toMatchObject({ lines: expected, total, uncounted, cover: 0, service: 0 });
        expect(Number.isInteger(bill.total)).toBe(true);
      }),
    );
  });

  test('adds the cover charge for each person and the service charge of the dishes', () => {
    const list = { entries: [entry({ count: 3 })], place: 'table' as const, people: 4 };
    const bill = billOf(list, () => sold(7.5), { coperto: 1.8, servizio: 10 });
    expect(bill).toMatchObject({ cover: 720, service: 225, total: 2250 + 720 + 225 });
    const away = billOf({ ...list, place: 'takeaway' }, () => sold(7.5), { coperto: 1.8 });
    expect(away).toMatchObject({ cover: 0, total: 2250 });
  });

  test.each([
    [0.05, 10, 1],
    [0.04, 10, 0],
    [0.04, 12.5, 1],
    [1.15, 10, 12],
    [10.15, 10, 102],
    [9999.99, 2.25, 22_500],
  ])(
    'rounds half a cent of service up: %d euro at %d %% are %d cents',
    (price, servizio, cents) => {
      const bill = billOf(takeaway([entry()]), () => sold(price), { servizio });
      expect(bill.service).toBe(cents);
    },
  );
});

test('a base adds its supplement, and what is said of it counts for the dish', () => {
  const farro = { id: 'farro', name: 'Farro' };
  const bill = (base: Known) =>
    billOf(
      takeaway([entry({ base: farro, count: 2, cents: 900 })]),
      (id) => (id === 'farro' ? base : sold(7.5)),
      {},
    );
  expect(bill(sold(1.5))).toMatchObject({
    total: 1800,
    lines: [{ state: 'counted', before: null }],
  });
  expect(bill(sold(0))).toMatchObject({ total: 1500, lines: [{ state: 'counted', before: 900 }] });
  for (const state of ['gone', 'unknown'] as const) {
    expect(bill(state)).toMatchObject({ total: 0, lines: [{ state, isOfBase: true }] });
  }
  const soldOut = { ...sold(1.5), isSoldOut: true };
  expect(bill(soldOut)).toMatchObject({ total: 0, lines: [{ state: 'soldOut', isOfBase: true }] });
});

describe('a dish on a base', () => {
  /** As Firestore may hold them: ids, ids as texts, ids of no allergen, anything else, and no list at all. */
  const allergeni = fc.oneof(
    // Mostly such that a diet is believed of.
    { weight: 4, arbitrary: fc.subarray([1, 6, 8, 13]) },
    fc.uniqueArray(fc.integer({ min: 1, max: 14 }), { maxLength: 6 }),
    fc.array(fc.oneof(fc.integer({ min: -1, max: 16 }), fc.constantFrom('3', '7 ', 'latte', null))),
    fc.constantFrom(null, undefined, '7', { 0: 7 }),
  );
  const any = fc
    .record({
      allergeni,
      nessunAllergene: fc.constantFrom(true, false, 'true', undefined),
      avvertenza: fc.oneof(
        { weight: 3, arbitrary: fc.constant('') },
        fc.constantFrom(
          '',
          ' ',
          'Può contenere tracce di noci',
          'Si lavora in forno',
          'Con sesamo',
        ),
        fc.string({ maxLength: 20 }),
      ),
      etichette: fc.oneof(fc.subarray([...markIds, 'altro']), fc.constant(null)),
      categoria: fc.constantFrom(...dishCategories.map(({ name }) => name)),
    })
    .map(
      (fields): Product => ({
        id: 'uno',
        ...v.parse(storedProduct, { ...product(), ...fields }),
      }),
    );
  const ids = criteria.map(({ id }) => id);
  const choice = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...DIETS).map((id) => [id]),
        fc.subarray(ids, { minLength: 1 }),
      ),
      fc.constantFrom(warnedAllergens, null),
    )
    .map(([chosen, vocabulary]) => choiceOf(chosen, vocabulary));
  const known = { none: 0, declared: 1, toVerify: 2, undeclared: 2 };

  test('never has fewer allergens, a better answer or fewer warnings than either', () => {
    fc.assert(
      fc.property(any, any, (dish, base) => {
        const whole = withBase(dish, base);
        for (const part of [dish, base]) {
          expect(whole.allergeni).toEqual(expect.arrayContaining(part.allergeni));
          expect(known[allergenAnswer(whole)]).toBeGreaterThanOrEqual(known[allergenAnswer(part)]);
          if (allergenAnswer(part) === 'toVerify') expect(allergenAnswer(whole)).toBe('toVerify');
          expect(whole.avvertenza).toContain(part.avvertenza.trim());
        }
        expect(withBase(dish, null)).toBe(dish);
      }),
      { numRuns: 500 },
    );
  });

  test('is hidden by every filter that hides the dish or the base, and by no other', () => {
    fc.assert(
      fc.property(any, any, choice, (dish, base, chosen) => {
        const isEither = isHidden(dish, chosen) || isHidden(base, chosen);
        expect(isHidden(withBase(dish, base), chosen)).toBe(isEither);
      }),
      { numRuns: 500 },
    );
  });

  test('is a pizza or a pinsa; a base alone is none', () => {
    const found = dishCategories
      .map(({ name }) => name)
      .filter((categoria) => takesBase({ categoria }));
    expect(found).toEqual(['Pinse', 'Pizze classiche', 'Pizze gourmet']);
    expect(dishCategories.filter(({ name }) => isBase({ categoria: name }))).toHaveLength(1);
  });
});

test('the sizes of a dish are those with a price; one without any can be asked for', () => {
  expect(sizesOf(prices(7, 14))).toEqual(['normale', 'maxi']);
  expect(sizesOf({ price: 0, familyPrice: 0, meterPrice: 25 })).toEqual(['metro']);
  expect(sizesOf(prices(0))).toEqual(['normale']);
  expect(centsOf(prices(0.004), 'normale')).toBeNull();
});

test('the same dish, size, base and note is one entry; another base or note is another', () => {
  const list = addEntries([entry()], [entry({ count: 2 }), entry({ note: 'senza cipolla' })]);
  expect(list.map(({ count, note }) => count + note)).toEqual(['3', '1senza cipolla']);
  const onFarro = entry({ base: { id: 'farro', name: 'Farro' } });
  expect(addEntries(list, [onFarro, onFarro]).map(({ count }) => count)).toEqual([3, 1, 2]);
  const [, noted = entry()] = list;
  expect(setCount(list, noted, 5).map(({ count }) => count)).toEqual([3, 5]);
  expect(setCount(list, noted, 0).map(({ note }) => note)).toEqual(['']);
});

describe('a stored list', () => {
  const NOW = 1_763_769_600_000;
  const list = { entries: [entry()], place: 'takeaway', people: 2, end: NOW + 1000 };
  const read = (value: unknown, now = NOW) => parseList(JSON.stringify(value), now);

  test('is read as it was written, until its end', () => {
    expect(read(list)).toEqual(list);
    const onFarro = { ...list, entries: [entry({ base: { id: 'farro', name: 'Farro' } })] };
    expect(read(onFarro)).toEqual(onFarro);
    expect(read({ ...list, place: 3, people: 0 })).toMatchObject({ place: 'table', people: 1 });
    expect(read(list, NOW + 1000)).toEqual(NO_LIST);
  });

  test.each([undefined, null, 'domani', NOW * 2])('gets twelve hours if its end is %j', (end) => {
    expect(read({ ...list, end }).end).toBe(NOW + CHOICE_LASTS_MS);
  });

  test('is ignored if it has another shape, as are its invalid entries', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseList(text, NOW).entries).toEqual([]);
      }),
    );
    const odd = [null, 3, {}, entry({ id: '' }), { ...entry(), size: 'toString' }];
    const onNone = [3, {}, { id: '' }, { id: 'x'.repeat(201) }].map((base) => ({
      ...entry(),
      base,
    }));
    const wrong = [0, -1, 1.5, '2', null].map((count) => ({ ...entry(), count }));
    expect(read({ ...list, entries: [...odd, ...onNone, ...wrong, entry()] }).entries).toEqual([
      entry(),
    ]);
  });

  test('holds no more than a list may: entries, numbers, the length of notes', () => {
    const many = Array.from({ length: 300 }, (_, at) => entry({ id: `d${at}` }));
    expect(read({ ...list, entries: many }).entries).toHaveLength(LIST_LIMITS.entries);
    const [long] = read({
      ...list,
      entries: [entry({ count: 1e9, note: 'x'.repeat(500) })],
    }).entries;
    expect(long?.count).toBe(LIST_LIMITS.count);
    expect(long?.note).toHaveLength(LIST_LIMITS.note);
  });

  test('cannot hide or reorder what a waiter reads', () => {
    const note = 'senza\n\u202ecipolla\u0000\u200b ';
    expect(read({ ...list, entries: [entry({ note })] }).entries[0]?.note).toBe('senza cipolla');
  });
});
