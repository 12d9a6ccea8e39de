import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentId, PICTURES, productOf } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import { ALLERGEN_COUNT } from '../../src/domain/product/allergens';
import { dishCategories } from '../../src/domain/product/categories';

test('every dish of the sample menu may be written, and has an id of its own', () => {
  for (const dish of sampleMenu) expect(productOf(dish, null).nome).toBe(dish.nome);
  const ids = sampleMenu.map(documentId);
  expect(new Set(ids).size).toBe(sampleMenu.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('a dish that may not be written throws an error with its name', () => {
  const [dish] = sampleMenu;
  if (!dish) throw new Error('the menu is empty');
  expect(() => productOf({ ...dish, prezzo: -1 }, null)).toThrow(dish.nome);
});

test('the sample menu uses every picture file', () => {
  const kept = readdirSync(PICTURES).filter((name) => name.endsWith('.webp'));
  expect(sampleMenu.flatMap(({ picture }) => picture ?? []).sort()).toEqual(kept.sort());
});

test('the sample menu has what the pages must cope with', () => {
  for (const { name } of dishCategories) {
    const dishes = sampleMenu.filter(({ categoria }) => categoria === name);
    expect(dishes.length, name).toBeGreaterThanOrEqual(6);
  }
  const count = (check: (dish: (typeof sampleMenu)[number]) => boolean) =>
    sampleMenu.filter(check).length;
  expect(count(({ prezzo }) => prezzo === 0)).toBeGreaterThanOrEqual(3);
  expect(count(({ prezzo_familiare }) => prezzo_familiare !== null)).toBeGreaterThan(20);
  expect(count(({ allergeni }) => allergeni.length === 0)).toBeGreaterThan(5);
  expect(count(({ descrizione }) => descrizione.includes('*'))).toBeGreaterThan(5);
  expect(count(({ nome }) => nome.length > 80)).toBeGreaterThan(0);
  const used = new Set(sampleMenu.flatMap(({ allergeni }) => allergeni));
  expect(used.size).toBe(ALLERGEN_COUNT);
});
