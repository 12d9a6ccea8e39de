import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearFirestore,
  clearStorage,
  deleteDocument,
  listObjects,
  putDocument,
  readCollection,
  readDocument,
  uploadObject,
} from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import {
  addProduct,
  deleteProduct,
  newProductId,
  readProduct,
  updateProduct,
} from '../../src/data/staff/products';
import {
  PictureLeftError,
  ProductChangedError,
  ProductGoneError,
  UnknownOutcomeError,
  UnsentError,
} from '../../src/data/staff/write-errors';
import type { Product } from '../../src/domain/product/product';
import {
  holdCommits,
  interceptFetch,
  makeStaff,
  noNetwork,
  restoreFetch,
  signInAsStaff,
  staff,
} from './app-session';
import { margherita } from './margherita';

const suite = suiteOf('test');

beforeAll(signInAsStaff);

beforeEach(async () => {
  await clearFirestore(suite);
  await makeStaff();
});

afterEach(restoreFetch);

/** What a failing call throws. */
async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail');
}

const isCommit = (url: string) => url.includes(':commit');

describe('adding', () => {
  test('creates the document with its eight fields and sets the version', async () => {
    const before = (await readMenuVersion()).version;
    const id = newProductId();
    await addProduct(id, margherita);
    expect(await readDocument(suite, `prodotti/${id}`)).toEqual(margherita);
    expect((await readMenuVersion()).version).not.toBe(before);
  });

  test('against the rules fails with the message of the catalogue and the cause, and writes nothing', async () => {
    const error = await failureOf(addProduct('a', { ...margherita, nome: ' ' }));
    expect(error).toMatchObject({
      message: 'Failed to add document',
      name: 'Error',
      cause: { code: 'permission-denied' },
    });
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
    expect((await readMenuVersion()).version).toBe('');
  });

  test.each([429, 401, 403])('takes a response of %i as a refusal', async (status) => {
    interceptFetch(async (url, pass) =>
      isCommit(url) ? Response.json({ error: { message: 'no' } }, { status }) : pass(),
    );
    const error = await failureOf(addProduct('a', margherita));
    expect(error).not.toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({ message: 'Failed to add document' });
  });

  test.each([500, 503, 504])('does not know the outcome after a response of %i', async (status) => {
    interceptFetch(async (url, pass) =>
      isCommit(url) ? Response.json({ error: { message: 'oh' } }, { status }) : pass(),
    );
    const error = await failureOf(addProduct('a', margherita));
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    expect(error).toMatchObject({ message: 'Failed to add document' });
  });

  test('twice with the same id makes one product', async () => {
    const id = newProductId();
    await addProduct(id, margherita);
    await addProduct(id, margherita);
    expect(Object.keys(await readCollection(suite, 'prodotti'))).toEqual([id]);
  });

  test('that already stands exactly as wanted counts as done, and leaves the version unchanged', async () => {
    const id = newProductId();
    await addProduct(id, margherita);
    const { version } = await readMenuVersion();
    await addProduct(id, margherita);
    expect((await readMenuVersion()).version).toBe(version);
  });

  test('does not overwrite something else that stands there', async () => {
    const theirs = { ...margherita, prezzo: 9 };
    await putDocument(suite, 'prodotti/a', theirs);
    const error = await failureOf(addProduct('a', margherita));
    expect(error).toBeInstanceOf(ProductChangedError);
    expect(error).toMatchObject({ current: { id: 'a', ...theirs } });
    expect(await readDocument(suite, 'prodotti/a')).toEqual(theirs);
    expect((await readMenuVersion()).version).toBe('');
  });

  test('a first attempt that arrives after its retry does not overwrite it', async () => {
    const held = holdCommits();
    expect(await failureOf(addProduct('a', margherita))).toBeInstanceOf(UnknownOutcomeError);
    restoreFetch();
    const corrected = { ...margherita, prezzo: 8 };
    await addProduct('a', corrected, [margherita]);
    expect((await held[0]?.())?.status).toBe(409);
    expect(await readDocument(suite, 'prodotti/a')).toEqual(corrected);
  });

  test('a first attempt that arrives before its retry is replaced by it', async () => {
    const held = holdCommits();
    await failureOf(addProduct('a', margherita));
    restoreFetch();
    expect((await held[0]?.())?.status).toBe(200);
    const corrected = { ...margherita, prezzo: 8 };
    await addProduct('a', corrected, [margherita]);
    expect(await readDocument(suite, 'prodotti/a')).toEqual(corrected);
  });

  test('a first attempt that arrives between the read and the commit of its retry is replaced by it', async () => {
    const held = holdCommits();
    await failureOf(addProduct('a', margherita));
    restoreFetch();
    interceptFetch(async (url, pass) => {
      if (isCommit(url)) await held.shift()?.();
      return pass();
    });
    const corrected = { ...margherita, prezzo: 8 };
    await addProduct('a', corrected, [margherita]);
    expect(held).toEqual([]);
    expect(await readDocument(suite, 'prodotti/a')).toEqual(corrected);
  });

  test('without a network to read by has certainly written nothing', async () => {
    interceptFetch(async () => noNetwork());
    const error = await failureOf(addProduct('a', margherita));
    expect(error).toBeInstanceOf(UnsentError);
    expect(error).toMatchObject({ message: 'Failed to add document' });
  });
});

