import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearFirestore, deleteDocument, putDocument, readDocument } from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import type { Change } from '../../src/domain/changes/change-plan';
import {
  canUndo,
  dismissChangeRun,
  isHalfDone,
  retryChangeRun,
  startChangeRun,
  stopChangeRun,
  undoChangeRun,
  withOutcome,
} from '../../src/reserved/changes/change-run';
import type { ChangeRun } from '../../src/reserved/changes/kept-run';
import { getChangeRun, subscribeToChangeRun } from '../../src/reserved/changes/run-store';
import {
  interceptFetch,
  loseCommitAnswers,
  loseEveryAnswerFromTheCommitOn,
  makeStaff,
  noNetwork,
  restoreFetch,
  signInAsStaff,
  staff,
} from './app-session';
import { margherita as pizza } from './margherita';
import { countAt, givenPizzas, refuseTheSecondCommit, riseOf } from './price-rises';
import { until } from './until';

const suite = suiteOf('test');

const writes = ['a', 'b', 'c'].map(riseOf);

beforeAll(signInAsStaff);

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await clearFirestore(suite);
  await makeStaff();
  await givenPizzas(['a', 'b', 'c']);
});

afterEach(() => {
  dismissChangeRun();
  vi.restoreAllMocks();
  restoreFetch();
});

/** Starts a run and waits for its end. */
function endOf(start: () => void): Promise<ChangeRun> {
  return new Promise((resolve) => {
    const stop = subscribeToChangeRun(() => {
      const run = getChangeRun();
      if (!run || run.stage === 'writing') return;
      stop();
      resolve(run);
    });
    start();
  });
}

/** Nothing but so many products in the menu. @returns the changes that raise their prices */
async function givenOnly(count: number): Promise<Change[]> {
  await clearFirestore(suite);
  await makeStaff();
  return givenPizzas(count);
}

/** The writes that raise 450 products: 50 batches, the second refused until restoreFetch. */
async function givenManyAndTheSecondBatchRefused(): Promise<Change[]> {
  const many = await givenOnly(450);
  refuseTheSecondCommit();
  return many;
}

const change = () => endOf(() => startChangeRun(staff.uid, 'prices', writes));
const idsOf = (found: Change[]) => found.map(({ id }) => id);
const price = async (id: string) => (await readDocument(suite, `prodotti/${id}`))?.prezzo;

test('an undo skips what somebody has changed or deleted since', async () => {
  expect(await change()).toMatchObject({ kind: 'change', stage: 'finished' });
  await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8.2 });
  await deleteDocument(suite, 'prodotti/c');
  const undone = await endOf(undoChangeRun);
  expect(undone).toMatchObject({ kind: 'undo', stage: 'finished' });
  expect(idsOf(withOutcome(undone, 'written'))).toEqual(['a']);
  expect(idsOf(withOutcome(undone, 'changed'))).toEqual(['b']);
  expect(idsOf(withOutcome(undone, 'gone'))).toEqual(['c']);
  expect([await price('a'), await price('b')]).toEqual([7.5, 8.2]);
});

test('an undo keeps a price that a colleague had already raised to the same amount', async () => {
  await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8 });
  const changed = await change();
  expect(idsOf(withOutcome(changed, 'written'))).toEqual(['a', 'c']);
  expect(idsOf(withOutcome(changed, 'already'))).toEqual(['b']);
  await endOf(undoChangeRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);
});

test('an undo keeps the price of a colleague also where a response was lost or a retry was needed', async () => {
  await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8 });
  loseEveryAnswerFromTheCommitOn();
  expect([...(await change()).unanswered]).toEqual(['a', 'c']);
  restoreFetch();
  expect(idsOf(withOutcome(await endOf(retryChangeRun), 'already'))).toEqual(['b']);
  await endOf(undoChangeRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);

  loseCommitAnswers();
  expect(idsOf(withOutcome(await change(), 'already'))).toEqual(['b']);
  restoreFetch();
  await endOf(undoChangeRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);
});

test('a price that was already restored by hand counts as undone', async () => {
  await change();
  await putDocument(suite, 'prodotti/b', pizza);
  expect(idsOf(withOutcome(await endOf(undoChangeRun), 'written'))).toEqual(['a', 'b', 'c']);
});

