import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import {
  changePrices,
  type PriceOutcome,
  PricesUnansweredError,
} from '../../src/data/staff/price-changes';
import { isPermissionError, UnknownOutcomeError } from '../../src/data/staff/write-errors';
import { type PriceWrite, reversed } from '../../src/domain/price-change';
import type { WritableProduct } from '../../src/domain/product';
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

const pizza: WritableProduct = { ...margherita, nome: 'Pizza' };

const riseOf = (id: string): PriceWrite => ({
  id,
  nome: `Pizza ${id}`,
  steps: [{ name: 'prezzo', before: 7.5, after: 8 }],
});

const isCommit = (url: string) => url.includes(':commit');

beforeAll(signInAsStaff);

beforeEach(async () => {
  await clearFirestore(suite);
  await makeStaff();
});

afterEach(restoreFetch);

async function givenPizzas(...ids: string[]): Promise<PriceWrite[]> {
  await putDocuments(suite, Object.fromEntries(ids.map((id) => [`prodotti/${id}`, pizza])));
  return ids.map(riseOf);
}

const manyIds = (count: number) => Array.from({ length: count }, (_, index) => `pizza-${index}`);

/** How many products have a price. */
async function countAt(prezzo: number): Promise<number> {
  const documents = Object.values(await readCollection(suite, 'prodotti'));
  return documents.filter((document) => document.prezzo === prezzo).length;
}

/** Changes the prices. @returns the outcome of every product, the size of each batch, and the failure if there is one */
async function change(writes: readonly PriceWrite[]) {
  const outcomes: Record<string, PriceOutcome> = {};
  const batches: number[] = [];
  try {
    await changePrices(writes, (batch) => {
      batches.push(batch.size);
      Object.assign(outcomes, Object.fromEntries(batch));
    });
    return { outcomes, batches, failure: null };
  } catch (failure) {
    return { outcomes, batches, failure };
  }
}

describe('prices of many at once', () => {
  test('are written with the version of the menu, and nothing else is changed', async () => {
    const writes = await givenPizzas('a', 'b');
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
    const writes = await givenPizzas(...manyIds(450));
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
    const writes = await givenPizzas('a', 'changed', 'gone', 'already');
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
    const writes = await givenPizzas('a');
    await putDocument(suite, 'prodotti/a', { ...pizza, prezzo: 9 });
    expect(await change(writes)).toMatchObject({ outcomes: { a: 'changed' }, failure: null });
    expect((await readMenuVersion()).version).toBe('');
  });

  test('to another field, or to a price that is not part of the change, is kept beside the new price', async () => {
    const writes = await givenPizzas('a');
    const theirs = { ...pizza, nome: 'Regina', prezzo_familiare: 16 };
    await putDocument(suite, 'prodotti/a', theirs);
    expect(await change(writes)).toMatchObject({ outcomes: { a: 'written' } });
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...theirs, prezzo: 8 });
  });

  test('between our read and our write is noticed by reading again', async () => {
    const writes = await givenPizzas('a', 'b');
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
    const writes = await givenPizzas('a', 'theirs', 'gone');
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
    const writes = await givenPizzas('a', 'b');
    await putDocument(suite, 'prodotti/b', { nome: 'Pizza', prezzo: 7.5, categoria: 'Fritti' });
    expect(await change(writes)).toMatchObject({
      outcomes: { a: 'written', b: 'unfit' },
      failure: null,
    });
  });
});

describe('a document made by hand', () => {
  const rise: PriceWrite = {
    ...riseOf('a'),
    steps: [{ name: 'prezzo_familiare', before: 15, after: 16 }],
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

describe('a failure', () => {
  test('for lack of rights writes nothing and is a permission error', async () => {
    const writes = await givenPizzas('a');
    await deleteDocument(suite, `staff/${staff.uid}`);
    const { outcomes, failure } = await change(writes);
    expect(outcomes).toEqual({});
    expect(failure).not.toBeInstanceOf(UnknownOutcomeError);
    expect(failure).toMatchObject({ message: 'Failed to update document' });
    expect(isPermissionError(failure)).toBe(true);
    expect(await countAt(8)).toBe(0);
  });

  test('in the middle leaves whole batches, and a retry writes the rest', async () => {
    const writes = await givenPizzas(...manyIds(24));
    let commits = 0;
    interceptFetch(async (url, pass) => {
      if (isCommit(url)) commits += 1;
      return commits === 2 ? Response.json({ error: { message: 'no' } }, { status: 429 }) : pass();
    });
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
    const writes = await givenPizzas('a');
    interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
    const { failure } = await change(writes);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(UnknownOutcomeError);
    expect(await countAt(8)).toBe(0);
  });

  test('of the response alone is no failure, since reading again finds the new prices', async () => {
    const writes = await givenPizzas('a', 'b');
    interceptFetch(async (url, pass) => {
      const response = await pass();
      return isCommit(url) ? noNetwork() : response;
    });
    expect(await change(writes)).toMatchObject({
      outcomes: { a: 'written', b: 'written' },
      failure: null,
    });
    expect(await countAt(8)).toBe(2);
  });

  test('of the response alone does not claim a product that already had the new price', async () => {
    const writes = await givenPizzas('a', 'theirs');
    await putDocument(suite, 'prodotti/theirs', { ...pizza, prezzo: 8 });
    interceptFetch(async (url, pass) => {
      const response = await pass();
      return isCommit(url) ? noNetwork() : response;
    });
    expect(await change(writes)).toMatchObject({
      outcomes: { a: 'written', theirs: 'already' },
      failure: null,
    });
    restoreFetch();
    await putDocument(suite, 'prodotti/a', pizza);
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    expect((await change(writes)).failure).toMatchObject({ ids: ['a'], seenUnwritten: true });
  });

  test('without a response reports whether reading again found the batch unwritten', async () => {
    const writes = await givenPizzas('a', 'b');
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    const { failure } = await change(writes);
    expect(failure).toBeInstanceOf(PricesUnansweredError);
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
