import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { UploadError } from '../../src/data/staff/images';
import { ProductChangedError, UnknownOutcomeError } from '../../src/data/staff/write-errors';
import type { Product } from '../../src/domain/product';
import type { ValidFields } from '../../src/domain/validation';
import {
  abandonSave,
  type ChosenPicture,
  newSaveJob,
  saveProduct,
} from '../../src/reserved/form/save-product';
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
import { margherita as stored } from './margherita';

const suite = suiteOf('test');

/** What the form passes to saveProduct beside the picture. */
const { image: _, ...margherita } = stored;

/** The rules refuse a blank name; the form never sends one. */
const refused: ValidFields = { ...margherita, nome: ' ' };

const picture = (id = 'abcdef123456', name = 'Margherita.jpg'): ChosenPicture => ({
  id,
  name,
  blob: new Blob(['a picture'], { type: 'image/webp' }),
});

const isCommit = (url: string) => url.includes(':commit');
const isUpload = (url: string) => url.includes('/o?name=');

/** A stored product with a picture. */
async function existing(): Promise<Product> {
  const image = await uploadObject(suite, {
    name: 'images/vecchia.webp',
    contentType: 'image/webp',
    bytes: new Uint8Array([1]),
  });
  await putDocument(suite, 'prodotti/a', { ...margherita, image });
  return { id: 'a', ...margherita, image };
}

beforeAll(signInAsStaff);

beforeEach(async () => {
  await Promise.all([clearFirestore(suite), clearStorage(suite)]);
  await makeStaff();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  restoreFetch();
});

const products = () => readCollection(suite, 'prodotti');