test('a write whose response was lost counts as written by the run once a retry finds it', async () => {
  loseEveryAnswerFromTheCommitOn();
  const stopped = await change();
  expect(stopped.stage).toBe('stopped');
  expect([...stopped.unknown]).toEqual(['a', 'b', 'c']);
  // A write that may still arrive cannot be undone yet.
  undoChangeRun();
  expect(getChangeRun()).toBe(stopped);
  // A retry that fails before it sends anything learns nothing new.
  restoreFetch();
  interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
  expect([...(await endOf(retryChangeRun)).unknown]).toEqual(['a', 'b', 'c']);

  restoreFetch();
  const finished = await endOf(retryChangeRun);
  expect(idsOf(withOutcome(finished, 'written'))).toEqual(['a', 'b', 'c']);
  await endOf(undoChangeRun);
  expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 7.5, 7.5]);
});

test('undoing a change that stopped after its first batch restores what was written', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const stopped = await endOf(() => startChangeRun(staff.uid, 'prices', many));
  expect(stopped).toMatchObject({ kind: 'change', stage: 'stopped' });
  expect(withOutcome(stopped, 'written')).toHaveLength(9);
  restoreFetch();
  expect([await countAt(8), await countAt(7.5)]).toEqual([9, 441]);

  const undone = await endOf(undoChangeRun);
  expect(undone).toMatchObject({ kind: 'undo', stage: 'finished' });
  expect(withOutcome(undone, 'written')).toHaveLength(9);
  expect(await countAt(7.5)).toBe(450);
});

test('the progress of 450 products is published after every nine', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const progress: number[] = [];
  const stop = subscribeToChangeRun(() => progress.push(getChangeRun()?.outcomes.size ?? -1));
  await endOf(() => startChangeRun(staff.uid, 'prices', many));
  restoreFetch();
  await endOf(retryChangeRun);
  stop();
  // One written, then stopped; the retry begins there, and ends by saying that it has finished.
  const nines = Array.from({ length: 50 }, (_, index) => 9 * (index + 1));
  expect(progress).toEqual([0, 9, 9, ...nines, 450]);
});

test('a partly written change blocks another one and cannot be dismissed until a retry completes it', async () => {
  const many = await givenManyAndTheSecondBatchRefused();
  const stopped = await endOf(() => startChangeRun(staff.uid, 'prices', many));
  restoreFetch();
  // What the form would start now: the same rise again, from the prices that are already written.
  startChangeRun(
    staff.uid,
    'prices',
    many.map((write) => ({ ...write, before: { prezzo: 8 }, after: { prezzo: 8.5 } })),
  );
  dismissChangeRun();
  expect(getChangeRun()).toBe(stopped);

  expect(await endOf(retryChangeRun)).toMatchObject({ kind: 'change', stage: 'finished' });
  expect(await countAt(8)).toBe(450);
});

test('a change of which nothing is written can be replaced by another one, or dismissed', async () => {
  interceptFetch(async (url, pass) =>
    url.includes(':commit') ? Response.json({ error: {} }, { status: 501 }) : pass(),
  );
  const first = await change();
  expect(first.stage).toBe('stopped');
  expect(await change()).not.toBe(first);
  dismissChangeRun();
  expect(getChangeRun()).toBeNull();
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
  const first = getChangeRun();
  startChangeRun('another', 'prices', []);
  undoChangeRun();
  dismissChangeRun();
  expect(getChangeRun()).toBe(first);
  expect((await end).uid).toBe(staff.uid);
});

test('a stop ends a run after its batch; it can be continued, and then undone', async () => {
  const many = await givenOnly(30);
  const stopAfterTheFirstBatch = subscribeToChangeRun(() => {
    if (getChangeRun()?.outcomes.size === 9) stopChangeRun();
  });
  const stopped = await endOf(() => startChangeRun(staff.uid, 'prices', many));
  stopAfterTheFirstBatch();
  expect(stopped).toMatchObject({ kind: 'change', stage: 'stopped', reason: 'user' });
  expect(await countAt(8)).toBe(9);
  expect([isHalfDone(stopped), canUndo(stopped)]).toEqual([true, true]);

  expect(await endOf(retryChangeRun)).toMatchObject({ stage: 'finished', reason: null });
  expect(await countAt(8)).toBe(30);
  await endOf(undoChangeRun);
  expect(await countAt(7.5)).toBe(30);
});

