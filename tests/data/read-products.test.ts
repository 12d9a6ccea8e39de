import { beforeEach, expect, test } from 'vitest';
import { clearFirestore, putDocuments } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readProducts } from '../../src/data/menu/firestore-rest';
import { margherita } from './margherita';

const suite = suiteOf('test');

beforeEach(() => clearFirestore(suite));

test('a visitor reads every product without signing in, malformed ones normalised', async () => {
  await putDocuments(suite, {
    'prodotti/a': margherita,
    'prodotti/b': { nome: 7, prezzo: 'gratis', allergeni: { uno: 1 }, image: [] },
    'prodotti/c': {},
    'prodotti/d': { ...margherita, prezzo: '8,00', allergeni: ['1', 99], colore: 'rosso' },
  });
  const { products } = await readProducts();
  const [a, b, c, d] = products.sort((x, y) => x.id.localeCompare(y.id));
  expect(a).toEqual({ id: 'a', ...margherita });
  expect(b).toMatchObject({ id: 'b', allergeniDaVerificare: true });
  expect(c).toMatchObject({ id: 'c' });
  const read = { id: 'd', prezzo: 8, allergeni: [1], allergeniDaVerificare: true };
  expect(d).toEqual({ ...margherita, ...read });
});

test('a menu of more products than a page of Firestore is listed completely', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => `prodotti/p${index}`);
  await putDocuments(suite, Object.fromEntries(ids.map((id) => [id, margherita])));
  expect((await readProducts()).products).toHaveLength(400);
});