describe('a new product', () => {
  test('is written after its picture is uploaded', async () => {
    const order: string[] = [];
    interceptFetch(async (url, pass) => {
      if (isUpload(url)) order.push('upload');
      if (isCommit(url)) order.push('write');
      return pass();
    });
    const saved = await saveProduct(newSaveJob(null), margherita, null, picture());
    expect(order).toEqual(['upload', 'write']);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
    expect(saved.image).toContain('images%2Fmargherita.webp');
    expect(await products()).toEqual({ [saved.id]: { ...margherita, image: saved.image } });
  });

  test('without a picture is written with a null image', async () => {
    const { id } = await saveProduct(newSaveJob(null), margherita, null, null);
    expect(await products()).toEqual({ [id]: { ...margherita, image: null } });
  });

  test('is not written where its picture is refused', async () => {
    const svg = { ...picture(), blob: new Blob(['<svg/>'], { type: 'image/svg+xml' }) };
    await expect(saveProduct(newSaveJob(null), margherita, null, svg)).rejects.toThrow(UploadError);
    expect(await products()).toEqual({});
    expect(await listObjects(suite)).toEqual([]);
  });

  test('that is refused leaves no picture, and its retry makes one product', async () => {
    const job = newSaveJob(null);
    await expect(saveProduct(job, refused, null, picture())).rejects.toThrow('Failed to add');
    expect(await listObjects(suite)).toEqual([]);
    const { id } = await saveProduct(job, margherita, null, picture());
    expect(Object.keys(await products())).toEqual([id]);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('whose response is lost is found to be saved by reading it back', async () => {
    interceptFetch(async (url, pass) => {
      const response = await pass();
      return isCommit(url) ? noNetwork() : response;
    });
    const saved = await saveProduct(newSaveJob(null), margherita, null, picture());
    expect(await products()).toEqual({ [saved.id]: { ...margherita, image: saved.image } });
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('that was not written is saved by a retry, with the picture that is already uploaded', async () => {
    const job = newSaveJob(null);
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    await expect(saveProduct(job, margherita, null, picture())).rejects.toThrow(
      UnknownOutcomeError,
    );
    restoreFetch();
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
    const { id } = await saveProduct(job, { ...margherita, prezzo: 8 }, null, picture());
    expect(await products()).toMatchObject({ [id]: { prezzo: 8 } });
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('that was written without a response is updated by a retry, not written twice', async () => {
    const job = newSaveJob(null);
    let written = false;
    interceptFetch(async (url, pass) => {
      if (written) return noNetwork();
      const response = await pass();
      if (!isCommit(url)) return response;
      written = true;
      return noNetwork();
    });
    await expect(saveProduct(job, margherita, null, picture())).rejects.toThrow(
      UnknownOutcomeError,
    );
    restoreFetch();
    const { id } = await saveProduct(job, { ...margherita, prezzo: 8 }, null, picture());
    expect(Object.keys(await products())).toEqual([id]);
    expect(await products()).toMatchObject({ [id]: { prezzo: 8 } });
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('that was not written loses its picture when it is abandoned', async () => {
    const job = newSaveJob(null);
    interceptFetch(async (url, pass) => (isCommit(url) ? noNetwork() : pass()));
    await expect(saveProduct(job, margherita, null, picture())).rejects.toThrow();
    restoreFetch();
    await abandonSave(job);
    expect(await listObjects(suite)).toEqual([]);
  });

  test('that was written without a response keeps its picture when it is abandoned', async () => {
    const job = newSaveJob(null);
    let written = false;
    interceptFetch(async (url, pass) => {
      if (written) return noNetwork();
      const response = await pass();
      if (!isCommit(url)) return response;
      written = true;
      return noNetwork();
    });
    await expect(saveProduct(job, margherita, null, picture())).rejects.toThrow();
    restoreFetch();
    await abandonSave(job);
    expect(Object.keys(await products())).toHaveLength(1);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp']);
  });
});

describe('an edited product', () => {
  test('gets its new picture, and the old one is deleted', async () => {
    const job = newSaveJob(await existing());
    const saved = await saveProduct(job, margherita, null, picture());
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...margherita, image: saved.image });
    await expect.poll(() => listObjects(suite)).toEqual(['images/margherita.webp']);
  });

  test('has its picture deleted where it was removed in the form', async () => {
    await saveProduct(newSaveJob(await existing()), margherita, null, null);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ image: null });
    await expect.poll(() => listObjects(suite)).toEqual([]);
  });

  test('keeps a picture that was not changed', async () => {
    const opened = await existing();
    await saveProduct(newSaveJob(opened), { ...margherita, prezzo: 8 }, opened.image, null);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({
      prezzo: 8,
      image: opened.image,
    });
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
  });

  test('that is refused keeps the old picture and leaves no new one', async () => {
    const opened = await existing();
    await expect(saveProduct(newSaveJob(opened), refused, null, picture())).rejects.toThrow(
      'Failed to update document',
    );
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ image: opened.image });
  });

  test('that somebody else has changed stays as it is, and the new picture is deleted', async () => {
    const opened = await existing();
    await putDocument(suite, 'prodotti/a', { ...margherita, image: opened.image, prezzo: 9 });
    const job = newSaveJob(opened);
    await expect(saveProduct(job, margherita, null, picture())).rejects.toThrow(
      ProductChangedError,
    );
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ prezzo: 9 });
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
  });

  test('is saved although its old picture cannot be deleted, which is only logged', async () => {
    const opened = await existing();
    interceptFetch(async (url, pass) =>
      url.includes('vecchia') ? new Response('{}', { status: 403 }) : pass(),
    );
    await saveProduct(newSaveJob(opened), margherita, null, picture());
    await expect.poll(() => vi.mocked(console.error).mock.calls.length).toBe(1);
    expect(await listObjects(suite)).toEqual(['images/margherita.webp', 'images/vecchia.webp']);
  });

  test('that was written without a response is updated by a retry, and only its last picture is kept', async () => {
    const job = newSaveJob(await existing());
    let written = false;
    interceptFetch(async (url, pass) => {
      if (written) return noNetwork();
      const response = await pass();
      if (!isCommit(url)) return response;
      written = true;
      return noNetwork();
    });
    await expect(saveProduct(job, margherita, null, picture())).rejects.toThrow();
    restoreFetch();
    const other = picture('ghijkl123456', 'Altra.png');
    const saved = await saveProduct(job, { ...margherita, prezzo: 8 }, null, other);
    expect(await readDocument(suite, 'prodotti/a')).toEqual({
      ...margherita,
      prezzo: 8,
      image: saved.image,
    });
    await expect.poll(() => listObjects(suite)).toEqual(['images/altra.webp']);
  });

  test('changes neither in Firestore nor in Storage for an account that lost its rights', async () => {
    const opened = await existing();
    await deleteDocument(suite, `staff/${staff.uid}`);
    await expect(
      saveProduct(newSaveJob(opened), margherita, null, picture()),
    ).rejects.toMatchObject({ status: 403 });
    await expect(saveProduct(newSaveJob(opened), margherita, null, null)).rejects.toThrow(
      'Failed to update document',
    );
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ image: opened.image });
  });
});
