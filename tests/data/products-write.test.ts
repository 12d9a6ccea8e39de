import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
} from '../../src/data/staff/write-errors';
import {
  clearFirestore,
  clearStorage,
  deleteDocument,
  listObjects,
  putDocument,
  readCollection,
  readDocument,
  uploadObject,
} from '../emulators/client';
import { suiteOf } from '../emulators/suite';
import {
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

  test('repairs a document that was written in another shape', async () => {
    await putDocument(suite, 'prodotti/b', { nome: 'Cola', prezzo: '2,50', categoria: 'Bibite' });
    const stored = await readProduct('b');
    if (!stored) throw new Error('not there');
    const { id, ...fields } = stored;
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

  const picture = (name: string) =>
    uploadObject(suite, {
      name: `images/${name}`,
      contentType: 'image/webp',
      bytes: new Uint8Array([1, 2, 3]),
    });

  test('deletes the document, sets the version, then deletes the picture', async () => {
    const image = await picture('a.webp');
    await deleteProduct('a', image);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
    expect((await readMenuVersion()).version).not.toBe('');
    expect(await listObjects(suite)).toEqual([]);
  });

  test('succeeds where the picture is already gone', async () => {
    const image = await picture('a.webp');
    await clearStorage(suite);
    await deleteProduct('a', image);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
  });

  test('never sends a picture URL outside the bucket to Storage', async () => {
    const asked: string[] = [];
    interceptFetch(async (url, pass) => {
      asked.push(url);
      return pass();
    });
    await deleteProduct('a', 'https://example.test/v0/b/other/o/images%2Fa.webp');
    expect(asked.filter((url) => url.includes('/v0/b/'))).toEqual([]);
  });

  test('fails with PictureLeftError where only the picture could not be deleted', async () => {
    const image = await picture('a.webp');
    interceptFetch(async (url, pass) =>
      url.includes('/v0/b/') ? new Response('{}', { status: 403 }) : pass(),
    );
    const error = await failureOf(deleteProduct('a', image));
    expect(error).toBeInstanceOf(PictureLeftError);
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
  });

  test('against the rules fails with the message of the catalogue, and keeps the picture', async () => {
    const image = await picture('a.webp');
    await deleteDocument(suite, `staff/${staff.uid}`);
    const error = await failureOf(deleteProduct('a', image));
    expect(error).toMatchObject({
      message: 'Failed to delete document',
      cause: { code: 'permission-denied' },
    });
    expect(await readDocument(suite, 'prodotti/a')).toEqual(margherita);
    expect(await listObjects(suite)).toEqual(['images/a.webp']);
  });
});
