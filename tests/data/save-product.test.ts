import { describe, expect, test } from 'vitest';
import { listObjects, putDocument, readCollection } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { newProductId } from '../../src/data/staff/firestore';
import {
  type ChosenPicture,
  type ProductToSave,
  saveProduct,
} from '../../src/data/staff/save-product';
import type { Product } from '../../src/domain/product/product';
import {
  givenPicture,
  interceptFetch,
  loseAnswers,
  loseCommits,
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
};

const NEW = ['images/margherita.card.webp', 'images/margherita.large.webp'];

const isCommit = (url: string) => url.includes(':commit');
const isUpload = (url: string) => url.includes('/o?name=');

/** The input of a save: the pizza with a chosen picture, as an edit of `base`, or as a new product if that is null. */
const attempt = (base: Product | null, changed: Partial<ProductToSave> = {}): ProductToSave => ({
  ...{ id: base?.id ?? newProductId(), base, fields: margherita, picture: chosen },
  ...changed,
});

/** Saves, and expects that it succeeds. */
async function save(product: ProductToSave): Promise<Product> {
  const result = await saveProduct(product);
  expect(result.outcome).toBe('saved');
  return (result as { product: Product }).product;
}

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
    const product = await save(attempt(null));
    expect(order).toEqual(['upload', 'upload', 'write']);
    expect(await listObjects(suite)).toEqual(NEW);
    expect(product.image).toContain('images%2Fmargherita.large.webp');
    expect(await products()).toEqual({ [product.id]: { ...margherita, image: product.image } });
  });

  test('is created once, with one upload, by a retry after a lost commit and a lost response', async () => {
    const product = attempt(null);
    loseCommits();
    expect(await saveProduct(product)).toMatchObject({
      outcome: 'refused',
      error: { message: 'Failed to add document' },
    });
    restoreFetch();
    loseAnswers();
    expect(await saveProduct(product)).toMatchObject({ outcome: 'refused' });
    restoreFetch();
    const { id, ...saved } = await save(product);
    expect(await products()).toEqual({ [product.id]: saved });
    expect(await listObjects(suite)).toEqual(NEW);
    // What was typed meanwhile, or changed by a colleague, is told as a conflict with what is stored.
    const retry = { ...product, fields: { ...margherita, prezzo: 8 } };
    expect(await saveProduct(retry)).toMatchObject({
      outcome: 'conflict',
      current: { id, ...saved },
    });
  });
});

describe('an edited product', () => {
  test('gets its new picture, and the old one is deleted', async () => {
    const product = await save(attempt(await existing()));
    expect(await products()).toEqual({ a: { ...margherita, image: product.image } });
    await expect.poll(() => listObjects(suite)).toEqual(NEW);
  });
});
