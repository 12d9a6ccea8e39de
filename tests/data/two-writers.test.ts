import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readProducts } from '../../src/data/menu/firestore-rest';
import { readHistory, type WritePurpose } from '../../src/data/staff/history';
import { writeChanges } from '../../src/data/staff/write-changes';
import {
  type Change,
  compareChange,
  deletionOf,
  withChanges,
} from '../../src/domain/changes/change';
import { isPlacing, planOrder } from '../../src/domain/changes/menu-order';
import type { Product } from '../../src/domain/product/product';
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

/** The outcome that a writer gets, by the dish. */
async function write({ purpose, changes }: Work): Promise<string[]> {
  const outcomes = await writeChanges(changes, purpose);
  return changes.map(({ id }) => `${id} ${outcomes.get(id)?.kind}`);
}

/** The menu after a writer whom nobody meets, what he is told, and of which dishes there is a record. */
function writeAlone(products: readonly Product[], { changes }: Work) {
  const found = changes.map((change) => {
    const current = products.find(({ id }) => id === change.id) ?? null;
    return { change, is: compareChange(current, change) };
  });
  const isRefused = changes.some(isPlacing) && found.some(({ is }) => is === 'conflict');
  const written = isRefused ? [] : found.filter(({ is }) => is === 'before');
  const kindOf = (is: string) => (is === 'conflict' ? is : isRefused ? 'skipped' : 'written');
  return {
    products: withChanges(
      products,
      written.map(({ change }) => change),
    ),
    told: found.map(({ change, is }) => `${change.id} ${kindOf(is)}`),
    recorded: written.map(({ change }) => change.id),
  };
}

const byId = (products: readonly Product[]) =>
  [...products].sort((a, b) => a.id.localeCompare(b.id));

/** The result if the second writer begins when the first one has ended. */
function oneAfterTheOther(first: Work, second: Work) {
  const before = writeAlone(menu, first);
  const after = writeAlone(before.products, second);
  const recorded = [...before.recorded, ...after.recorded].sort();
  return { products: byId(after.products), told: [before.told, after.told], recorded };
}

test('two writers at once leave the menu, are told and record what they would one after the other', async () => {
  const interleaving = fc.asyncProperty(fc.scheduler(), work, work, async (requests, a, b) => {
    restoreFetch();
    await clearProject();
    for (const { id, ...fields } of menu) await putDocument(suite, `prodotti/${id}`, fields);
    // Each request of both reaches Firestore when the schedule says so.
    interceptFetch((_url, pass) => requests.schedule(Promise.resolve()).then(pass));
    const told = await requests.waitFor(Promise.all([write(a), write(b)]));
    restoreFetch();

    const products = byId((await readProducts()).products);
    const changes = (await readHistory({})).entries.flatMap((entry) => entry.changes);
    const recorded = changes.map(({ id }) => id).sort();
    const bFirst = oneAfterTheOther(b, a);
    expect([
      oneAfterTheOther(a, b),
      { ...bFirst, told: [...bFirst.told].reverse() },
    ]).toContainEqual({ products, told, recorded });
  });
  await fc.assert(interleaving, { seed: Number(process.env.SEED ?? 1), numRuns: 25 });
});
