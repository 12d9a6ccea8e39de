import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allergenWordings } from '../../src/domain/product/allergen-wordings';
import { ALLERGEN_COUNT, allergens, allergensOf } from '../../src/domain/product/allergens';
import { categories } from '../../src/domain/product/categories';

const sprite = readFileSync('public/icons/sprite.svg', 'utf8');

/** Whether an iconLink names an icon that exists. */
function iconExists(iconLink: string): boolean {
  const [file, id] = iconLink.split('#');
  return existsSync(`public${file}`) && sprite.includes(`<symbol id="${id}"`);
}

describe('the categories', () => {
  test.each(categories)('$name has an icon', ({ iconLink }) => {
    expect(iconExists(iconLink)).toBe(true);
  });
});

describe('the allergens', () => {
  test('are fourteen', () => expect(allergens).toHaveLength(ALLERGEN_COUNT));

  test.each(allergens)('$name has an icon and the wording of the law', ({ id, iconLink }) => {
    expect(iconExists(iconLink)).toBe(true);
    expect(allergenWordings[id]).toBeTruthy();
  });

  test('of a product are in the order of the catalogue, once each, without unknown ids', () => {
    expect(allergensOf([7, 99, 1, 7, -3]).map(({ name }) => name)).toEqual([
      'Glutine',
      'Latte e derivati',
    ]);
  });
});
