import { describe, expect, test } from 'vitest';
import { listObjects, putDocument, readCollection } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { newProductId } from '../../src/data/staff/firestore';
import { type ChosenPicture, type Save, saveProducts } from '../../src/data/staff/save-product';
import { type Change, creationOf } from '../../src/domain/changes/change';
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

/** A save of the pizza with a chosen picture: an edit of `base`, or a new product if that is null. */
function attempt(base: Product | null, id = base?.id ?? newProductId()): Save {
  const same: Change = { id, nome: 'Margherita', before: {}, after: {} };
  const change = base ? same : creationOf(id, margherita);
  const picture = { file: chosen, replaces: base?.image ?? null };
  return { purpose: 'form', changes: [change], picture };
}

/** Saves, and expects that it succeeds. @returns the picture's address */
async function save(wanted: Save): Promise<string> {
  const { changes, outcomes } = await saveProducts(wanted);
  expect([...outcomes.values()]).toEqual([{ kind: 'written' }]);
  return String(changes[0]?.after?.image);
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
    const image = await save(attempt(null, 'new'));
    expect(order).toEqual(['upload', 'upload', 'write']);
    expect(await listObjects(suite)).toEqual(NEW);
    expect(image).toContain('images%2Fmargherita.large.webp');
    expect(await products()).toEqual({ new: { ...margherita, image } });
  });

  test('is created once, with one upload, by a retry after a lost commit and a lost response', async () => {
    const wanted = attempt(null, 'new');
    loseCommits();
    await expect(saveProducts(wanted)).rejects.toThrow('Failed to add document');
    restoreFetch();
    loseAnswers();
    await expect(saveProducts(wanted)).rejects.toThrow('Failed to add document');
    restoreFetch();
    const saved = { ...margherita, image: await save(wanted) };
    expect(await products()).toEqual({ new: saved });
    expect(await listObjects(suite)).toEqual(NEW);
    // What was typed meanwhile, or changed by a colleague, is told as a conflict with what is stored.
    const changes = [creationOf('new', { ...margherita, prezzo: 8 })];
    const { outcomes } = await saveProducts({ ...wanted, changes });
    expect(outcomes.get('new')).toEqual({ kind: 'conflict', current: { id: 'new', ...saved } });
  });
});

test('an edit replaces the picture, and keeps the old one for an undo', async () => {
  const image = await save(attempt(await existing()));
  expect(await products()).toEqual({ a: { ...margherita, image } });
  expect(await listObjects(suite)).toEqual([...NEW, 'images/vecchia.webp']);
});

test('a picture that gets no answer can be skipped: the rest is saved, and the one before stands', async () => {
  const base = await existing();
  const skipping = new AbortController();
  interceptFetch((url, pass) => {
    // Nothing answers about pictures.
    if (!url.includes('/v0/b/')) return pass();
    skipping.abort();
    return new Promise(() => {});
  });
  const change: Change = {
    id: 'a',
    nome: 'Margherita',
    before: { prezzo: 7 },
    after: { prezzo: 8 },
  };
  const picture = { file: chosen, replaces: base.image, skipped: skipping.signal };
  await putDocument(suite, 'prodotti/a', { ...margherita, image: base.image, prezzo: 7 });
  const { isPictureSkipped } = await saveProducts({ purpose: 'form', changes: [change], picture });
  expect(isPictureSkipped).toBe(true);
  expect(await products()).toEqual({ a: { ...margherita, image: base.image, prezzo: 8 } });
  restoreFetch();
  expect(await listObjects(suite)).toEqual(['images/vecchia.webp']);
});
