// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { DATA_BLOCK_ID } from '../../src/data/menu/page-handover';
import { markUnchangedDishes } from '../../src/start/unchanged-dishes';

const KEY = 'pinseItems';
const dish = (id: string, prezzo: number) => ({ id, nome: id, prezzo });

/** Writes a page with these dishes of the build, and these in localStorage. @returns the places that are marked */
function marked(baked: unknown[], stored: string): string[] {
  const block = JSON.stringify({ version: '1', products: baked });
  const cards = baked.map((_, index) => `<li data-place="${index}"></li>`).join('');
  document.body.innerHTML = `<ul class="item-grid">${cards}</ul>
    <script type="application/json" id="${DATA_BLOCK_ID}">${block}</script>`;
  localStorage.setItem(KEY, stored);
  markUnchangedDishes(KEY);
  return [...document.querySelectorAll<HTMLElement>('[data-unchanged]')].map(
    (card) => card.dataset.place ?? '',
  );
}

beforeEach(() => localStorage.clear());

test('a dish that is the same in both lists, in the same place, is marked', () => {
  const baked = [dish('a', 5), dish('b', 6), dish('c', 7)];
  expect(marked(baked, JSON.stringify([dish('a', 5), dish('b', 6.5), dish('c', 7)]))).toEqual([
    '0',
    '2',
  ]);
});

test('a dish that another one has moved is not', () => {
  const baked = [dish('a', 5), dish('b', 6)];
  expect(marked(baked, JSON.stringify([dish('new', 4), dish('a', 5), dish('b', 6)]))).toEqual([]);
});

test.each(['not json', 'null', '{}', '[]'])('a stored %s marks nothing', (stored) => {
  expect(marked([dish('a', 5)], stored)).toEqual([]);
});

test('a page whose data block cannot be read marks nothing', () => {
  marked([dish('a', 5)], '[]');
  document.getElementById(DATA_BLOCK_ID)?.remove();
  markUnchangedDishes(KEY);
  expect(document.querySelectorAll('[data-unchanged]')).toHaveLength(0);
});
