import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../emulators/sample/menu';
import { allergenWords } from '../../src/domain/allergens/allergen-words';
import { hasMark } from '../../src/domain/product/marks';
import { groupByCategory } from '../../src/domain/product/menu';
import { splitAtMatches } from '../../src/menu/search/matches';
import { indexMenu } from '../../src/menu/search/menu-index';
import { chatter, coeliacs, markers } from '../../src/menu/search/query/signal-words';
import { stemsOf } from '../../src/menu/search/query/stems';
import { dish } from '../product';
import { ask, products } from './sample-search';

/** Queries of guests, and the first dish that they find. */
const questions: [query: string, first: string][] = [
  ['pizza', 'Pizza dei bimbi'],
  ['pizza con i funghi', 'Funghi'],
  ['4 stagioni', 'Quattro stagioni'],
  ['antipasto', "Ciotola dell'aperitivo"],
  ['TIRAMISU', 'Tiramisù della casa'],
  ['tiramissu', 'Tiramisù della casa'],
  ['the freddo', 'Tè freddo'],
  ['coca zero', 'Cola senza zucchero'],
  ['margerita', 'Margherita'],
  ['marghertia', 'Margherita'],
  ['Pizza al PROSCIUTO e funghi', 'Prosciutto e funghi'],
  ['chicken', 'Pollo croccante'],
  ['Hähnchen', 'Pollo croccante'],
  ['setas', 'Funghi'],
  ['ham and mushrooms', 'Prosciutto e funghi'],
  ['jambon', 'Prosciutto cotto'],
  ['red wine', 'Calice di Sangiovese'],
  ['ice cream', 'Sorbetto al limone'],
  ['kids', 'Patatine fritte'],
  ['piccante', 'Diavola'],
  ['spicy', 'Diavola'],
  ['vegetariano', 'Patatine fritte'],
  ['dell’orto', 'Orto e mandorle'],
  ["dell'orto", 'Orto e mandorle'],
  ['carne', 'Porchetta'],
  ['frutta', 'Macedonia'],
  ['frutti di mare', 'Frutti di mare'],
  ['cheese', 'Burrata e alici'],
  ['vorrei una pizza ai funghi', 'Funghi'],
  ['best pizza', 'Pizza dei bimbi'],
  ['avete birre?', 'Birra chiara piccola'],
  ['bière', 'Birra chiara piccola'],
  ['acqua gassata', 'Acqua frizzante'],
  ['bevande', 'Acqua naturale'],
  ['dessert', 'Sorbetto al limone'],
  ['starter', "Ciotola dell'aperitivo"],
  ['verdure', 'Ortolano'],
  ['eggplant', 'Ortolano'],
  ['Pilze', 'Funghi'],
  ['Pommes', 'Patatine fritte'],
  ['tomato', 'Bruschette al pomodoro'],
  ['bacon', 'Speck e brie'],
  ['burger', 'Hamburger Tre Spighe'],
  ['cake', 'Torta tenerina'],
];

describe('the search of the sample menu', () => {
  test.each(questions)('for %j finds %s first', (query, first) => {
    expect(ask(query).names[0]).toBe(first);
  });

  test('finds all dishes of a category by its name, before any other dish with the word', () => {
    const found = ask('pizza').result?.groups.map(({ category }) => category);
    expect(found?.slice(0, 3)).toEqual(['Pizze classiche', 'Pizze gourmet', 'Dolci']);
    const sweets = sampleMenu.filter(({ categoria }) => categoria === 'Dolci');
    expect(ask('dolci').result?.groups[0]?.products).toHaveLength(sweets.length);
  });

  test('requires every word, the last one or its beginning, in any order', () => {
    expect(ask('acciughe napoli').names).toEqual(['Napoli']);
    expect(ask('napoli acciughe classiche').names).toEqual(['Napoli']);
    expect(ask('napoli salsiccia').names).toEqual([]);
    expect(ask('capric').names).toEqual(['Capricciosa']);
    expect(ask('impasto 48').names).toContain('Classico 48 ore');
    expect(ask('impasto 4').names).not.toContain('Classico 48 ore');
    expect(ask('4').names).toEqual(ask('quattro').names);
  });

  test('finds the same after any other search', () => {
    const before = ask('latte').names;
    for (const query of ['senza latte', 'milchfrei', 'sushi']) ask(query);
    expect(ask('latte').names).toEqual(before);
  });

  test('ranks by the place of the word', () => {
    const dishes: [nome: string, descrizione: string][] = [
      ['Funghi', 'Olio'],
      ['Funghi e olive', 'Olio'],
      ['Olive e funghi', 'Olio'],
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

  test('finds warnings, and dishes by the marks that are believed of them', () => {
    const warned = dish({
      nome: 'Alga',
      avvertenza: 'Può contenere iodio',
      etichette: ['vegano'],
      allergeni: [4],
    });
    const menu = indexMenu(groupByCategory([warned, ...products]));
    expect(ask('iodio', menu).names).toEqual(['Alga']);
    const vegan = products.filter((product) => hasMark(product, 'vegano'));
    expect(ask('vegano', menu).names.toSorted()).toEqual(vegan.map(({ nome }) => nome).toSorted());
    expect(ask('vegano', menu).result?.criteria).toEqual(['vegani']);
  });

  test.each(['', ' ', 'a', '?', '\u0300', 'vorrei un'])('does not search for %j', (query) => {
    expect(ask(query).result).toBeNull();
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
        expect(ask(order.join(' ')).names).toContain(nome);
      }),
    );
  });

  test('accepts any text as a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (query) => {
        expect(ask(query).result?.groups.length ?? 0).toBeLessThanOrEqual(8);
      }),
    );
  });
});

