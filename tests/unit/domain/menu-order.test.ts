import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Change,
  changeOf,
  compareChange,
  differencesOf,
  reversed,
  withChanges,
} from '../../../src/domain/changes/change';
import { groupByCategory } from '../../../src/domain/product/menu';
import type { Product } from '../../../src/domain/product/product';
import { defaultOrder, isPlacing, placedIn, planOrder } from '../../../src/domain/staff/menu-order';
import { orderProducts } from '../../../src/domain/staff/product-list';
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

test('any wanted order is reached, is the same everywhere, and loses no dish', () => {
  fc.assert(
    fc.property(shuffled, ({ products, wanted }) => {
      const after = withChanges(products, planOrder(wanted));
      expect(ids(placedIn(PINSE, after))).toEqual(ids(wanted));
      expectSameEverywhere(after);
      // What stands already is not written.
      for (const menu of [products, after]) expect(planOrder(placedIn(PINSE, menu))).toEqual([]);
    }),
  );
});

test('a save numbers the category from 1, and its undo restores what was there', () => {
  fc.assert(
    fc.property(shuffled, ({ products, wanted }) => {
      const changes = planOrder(wanted);
      const after = withChanges(products, changes);
      if (changes.length > 0) {
        expect(placedIn(PINSE, after).map(({ posizione }) => posizione)).toEqual(
          wanted.map((_, index) => index + 1),
        );
      }
      const undone = withChanges(after, changes.map(reversed));
      expect(undone).toEqual(products);
    }),
  );
});

test('the default order takes the positions of no dish away, and numbers them too', () => {
  const menu = [pinsa(0, { posizione: 2 }), pinsa(1, { posizione: 1 })];
  const back = planOrder(defaultOrder(menu));
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
  const moved = changeOf(pinsa(0), { categoria: OTHER });
  const renamed = changeOf(pinsa(0), { nome: 'Altra' });
  expect([moved, renamed].map((change) => change && isPlacing(change))).toEqual([false, false]);
});

test('a new dish follows those with positions, hidden ones keep their place; a move begins anew', () => {
  const ordered = [0, 1, 2].map((index) => pinsa(index, { posizione: 3000 - index * 1000 }));
  const [last, middle, first] = ordered;
  if (!first || !middle || !last) throw new Error('Three dishes');
  const cheap = pinsa(9, { prezzo: 0.5 });
  expect(ids(groupByCategory([...ordered, cheap])[PINSE])).toEqual(
    ids([first, middle, last, cheap]),
  );

  const hide = changeOf(middle, { nascosto: true });
  const hidden = withChanges(ordered, hide ? [hide] : []);
  expect(ids(groupByCategory(hidden)[PINSE])).toEqual(ids([first, last]));
  expect(ids(placedIn(PINSE, hidden))).toEqual(ids([first, middle, last]));

  const away = changeOf(first, { categoria: OTHER });
  expect(away?.after).toEqual({ categoria: OTHER, posizione: null });
  expect(changeOf(first, { categoria: OTHER, posizione: 7 })?.after?.posizione).toBe(7);
  const gone = withChanges(ordered, away ? [away] : []);
  expectSameEverywhere(gone);
  expect(ids(groupByCategory(gone)[PINSE])).toEqual(ids([middle, last]));
  expect(
    ids(groupByCategory([...gone, dish({ id: 'z', categoria: OTHER, posizione: 5 })])[OTHER]),
  ).toEqual(['z', first.id]);
});
