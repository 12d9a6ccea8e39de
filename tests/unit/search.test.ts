import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../emulators/sample/menu';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/engine/menu-index';
import { splitAtMatches } from '../../src/menu/search/engine/words';
import { dish } from '../product';
import { ask } from './sample-search';

const groups = (query: string) => ask(query).groups;
const names = (query: string) => ask(query).names;
const search = (query: string) => ask(query).result;

/** What guests type, the category that comes first, and its first dishes. */
const texts: [query: string, category: string, ...dishes: string[]][] = [
  ['pizza', 'Pizze classiche', 'Pizza dei bimbi', 'Pizza al metro tre gusti', 'Marinara'],
  ['pizza gourmet', 'Pizze gourmet', "Bosco d'inverno"],
  ['pizza con i funghi', 'Pizze classiche', 'Funghi', 'Prosciutto e funghi'],
  ['4 stagioni', 'Pizze classiche', 'Quattro stagioni'],
  ['formaggio', 'Pizze classiche', 'Quattro formaggi'],
  ['fico', 'Pizze gourmet', 'Crudo e fichi'],
  ['calzoni', 'Pizze classiche', 'Calzone', 'Calzone piccante'],
  ['al pistachio', 'Pizze gourmet', 'Mortadella e pistacchio', 'Gamberi e pistacchio'],
  ['panino con la salsiccia', 'Panini', 'Salsiccia alla griglia'],
  ['antipasto', 'Antipasti', "Ciotola dell'aperitivo", 'Patatine fritte'],
  ['dessert', 'Dolci', 'Sorbetto al limone', 'Macedonia'],
  ['TIRAMISU', 'Dolci', 'Tiramisù della casa'],
  ['acqua gassata', 'Bibite', 'Acqua frizzante'],
  ['the freddo', 'Bibite', 'Tè freddo'],
  ['coca cola', 'Bibite', 'Cola', 'Cola senza zucchero'],
  ['bevande', 'Bibite', 'Caffè', 'Caffè macchiato'],
];

describe('the search of the sample menu', () => {
  test.each(texts)('for %j ranks first %s', (query, category, ...dishes) => {
    const [first] = groups(query);
    expect(first?.category).toBe(category);
    expect(first?.products.slice(0, dishes.length).map(({ nome }) => nome)).toEqual(dishes);
  });

  test('finds all dishes of a category by its name, before any other dish with the word', () => {
    const found = groups('pizza').map(({ category }) => category);
    expect(found.slice(0, 3)).toEqual(['Pizze classiche', 'Pizze gourmet', 'Dolci']);
    const sweets = sampleMenu.filter(({ categoria }) => categoria === 'Dolci');
    expect(groups('dolci')[0]?.products).toHaveLength(sweets.length);
  });

  test('requires every word or its start, in any order, across name, ingredients and category', () => {
    expect(names('acciughe napoli')).toEqual(['Napoli']);
    expect(names('napoli acciughe classiche')).toEqual(['Napoli']);
    expect(names('napoli salsiccia')).toEqual([]);
    expect(names('capric')).toEqual(['Capricciosa']);
    expect(names('pricciosa')).toEqual([]);
    expect(names('impasto 48')).toContain('Classico 48 ore');
    expect(names('impasto 4')).not.toContain('Classico 48 ore');
  });

  test('ranks by the place of the word, then a whole word before its beginning', () => {
    const dishes: [nome: string, descrizione: string][] = [
      ['Funghi', 'Olio'],
      ['Funghi e olive', 'Olio'],
      ['Olive e funghi', 'Olio'],
      ['Funghino e olive', 'Olio'],
      ['Bosco', 'Con funghi, olio'],
      ['Terra', 'Olio, funghi'],
    ];
    // On the menu the cheapest is first.
    const menu = dishes.map(([nome, descrizione], at) =>
      dish({ nome, descrizione, prezzo: 9 - at }),
    );
    const ranked = ask('funghi', indexMenu(groupByCategory(menu))).names;
    expect(ranked).toEqual(dishes.map(([nome]) => nome));
  });

  test('finds classic pizzas by their further sizes', () => {
    const sizes = { prezzo_familiare: 15, prezzo_al_metro: 30 };
    const dishes = [
      dish({ nome: 'Uno', prezzo_familiare: 15 }),
      dish({ nome: 'Due', prezzo_al_metro: 30 }),
      dish({ nome: 'Tre', ...sizes }),
      dish({ nome: 'Pinsa', categoria: 'Pinse', ...sizes }),
    ];
    const menu = indexMenu(groupByCategory(dishes));
    expect(ask('maxi', menu).names.toSorted()).toEqual(['Tre', 'Uno']);
    expect(ask('al metro', menu).names.toSorted()).toEqual(['Due', 'Tre']);
  });

  test.each(['', ' ', 'a', '?', '\u0300'])('does not search for %j', (query) => {
    expect(search(query)).toBeNull();
  });

  test('finds every dish by the words of its name in any order', () => {
    // In another order 'senza' excludes another word.
    const dishes = sampleMenu.filter(({ nome }) => !nome.includes(' senza '));
    const shuffled = fc.constantFrom(...dishes).chain(({ nome }) => {
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
        expect(groups(query).length).toBeLessThanOrEqual(8);
      }),
    );
  });
});

