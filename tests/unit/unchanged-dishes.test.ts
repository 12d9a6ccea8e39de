// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { cardDigests } from '../../src/domain/card-digests';
import { showUnchangedDishes } from '../../src/start/unchanged-dishes';

const KEY = 'pinseItems';
const dish = (id: string, prezzo: number, descrizione = '') => ({ id, descrizione, prezzo });
type Dish = ReturnType<typeof dish>;

function cardOf(baked: Dish): HTMLLIElement {
  const card = document.createElement('li');
  card.dataset.dish = baked.id;
  for (const [name, digest] of Object.entries(cardDigests(baked))) card.setAttribute(name, digest);
  return card;
}

/** The cards that may be seen, in the order of the page: 'a whole', or 'a text' without its prices. */
function seen(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-seen]')]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ dataset }) => `${dataset.dish} ${dataset.seen}`);
}
const placeOf = ({ style }: HTMLElement) => Number(style.getPropertyValue('--place'));

/** A page with these dishes of the build, and these in localStorage. @returns what may be seen */
function seenOf(baked: Dish[], stored: string | Dish[]): string[] {
  localStorage.setItem(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  showUnchangedDishes(KEY);
  document.body.replaceChildren(...baked.map(cardOf));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return seen();
}

beforeEach(() => localStorage.clear());

test('the dishes that are the same in both lists may be seen', () => {
  const baked = [dish('a', 5), dish('b', 6)];
  expect(seenOf(baked, baked)).toEqual(['a whole', 'b whole']);
});

test('a dish with another price stands in its new place, its price unseen', () => {
  const baked = [dish('a', 5), dish('b', 6), dish('c', 7)];
  expect(seenOf(baked, [dish('b', 6), dish('c', 7), dish('a', 7.5)])).toEqual([
    'b whole',
    'c whole',
    'a text',
  ]);
});

test('a dish that has gone is not seen, and those behind it move up', () => {
  const baked = [dish('a', 5), dish('b', 6), dish('c', 7)];
  expect(seenOf(baked, [dish('b', 6), dish('c', 7)])).toEqual(['b whole', 'c whole']);
});

test.each([
  ['a new dish', dish('new', 5.5)],
  ['a dish with another text', dish('b', 6, 'longer')],
  ['a dish that has lost its price', dish('b', 0)],
])('%s is not seen, nor is what it might move', (_, changed) => {
  const baked = [dish('a', 5), dish('b', 6), dish('c', 7)];
  expect(seenOf(baked, [dish('a', 5), changed, dish('c', 7)])).toEqual(['a whole']);
});

test('a card may be seen as soon as it is parsed', async () => {
  localStorage.setItem(KEY, JSON.stringify([dish('a', 5), dish('b', 6)]));
  document.body.replaceChildren();
  showUnchangedDishes(KEY);
  document.body.append(cardOf(dish('a', 5)));
  await expect.poll(seen).toEqual(['a whole']);
  document.body.append(cardOf(dish('b', 6)));
  await expect.poll(seen).toEqual(['a whole', 'b whole']);
});

test.each(['not json', 'null', '{}', '[]', '[null]', '["a"]'])(
  'of a stored %s nothing may be seen',
  (stored) => {
    expect(seenOf([dish('a', 5)], stored)).toEqual([]);
  },
);

test('without a stored list nothing may be seen, nor on a card without digests', () => {
  showUnchangedDishes(KEY);
  const bare = document.createElement('li');
  bare.dataset.dish = 'a';
  document.body.replaceChildren(bare);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(seen()).toEqual([]);
  expect(seenOf([], [dish('a', 5)])).toEqual([]);
});
