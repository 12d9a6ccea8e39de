import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  clearFirestore,
  deleteDocument,
  putDocument,
  putDocuments,
  readCollection,
  readDocument,
} from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import {
  type ChangeOutcome,
  ChangesUnansweredError,
  changeProducts,
} from '../../src/data/staff/change-products';
import { isPermissionError, UnknownOutcomeError } from '../../src/data/staff/write-errors';
import { type Change, reversed } from '../../src/domain/changes/change-plan';
import {
  holdCommits,
  interceptFetch,
  loseCommitAnswers,
  loseCommits,
  loseEveryAnswerFromTheCommitOn,
  makeStaff,
  noNetwork,
  restoreFetch,
  signInAsStaff,
  staff,
} from './app-session';
import { margherita as pizza } from './margherita';
import { countAt, givenPizzas, refuseTheSecondCommit, riseOf } from './price-rises';

const suite = suiteOf('test');

const isCommit = (url: string) => url.includes(':commit');

beforeAll(signInAsStaff);

beforeEach(async () => {
  await clearFirestore(suite);
  await makeStaff();
});

afterEach(restoreFetch);

/** Changes the prices. @returns the outcome of every product, the size of each batch, and the failure if there is one */
async function change(writes: readonly Change[]) {
  const outcomes: Record<string, ChangeOutcome> = {};
  const batches: number[] = [];
  try {
    await changeProducts(writes, {
      onBatch: (batch) => {
        batches.push(batch.size);
        Object.assign(outcomes, Object.fromEntries(batch));
      },
    });
    return { outcomes, batches, failure: null };
  } catch (failure) {
    return { outcomes, batches, failure };
  }
}

describe('prices of many at once', () => {
  test('are written with the version of the menu, and nothing else is changed', async () => {
    const writes = await givenPizzas(['a', 'b']);
    expect(await change(writes)).toEqual({
      outcomes: { a: 'written', b: 'written' },
      batches: [2],
      failure: null,
    });
    expect(await readCollection(suite, 'prodotti')).toEqual({
      a: { ...pizza, prezzo: 8 },
      b: { ...pizza, prezzo: 8 },
    });
    expect((await readMenuVersion()).version).not.toBe('');
  });

  test('take 50 commits for 450, each of nine products and the version, and an undo restores them all', async () => {
    const writes = await givenPizzas(450);
    const before = await readCollection(suite, 'prodotti');
    const commits: number[] = [];
    interceptFetch(async (url, pass, body) => {
      if (isCommit(url)) commits.push(JSON.parse(body).writes.length);
      return pass();
    });
    const nines = Array.from({ length: 50 }, () => 9);
    expect(await change(writes)).toMatchObject({ batches: nines, failure: null });
    expect(commits).toEqual(nines.map((products) => products + 1));
    restoreFetch();
    expect(await countAt(8)).toBe(450);
    const version = (await readMenuVersion()).version;
    expect((await change(writes.map(reversed))).batches).toEqual(nines);
    expect(await readCollection(suite, 'prodotti')).toEqual(before);
    expect((await readMenuVersion()).version).not.toBe(version);
  });
});

