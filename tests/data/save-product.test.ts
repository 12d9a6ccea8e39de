import { describe, expect, test, vi } from 'vitest';
import { listObjects, putDocument, readCollection } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { newProductId } from '../../src/data/staff/firestore';
import type { Product } from '../../src/domain/product/product';
import type { ChosenPicture } from '../../src/reserved/form/prepare-picture';
import { type Attempt, saveProduct } from '../../src/reserved/form/save-product';
import {
  givenPicture,
  interceptFetch,
  loseCommits,
  loseEveryAnswerFromTheCommitOn,
  restoreFetch,
  startAsStaff,
} from './app-session';
import { margherita } from './margherita';

const suite = suiteOf('test');

const chosen: ChosenPicture = {
  id: 'abcdef123456',
  name: 'Margherita.jpg',
  large: new Blob(['a picture'], { type: 'image/webp' }),
  card: new Blob(['card'], { type: 'image/webp' }),
  preview: 'data:image/webp;base64,',
  hint: '',
};

const NEW = ['images/margherita.card.webp', 'images/margherita.large.webp'];

const isCommit = (url: string) => url.includes(':commit');
const isUpload = (url: string) => url.includes('/o?name=');

/** What a form saves: the pizza with a chosen picture, as an edit of `base`, or as a new product if that is null. */
const attempt = (base: Product | null, changed: Partial<Attempt> = {}): Attempt => ({
  job: { id: base?.id ?? newProductId(), base },
  fields: margherita,
  chosen,
  sent: new Map(),
  ...changed,
});

/** A stored product with a picture. */
async function existing(): Promise<Product> {
  const image = await givenPicture('vecchia.webp');
  await putDocument(suite, 'prodotti/a', { ...margherita, image });
  return { id: 'a', ...margherita, image };
}

startAsStaff();

const products = () => readCollection(suite, 'prodotti');

describe('a new product', () => {
  test('is written after its picture is uploaded', async () => {
    const order: string[] = [];
    interceptFetch(async (url, pass) => {
      if (isUpload(url)) order.push('upload');
      if (isCommit(url)) order.push('write');
      return pass();
    });
    const { product } = await saveProduct(attempt(null));
    expect(order).toEqual(['upload', 'upload', 'write']);
    expect(await listObjects(suite)).toEqual(NEW);
    expect(product.image).toContain('images%2Fmargherita.large.webp');
    expect(await products()).toEqual({ [product.id]: { ...margherita, image: product.image } });
  });

  test('is not written if the save is stopped during the upload, whose file a retry finds', async () => {
    const stopper = new AbortController();
    interceptFetch(async (url, pass) => {
      if (isUpload(url)) stopper.abort();
      return pass();
    });
    const first = attempt(null);
    const stopped = saveProduct({ ...first, signal: stopper.signal });
    await expect(stopped).rejects.toThrow('Failed to upload image');
    restoreFetch();
    expect(await products()).toEqual({});
    await saveProduct(first);
    expect(await listObjects(suite)).toEqual(NEW);
  });

  test('is created once, with one upload, by retries after a lost commit and a lost response', async () => {
    const first = attempt(null);
    loseCommits();
    await expect(saveProduct(first)).rejects.toThrow('Failed to add');
    restoreFetch();
    loseEveryAnswerFromTheCommitOn();
    await expect(saveProduct(first)).rejects.toThrow('Failed to add');
    restoreFetch();
    const typed = { ...margherita, prezzo: 8 };
    const { product } = await saveProduct({ ...first, fields: typed });
    expect(await products()).toEqual({ [first.job.id]: { ...typed, image: product.image } });
    expect(await listObjects(suite)).toEqual(NEW);
  });

  test("keeps a colleague's later edit when the save is retried", async () => {
    const first = attempt(null, { chosen: null });
    loseEveryAnswerFromTheCommitOn();
    await expect(saveProduct(first)).rejects.toThrow('Failed to add');
    restoreFetch();
    const theirs = { ...margherita, prezzo: 9 };
    await putDocument(suite, `prodotti/${first.job.id}`, theirs);
    for (const fields of [margherita, { ...margherita, prezzo: 8, nome: 'Mia' }]) {
      const retry = saveProduct({ ...first, fields });
      await expect(retry).rejects.toMatchObject({ name: 'ConflictError', current: theirs });
    }
    expect(await products()).toEqual({ [first.job.id]: theirs });
    const { product } = await saveProduct({ ...first, fields: { ...theirs, nome: 'Mia' } });
    expect(await products()).toEqual({ [first.job.id]: { ...theirs, nome: product.nome } });
  });
});

describe('an edited product', () => {
  test('gets its new picture, and the old one is deleted', async () => {
    const { product } = await saveProduct(attempt(await existing()));
    expect(await products()).toEqual({ a: { ...margherita, image: product.image } });
    await expect.poll(() => listObjects(suite)).toEqual(NEW);
  });

  test('keeps an unchanged picture, and the fields that only a colleague changed', async () => {
    const opened = await existing();
    const { image } = opened;
    await putDocument(suite, 'prodotti/a', { ...margherita, image, nome: 'Loro' });
    const fields = { ...margherita, image, prezzo: 8 };
    await saveProduct(attempt(opened, { fields, chosen: null }));
    expect(await products()).toEqual({ a: { ...fields, nome: 'Loro' } });
    expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
  });

  test('is saved if its old picture cannot be deleted, and the error is only logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const opened = await existing();
    interceptFetch(async (url, pass) =>
      url.includes('vecchia') ? new Response('{}', { status: 403 }) : pass(),
    );
    await saveProduct(attempt(opened));
    await expect.poll(() => log.mock.calls.length).toBe(1);
    log.mockRestore();
    expect(await listObjects(suite)).toEqual([...NEW, 'images/vecchia.webp']);
  });
});
