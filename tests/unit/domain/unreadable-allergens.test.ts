// @vitest-environment jsdom
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readStored } from '../../../src/data/menu/known-menu';
import { writeMenu } from '../../../src/data/menu/menu-store';
import { choiceOf, isHidden } from '../../../src/domain/criteria';
import { ALLERGEN_COUNT } from '../../../src/domain/product/allergens';
import { groupByCategory } from '../../../src/domain/product/menu';
import { type Product, storedProduct } from '../../../src/domain/product/product';
import {
  startValues,
  validateProduct,
  writableProduct,
} from '../../../src/domain/staff/validation';
import { readListState } from '../../../src/reserved/list-place';
import { product } from '../../product';

const stored = {
  ...product({ nome: 'Crocchette', prezzo: 5, categoria: 'Antipasti' }),
  allergeni: [1, 7] as unknown,
};

const read = (allergeni: unknown) => v.parse(storedProduct, { ...stored, allergeni });

test.each([
  ['ids in any order', [7, 1], [1, 7]],
  ['ids stored as text', ['3', ' 12 '], [3, 12]],
  ['no field at all', undefined, []],
  ['a list with a name', [1, 'latte'], [1]],
  ['a list with an id above 14', [7, 15], [7]],
])('the known allergens are read from %s', (_, allergeni, ids) => {
  expect(read(allergeni).allergeni).toEqual(ids);
});

/** Valid lists, lists with invalid entries, and any other JSON value. */
const anyAllergens = fc.oneof(
  fc.array(fc.integer({ min: 1, max: ALLERGEN_COUNT })),
  fc.array(
    fc.oneof(
      fc.integer({ min: -1, max: 16 }),
      fc.integer({ min: 1, max: 14 }).map(String),
      fc.json(),
    ),
  ),
  fc.jsonValue(),
);

/** The same rule, implemented independently of the schema. */
function isWhole(allergeni: unknown): boolean {
  const ids = Array.from({ length: ALLERGEN_COUNT }, (_, index) => String(index + 1));
  return (
    Array.isArray(allergeni) &&
    allergeni.every(
      (entry) =>
        (typeof entry === 'number' && ids.includes(String(entry))) ||
        (typeof entry === 'string' && ids.includes(entry.trim().replace(/^0+/, ''))),
    )
  );
}

describe('for any stored value', () => {
  test('allergeniDaVerificare is set exactly if the list cannot be read completely', () => {
    fc.assert(
      fc.property(anyAllergens, (allergeni) => {
        const product = read(allergeni);
        expect(product.allergeniDaVerificare ?? false).toBe(!isWhole(allergeni));
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