describe('a change that somebody else has made meanwhile', () => {
  test('to a price, or by deleting the product, is kept; the other products are written', async () => {
    const writes = await givenPizzas(['a', 'changed', 'gone', 'already']);
    await putDocument(suite, 'prodotti/changed', { ...pizza, prezzo: 9 });
    await putDocument(suite, 'prodotti/already', { ...pizza, prezzo: 8 });
    await deleteDocument(suite, 'prodotti/gone');
    const { outcomes, failure } = await change(writes);
    expect(failure).toBeNull();
    expect(outcomes).toEqual({
      a: 'written',
      changed: 'changed',
      gone: 'gone',
      already: 'already',
    });
    expect(await readDocument(suite, 'prodotti/changed')).toMatchObject({ prezzo: 9 });
    expect(await readDocument(suite, 'prodotti/gone')).toBeNull();
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 8 });
  });

  test('to every product leaves nothing to write, and the version unchanged', async () => {
    const writes = await givenPizzas(['a']);
    await putDocument(suite, 'prodotti/a', { ...pizza, prezzo: 9 });
    expect(await change(writes)).toMatchObject({ outcomes: { a: 'changed' }, failure: null });
    expect((await readMenuVersion()).version).toBe('');
  });

  test('to another field, or to a price that is not part of the change, is kept beside the new price', async () => {
    const writes = await givenPizzas(['a']);
    const theirs = { ...pizza, nome: 'Regina', prezzo_familiare: 16 };
    await putDocument(suite, 'prodotti/a', theirs);
    expect(await change(writes)).toMatchObject({ outcomes: { a: 'written' } });
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...theirs, prezzo: 8 });
  });

  test('between our read and our write is noticed by reading again', async () => {
    const writes = await givenPizzas(['a', 'b']);
    let first = true;
    interceptFetch(async (url, pass) => {
      if (isCommit(url) && first) {
        first = false;
        await putDocument(suite, 'prodotti/b', { ...pizza, prezzo: 9 });
      }
      return pass();
    });
    expect(await change(writes)).toMatchObject({
      outcomes: { a: 'written', b: 'changed' },
      failure: null,
    });
    expect(await readDocument(suite, 'prodotti/b')).toMatchObject({ prezzo: 9 });
  });

  test('after our change is kept by the undo, which restores the other products', async () => {
    const writes = await givenPizzas(['a', 'theirs', 'gone']);
    await change(writes);
    await putDocument(suite, 'prodotti/theirs', { ...pizza, prezzo: 8.5 });
    await deleteDocument(suite, 'prodotti/gone');
    expect((await change(writes.map(reversed))).outcomes).toEqual({
      a: 'written',
      theirs: 'changed',
      gone: 'gone',
    });
    expect(await readDocument(suite, 'prodotti/a')).toEqual(pizza);
    expect(await readDocument(suite, 'prodotti/theirs')).toMatchObject({ prezzo: 8.5 });
  });

  test('that leaves a product invalid for the rules does not stop the others', async () => {
    const writes = await givenPizzas(['a', 'b']);
    await putDocument(suite, 'prodotti/b', {
      nome: 'Margherita',
      prezzo: 7.5,
      categoria: 'Fritti',
    });
    expect(await change(writes)).toMatchObject({
      outcomes: { a: 'written', b: 'unfit' },
      failure: null,
    });
  });
});

describe('a document made by hand', () => {
  const rise: Change = {
    ...riseOf('a'),
    before: { prezzo_familiare: 15 },
    after: { prezzo_familiare: 16 },
  };

  test.each([
    ['null', { ...pizza, prezzo: null }],
    ['text', { ...pizza, prezzo: '7,50' }],
    ['a broken price per metre', { ...pizza, prezzo_al_metro: 'chiedere' }],
  ])('with %s as a price that is not part of the change keeps it', async (_, stored) => {
    await putDocument(suite, 'prodotti/a', stored);
    expect(await change([rise])).toMatchObject({ outcomes: { a: 'unfit' }, failure: null });
    expect(await readDocument(suite, 'prodotti/a')).toEqual(stored);
  });

  test.each([
    ['allergens as text', { ...pizza, allergeni: ['1', '7'] }],
    ['an unknown allergen', { ...pizza, allergeni: [1, 15] }],
    ['allergens that are no list', { ...pizza, allergeni: 'glutine' }],
    ['no allergens', { ...pizza, allergeni: undefined }],
    ['a price to change that is text', { ...pizza, prezzo_familiare: '15,00' }],
    ['a picture that is no text', { ...pizza, image: 7 }],
    ['an unknown category', { ...pizza, categoria: 'Fritti' }],
    ['a further field', { ...pizza, colore: 'rosso' }],
  ])('with %s is left out as it is, beside another that is written', async (_, fields) => {
    const stored = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    await putDocuments(suite, { 'prodotti/a': stored, 'prodotti/whole': pizza });
    expect(await change([rise, { ...rise, id: 'whole' }])).toMatchObject({
      outcomes: { a: 'unfit', whole: 'written' },
      failure: null,
    });
    expect(await readDocument(suite, 'prodotti/a')).toEqual(stored);
    expect(await readDocument(suite, 'prodotti/whole')).toMatchObject({ prezzo_familiare: 16 });
  });

  test('that lacks an optional price is written with null for it', async () => {
    const { prezzo_al_metro, ...stored } = pizza;
    await putDocument(suite, 'prodotti/a', stored);
    expect(await change([rise])).toMatchObject({ outcomes: { a: 'written' }, failure: null });
    expect(await readDocument(suite, 'prodotti/a')).toEqual({
      ...stored,
      prezzo_familiare: 16,
      prezzo_al_metro: null,
    });
  });
});

