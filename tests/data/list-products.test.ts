import { beforeEach, expect, test } from 'vitest';
import { clearFirestore, putDocuments } from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { listProducts } from '../../src/data/menu/list-products';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import { product } from '../product';

const suite = suiteOf('test');

beforeEach(() => clearFirestore(suite));

test('an empty database is an empty menu without a version', async () => {
  expect(await listProducts()).toEqual([]);
  expect((await readMenuVersion()).version).toBe('');
});

test('a visitor reads what staff has written, without signing in', async () => {
  const fields = product({ prezzo: 6.5, prezzo_familiare: 13 });
  await putDocuments(suite, {
    'prodotti/margherita': fields,
    'meta/menu': { version: new Date('2026-01-02T03:04:05Z') },
  });

  expect(await listProducts()).toEqual([{ id: 'margherita', ...fields }]);
  expect((await readMenuVersion()).version).toBe('2026-01-02T03:04:05Z');
});

test('a malformed document does not hide the others', async () => {
  await putDocuments(suite, {
    'prodotti/broken': { nome: 12, prezzo: 'molto', allergeni: 'latte', extra: { a: [true] } },
    'prodotti/whole': { nome: 'Marinara', prezzo: '5,50', categoria: 'Pizze classiche' },
  });

  const products = await listProducts();
  expect(products.map(({ id }) => id).sort()).toEqual(['broken', 'whole']);
  expect(products.find(({ id }) => id === 'whole')).toMatchObject({
    nome: 'Marinara',
    prezzo: 5.5,
  });
  expect(products.find(({ id }) => id === 'broken')).toMatchObject({ allergeniDaVerificare: true });
});