describe('after a reload of the page', () => {
  // Node has the browser's locks in later versions, where a page that is replaced here would go on holding its own.
  beforeEach(() => vi.stubGlobal('navigator', {}));

  /** The tab's storage; `room` is how many characters it takes. */
  function givenStorage(room = Number.POSITIVE_INFINITY): void {
    const entries = new Map<string, string>();
    vi.stubGlobal(
      'window',
      Object.assign(new EventTarget(), {
        sessionStorage: {
          getItem: (key: string) => entries.get(key) ?? null,
          setItem: (key: string, value: string) => {
            if (value.length > room) throw new Error('QuotaExceededError');
            entries.set(key, value);
          },
          removeItem: (key: string) => entries.delete(key),
        },
      }),
    );
  }

  /** The run store as the reloaded page has it. */
  async function reloaded() {
    vi.resetModules();
    return {
      ...(await import('../../src/reserved/changes/change-run')),
      ...(await import('../../src/reserved/changes/run-store')),
    };
  }

  test('the last run is known, and can be undone', async () => {
    givenStorage();
    await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 9 });
    const finished = await change();
    expect(finished.kept).toBe(true);
    const page = await reloaded();
    expect(page.getChangeRun()).toEqual(finished);
    page.undoChangeRun();
    await until(() =>
      expect(page.getChangeRun()).toMatchObject({ kind: 'undo', stage: 'finished' }),
    );
    expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 9, 7.5]);
    page.dismissChangeRun();
    expect((await reloaded()).getChangeRun()).toBeNull();
  });

  test('the undo of a deletion still knows that the product was sold out', async () => {
    givenStorage();
    const tonight = {
      esauritiStasera: { fino: new Date(Date.now() + 3_600_000), prodotti: ['a', 'other'] },
      esauriti: ['b'],
      avviso: null,
    };
    await putDocument(suite, 'meta/oggi', tonight);
    const deletions = ['a', 'b'].map((id) => ({ id, nome: id, before: pizza, after: null }));
    await endOf(() => startChangeRun(staff.uid, 'import', deletions));
    expect(await readDocument(suite, 'meta/oggi')).toMatchObject({
      esauritiStasera: { prodotti: ['other'] },
      esauriti: [],
    });
    const page = await reloaded();
    page.undoChangeRun();
    await until(() =>
      expect(page.getChangeRun()).toMatchObject({ kind: 'undo', stage: 'finished' }),
    );
    expect(await readDocument(suite, 'prodotti/a')).toEqual(pizza);
    expect(await readDocument(suite, 'meta/oggi')).toEqual({
      ...tonight,
      esauritiStasera: { ...tonight.esauritiStasera, prodotti: ['other', 'a'] },
    });
  });

  test.each([
    ['once a retry finds it', true],
    ['of an undo at once', false],
  ])(
    'a run that was being written has stopped, and what was sent counts as its own: %s',
    async (_, retries) => {
      givenStorage();
      await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 8 });
      // The commit takes place, and the page is gone before its answer comes.
      let commit = () => {};
      let answer = () => {};
      const committed = new Promise<void>((resolve) => {
        commit = resolve;
      });
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { sessionStorage } = window;
      interceptFetch(async (url, pass) => {
        const response = await pass();
        if (!url.includes(':commit')) return response;
        commit();
        await answered;
        return response;
      });
      const end = change();
      await committed;
      restoreFetch();
      vi.stubGlobal('window', Object.assign(new EventTarget(), { sessionStorage }));
      const page = await reloaded();
      const run = page.getChangeRun();
      expect(run).toMatchObject({ stage: 'stopped', reason: 'reload' });
      expect([...(run?.unanswered ?? [])]).toEqual(['a', 'c']);
      if (retries) {
        page.retryChangeRun();
        await until(() => expect(page.getChangeRun()).toMatchObject({ stage: 'finished' }));
      }
      page.undoChangeRun();
      await until(() =>
        expect(page.getChangeRun()).toMatchObject({ kind: 'undo', stage: 'finished' }),
      );
      expect([await price('a'), await price('b'), await price('c')]).toEqual([7.5, 8, 7.5]);
      answer();
      await end;
    },
  );

  test('nothing is promised where the storage has no room', async () => {
    givenStorage(50);
    expect((await change()).kept).toBe(false);
    expect((await reloaded()).getChangeRun()).toBeNull();
  });
});