test.each([
  ['margerita', 'Piatti che nominano «margherita»'],
  ['Pizza al PROSCIUTO e funghi', 'Piatti che nominano «Pizza al prosciutto e funghi»'],
  ['vorrei una pizza ai funghi', 'Piatti che nominano «pizza ai funghi»'],
  ['tonno', 'Piatti che nominano «tonno»'],
  ['latte', 'Piatti che nominano o dichiarano «latte»'],
  ['gluttine', 'Piatti che nominano o dichiarano «glutine»'],
  ['frutta a guscio', 'Piatti che nominano o dichiarano «frutta a guscio»'],
  ['burro', 'Piatti che nominano o dichiarano «burro» o «latte e derivati»'],
  ['cola senza zucchero', 'Piatti che nominano «cola senza zucchero»'],
])('a list for %j is titled %j', (query, title) => {
  expect(ask(query).result?.title).toBe(title);
});

test.each([
  ['milkless pizza', null],
  ['sushi margherita', 'margherita'],
  ['napoli salsiccia', 'napoli'],
  ['proscuto', 'prosciutto'],
  // Nothing far-fetched.
  ...['crota', 'diavoletto', 'domenicana', 'xkcdqw'].map((query): [string, string] => [query, '']),
])('if nothing is found for %j, %j is suggested', (query, suggestion) => {
  const { result, names } = ask(query);
  expect(names).toEqual([]);
  expect(result?.forbids ? null : result?.suggestion).toBe(suggestion);
});

describe('a word for an allergen', () => {
  test.each([
    ['gluttine', '1'],
    ['crostacei', '2'],
    ['uova e derivati', '3'],
    ['frutta secca', '8 5'],
    ['semi di sesamo', '11'],
    ['latte e uova', '7 3'],
    ['celiaca', '1'],
  ])('%j names %s, and finds every dish that declares it', (query, ids) => {
    const { result, found } = ask(query);
    expect(result?.criteria.join(' ')).toBe(ids);
    if (result?.forbids) return;
    const declaring = products.filter(({ allergeni }) =>
      ids.split(' ').every((id) => allergeni.includes(Number(id))),
    );
    expect(found).toEqual(expect.arrayContaining(declaring));
  });

  test.each(['margherita', 'macedonia di frutta', 'lattina', 'pesca'])(
    'is not recognised in %j',
    (query) => expect(ask(query).result?.criteria).toEqual([]),
  );

  test('with other words finds only dishes that match those too', () => {
    const found = ask('panino glutine').result?.groups.map(({ category }) => category);
    expect(found).toContain('Panini');
    expect(found).not.toContain('Bibite');
  });
});

test.each([
  ['aperti oggi?', 'hours'],
  ['tavolo per due', 'booking'],
  ['i cani non possono entrare?', 'dogs'],
  ['cosa posso mangiare', 'filter'],
  ['pizza', ''],
])('%j is answered by %j', (query, answers) => {
  expect(ask(query).result?.answers.join(' ')).toBe(answers);
});

test.each([
  ['halal', true],
  ['senza zucchero', true],
  ['senza zucchero e ananas', false],
  ['senza latte', false],
])('%j asks for what no menu says: %s', (query, isUnsaid) => {
  expect(ask(query).result?.isUnsaid).toBe(isUnsaid);
});

test.each([
  ['pizza senza latte e ananas', '7', 'ananas', 'pizza'],
  ['no meat, vegan', 'vegetariani vegani', '', ''],
  ['sono diabetico', '', 'diabetico', ''],
  ['allergica alle noci e al cumino', '8', 'cumino', ''],
])('of %j the filter knows %j, not %j, and %j stays to be looked for', (query, ...expected) => {
  const { criteria = [], unknown = [], rest } = ask(query).result ?? {};
  expect([criteria.join(' '), unknown.join(' '), rest]).toEqual(expected);
});

test('no word that is passed over is a marker, or names an allergen', () => {
  const words = [...chatter];
  const starts = [...markers, ...coeliacs].map((word) => word.replace('…', ''));
  expect(words.filter((word) => starts.includes(word) || allergenWords.has(word))).toEqual([]);
});

const isOneWord = (pair: string) => {
  const [one = [], other = []] = pair.split(' ').map(stemsOf);
  return one.some((stem) => other.includes(stem));
};

test.each([
  ...['pizza pizze', 'uovo uova', 'fico fichi', 'acciuga acciughe', 'pesca pesche', 'pesce pesci'],
  ...['arancia arance', 'ciliegia ciliegie', 'formaggio formaggi', 'coniglio conigli', 'olio oli'],
  ...['asparago asparagi', 'classico classici', 'classica classiche', 'bianco bianca'],
  ...['due 2', 'tre 3', 'quattro 4', 'sei 6', 'dieci 10'],
])('%s are forms of one word', (pair) => expect(isOneWord(pair)).toBe(true));

test.each([
  ...['pesce pesca', 'pesci pesche', 'burrata burro', 'panna pane', 'panino pane', 'riso rosa'],
  ...['patata patatine', 'salame salmone', 'zucca zucchine', 'caffe cafe', 'crema crudo'],
])('%s are different words', (pair) => expect(isOneWord(pair)).toBe(false));

describe('the marked matches', () => {
  test('are the whole words of a text that the query matched', () => {
    const inName = (query: string) => {
      const { result, found } = ask(query);
      return splitAtMatches(found[0]?.nome ?? '', result?.isMatch ?? (() => false))
        .map((part) => (part.match ? `[${part.text}]` : part.text))
        .join('');
    };
    expect(inName('4 stag')).toBe('[Quattro] [stagioni]');
    expect(inName('prosciuto e fungo')).toBe('[Prosciutto] e [funghi]');
    expect(inName('prosciuto')).toBe('[Prosciutto] cotto');
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