describe('updating', () => {
  beforeEach(() => putDocument(suite, 'prodotti/a', { ...margherita, colore: 'rosso' }));

  test('replaces the whole document and sets the version', async () => {
    await updateProduct('a', margherita, { ...margherita, prezzo: 8 });
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...margherita, prezzo: 8 });
    expect((await readMenuVersion()).version).not.toBe('');
  });

  test('does not overwrite what somebody else has changed, and reports the current product', async () => {
    await putDocument(suite, 'prodotti/a', { ...margherita, prezzo: 9 });
    const error = await failureOf(updateProduct('a', margherita, { ...margherita, prezzo: 8 }));
    expect(error).toBeInstanceOf(ProductChangedError);
    expect(error).toMatchObject({ current: { id: 'a', ...margherita, prezzo: 9 } });
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
    expect((await readMenuVersion()).version).toBe('');
  });

  test.each([
    ['nome', 'Regina'],
    ['descrizione', 'Altro'],
    ['allergeni', [1]],
    ['image', 'https://example.test/a.webp'],
    ['prezzo', 1],
    ['prezzo_familiare', null],
    ['prezzo_al_metro', 30],
    ['categoria', 'Pinse'],
  ])('notices that somebody else has changed %s', async (field, value) => {
    await putDocument(suite, 'prodotti/a', { ...margherita, [field]: value });
    const error = await failureOf(updateProduct('a', margherita, { ...margherita, prezzo: 8 }));
    expect(error).toBeInstanceOf(ProductChangedError);
  });

  test('does not restore what somebody else has deleted', async () => {
    await deleteDocument(suite, 'prodotti/a');
    const error = await failureOf(updateProduct('a', margherita, { ...margherita, prezzo: 8 }));
    expect(error).toBeInstanceOf(ProductGoneError);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
  });

  test('notices a change between its read and its write', async () => {
    let commits = 0;
    interceptFetch(async (url, pass) => {
      if (!isCommit(url)) return pass();
      commits += 1;
      if (commits === 1) {
        restoreFetch();
        await putDocument(suite, 'prodotti/a', { ...margherita, prezzo: 9 });
      }
      return pass();
    });
    const error = await failureOf(updateProduct('a', margherita, { ...margherita, prezzo: 8 }));
    expect(error).toBeInstanceOf(ProductChangedError);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
  });

  test('succeeds where its own earlier write, whose response was lost, already stands', async () => {
    const wanted = { ...margherita, prezzo: 8 };
    interceptFetch(async (url, pass) => {
      const response = await pass();
      return isCommit(url) ? noNetwork() : response;
    });
    const error = await failureOf(updateProduct('a', margherita, wanted));
    expect(error).toBeInstanceOf(UnknownOutcomeError);
    restoreFetch();
    await updateProduct('a', margherita, wanted);
    expect(await readProduct('a')).toEqual({ id: 'a', ...wanted });
  });

  test('against the rules fails with the message of the catalogue', async () => {
    const error = await failureOf(updateProduct('a', margherita, { ...margherita, nome: ' ' }));
    expect(error).toMatchObject({
      message: 'Failed to update document',
      cause: { code: 'permission-denied' },
    });
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject(margherita);
  });

  test('notices that somebody deletes the product between its read and its write', async () => {
    interceptFetch(async (url, pass) => {
      if (isCommit(url)) await deleteDocument(suite, 'prodotti/a');
      return pass();
    });
    const error = await failureOf(updateProduct('a', margherita, { ...margherita, prezzo: 8 }));
    expect(error).toBeInstanceOf(ProductGoneError);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
  });

  test('a first attempt that arrives after its retry does not overwrite it', async () => {
    const first = { ...margherita, prezzo: 8 };
    const corrected = { ...margherita, prezzo: 8.5 };
    const held = holdCommits();
    await failureOf(updateProduct('a', margherita, first));
    restoreFetch();
    await updateProduct('a', margherita, corrected, [first]);
    expect((await held[0]?.())?.ok).toBe(false);
    expect(await readDocument(suite, 'prodotti/a')).toEqual(corrected);
  });

  test('whose read took too long sends no commit any more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const reads: (() => void)[] = [];
    let commits = 0;
    interceptFetch(async (url, pass) => {
      if (isCommit(url)) commits += 1;
      else if (reads.length === 0) await new Promise<void>((resolve) => reads.push(resolve));
      return pass();
    });
    const failing = failureOf(updateProduct('a', margherita, { ...margherita, prezzo: 8 }));
    await expect.poll(() => reads.length).toBe(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failing).toBeInstanceOf(UnsentError);
    vi.useRealTimers();
    reads[0]?.();
    await updateProduct('a', margherita, { ...margherita, prezzo: 9 });
    expect(commits).toBe(1);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
  });

  test('with what is only read as the same writes the whole product', async () => {
    await putDocument(suite, 'prodotti/a', { ...margherita, allergeni: ['1', '7'] });
    await updateProduct('a', margherita, margherita);
    expect(await readDocument(suite, 'prodotti/a')).toEqual(margherita);
  });

  test('repairs a document that was written in another shape', async () => {
    await putDocument(suite, 'prodotti/b', { nome: 'Cola', prezzo: '2,50', categoria: 'Bibite' });
    const stored = await readProduct('b');
    if (!stored) throw new Error('not there');
    const { id, allergeniDaVerificare: _, ...fields } = stored;
    await updateProduct(id, stored, { ...fields, categoria: 'Bibite', descrizione: 'Lattina' });
    expect(await readDocument(suite, 'prodotti/b')).toEqual({
      ...margherita,
      nome: 'Cola',
      descrizione: 'Lattina',
      allergeni: [],
      prezzo: 2.5,
      prezzo_familiare: null,
      categoria: 'Bibite',
    });
  });
});

