import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupByCategory } from '../../src/domain/menu';
import { cutAtHits, indexMenu, searchMenu } from '../../src/domain/search';
import { documentId, productOf } from '../emulators/sample/dish';
import { sampleMenu } from '../emulators/sample/menu';

const products = sampleMenu.map((dish) => ({ id: documentId(dish), ...productOf(dish, null) }));
const index = indexMenu(groupByCategory(products));

const names = (query: string) =>
  searchMenu(index, query).findings.flatMap((finding) => finding.products.map(({ nome }) => nome));
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
    const { findings } = searchMenu(index, 'dolci');
    expect(findings.find(({ category }) => category === 'Dolci')?.products).toHaveLength(
      sampleMenu.filter(({ categoria }) => categoria === 'Dolci').length,
    );
  });

  test('ignores case and accents, in the query and in the menu', () => {
    expect(names('TIRAMISU')).toEqual(['Tiramisù della casa']);
    expect(found('supplì')).toEqual(found('suppli'));
    expect(found('cremè')).toEqual(found('creme'));
  });

  test('takes an accent written as a letter of its own for the same', () => {
    expect(names('tiramisu\u0300')).toEqual(['Tiramisù della casa']);
  });

  test('wants every word, in any order, across name, ingredients and category', () => {
    expect(names('acciughe napoli')).toEqual(['Napoli']);
    expect(names('napoli acciughe classiche')).toEqual(['Napoli']);
    expect(names('napoli salsiccia')).toEqual([]);
  });

  test('finds a word by its beginning, never by its middle', () => {
    expect(names('capric')).toEqual(['Capricciosa']);
    expect(names('pricciosa')).toEqual([]);
  });

  test('cuts words at apostrophes and punctuation', () => {
    expect(names("dell'orto pinsa")).toContain("Pinsa dell'orto");
    expect(names('  napoli ,;  ')).toEqual(['Napoli']);
  });

  test('lists categories in the order of the menu, and dishes with the word in their name first', () => {
    const { findings } = searchMenu(index, 'bufala');
    const order = ['Antipasti', 'Panini', 'Pinse', 'Pizze classiche', 'Pizze gourmet'];
    expect(findings.map(({ category }) => category)).toEqual(
      order.filter((name) => findings.some(({ category }) => category === name)),
    );
    for (const { products } of findings) {
      const named = products.map(({ nome }) => /bufala/i.test(nome));
      expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  test.each(['', ' ', 'a', '?', '\u0300'])('finds nothing for %j', (query) => {
    expect(searchMenu(index, query)).toEqual({ findings: [], slips: [], words: [] });
  });

  test('finds every dish by its own name, its words in any order', () => {
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

  test('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(searchMenu(index, query).findings.length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

describe('a slip', () => {
  test.each([
    ['margerita', 'a letter too few'],
    ['margheritta', 'a letter too many'],
    ['margharita', 'a wrong letter'],
    ['marghertia', 'two letters swapped'],
    ['margeri', 'a slip in the beginning of a word'],
  ])('is forgiven and named: %s (%s)', (query) => {
    const { slips } = searchMenu(index, query);
    expect(slips).toEqual([{ typed: query, meant: ['margherita'] }]);
    expect(names(query)).toContain('Margherita');
  });

  test.each(['nargherita', 'mrgerita', 'marghettira'])(
    'is not forgiven in the first letter, and not two at once: %s',
    (query) => {
      expect(searchMenu(index, query)).toMatchObject({ findings: [], slips: [] });
    },
  );

  test('is not looked for where the word as it was typed is on the menu', () => {
    const { slips } = searchMenu(index, 'pinse');
    expect(slips).toEqual([]);
  });

  test('is not looked for in a short word', () => {
    expect(searchMenu(index, 'uvo').findings).toEqual([]);
  });

  test('of another kitchen stays without a result', () => {
    expect(names('sushi')).toEqual([]);
    expect(names('lasagne')).toEqual([]);
  });
});

describe('the marks', () => {
  const marked = (text: string, words: string[]) =>
    cutAtHits(text, words)
      .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
      .join('');

  test('stand on the beginnings of words', () => {
    expect(marked('Pomodoro, fior di latte', ['pomo', 'latte'])).toBe(
      '[Pomo]doro, fior di [latte]',
    );
  });

  test('take accented letters whole', () => {
    expect(marked('Tiramisù della casa', ['tiramisu'])).toBe('[Tiramisù] della casa');
    expect(marked('Tiramisu\u0300 della casa', ['tiramisu'])).toBe('[Tiramisu\u0300] della casa');
  });

  test('take the longest of two beginnings', () => {
    expect(marked('Mozzarella', ['mo', 'mozza'])).toBe('[Mozza]rella');
  });

  test('lose nothing of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string()), (text, words) => {
        expect(
          cutAtHits(text, words)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
