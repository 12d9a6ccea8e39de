import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Change,
  changeOf,
  compareChange,
  deletionOf,
  differencesOf,
  reversed,
  withChanges,
} from '../../../src/domain/changes/change';
import {
  defaultOrder,
  isPlacing,
  placedIn,
  planOrder,
} from '../../../src/domain/changes/menu-order';
import { groupByCategory } from '../../../src/domain/product/menu';
import type { Product } from '../../../src/domain/product/product';
import { orderProducts } from '../../../src/domain/product/product-list';
import { dish } from '../../product';

const PINSE = 'Pinse';
const OTHER = 'Dolci';

const ids = (products: readonly Product[]) => products.map(({ id }) => id);

/** The id is its place in Firestore's order. */
const pinsa = (index: number, changes: Partial<Product> = {}) =>
  dish({
    id: `p${String(index).padStart(3, '0')}`,
    categoria: PINSE,
    prezzo: index + 1,
    ...changes,
  });

/** Some products, with positions as staff, imports or the console may have left them: none, close, equal, huge. */
const positions = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  fc.integer({ min: 1, max: 6 }),
  fc.integer({ min: 1, max: 9000 }),
  fc.constantFrom(999_999_999, 1_000_000_000, Number.MAX_SAFE_INTEGER),
);
const placed = fc.record({
  posizione: positions,
  prezzo: fc.integer({ min: 0, max: 3 }),
  nome: fc.constantFrom('A', 'B'),
  nascosto: fc.boolean(),
});
const categories = fc
  .array(placed, { maxLength: 12 })
  .map((rows) => rows.map((fields, index) => pinsa(index, fields)));
const shuffled = categories.chain((products) =>
  fc.shuffledSubarray([...products.keys()], { minLength: products.length }).map((places) => ({
    products,
    wanted: places.map((place) => products[place]).filter((each) => each !== undefined),
  })),
);

/** Every place has the same dishes in the same order, and none is lost. */
function expectSameEverywhere(products: readonly Product[]) {
  const inOrder = ids(placedIn(PINSE, products).filter(({ nascosto }) => !nascosto));
  expect(ids(groupByCategory(products)[PINSE])).toEqual(inOrder);
  // Read in any order, as withChanges and Firestore return them.
  expect(ids(groupByCategory([...products].reverse())[PINSE])).toEqual(inOrder);
  const list = orderProducts(products, 'menu');
  expect(list).toHaveLength(products.length);
  const visible = list.filter(({ categoria, nascosto }) => categoria === PINSE && !nascosto);
  expect(ids(visible)).toEqual(inOrder);
}

test('any wanted order is reached, numbered from 1, the same everywhere, and undone', () => {
  fc.assert(
    fc.property(shuffled, ({ products, wanted }) => {
      const changes = planOrder(wanted);
      const after = withChanges(products, changes);
      const elsewhere = dish({ id: 'other', categoria: OTHER, posizione: 1 });
      expect(ids(placedIn(PINSE, [elsewhere, ...after]))).toEqual(ids(wanted));
      expectSameEverywhere(after);
      if (changes.length > 0) {
        const numbers = wanted.map((_, index) => index + 1);
        expect(placedIn(PINSE, after).map(({ posizione }) => posizione)).toEqual(numbers);
      }
      // What stands already is not written.
      for (const menu of [products, after]) expect(planOrder(placedIn(PINSE, menu))).toEqual([]);
      expect(withChanges(after, changes.map(reversed))).toEqual(products);
    }),
  );
});

test('the default order takes the positions of no dish away, and numbers them too', () => {
  const menu = [pinsa(0, { posizione: 2 }), pinsa(1, { posizione: 1 })];
  const back = planOrder(defaultOrder([...menu].reverse()));
  expect(back.map(({ id, after }) => [id, after?.posizione])).toEqual([
    ['p000', 1],
    ['p001', 2],
  ]);
  expect(back.flatMap(differencesOf).map(({ field }) => field)).toEqual(['posizione', 'posizione']);
});

test('every dish of an order is compared: one that was moved, or has left the category, refuses it', () => {
  const menu = [0, 1, 2].map((index) => pinsa(index, { posizione: index + 1 }));
  const [first, second, third] = planOrder([menu[1], menu[0], menu[2]].filter((one) => !!one));
  expect([first, second, third].every((change) => change && isPlacing(change))).toBe(true);
  const compare = (change: Change | undefined, now: Partial<Product>) =>
    change && compareChange({ ...menu[2], ...dish(), ...now }, change);
  expect(compare(third, { categoria: PINSE, posizione: 3 })).toBe('already');
  expect(compare(third, { categoria: PINSE, posizione: 9 })).toBe('conflict');
  expect(compare(third, { categoria: OTHER, posizione: 3 })).toBe('conflict');
  const [stored = pinsa(0)] = menu;
  const moved = changeOf(stored, { categoria: OTHER });
  const renamed = changeOf(stored, { nome: 'Altra' });
  const whole = deletionOf(stored);
  const others = [moved, renamed, whole, reversed(whole)];
  expect(others.map((change) => change && isPlacing(change))).toEqual(others.map(() => false));
});

test('a new dish follows those with positions, and a move to another category begins anew', () => {
  const ordered = [0, 1, 2].map((index) => pinsa(index, { posizione: 3000 - index * 1000 }));
  const cheap = pinsa(9, { prezzo: 0.5 });
  const menu = groupByCategory([...ordered, cheap]);
  expect(ids(menu[PINSE])).toEqual(['p002', 'p001', 'p000', 'p009']);

  const [first = cheap] = ordered;
  expect(changeOf(first, { categoria: OTHER })?.after).toEqual({
    categoria: OTHER,
    posizione: null,
  });
  expect(changeOf(first, { categoria: OTHER, posizione: 7 })?.after?.posizione).toBe(7);
});
