// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { documentId, productOf } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import { type Fields, toStoredFields } from '../../emulators/stored-values';
import { decodeFields } from '../../src/data/menu/firestore-rest';
import { cardDigests } from '../../src/domain/product/card-digests';
import { storedProduct } from '../../src/domain/product/product';
import { markUnchangedDishes, showUnchangedDishes } from '../../src/start/unchanged-dishes';

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

describe('of a list that Firestore has just answered with', () => {
  const stored = { nome: 'a', descrizione: '', categoria: 'Pinse', prezzo: 5, image: null };
  const other = { ...stored, categoria: 'Dolci' };
  type Answer = Record<string, Fields>;

  /** A page with these documents of the build, and the answer that the collection now holds those. @returns the number of others */
  function markOf(baked: Answer, now: Answer): number | null {
    const cards = Object.entries(baked).map(([id, fields]) =>
      cardOf({ ...dish(id, 0), ...fields }),
    );
    document.body.replaceChildren(...cards);
    return markUnchangedDishes(
      Object.entries(now).map(([id, fields]) => ({
        readTime: '2026-01-01T00:00:00Z',
        document: {
          name: `projects/p/databases/(default)/documents/prodotti/${id}`,
          fields: toStoredFields(fields),
        },
      })),
    );
  }

  test('all cards may be seen whole where the category is the same, whatever the order of documents and fields', () => {
    const reversed = Object.fromEntries(Object.entries(stored).reverse());
    expect(markOf({ a: stored, b: stored }, { c: other, b: reversed, a: stored })).toBe(0);
    expect(seen()).toEqual(['a whole', 'b whole']);
  });

  test('the dishes are counted that the category has besides', () => {
    expect(markOf({ a: stored }, { a: stored, b: stored, c: other })).toBe(1);
    expect(seen()).toEqual(['a whole']);
  });

  test('only those cards are seen whole that it has unchanged', () => {
    const baked = { a: stored, b: stored, c: stored, d: stored, e: stored };
    const now = {
      a: stored,
      b: { ...stored, prezzo: 6 },
      c: { ...stored, descrizione: 'other' },
      d: other,
    };
    expect(markOf(baked, now)).toBeNull();
    expect(seen()).toEqual(['a whole', 'b text', 'c none', 'd none', 'e none']);
  });

  test('nothing is marked where it is no answer', () => {
    markOf({ a: stored }, {});
    document.querySelector('[data-seen]')?.removeAttribute('data-seen');
    for (const answer of [null, { error: {} }, 'no answer']) {
      expect(markUnchangedDishes(answer)).toBeNull();
    }
    expect(seen()).toEqual([]);
  });
});

test('a document as staff write it has the digests of its product', () => {
  for (const sample of sampleMenu) {
    const stored = decodeFields(toStoredFields(productOf(sample, 'https://pictures.example/1')));
    const product = { id: documentId(sample), ...v.parse(storedProduct, stored) };
    expect(cardDigests(stored)).toEqual(cardDigests(product));
  }
});
