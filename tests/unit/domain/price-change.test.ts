import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Change, differencesOf } from '../../../src/domain/changes/change';
import {
  amountInWords,
  changedCents,
  emptyPriceForm,
  jumpsInWords,
  type PriceFormValues,
  type PriceWish,
  planPrices,
  priceForm,
  roundingSteps,
} from '../../../src/domain/changes/price-change';
import { MAX_PRICE } from '../../../src/domain/product/price';
import type { Product } from '../../../src/domain/product/product';
import { type PriceName, priceNames } from '../../../src/domain/product/sizes';
import { dish } from '../../product';

const product = (more: Partial<Product> = {}) => dish({ prezzo_familiare: 15, ...more });

const wish = (more: Partial<PriceWish> = {}): PriceWish => ({
  prices: ['prezzo'],
  sign: 1,
  unit: 'euro',
  amount: 50,
  step: 10,
  ...more,
});

/** The prices of a change, before and after. */
const pricesIn = (change: Change) =>
  differencesOf(change) as { field: PriceName; before: number; after: number }[];

describe('a change of prices', () => {
  test.each([
    ['Andrebbe sotto zero', { prezzo: 0.4 }, { sign: -1 }],
    ['A 0 il prezzo sparirebbe dal menu', { prezzo: 0.5 }, { sign: -1 }],
    ['Supererebbe € 9999,99', { prezzo: MAX_PRICE }, { amount: 1, step: 1 }],
    ['Va prima corretto nella sua scheda', { descrizione: '' }, {}],
    ['Va prima corretto nella sua scheda', { prezzo_al_metro: 12_000 }, {}],
  ] as const)('blocks a product with the note "%s": %j by %j', (note, more, by) => {
    const plan = planPrices([product(more), product({ id: 'b' })], wish(by));
    expect(plan.blocked).toEqual([{ product: product(more), note }]);
    expect(plan.rows.map((row) => row.product.id)).toEqual(['b']);
  });

  test('changes no price of a product if one of them cannot change', () => {
    const down = wish({ prices: priceNames, sign: -1 });
    const blocked = { rows: [], blocked: [{ note: 'Andrebbe sotto zero' }] };
    expect(planPrices([product({ prezzo_familiare: 0.2 })], down)).toMatchObject(blocked);
  });
});

const anyCents = fc.integer({ min: 0, max: 999_999 });
const anyWish: fc.Arbitrary<PriceWish> = fc.record({
  prices: fc.subarray([...priceNames], { minLength: 1 }),
  sign: fc.constantFrom(1, -1),
  unit: fc.constantFrom('euro', 'percent'),
  amount: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 999_999 })),
  step: fc.constantFrom(...roundingSteps),
});
const anyEuro = anyCents.map((cents) => cents / 100);
const anyProduct = fc
  .record({
    prezzo: anyEuro,
    prezzo_familiare: fc.option(anyEuro),
    prezzo_al_metro: fc.option(anyEuro),
  })
  .map(product);

describe('for any prices and any wish', () => {
  test('a changed price is rounded to the step, halves up, never against the wish', () => {
    fc.assert(
      fc.property(anyCents, anyWish, (cents, by) => {
        // Computed independently with BigInt: the remainder decides.
        const scale = 10_000n;
        const factor = by.unit === 'euro' ? scale : scale + BigInt(by.sign) * BigInt(by.amount);
        const moved = by.unit === 'euro' ? cents + by.sign * by.amount : cents;
        const exact = BigInt(moved) * factor;
        const one = BigInt(by.step) * scale;
        const remainder = ((exact % one) + one) % one;
        const below = exact - remainder;
        const above = remainder === 0n ? below : below + one;
        const nearest = 2n * remainder >= one ? above : below;
        const price = BigInt(cents) * scale;
        const against = by.sign === 1 ? nearest < price : nearest > price;
        const rounded = against ? (by.sign === 1 ? above : below) : nearest;
        expect(BigInt(changedCents(cents, by))).toBe(rounded / scale);
      }),
    );
  });

  test('a written price has whole cents, lies within the limits, and replaces a positive one', () => {
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 20 }), anyWish, (some, by) => {
        const products = some.map((each, index) => ({ ...each, id: String(index) }));
        const plan = planPrices(products, by);
        for (const row of plan.rows) {
          expect(pricesIn(row.change).length).toBeGreaterThan(0);
          for (const { field, before, after } of pricesIn(row.change)) {
            expect(by.prices).toContain(field);
            expect(row.product[field]).toBe(before);
            expect(before).toBeGreaterThan(0);
            expect(after).toBeGreaterThan(0);
            expect(after).toBeLessThanOrEqual(MAX_PRICE);
            expect(by.sign * (after - before)).toBeGreaterThan(0);
            expect(Number(after.toFixed(2))).toBe(after);
          }
        }
      }),
    );
  });
});

