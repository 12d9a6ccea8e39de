import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PriceWrite } from '../../src/domain/price-change';
import type { WritableProduct } from '../../src/domain/product';
import {
  dismissPriceRun,
  getPriceRun,
  type PriceRun,
  retryPriceRun,
  startPriceRun,
  subscribeToPriceRun,
  undoPriceRun,
  withOutcome,
} from '../../src/reserved/prices/price-run';
import {
  clearFirestore,
  deleteDocument,
  putDocument,
  putDocuments,
  readCollection,
  readDocument,
} from '../emulators/client';
import { suiteOf } from '../emulators/suite';
import {
  interceptFetch,
  loseEveryAnswerFromTheCommitOn,
  makeStaff,
  noNetwork,
  restoreFetch,
  signInAsStaff,
  staff,
} from './app-session';
import { margherita } from './margherita';

const suite = suiteOf('test');

const pizza: WritableProduct = { ...margherita, nome: 'Pizza', prezzo_familiare: null };

const riseOf = (id: string): PriceWrite => ({
  id,
  nome: id,
  steps: [{ name: 'prezzo', before: 7.5, after: 8 }],
});

const writes = ['a', 'b', 'c'].map(riseOf);

beforeAll(signInAsStaff);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await clearFirestore(suite);
  await makeStaff();
  await putDocuments(suite, {
    'prodotti/a': pizza,
    'prodotti/b': pizza,
    'prodotti/c': pizza,
  });
});

afterEach(() => {
  dismissPriceRun();
  vi.restoreAllMocks();
  restoreFetch();
});

/** Starts a run and waits for its end. */
function endOf(start: () => void): Promise<PriceRun> {
  return new Promise((resolve) => {
    const stop = subscribeToPriceRun(() => {
      const run = getPriceRun();
      if (!run || run.stage === 'writing') return;
      stop();
      resolve(run);
    });
    start();
  });
}

/** 450 products in the menu, and the writes that raise them: 50 batches, the second refused until restoreFetch. */
async function givenManyAndTheSecondBatchRefused(): Promise<PriceWrite[]> {
  const many = Array.from({ length: 450 }, (_, index) => riseOf(`pizza-${index}`));
  await putDocuments(suite, Object.fromEntries(many.map(({ id }) => [`prodotti/${id}`, pizza])));
  let commits = 0;
  interceptFetch(async (url, pass) => {
    if (url.includes(':commit')) commits += 1;
    return commits === 2 ? Response.json({ error: { message: 'no' } }, { status: 429 }) : pass();
  });
  return many;
}

/** How many of these products have a price. */
async function countAt(prezzo: number, among: readonly PriceWrite[]): Promise<number> {
  const documents = await readCollection(suite, 'prodotti');
  return among.filter(({ id }) => documents[id]?.prezzo === prezzo).length;
}

const change = () => endOf(() => startPriceRun(staff.uid, writes));
const names = (found: PriceWrite[]) => found.map(({ nome }) => nome);
const price = async (id: string) => (await readDocument(suite, `prodotti/${id}`))?.prezzo;

test('an undo skips what somebody has changed or deleted since', async () => {
  expect(await change()).toMatchObject({ kind: 'change', stage: 'finished' });
  await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8.2 });
  await deleteDocument(suite, 'prodotti/c');
  const undone = await endOf(undoPriceRun);
  expect(undone).toMatchObject({ kind: 'undo', stage: 'finished' });
  expect(names(withOutcome(undone, 'written'))).toEqual(['a']);
  expect(names(withOutcome(undone, 'changed'))).toEqual(['b']);
  expect(names(withOutcome(undone, 'gone'))).toEqual(['c']);
  expect([await price('a'), await price('b')]).toEqual([7.5, 8.2]);
});

test('an undo keeps a price that a colleague had already raised to the same amount', async () => {
  await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8 });
  const changed = await change();
  expect(names(withOutcome(changed, 'written'))).toEqual(['a', 'c']);
  expect(names(withOutcome(changed, 'already'))).toEqual(['b']);
  await endOf(undoPriceRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);
});

