import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readProducts } from '../../src/data/menu/firestore-rest';
import { readHistory, type WritePurpose } from '../../src/data/staff/history';
import { writeChanges } from '../../src/data/staff/write-changes';
import { type Change, compareChange, deletionOf } from '../../src/domain/changes/change';
import type { Product } from '../../src/domain/product/product';
import { isPlacing, planOrder } from '../../src/domain/staff/menu-order';
import { dish } from '../product';
import { clearProject, interceptFetch, restoreFetch, startAsStaff } from './app-session';

const suite = suiteOf('test');

startAsStaff();

const menu = [1, 2, 3, 4].map((posizione) => dish({ id: `dish-${posizione}`, posizione }));

type Work = { purpose: WritePurpose; changes: readonly Change[] };

const some = fc.subarray(menu, { minLength: 1 });
const prices = fc.tuple(some, fc.constantFrom(8, 9)).map(([dishes, prezzo]): Work => {
  const changes = dishes.map(({ id, nome, prezzo: before }) => {
    return { id, nome, before: { prezzo: before }, after: { prezzo } };
  });
  return { purpose: 'prices', changes };
});
const order = fc
  .shuffledSubarray(menu, { minLength: menu.length })
  .map((wanted): Work => ({ purpose: 'order', changes: planOrder(wanted) }));
const deletion = fc
  .constantFrom(...menu)
  .map((product): Work => ({ purpose: 'deletion', changes: [deletionOf(product)] }));
const work = fc.oneof(
  { weight: 3, arbitrary: prices },
  { weight: 4, arbitrary: order },
  { weight: 1, arbitrary: deletion },
);

/** The changes that a writer was told are written. */
async function write({ purpose, changes }: Work): Promise<Change[]> {
  const outcomes = await writeChanges(changes, purpose);
  return changes.filter(({ id }) => outcomes.get(id)?.kind === 'written');
}

const placesOf = (products: readonly Product[]) =>
  products.map(({ id, posizione }) => `${id} ${posizione}`).sort();

test('two writers at once lose no write and mix no orders', async () => {
  const interleaving = fc.asyncProperty(fc.scheduler(), work, work, async (requests, a, b) => {
    restoreFetch();
    await clearProject();
    for (const { id, ...fields } of menu) await putDocument(suite, `prodotti/${id}`, fields);
    // Each request of both reaches Firestore when the schedule says so.
    interceptFetch((_url, pass) => requests.schedule(Promise.resolve()).then(pass));
    const written = await requests.waitFor(Promise.all([write(a), write(b)]));
    restoreFetch();

    const { products } = await readProducts();
    const find = (id: string) => products.find((product) => product.id === id) ?? null;
    for (const change of written.flat()) {
      expect({ change, is: compareChange(find(change.id), change) }).toEqual({
        ...{ change, is: 'already' },
      });
    }
    // An order is written as a whole, and a deletion takes a dish out of any.
    const orders = [a, b].map(({ changes }) => changes).filter((all) => all.some(isPlacing));
    const placed = [menu, ...orders.map((all) => all.map(({ id, after }) => ({ id, ...after })))];
    const possible = placed.map((all) =>
      placesOf(all.filter(({ id }) => find(id) !== null) as Product[]),
    );
    expect(possible).toContainEqual(placesOf(products));
    const recorded = (await readHistory({})).entries.flatMap(({ changes }) => changes);
    for (const change of recorded) {
      expect(compareChange(find(change.id), change)).toBe('already');
    }
  });
  await fc.assert(interleaving, { seed: Number(process.env.SEED ?? 1), numRuns: 40 });
});
