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

function restoreFetch() {
  vi.unstubAllGlobals();
  vi.stubGlobal('window', new EventTarget());
}

/** Begins something and waits for its end. */
function endOf(begin: () => void): Promise<PriceRun> {
  return new Promise((resolve) => {
    const stop = subscribeToPriceRun(() => {
      const run = getPriceRun();
      if (!run || run.stage === 'writing') return;
      stop();
      resolve(run);
    });
    begin();
  });
}

/** 230 products in the menu, and the writes that raise them: two batches, the second of which is refused until told. */
async function givenManyAndTheSecondBatchRefused(): Promise<PriceWrite[]> {
  const many = Array.from({ length: 230 }, (_, index) => riseOf(`pizza-${index}`));
  await putDocuments(suite, Object.fromEntries(many.map(({ id }) => [`prodotti/${id}`, pizza])));
  let commits = 0;
  interceptFetch(async (url, pass) => {
    if (url.includes(':commit')) commits += 1;
    return commits === 2 ? Response.json({ error: { message: 'no' } }, { status: 429 }) : pass();
  });
  return many;
}

/** How many of some products stand at a price. */
async function countAt(prezzo: number, among: readonly PriceWrite[]): Promise<number> {
  const documents = await readCollection(suite, 'prodotti');
  return among.filter(({ id }) => documents[id]?.prezzo === prezzo).length;
}

const change = () => endOf(() => startPriceRun(staff.uid, writes));
const names = (found: PriceWrite[]) => found.map(({ nome }) => nome);
const price = async (id: string) => (await readDocument(suite, `prodotti/${id}`))?.prezzo;

test('a change is undone but for what somebody has changed or deleted since', async () => {
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

test('what a colleague has raised to the same price is theirs, and stays at an undoing', async () => {
  await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8 });
  const changed = await change();
  expect(names(withOutcome(changed, 'written'))).toEqual(['a', 'c']);
  expect(names(withOutcome(changed, 'already'))).toEqual(['b']);
  await endOf(undoPriceRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);
});

test('what a colleague has raised to the same price stays theirs when the answer is lost, or comes by a retry', async () => {
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

test('what is put back by hand already counts as put back', async () => {
  await change();
  await putDocument(suite, 'prodotti/b', pizza);
  expect(names(withOutcome(await endOf(undoPriceRun), 'written'))).toEqual(['a', 'b', 'c']);
});

test('a write whose answer was lost is the run’s own when a retry finds it', async () => {
  loseEveryAnswerFromTheCommitOn();
  const stopped = await change();
  expect(stopped.stage).toBe('stopped');
  expect([...stopped.unknown]).toEqual(['a', 'b', 'c']);
  // What may still come cannot be undone yet.
  undoPriceRun();
  expect(getPriceRun()).toBe(stopped);
  // Another try that is cut short before it has sent anything knows no more.
  restoreFetch();
  interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
  expect([...(await endOf(retryPriceRun)).unknown]).toEqual(['a', 'b', 'c']);

  restoreFetch();
  const finished = await endOf(retryPriceRun);
  expect(names(withOutcome(finished, 'written'))).toEqual(['a', 'b', 'c']);
  await endOf(undoPriceRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 7.5, 7.5]);
});

test('a change stopped after its first batch is undone: what was written goes back, the rest was never touched', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const stopped = await endOf(() => startPriceRun(staff.uid, many));
  expect(stopped).toMatchObject({ kind: 'change', stage: 'stopped' });
  expect(withOutcome(stopped, 'written')).toHaveLength(200);
  restoreFetch();
  expect([await countAt(8, many), await countAt(7.5, many)]).toEqual([200, 30]);

  const undone = await endOf(undoPriceRun);
  expect(undone).toMatchObject({ kind: 'undo', stage: 'finished' });
  expect(withOutcome(undone, 'written')).toHaveLength(200);
  expect(await countAt(7.5, many)).toBe(230);
});

test('a half-made change lets no other one begin and is not put away, until a retry has made it whole', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const stopped = await endOf(() => startPriceRun(staff.uid, many));
  restoreFetch();
  // What the form would ask for now: the same rise, from the prices that are written already.
  startPriceRun(
    staff.uid,
    many.map((write) => ({ ...write, steps: [{ name: 'prezzo', before: 8, after: 8.5 }] })),
  );
  dismissPriceRun();
  expect(getPriceRun()).toBe(stopped);

  expect(await endOf(retryPriceRun)).toMatchObject({ kind: 'change', stage: 'finished' });
  expect(await countAt(8, many)).toBe(230);
});

test('a change of which nothing is written gives place to another one, or is put away', async () => {
  interceptFetch(async (url, pass) =>
    url.includes(':commit') ? Response.json({ error: {} }, { status: 429 }) : pass(),
  );
  const first = await change();
  expect(first.stage).toBe('stopped');
  expect(await change()).not.toBe(first);
  dismissPriceRun();
  expect(getPriceRun()).toBeNull();
});

test('closing the tab asks first while prices are being written, and no longer', async () => {
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

test('a second click begins nothing while the first one is at work', async () => {
  const end = change();
  const first = getPriceRun();
  startPriceRun('another', []);
  undoPriceRun();
  dismissPriceRun();
  expect(getPriceRun()).toBe(first);
  expect((await end).uid).toBe(staff.uid);
});