describe('new products and deletions', () => {
  const creationOf = (id: string): Change => ({ id, nome: id, before: null, after: pizza });

  test('are written with the edits of the same commit, and an undo restores all of them', async () => {
    const [edit] = await givenPizzas(['edited']);
    await putDocument(suite, 'prodotti/old', pizza);
    const before = await readCollection(suite, 'prodotti');
    const changes = [creationOf('new'), reversed(creationOf('old')), ...(edit ? [edit] : [])];
    expect(await change(changes)).toEqual({
      outcomes: { new: 'written', old: 'written', edited: 'written' },
      batches: [3],
      failure: null,
    });
    expect(await readCollection(suite, 'prodotti')).toEqual({
      new: pizza,
      edited: { ...pizza, prezzo: 8 },
    });
    const version = (await readMenuVersion()).version;
    expect((await change(changes.map(reversed))).failure).toBeNull();
    expect(await readCollection(suite, 'prodotti')).toEqual(before);
    expect((await readMenuVersion()).version).not.toBe(version);
  });

  test('never touch what somebody else has written: another product there, a changed one, a deleted one', async () => {
    const other = { ...pizza, nome: 'Regina' };
    await putDocuments(suite, {
      'prodotti/taken': other,
      'prodotti/same': pizza,
      'prodotti/changed': other,
    });
    const { outcomes, failure } = await change([
      creationOf('taken'),
      creationOf('same'),
      reversed(creationOf('changed')),
      reversed(creationOf('gone')),
    ]);
    expect(failure).toBeNull();
    expect(outcomes).toEqual({
      taken: 'changed',
      same: 'already',
      changed: 'changed',
      gone: 'already',
    });
    expect(await readCollection(suite, 'prodotti')).toEqual({
      taken: other,
      same: pizza,
      changed: other,
    });
    expect((await readMenuVersion()).version).toBe('');
  });

  test('leave alone what a hand has stored in another shape, and write nothing that the rules refuse', async () => {
    const stored = { ...pizza, allergeni: [1, 'sette'] };
    await putDocument(suite, 'prodotti/a', stored);
    const broken: Change = { ...creationOf('b'), after: { nome: 'Metà' } };
    expect(await change([reversed(creationOf('a')), broken, creationOf('c')])).toMatchObject({
      outcomes: { a: 'unfit', b: 'unfit', c: 'written' },
      failure: null,
    });
    expect(await readCollection(suite, 'prodotti')).toEqual({ a: stored, c: pizza });
  });

  test('whose response was lost are found by reading again', async () => {
    await putDocument(suite, 'prodotti/old', pizza);
    loseCommitAnswers();
    expect(await change([creationOf('new'), reversed(creationOf('old'))])).toMatchObject({
      outcomes: { new: 'written', old: 'written' },
      failure: null,
    });
  });

  test('that arrive late, after their undo, are refused by the server', async () => {
    const held = holdCommits();
    expect((await change([creationOf('new')])).failure).toBeInstanceOf(ChangesUnansweredError);
    restoreFetch();
    await change([creationOf('new')]);
    await change([reversed(creationOf('new'))]);
    expect((await held[0]?.())?.ok).toBe(false);
    expect(await readCollection(suite, 'prodotti')).toEqual({});
  });
});

