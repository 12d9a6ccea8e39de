import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentId, productOf } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/engine/menu-index';
import { searchMenu } from '../../src/menu/search/engine/search-menu';
import { splitAtMatches } from '../../src/menu/search/engine/text-marks';

const products = sampleMenu.map((dish) => ({ id: documentId(dish), ...productOf(dish, null) }));
const index = indexMenu(groupByCategory(products));

const groups = (query: string) => searchMenu(index, query)?.groups ?? [];
const names = (query: string) =>
  groups(query).flatMap((group) => group.products.map(({ nome }) => nome));
const found = (query: string) => names(query).sort();

describe('the search of the sample menu', () => {
  test('finds a dish by its name', () => {
    expect(names('capricciosa')).toEqual(['Capricciosa']);
  });

  test('finds all dishes of a category by its name', () => {
    const [first] = groups('dolci');
    expect(first?.category).toBe('Dolci');
    expect(first?.products).toHaveLength(
      sampleMenu.filter(({ categoria }) => categoria === 'Dolci').length,
    );
  });

  test('ignores case and accents, in the query and in the menu', () => {
    expect(names('TIRAMISU')).toEqual(['Tiramisù della casa']);
    expect(found('supplì')).toEqual(found('suppli'));
    expect(found('cremè')).toEqual(found('creme'));
  });

  test('requires every word, in any order, across name, ingredients and category', () => {
    expect(names('acciughe napoli')).toEqual(['Napoli']);
    expect(names('napoli acciughe classiche')).toEqual(['Napoli']);
    expect(names('napoli salsiccia')).toEqual([]);
  });

  test('matches the start of a word, never its middle', () => {
    expect(names('capric')).toEqual(['Capricciosa']);
    expect(names('pricciosa')).toEqual([]);
  });

  test('lists categories with the best dish first, equal ones in the order of the menu', () => {
    const found = groups('bufala').map(({ category }) => category);
    expect(found.slice(0, 2)).toEqual(['Pizze classiche', 'Panini']);
    const order = ['Antipasti', 'Pinse', 'Pizze gourmet'].filter((name) =>
      found.some((category) => category === name),
    );
    expect(found.slice(2)).toEqual(order);
  });

  test('lists dishes that match by name first', () => {
    for (const { products } of groups('bufala')) {
      const named = products.map(({ nome }) => /bufala/i.test(nome));
      expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  test.each(['', ' ', 'a', '?', '\u0300'])('does not search for %j', (query) => {
    expect(searchMenu(index, query)).toBeNull();
  });

  test('finds every dish by the words of its name in any order', () => {
    const shuffled = fc.constantFrom(...sampleMenu).chain(({ nome }) => {
      const words = nome.split(' ');
      const order = fc.shuffledSubarray(words, { minLength: words.length });
      return fc.record({ nome: fc.constant(nome), order });
    });
    fc.assert(
      fc.property(shuffled, ({ nome, order }) => {
        expect(names(order.join(' '))).toContain(nome);
      }),
    );
  });

  test('accepts a text of any length', () => {
    expect(groups('margherita '.repeat(10_000))).toEqual(groups('margherita'));
    expect(groups('m'.repeat(100_000))).toEqual([]);
    expect(groups(Array.from({ length: 10_000 }, (_, at) => `parola${at}`).join(' '))).toEqual([]);
  });

  test('accepts any text as a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(groups(query).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('a slip', () => {
  test.each([
    ['margerita', 'a missing letter'],
    ['margheritta', 'an extra letter'],
    ['margharita', 'a wrong letter'],
    ['marghertia', 'two letters swapped'],
    ['margeri', 'a slip in the beginning of a word'],
    ['margarita', 'a wrong letter, and no h'],
  ])('is corrected, and the correction reported: %s (%s)', (query) => {
    expect(searchMenu(index, query)?.understood).toBe('margherita');
    expect(names(query)).toContain('Margherita');
  });

  test.each([
    ['proscuto', 'prosciutto'],
    ['mozarela', 'mozzarella'],
    ['capriciosa', 'capricciosa'],
    ['tiramissu', 'tiramisù'],
    ['fungi', 'funghi'],
    ['piza', 'pizza'],
  ])('of spelling is corrected however it is heard: %s', (query, understood) => {
    expect(searchMenu(index, query)?.understood).toBe(understood);
    expect(names(query).sort()).toEqual(names(understood).sort());
  });

  test('is corrected among other words, which are reported as they were typed', () => {
    expect(searchMenu(index, 'Pizza al PROSCUTO e funghi')?.understood).toBe(
      'Pizza al prosciutto e funghi',
    );
    expect(names('pizza proscuto funghi')[0]).toBe('Prosciutto e funghi');
  });

  test.each(['nargherita', 'mrgeita', 'marghettira'])(
    'is not corrected in the first letter, nor together with a second one that is heard: %s',
    (query) => {
      expect(searchMenu(index, query)).toMatchObject({ groups: [], understood: null });
    },
  );

  test('is not assumed in a word that resembles nothing on the menu', () => {
    expect(names('sushi')).toEqual([]);
    expect(names('lasagne')).toEqual([]);
  });

  test('is not assumed in the name of an allergen: pesce is no pesca', () => {
    expect(searchMenu(index, 'pesce')).toMatchObject({ groups: [], understood: null });
    expect(names('pesca')).toEqual(['Succo di frutta', 'Tè freddo']);
  });
});

describe('the marked matches', () => {
  const marked = (text: string, beginnings: string[], words: string[] = []) =>
    splitAtMatches(text, { beginnings, words: new Set(words) })
      .map((part) => (part.match ? `[${part.text}]` : part.text))
      .join('');

  test('are whole words where another form of the typed word or a slip of it matched', () => {
    expect(marked('Quattro formaggi', ['formaggio'], ['formaggi'])).toBe('Quattro [formaggi]');
  });

  test('are in the texts of a dish what the query found there', () => {
    const inName = (query: string) => {
      const result = searchMenu(index, query);
      const name = result?.groups[0]?.products[0]?.nome ?? '';
      return splitAtMatches(name, result?.marks ?? { words: new Set(), beginnings: [] })
        .map((part) => (part.match ? `[${part.text}]` : part.text))
        .join('');
    };
    expect(inName('4 stag')).toBe('[Quattro] [stag]ioni');
    expect(inName('proscuto e fungo')).toBe('[Prosciutto] e [funghi]');
  });

  test('keep every character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, beginnings) => {
        expect(
          splitAtMatches(text, { beginnings, words: new Set(beginnings) })
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
