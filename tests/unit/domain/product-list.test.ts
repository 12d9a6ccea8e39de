import { describe, expect, test } from 'vitest';
import type { Product } from '../../../src/domain/product/product';
import { orderProducts, searchProducts } from '../../../src/domain/product/product-list';
import { pageNumbers, pageOf } from '../../../src/reserved/list/pages';
import { dish } from '../../product';

const product = (nome: string, more: Partial<Product> = {}) =>
  dish({ nome, prezzo: 5, categoria: 'Bibite', allergeni: [], ...more });

const found = (products: Product[], query: string) =>
  searchProducts(orderProducts(products, 'nome'), query).map(({ nome }) => nome);

describe('the search of the reserved list', () => {
  const products = [
    product('Tiramisù', { categoria: 'Dolci' }),
    product('Margherita', { descrizione: 'Fiordilatte' }),
    product('Caffè', { descrizione: 'Con schiuma' }),
  ];

  test('sorts by name in Italian order', () => {
    const names = [product('zuppa'), product('Èssenza'), product('estate'), product('Ananas')];
    expect(found(names, '')).toEqual(['Ananas', 'Èssenza', 'estate', 'zuppa']);
  });

  test('sorts as in the menu, unknown categories last', () => {
    const some = [
      product('Acqua', { prezzo: 1 }),
      product('Fritto', { categoria: 'Fritti', prezzo: 3 }),
      product('Babà', { categoria: 'Dolci', prezzo: 4 }),
      product('Olive', { categoria: 'Antipasti', prezzo: 2 }),
    ];
    const ordered = orderProducts(some, 'menu').map(({ nome }) => nome);
    expect(ordered).toEqual(['Olive', 'Babà', 'Acqua', 'Fritto']);
  });

  test('matches name, description and category, and no price', () => {
    expect(found(products, '5')).toEqual([]);
    expect(found(products, 'margh')).toEqual(['Margherita']);
    expect(found(products, 'schiuma')).toEqual(['Caffè']);
    expect(found(products, 'dolci')).toEqual(['Tiramisù']);
  });

  test.each(['TIRAMISU', 'tiramisù', 'tiramisu', ' Tiramisu\u0300  '])(
    'ignores case, accents and outer blanks: %j',
    (query) => {
      expect(found(products, query)).toEqual(['Tiramisù']);
    },
  );

  test('requires all words, in any order, across name, description and category', () => {
    expect(found(products, 'fiordi  margher')).toEqual(['Margherita']);
    expect(found(products, 'fiordilatte caffè')).toEqual([]);
  });

  test('takes a numeral for its digit, and for no other number', () => {
    const dishes = [product('4 formaggi'), product('Quattro stagioni'), product('Classico 48 ore')];
    for (const query of ['quattro', 'Quattro formaggi', '4 stagioni']) {
      expect(found(dishes, query)).not.toContain('Classico 48 ore');
    }
    expect(found(dishes, 'quattro')).toEqual(['4 formaggi', 'Quattro stagioni']);
    expect(found(dishes, '4 stagioni')).toEqual(['Quattro stagioni']);
    expect(found(dishes, 'quatt')).toEqual(['Quattro stagioni']);
  });
});

describe('the pages of the reserved list', () => {
  test('have ten rows each, and there is at least one', () => {
    const counts = [0, 1, 10, 11, 2000].map((items) => pageOf(null, items).count);
    expect(counts).toEqual([1, 1, 1, 2, 200]);
  });

  test.each([
    [null, 1],
    ['3', 3],
    ['0', 1],
    ['99', 8],
    ['1.5', 1],
    ['tre', 1],
  ])('read %j in an address as page %i of eight', (asked, page) => {
    expect(pageOf(asked, 80)).toEqual({ page, count: 8 });
  });

  test.each([
    [1, 1, '1'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [5, 8, '1 … 4 5 6 7 8'],
    [197, 200, '1 … 196 197 198 199 200'],
    [196, 200, '1 … 195 196 197 … 200'],
  ])('show on page %i of %i the numbers %s', (current, count, drawn) => {
    const numbers = pageNumbers(current, count).map((page) => (page === 'gap' ? '…' : page));
    expect(numbers.join(' ')).toBe(drawn);
  });
});
