import { describe, expect, test } from 'vitest';
import { pageCount, pageNumbers, validPage } from '../../src/domain/pages';
import type { Product } from '../../src/domain/product';
import { indexProducts, searchProducts } from '../../src/domain/product-list';

const product = (nome: string, more: Partial<Product> = {}): Product => ({
  id: nome,
  nome,
  descrizione: 'Pomodoro',
  allergeni: [],
  image: null,
  prezzo: 5,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Bibite',
  ...more,
});

const found = (products: Product[], query: string) =>
  searchProducts(indexProducts(products), query).map(({ nome }) => nome);

describe('the search', () => {
  const products = [
    product('Tiramisù', { categoria: 'Dolci' }),
    product('Margherita', { descrizione: 'Fiordilatte' }),
    product('Caffè', { descrizione: 'Con schiuma' }),
  ];

  test('sorts by name, as an Italian reader expects', () => {
    const names = [product('zuppa'), product('Èssenza'), product('estate'), product('Ananas')];
    expect(found(names, '')).toEqual(['Ananas', 'Èssenza', 'estate', 'zuppa']);
  });

  test('looks at name, description and category', () => {
    expect(found(products, 'margh')).toEqual(['Margherita']);
    expect(found(products, 'schiuma')).toEqual(['Caffè']);
    expect(found(products, 'dolci')).toEqual(['Tiramisù']);
  });

  test.each(['TIRAMISU', 'tiramisù', 'tiramisu', '  Tiramisu\u0300 '])(
    'finds it by %j',
    (query) => {
      expect(found(products, query)).toEqual(['Tiramisù']);
    },
  );

  test('takes no text across two fields, and no signs as a pattern', () => {
    expect(found(products, 'tiramisùpomodoro')).toEqual([]);
    expect(found(products, '.*')).toEqual([]);
  });

  test('of two thousand products is a matter of milliseconds', () => {
    const many = indexProducts(
      Array.from({ length: 2000 }, (_, index) =>
        product(`Pizza ${index}`, { descrizione: 'Pomodoro, fiordilatte, basilico '.repeat(10) }),
      ),
    );
    const begun = performance.now();
    for (const query of ['p', 'pi', 'piz', 'pizz', 'pizza', 'pizza 1', 'pizza 19']) {
      searchProducts(many, query);
    }
    expect((performance.now() - begun) / 7).toBeLessThan(50);
  });
});

describe('the pages', () => {
  test('hold ten rows, and are at least one', () => {
    expect([0, 1, 10, 11, 2000].map(pageCount)).toEqual([1, 1, 1, 2, 200]);
  });

  test.each([
    [null, 1],
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['99', 8],
    ['1.5', 1],
    ['tre', 1],
  ])('take %j of an address as page %i of eight', (asked, page) => {
    expect(validPage(asked, 8)).toBe(page);
  });

  test.each([
    [1, 1, '1'],
    [1, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [100, 200, '1 … 99 100 101 … 200'],
    [197, 200, '1 … 196 197 198 199 200'],
    [196, 200, '1 … 195 196 197 … 200'],
  ])('on %i of %i are drawn as %s', (current, count, drawn) => {
    const numbers = pageNumbers(current, count).map((page) => (page === 'gap' ? '…' : page));
    expect(numbers.join(' ')).toBe(drawn);
  });
});
