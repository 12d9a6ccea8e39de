import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allergenWordings } from '../../../src/domain/allergens/allergen-wordings';
import { criteria } from '../../../src/domain/filter/criteria';
import { ALLERGEN_COUNT, allergens, allergensOf } from '../../../src/domain/product/allergens';
import { categories } from '../../../src/domain/product/categories';
import { marks } from '../../../src/domain/product/marks';

const sprite = readFileSync('public/icons/sprite.svg', 'utf8');

test.each([...categories, ...allergens, ...marks, ...criteria])(
  '$name has an icon',
  ({ iconLink }) => {
    const [file, id] = iconLink.split('#');
    expect(existsSync(`public${file}`) && sprite.includes(`<symbol id="${id}"`)).toBe(true);
  },
);

test('there are fourteen allergens, each with the wording of the law', () => {
  expect(allergens).toHaveLength(ALLERGEN_COUNT);
  expect(allergens.every(({ id, name }) => name && allergenWordings[id])).toBe(true);
  expect(allergens[11]?.fullName).toBe('Solfati (anidride solforosa e solfiti)');
});

test('the allergens of a product are in catalogue order, without duplicates or unknown ids', () => {
  const names = allergensOf([7, 99, 1, 7, -3]).map(({ name }) => name);
  expect(names).toEqual(['Glutine', 'Latte e derivati']);
});
