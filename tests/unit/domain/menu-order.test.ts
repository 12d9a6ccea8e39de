import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  changeOf,
  compareChange,
  reversed,
  withChanges,
} from '../../../src/domain/changes/change';
import { groupByCategory } from '../../../src/domain/product/menu';
import type { Product } from '../../../src/domain/product/product';
import { defaultOrder, placedIn, planOrder } from '../../../src/domain/staff/menu-order';
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

/** The plan's changes, some of which a stopped run has not reached. */
const stopped = fc.double({ min: 0, max: 1, noNaN: true });

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

describe('as few dishes as can be are written', () => {
  const move = (products: readonly Product[], from: number, to: number) => {
    const next = [...products];
    next.splice(to, 0, ...next.splice(from, 1));
    return next;
  };
  const menu = Array.from({ length: 48 }, (_, index) => pinsa(index));

  test('one for a dish that is moved to the top, and one for each that follows it there', () => {
    let products: readonly Product[] = menu;
    for (const from of [30, 47, 12, 9, 40]) {
      const changes = planOrder(move(placedIn(PINSE, products), from, 0));
      expect(changes).toHaveLength(1);
      products = withChanges(products, changes);
    }
    expect(ids(products.filter(({ posizione }) => posizione !== null))).toHaveLength(5);
  });

  test('one for any move in a category that is ordered as a whole', () => {
    const ordered = withChanges(menu, planOrder([...menu].reverse()));
    fc.assert(
      fc.property(fc.nat({ max: 47 }), fc.nat({ max: 47 }), (from, to) => {
        const changes = planOrder(move(placedIn(PINSE, ordered), from, to));
        expect(changes.length).toBe(from === to ? 0 : 1);
      }),
    );
  });

  test('one that takes the position away, where the default order is wanted again', () => {
    const changes = planOrder(move(menu, 47, 0));
    const back = planOrder(defaultOrder(withChanges(menu, changes)));
    expect(back.map(({ after }) => after)).toEqual([{ posizione: null }]);
  });
});

test('a run that stops halfway is the same everywhere, and its undo restores the order', () => {
  fc.assert(
    fc.property(shuffled, stopped, ({ products, wanted }, part) => {
      const changes = planOrder(wanted);
      const written = changes.slice(0, Math.floor(changes.length * part));
      const halfway = withChanges(products, written);
      expectSameEverywhere(halfway);
      const rest = planOrder(
        wanted.map((each) => halfway.find(({ id }) => id === each.id) ?? each),
      );
      expect(ids(placedIn(PINSE, withChanges(halfway, rest)))).toEqual(ids(wanted));
      const undone = withChanges(halfway, written.map(reversed));
      expect(ids(placedIn(PINSE, undone))).toEqual(ids(placedIn(PINSE, products)));
    }),
  );
});

test('two people at once: what both have moved is a conflict, and every place agrees', () => {
  const write = (products: readonly Product[], change: Change) => {
    const current = products.find(({ id }) => id === change.id) ?? null;
    return compareChange(current, change) === 'before' ? withChanges(products, [change]) : products;
  };
  fc.assert(
    fc.property(shuffled, fc.infiniteStream(fc.nat()), ({ products, wanted }, numbers) => {
      const theirs = [...wanted].sort(() => (Number(numbers.next().value) % 2) - 0.5);
      const mine = planOrder(wanted);
      const both = mine.reduce<readonly Product[]>(write, withChanges(products, planOrder(theirs)));
      expectSameEverywhere(both);
      expect(ids(both).sort()).toEqual(ids(products).sort());
      // What they have placed elsewhere stays as they have placed it.
      for (const change of planOrder(theirs)) {
        const current = both.find(({ id }) => id === change.id) ?? null;
        expect(compareChange(current, change)).toBe('already');
      }
    }),
  );
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
