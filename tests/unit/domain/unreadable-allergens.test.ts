// @vitest-environment jsdom
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readStored } from '../../../src/data/menu/known-menu';
import { writeMenu } from '../../../src/data/menu/menu-store';
import { choiceOf, isHidden } from '../../../src/domain/filter/criteria';
import { ALLERGEN_COUNT } from '../../../src/domain/product/allergens';
import { groupByCategory } from '../../../src/domain/product/menu';
import { type Product, storedProduct } from '../../../src/domain/product/product';
import {
  startValues,
  validateProduct,
  writableProduct,
} from '../../../src/domain/product/validation';
import { readListState } from '../../../src/reserved/list-place';
import { product } from '../../product';

const stored = {
  ...product({ nome: 'Crocchette', prezzo: 5, categoria: 'Antipasti' }),
  allergeni: [1, 7] as unknown,
};

const read = (allergeni: unknown) => v.parse(storedProduct, { ...stored, allergeni });

/** Characters that may stand around an id that is stored as a text. */
const blank = fc.constantFrom('', '', ' ', 'a');

/** Valid lists, lists with invalid entries, and any other JSON value. */
const anyAllergens = fc.oneof(
  fc.array(fc.integer({ min: 1, max: ALLERGEN_COUNT })),
  fc.array(
    fc.oneof(
      fc.integer({ min: -1, max: 16 }),
      fc
        .tuple(blank, fc.integer({ min: 1, max: 14 }), blank)
        .map(([before, id, after]) => `${before}${id}${after}`),
      fc.json(),
    ),
  ),
  fc.jsonValue(),
);

/** The same rule, implemented independently of the schema: the id that an entry is; none if it is not one. */
function idOf(entry: unknown): number[] {
  const digits = typeof entry === 'string' ? entry.trim().replace(/^0+/, '') : entry;
  const isText = typeof digits === 'string' || typeof digits === 'number';
  const id = ALL_IDS.find((each) => isText && String(digits) === String(each));
  return id === undefined ? [] : [id];
}

const ALL_IDS = Array.from({ length: ALLERGEN_COUNT }, (_, index) => index + 1);
const listOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : [null]);
const isWhole = (stored: unknown) => listOf(stored).every((entry) => idOf(entry).length > 0);

describe('for any stored value', () => {
  test('the ids that can be read are, and allergeniDaVerificare is set exactly if others stand there', () => {
    fc.assert(
      fc.property(anyAllergens, (allergeni) => {
        const product = read(allergeni);
        expect(product.allergeniDaVerificare ?? false).toBe(!isWhole(allergeni));
        const ids = listOf(allergeni).flatMap(idOf);
        expect(product.allergeni).toEqual(ALL_IDS.filter((id) => ids.includes(id)));
        expect(v.parse(storedProduct, JSON.parse(JSON.stringify(product)))).toEqual(product);
      }),
      { numRuns: 500 },
    );
  });

  test('the filter shows only dishes with a readable list and no avoided allergen', () => {
    const avoiding = fc.uniqueArray(fc.integer({ min: 1, max: ALLERGEN_COUNT }), { minLength: 1 });
    fc.assert(
      fc.property(anyAllergens, avoiding, (allergeni, avoided) => {
        if (isHidden(read(allergeni), choiceOf(avoided.map(String)))) return;
        expect(isWhole(allergeni)).toBe(true);
        const declared = Array.isArray(allergeni) ? allergeni.map(Number) : [];
        expect(declared.filter((id) => avoided.includes(id))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const unreadable: Product = { id: 'crocchette', ...read([1, 'latte']) };

test('allergeniDaVerificare survives in localStorage and in a history state', () => {
  writeMenu(groupByCategory([unreadable]), '1.0', Date.now());
  expect(readStored().lists.Antipasti).toEqual([unreadable]);
  const state = structuredClone({ product: unreadable, search: '' });
  expect(readListState(state)?.product).toEqual(unreadable);
});

test.each([
  ['edits', startValues(unreadable, null)],
  ['copies', startValues(null, unreadable)],
])('a form that %s it saves nothing until the allergens are confirmed', (_, values) => {
  expect(validateProduct(values, 'edit', true)).toEqual({
    valid: false,
    message: 'Controlla gli allergeni, poi conferma di averlo fatto',
    fields: ['allergeni'],
  });
  const confirmed = { ...values, allergeni: [1, 7], allergeniControllati: true };
  const checked = validateProduct(confirmed, 'edit', true);
  expect(checked.valid && v.is(writableProduct, { ...checked.fields, image: null })).toBe(true);
});