/** What guests type, and the allergens that they name. */
const allergens: [query: string, ...named: string[]][] = [
  ['gluttine', 'Glutine'],
  ['gamberi', 'Crostacei'],
  ['crost', 'Crostacei'],
  ['uova e derivati', 'Uova e derivati'],
  ['frutta secca', 'Frutta a guscio'],
  ['semi di sesamo', 'Sesamo'],
  ['latte e uova', 'Uova e derivati', 'Latte e derivati'],
];

test('a word that no dish has finds nothing: it may be what the guest must not eat', () => {
  for (const query of [
    'milkless pizza',
    'pizze tolto orge',
    'togliere quark',
    'qualsiasi cosa fuorché molke',
  ]) {
    expect([query, names(query)]).toEqual([query, []]);
  }
  expect(search('sushi margherita')).toMatchObject({ unknown: ['sushi'], known: 'margherita' });
});

describe('the name of an allergen', () => {
  test.each(allergens)('%j finds every dish that declares it', (query, ...named) => {
    const result = search(query);
    expect(result?.named.map(({ name }) => name)).toEqual(named);
    const ids = result?.named.flatMap(({ avoids }) => avoids ?? []) ?? [];
    const declaring = sampleMenu.filter(({ allergeni }) =>
      ids.every((id) => allergeni.includes(id)),
    );
    expect(names(query)).toEqual(expect.arrayContaining(declaring.map(({ nome }) => nome)));
  });

  test.each(['margherita', 'macedonia di frutta', 'lattina', 'pesca', 'cola senza'])(
    'is not recognised in %j',
    (query) => expect(search(query)?.named).toEqual([]),
  );

  test('finds dishes with the word in their texts first', () => {
    const found = groups('sesamo').map(({ products }) => products.map(({ nome }) => nome));
    expect(found[0]?.[0]).toBe('Tonno e sesamo');
    expect(found.flat()).toContain('Ortolano');
  });

  test('with other words finds only dishes that match those too', () => {
    expect(groups('panino glutine').map(({ category }) => category)).toContain('Panini');
    expect(groups('panino glutine').map(({ category }) => category)).not.toContain('Bibite');
  });
});

describe('a typo', () => {
  test.each([
    // A letter missing, extra, wrong, or swapped with the next, also in a word that is still being typed.
    ...['margerita', 'margheritta', 'margharita', 'marghertia', 'margeri', 'margarita'].map(
      (slip) => [slip, 'margherita'] as const,
    ),
    ['capriciosa', 'capricciosa'],
    ['tiramissu', 'tiramisù'],
    ['fungi', 'funghi'],
    ['piza', 'pizza'],
  ] as const)('is corrected, and the correction reported: %s for %s', (query, understood) => {
    expect(search(query)?.understood).toBe(understood);
    expect(names(query).sort()).toEqual(names(understood).sort());
  });

  test('is corrected among other words, which are reported as they were typed', () => {
    expect(search('Pizza al PROSCUTO e funghi')?.understood).toBe('Pizza al prosciutto e funghi');
    expect(names('pizza proscuto funghi')[0]).toBe('Prosciutto e funghi');
    const slips = ['crota', 'arachii', 'sesamx', 'lupinex'];
    const understood = slips.map((slip) => search(slip)?.understood);
    expect(understood).toEqual(['carota o cotta', 'arachidi', 'sesamo', 'lupine']);
  });

  test.each(['nargherita', 'mrgeita', 'marghettira', 'sushi', 'lasagne'])(
    'is not assumed for a wrong first letter, two wrong letters or an unknown word: %s',
    (query) => {
      expect(search(query)).toMatchObject({ groups: [], understood: null });
    },
  );

  test('of a word of exclusion is not assumed in a word of the menu', () => {
    const menu = indexMenu(groupByCategory([dish({ nome: 'Tisana alla senna' })]));
    expect(ask('senna', menu).names).toEqual(['Tisana alla senna']);
  });

  test('is not assumed in the name of an allergen: pesce is no pesca', () => {
    expect(search('pesce')?.understood).toBeNull();
    expect(names('pesca')).toEqual(['Succo di frutta', 'Tè freddo']);
  });

  test('is not assumed in a word of grammar: pere is not per', () => {
    expect(names('pere')).toEqual(['Pinsa gorgonzola, pere e noci', 'Succo di frutta']);
  });
});

describe('the marked matches', () => {
  test('are the whole words of a text that the query matched', () => {
    const inName = (query: string) => {
      const result = search(query);
      const name = result?.groups[0]?.products[0]?.nome ?? '';
      return splitAtMatches(name, result?.isMatch ?? (() => false))
        .map((part) => (part.match ? `[${part.text}]` : part.text))
        .join('');
    };
    expect(inName('4 stag')).toBe('[Quattro] [stagioni]');
    expect(inName('proscuto e fungo')).toBe('[Prosciutto] e [funghi]');
    expect(inName('proscuto')).toBe('[Prosciutto] cotto');
  });

  test('keep every character of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.func(fc.boolean()), (text, isMatch) => {
        const parts = splitAtMatches(text, isMatch);
        expect(parts.map((part) => part.text).join('')).toBe(text);
      }),
    );
  });
});