test('an undo keeps the price of a colleague also where a response was lost or a retry was needed', async () => {
  await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8 });
  loseEveryAnswerFromTheCommitOn();
  expect([...(await change()).unanswered]).toEqual(['a', 'c']);
  restoreFetch();
  expect(names(withOutcome(await endOf(retryPriceRun), 'already'))).toEqual(['b']);
  await endOf(undoPriceRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);

  interceptFetch(async (url, pass) => {
    const response = await pass();
    return url.includes(':commit') ? noNetwork() : response;
  });
  expect(names(withOutcome(await change(), 'already'))).toEqual(['b']);
  restoreFetch();
  await endOf(undoPriceRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);
});

test('a price that was already restored by hand counts as undone', async () => {
  await change();
  await putDocument(suite, 'prodotti/b', pizza);
  expect(names(withOutcome(await endOf(undoPriceRun), 'written'))).toEqual(['a', 'b', 'c']);
});

test('a write whose response was lost counts as written by the run once a retry finds it', async () => {
  loseEveryAnswerFromTheCommitOn();
  const stopped = await change();
  expect(stopped.stage).toBe('stopped');
  expect([...stopped.unknown]).toEqual(['a', 'b', 'c']);
  // A write that may still arrive cannot be undone yet.
  undoPriceRun();
  expect(getPriceRun()).toBe(stopped);
  // A retry that fails before it sends anything learns nothing new.
  restoreFetch();
  interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
  expect([...(await endOf(retryPriceRun)).unknown]).toEqual(['a', 'b', 'c']);

  restoreFetch();
  const finished = await endOf(retryPriceRun);
  expect(names(withOutcome(finished, 'written'))).toEqual(['a', 'b', 'c']);
  await endOf(undoPriceRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 7.5, 7.5]);
});

test('undoing a change that stopped after its first batch restores what was written', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const stopped = await endOf(() => startPriceRun(staff.uid, many));
  expect(stopped).toMatchObject({ kind: 'change', stage: 'stopped' });
  expect(withOutcome(stopped, 'written')).toHaveLength(9);
  restoreFetch();
  expect([await countAt(8, many), await countAt(7.5, many)]).toEqual([9, 441]);

  const undone = await endOf(undoPriceRun);
  expect(undone).toMatchObject({ kind: 'undo', stage: 'finished' });
  expect(withOutcome(undone, 'written')).toHaveLength(9);
  expect(await countAt(7.5, many)).toBe(450);
});

test('the progress of 450 products is published after every nine', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const progress: number[] = [];
  const stop = subscribeToPriceRun(() => progress.push(getPriceRun()?.outcomes.size ?? -1));
  await endOf(() => startPriceRun(staff.uid, many));
  restoreFetch();
  await endOf(retryPriceRun);
  stop();
  // One written, then stopped; the retry begins there, and ends by saying that it has finished.
  const nines = Array.from({ length: 50 }, (_, index) => 9 * (index + 1));
  expect(progress).toEqual([0, 9, 9, ...nines, 450]);
});

test('a partly written change blocks another one and cannot be dismissed until a retry completes it', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const stopped = await endOf(() => startPriceRun(staff.uid, many));
  restoreFetch();
  // What the form would start now: the same rise again, from the prices that are already written.
  startPriceRun(
    staff.uid,
    many.map((write) => ({ ...write, steps: [{ name: 'prezzo', before: 8, after: 8.5 }] })),
  );
  dismissPriceRun();
  expect(getPriceRun()).toBe(stopped);

  expect(await endOf(retryPriceRun)).toMatchObject({ kind: 'change', stage: 'finished' });
  expect(await countAt(8, many)).toBe(450);
});

test('a change of which nothing is written can be replaced by another one, or dismissed', async () => {
  interceptFetch(async (url, pass) =>
    url.includes(':commit') ? Response.json({ error: {} }, { status: 429 }) : pass(),
  );
  const first = await change();
  expect(first.stage).toBe('stopped');
  expect(await change()).not.toBe(first);
  dismissPriceRun();
  expect(getPriceRun()).toBeNull();
});

test('closing the tab asks first while prices are being written, and not afterwards', async () => {
  function closingAsks(): boolean {
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  }
  expect(closingAsks()).toBe(false);
  const end = change();
  expect(closingAsks()).toBe(true);
  await end;
  expect(closingAsks()).toBe(false);
});

test('a second click starts nothing while a run is writing', async () => {
  const end = change();
  const first = getPriceRun();
  startPriceRun('another', []);
  undoPriceRun();
  dismissPriceRun();
  expect(getPriceRun()).toBe(first);
  expect((await end).uid).toBe(staff.uid);
});
