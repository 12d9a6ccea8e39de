import { beforeEach, describe, expect, test } from 'vitest';
import { clearFirestore, putDocument, putDocuments } from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { listProducts, listProductsByCategory } from '../../src/data/menu/list-products';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import { margherita } from './margherita';

const suite = suiteOf('test');

beforeEach(() => clearFirestore(suite));

describe('the products', () => {
  test('are an empty list where none is stored', async () => {
    expect(await listProducts()).toEqual([]);
  });

  test('come with their ids and their eight fields', async () => {
    await putDocument(suite, 'prodotti/margherita', margherita);
    expect(await listProducts()).toEqual([{ id: 'margherita', ...margherita }]);
  });

  test('are all listed where some are malformed, with their fields normalized', async () => {
    await putDocuments(suite, {
      'prodotti/a': margherita,
      'prodotti/b': { nome: 7, prezzo: 'gratis', allergeni: { uno: 1 }, image: [] },
      'prodotti/c': {},
      'prodotti/d': { ...margherita, prezzo: '8,00', allergeni: ['1', 99], colore: 'rosso' },
    });
    const products = await listProducts();
    expect(products.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(products.find(({ id }) => id === 'd')).toEqual({
      ...margherita,
      id: 'd',
      prezzo: 8,
      allergeni: [1],
      allergeniDaVerificare: true,
    });
  });

  test('of one category are filtered and sorted for the menu', async () => {
    await putDocuments(suite, {
      'prodotti/a': { ...margherita, nome: 'Diavola', prezzo: 9 },
      'prodotti/b': margherita,
      'prodotti/c': { ...margherita, nome: 'Tiramisù', categoria: 'Dolci' },
    });
    const names = (await listProductsByCategory('Pizze classiche')).map(({ nome }) => nome);
    expect(names).toEqual(['Margherita', 'Diavola']);
  });

  test('are listed completely where there are two thousand', async () => {
    for (let batch = 0; batch < 4; batch++) {
      const documents = Array.from({ length: 500 }, (_, index) => [
        `prodotti/p${batch * 500 + index}`,
        margherita,
      ]);
      await putDocuments(suite, Object.fromEntries(documents));
    }
    expect(await listProducts()).toHaveLength(2000);
  });
});

describe('the version of the menu', () => {
  test('is an empty string where none was ever written', async () => {
    expect((await readMenuVersion()).version).toBe('');
  });

  test('differs where two writes are one millisecond apart', async () => {
    await putDocument(suite, 'meta/menu', { version: new Date('2026-01-01T10:00:00.001Z') });
    const first = (await readMenuVersion()).version;
    await putDocument(suite, 'meta/menu', { version: new Date('2026-01-01T10:00:00.002Z') });
    expect((await readMenuVersion()).version).not.toBe(first);
  });
});
