import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupByCategory } from '../../src/domain/menu';
import { indexMenu, searchMenu, splitAtMatches } from '../../src/domain/search';
import { documentId, productOf } from '../emulators/sample/dish';
import { sampleMenu } from '../emulators/sample/menu';

const products = sampleMenu.map((dish) => ({ id: documentId(dish), ...productOf(dish, null) }));
const index = indexMenu(groupByCategory(products));

const names = (query: string) =>
  searchMenu(index, query).groups.flatMap((group) => group.products.map(({ nome }) => nome));
const found = (query: string) => names(query).sort();

describe('the search of the sample menu', () => {
  test('finds a dish by its name', () => {
    expect(names('capricciosa')).toEqual(['Capricciosa']);
  });

  test('finds dishes by an ingredient, wherever they are', () => {
    expect(found('acciughe')).toEqual(
      sampleMenu
        .filter(({ descrizione }) => /acciughe/i.test(descrizione))
        .map(({ nome }) => nome)
        .sort(),
    );
  });

  test('finds all dishes of a category by its name', () => {
    const { groups } = searchMenu(index, 'dolci');
    expect(groups.find(({ category }) => category === 'Dolci')?.products).toHaveLength(
      sampleMenu.filter(({ categoria }) => categoria === 'Dolci').length,
    );
  });

  test('ignores case and accents, in the query and in the menu', () => {
    expect(names('TIRAMISU')).toEqual(['Tiramisù della casa']);
    expect(found('supplì')).toEqual(found('suppli'));
    expect(found('cremè')).toEqual(found('creme'));
  });

  test('treats a combining accent like an accented letter', () => {
    expect(names('tiramisu\u0300')).toEqual(['Tiramisù della casa']);
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

  test('splits words at apostrophes and punctuation', () => {
    expect(names("dell'orto pinsa")).toContain("Pinsa dell'orto");
    expect(names('  napoli ,;  ')).toEqual(['Napoli']);
  });

  test('lists categories in the order of the menu, and dishes that match by name first', () => {
    const { groups } = searchMenu(index, 'bufala');
    const order = ['Antipasti', 'Panini', 'Pinse', 'Pizze classiche', 'Pizze gourmet'];
    expect(groups.map(({ category }) => category)).toEqual(
      order.filter((name) => groups.some(({ category }) => category === name)),
    );
    for (const { products } of groups) {
      const named = products.map(({ nome }) => /bufala/i.test(nome));
      expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  test.each(['', ' ', 'a', '?', '\u0300'])('finds nothing for %j', (query) => {
    expect(searchMenu(index, query)).toEqual({ groups: [], corrections: [], prefixes: [] });
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

  test('accepts any text as a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(searchMenu(index, query).groups.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('a typo', () => {
  test.each([
    ['margerita', 'a missing letter'],
    ['margheritta', 'an extra letter'],
    ['margharita', 'a wrong letter'],
    ['marghertia', 'two letters swapped'],
    ['margeri', 'a typo in a prefix'],
  ])('is corrected, and the correction reported: %s (%s)', (query) => {
    const { corrections } = searchMenu(index, query);
    expect(corrections).toEqual([{ typed: query, corrected: ['margherita'] }]);
    expect(names(query)).toContain('Margherita');
  });

  test.each(['nargherita', 'mrgerita', 'marghettira'])(
    'is not corrected in the first letter, nor together with a second one: %s',
    (query) => {
      expect(searchMenu(index, query)).toMatchObject({ groups: [], corrections: [] });
    },
  );

  test('is not assumed in a word that is on the menu', () => {
    const { corrections } = searchMenu(index, 'pinse');
    expect(corrections).toEqual([]);
  });

  test('is not corrected in a word of three letters', () => {
    expect(searchMenu(index, 'uvo').groups).toEqual([]);
  });

  test('is not assumed in a word that resembles nothing on the menu', () => {
    expect(names('sushi')).toEqual([]);
    expect(names('lasagne')).toEqual([]);
  });
});

describe('the marked matches', () => {
  const marked = (text: string, prefixes: string[]) =>
    splitAtMatches(text, prefixes)
      .map((part) => (part.match ? `[${part.text}]` : part.text))
      .join('');

  test('are the matching starts of words', () => {
    expect(marked('Pomodoro, fior di latte', ['pomo', 'latte'])).toBe(
      '[Pomo]doro, fior di [latte]',
    );
  });

  test('include the accents of their letters', () => {
    expect(marked('Tiramisù della casa', ['tiramisu'])).toBe('[Tiramisù] della casa');
    expect(marked('Tiramisu\u0300 della casa', ['tiramisu'])).toBe('[Tiramisu\u0300] della casa');
  });

  test('are as long as the longest matching prefix', () => {
    expect(marked('Mozzarella', ['mo', 'mozza'])).toBe('[Mozza]rella');
  });

  test('keep every character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, prefixes) => {
        expect(
          splitAtMatches(text, prefixes)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