describe('commits that follow each other too fast', () => {
  test.each([
    [429, 'RESOURCE_EXHAUSTED'],
    [409, 'ABORTED'],
  ])('are sent again after a pause where Firestore answers %i', async (status, name) => {
    const writes = await givenPizzas(12);
    const sent: number[] = [];
    interceptFetch(async (url, pass) => {
      if (!isCommit(url)) return pass();
      sent.push(Date.now());
      // A conflict is tried once more at once, since it may be a colleague's write.
      return sent.length <= (status === 409 ? 2 : 1)
        ? Response.json({ error: { status: name, message: 'too fast' } }, { status })
        : pass();
    });
    expect(await change(writes)).toMatchObject({ batches: [9, 3], failure: null });
    expect((sent.at(-2) ?? 0) - (sent.at(-3) ?? 0)).toBeGreaterThanOrEqual(990);
    expect(await countAt(8)).toBe(12);
  });
});

describe('a stop', () => {
  test('ends the work after the batch that is being written', async () => {
    const writes = await givenPizzas(24);
    const stop = new AbortController();
    const sent: string[][] = [];
    await changeProducts(writes, {
      signal: stop.signal,
      onSend: (ids) => {
        sent.push([...ids]);
        stop.abort();
      },
      onBatch: () => {},
    });
    expect(sent).toEqual([writes.slice(0, 9).map(({ id }) => id)]);
    expect(await countAt(8)).toBe(9);
  });
});

describe('a failure', () => {
  test('for lack of rights writes nothing and is a permission error', async () => {
    const writes = await givenPizzas(['a']);
    await deleteDocument(suite, `staff/${staff.uid}`);
    const { outcomes, failure } = await change(writes);
    expect(outcomes).toEqual({});
    expect(failure).not.toBeInstanceOf(UnknownOutcomeError);
    expect(failure).toMatchObject({ message: 'Failed to update document' });
    expect(isPermissionError(failure)).toBe(true);
    expect(await countAt(8)).toBe(0);
  });

  test('in the middle leaves whole batches, and a retry writes the rest', async () => {
    const writes = await givenPizzas(24);
    refuseTheSecondCommit();
    const { outcomes, batches, failure } = await change(writes);
    expect(batches).toEqual([9]);
    expect(failure).not.toBeInstanceOf(UnknownOutcomeError);
    restoreFetch();
    expect(await countAt(8)).toBe(9);

    const rest = writes.filter(({ id }) => outcomes[id] === undefined);
    expect(rest).toHaveLength(15);
    expect((await change(rest)).failure).toBeNull();
    expect(await countAt(8)).toBe(24);
  });

  test('before the commit is sent has certainly written nothing', async () => {
    const writes = await givenPizzas(['a']);
    interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
    const { failure } = await change(writes);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(UnknownOutcomeError);
    expect(await countAt(8)).toBe(0);
  });

  test('of the response alone is no failure, since reading again finds the new prices', async () => {
    const writes = await givenPizzas(['a', 'b']);
    loseCommitAnswers();
    expect(await change(writes)).toMatchObject({
      outcomes: { a: 'written', b: 'written' },
      failure: null,
    });
    expect(await countAt(8)).toBe(2);
  });

  test('of the response alone does not claim a product that already had the new price', async () => {
    const writes = await givenPizzas(['a', 'theirs']);
    await putDocument(suite, 'prodotti/theirs', { ...pizza, prezzo: 8 });
    loseCommitAnswers();
    expect(await change(writes)).toMatchObject({
      outcomes: { a: 'written', theirs: 'already' },
      failure: null,
    });
    restoreFetch();
    await putDocument(suite, 'prodotti/a', pizza);
    loseCommits();
    expect((await change(writes)).failure).toMatchObject({ ids: ['a'], seenUnwritten: true });
  });

  test('without a response reports whether reading again found the batch unwritten', async () => {
    const writes = await givenPizzas(['a', 'b']);
    loseCommits();
    const { failure } = await change(writes);
    expect(failure).toBeInstanceOf(ChangesUnansweredError);
    expect(failure).toMatchObject({ ids: ['a', 'b'], seenUnwritten: true });
    expect(await countAt(8)).toBe(0);

    restoreFetch();
    loseEveryAnswerFromTheCommitOn();
    expect((await change(writes)).failure).toMatchObject({ seenUnwritten: false });
    expect(await countAt(8)).toBe(2);

    restoreFetch();
    expect((await change(writes)).outcomes).toEqual({ a: 'already', b: 'already' });
    expect(await countAt(8)).toBe(2);
  });
});