describe('deleting', () => {
  beforeEach(async () => {
    await clearStorage(suite);
    await putDocument(suite, 'prodotti/a', margherita);
  });

  /** The product with an uploaded picture, as the list has read it. */
  async function withPicture(id = 'a'): Promise<Product & { image: string }> {
    const image = await uploadObject(suite, {
      name: `images/${id}.webp`,
      contentType: 'image/webp',
      bytes: new Uint8Array([1, 2, 3]),
    });
    await putDocument(suite, `prodotti/${id}`, { ...margherita, image });
    return { id, ...margherita, image };
  }

  test('deletes the document, sets the version, then deletes the picture', async () => {
    await deleteProduct(await withPicture());
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
    expect((await readMenuVersion()).version).not.toBe('');
    expect(await listObjects(suite)).toEqual([]);
  });

  test('succeeds where the picture is already gone', async () => {
    const product = await withPicture();
    await clearStorage(suite);
    await deleteProduct(product);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
  });

  test('never sends a picture URL outside the bucket to Storage', async () => {
    const image = 'https://example.test/v0/b/other/o/images%2Fa.webp';
    await putDocument(suite, 'prodotti/a', { ...margherita, image });
    const asked: string[] = [];
    interceptFetch(async (url, pass) => {
      asked.push(url);
      return pass();
    });
    await deleteProduct({ id: 'a', ...margherita, image });
    expect(asked.filter((url) => url.includes('/v0/b/'))).toEqual([]);
  });

  test('fails with PictureLeftError where only the picture could not be deleted', async () => {
    const product = await withPicture();
    interceptFetch(async (url, pass) =>
      url.includes('/v0/b/') ? new Response('{}', { status: 403 }) : pass(),
    );
    const error = await failureOf(deleteProduct(product));
    expect(error).toBeInstanceOf(PictureLeftError);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
  });

  test('against the rules fails with the message of the catalogue, and keeps the picture', async () => {
    const product = await withPicture();
    const { id, ...fields } = product;
    await deleteDocument(suite, `staff/${staff.uid}`);
    const error = await failureOf(deleteProduct(product));
    expect(error).toMatchObject({
      message: 'Failed to delete document',
      cause: { code: 'permission-denied' },
    });
    expect(await readDocument(suite, `prodotti/${id}`)).toEqual(fields);
    expect(await listObjects(suite)).toEqual(['images/a.webp']);
  });

  test('keeps a product that somebody else has changed since it was read, and reports it', async () => {
    const product = await withPicture();
    const { id, ...fields } = product;
    await putDocument(suite, 'prodotti/a', { ...fields, prezzo: 9 });
    const error = await failureOf(deleteProduct(product));
    expect(error).toBeInstanceOf(ProductChangedError);
    expect(error).toMatchObject({ current: { id, ...fields, prezzo: 9 } });
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
    expect(await listObjects(suite)).toEqual(['images/a.webp']);
    expect((await readMenuVersion()).version).toBe('');
  });

  test('keeps a product that somebody else changes between its read and its commit', async () => {
    const product = { id: 'a', ...margherita };
    interceptFetch(async (url, pass) => {
      if (!isCommit(url)) return pass();
      restoreFetch();
      await putDocument(suite, 'prodotti/a', { ...margherita, prezzo: 9 });
      return pass();
    });
    expect(await failureOf(deleteProduct(product))).toBeInstanceOf(ProductChangedError);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
  });

  test('that arrives late does not delete what was changed meanwhile', async () => {
    const held = holdCommits();
    await failureOf(deleteProduct({ id: 'a', ...margherita }));
    restoreFetch();
    await updateProduct('a', margherita, { ...margherita, prezzo: 9 });
    expect((await held[0]?.())?.ok).toBe(false);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
  });

  test('of what somebody else has already deleted succeeds, and deletes the picture', async () => {
    const product = await withPicture();
    await deleteDocument(suite, 'prodotti/a');
    await deleteProduct(product);
    expect(await listObjects(suite)).toEqual([]);
  });

  test('keeps a picture that another product also shows, until that one is deleted too', async () => {
    const product = await withPicture();
    const other = { ...margherita, nome: 'Marinara', image: product.image };
    await putDocument(suite, 'prodotti/b', other);
    await deleteProduct(product);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
    expect(await listObjects(suite)).toEqual(['images/a.webp']);
    await deleteProduct({ id: 'b', ...other });
    expect(await listObjects(suite)).toEqual([]);
  });

  test('keeps a picture of which it cannot be told whether another product shows it', async () => {
    const product = await withPicture();
    interceptFetch(async (url, pass) => (url.includes(':runQuery') ? noNetwork() : pass()));
    expect(await failureOf(deleteProduct(product))).toBeInstanceOf(PictureLeftError);
    expect(await listObjects(suite)).toEqual(['images/a.webp']);
  });
});