describe('prices that jump', () => {
  const change = (from: number, to: number): Change => ({
    ...{ id: 'p', nome: 'P', before: { prezzo: from }, after: { prezzo: to } },
  });
  test.each([
    [[[8, 8.5]], ''],
    [[[0, 9]], ''],
    [[[9, 0]], ''],
    [[[8.4, 840]], ': il prezzo più che raddoppia'],
    [[[8, 16]], ': il prezzo almeno raddoppia'],
    [[[8, 4]], ': il prezzo scende alla metà o sotto'],
    [[[8, 15.99]], ''],
    [
      [
        [8, 17],
        [9, 19],
      ],
      ': tutti i 2 prezzi più che raddoppiano',
    ],
    [
      [
        [8, 17],
        [9, 18],
        [9, 10],
      ],
      ': 2 dei 3 prezzi almeno raddoppiano',
    ],
    [
      [
        [8, 1],
        [9, 10],
      ],
      ': 1 dei 2 prezzi scende sotto la metà',
    ],
  ] as [[number, number][], string][])('%j is told as %j', (pairs, words) => {
    expect(jumpsInWords(pairs.map(([from, to]) => change(from, to)))).toBe(words);
  });
});

const form = { ...emptyPriceForm, groups: ['Pinse'], amount: '0,50' };

function problems(values: PriceFormValues) {
  const { success, issues } = v.safeParse(priceForm, values);
  return success ? {} : v.flatten(issues).nested;
}

describe('the form that changes many prices', () => {
  test.each([
    ['euro', '0,50', 50],
    ['euro', '€ 10', 1_000],
    ['euro', '9999,99', 999_999],
    ['percent', '10 %', 1_000],
  ] as const)('parses in %s %j as %i hundredths', (unit, amount, hundredths) => {
    // Euro are added as they are typed.
    const step = unit === 'euro' ? 1 : 10;
    const chosen = { groups: ['Pinse'], prices: ['prezzo'], unit, step, amount: hundredths };
    for (const [sign, number] of [
      ['+', 1],
      ['-', -1],
    ] as const) {
      const wanted = { ...chosen, sign: number };
      expect(v.parse(priceForm, { ...form, sign, unit, amount })).toEqual(wanted);
    }
  });

  test.each([
    ['euro', '5%', 'L’importo deve essere un numero, con al massimo due decimali'],
    ['euro', '0', 'L’importo deve essere maggiore di 0'],
    ['euro', '-0,50', 'L’importo deve essere maggiore di 0'],
    ['euro', '10000', 'L’importo può essere al massimo 9999,99'],
  ] as const)('rejects in %s the amount %j: %s', (unit, amount, message) => {
    expect(problems({ ...form, unit, amount })).toEqual({ amount: [message] });
  });

  test('reports every missing field', () => {
    expect(problems({ ...emptyPriceForm, prices: [], amount: ' ' })).toEqual({
      groups: ['Scegli quali piatti'],
      prices: ['Scegli almeno un prezzo'],
      amount: ['Scrivi di quanto cambiare i prezzi'],
    });
  });
});

test.each([
  ['euro', 50, '€ 0,50'],
  ['percent', 1000, '10 %'],
  ['percent', 250, '2,5 %'],
] as const)('a change in %s by %i is said as «%s»', (unit, amount, words) => {
  expect(amountInWords({ unit, amount })).toBe(words);
});

test.each([
  // To the nearest step, halves up; in the direction of the change if rounding would reverse it.
  [160, 1, 'percent', 500, 50, 200],
  [160, -1, 'percent', 500, 50, 150],
  [190, -1, 'percent', 500, 50, 150],
  [725, 1, 'euro', 0, 50, 750],
  [700, 1, 'euro', 1, 10, 700],
  [705, 1, 'euro', 1, 10, 710],
  [705, -1, 'euro', 1, 10, 700],
] as const)('%i cents, %i by %s %i, to %i, are %i', (cents, sign, unit, amount, step, after) => {
  expect(changedCents(cents, { prices: ['prezzo'], sign, unit, amount, step })).toBe(after);
});
