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
} from '../../src/reserved/price-run';
import {
  clearFirestore,
  deleteDocument,
  putDocument,
  putDocuments,
  readDocument,
} from '../emulators/client';
import { suiteOf } from '../emulators/suite';
import { interceptFetch, makeStaff, noNetwork, signInAsStaff, staff } from './app-session';

const suite = suiteOf('test');

const pizza: WritableProduct = {
  nome: 'Pizza',
  descrizione: 'Pomodoro, fiordilatte, basilico',
  allergeni: [1, 7],
  image: null,
  prezzo: 7.5,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
};

const writes: PriceWrite[] = ['a', 'b', 'c'].map((id) => ({
  id,
  nome: id,
  steps: [{ name: 'prezzo', before: 7.5, after: 8 }],
}));

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

test('what is put back by hand already counts as put back', async () => {
  await change();
  await putDocument(suite, 'prodotti/b', pizza);
  expect(names(withOutcome(await endOf(undoPriceRun), 'written'))).toEqual(['a', 'b', 'c']);
});

test('a write whose answer was lost is the run’s own when a retry finds it', async () => {
  interceptFetch(async (url, pass) => {
    const response = await pass();
    return /:commit|:runQuery/.test(url) ? noNetwork() : response;
  });
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

test('a second click begins nothing while the first one is at work', async () => {
  const end = change();
  const first = getPriceRun();
  startPriceRun('another', []);
  undoPriceRun();
  dismissPriceRun();
  expect(getPriceRun()).toBe(first);
  expect((await end).uid).toBe(staff.uid);
});
