import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenWords } from '../../src/domain/allergens/allergen-words';
import { fold } from '../../src/domain/fold';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/menu-index';
import { tableWords } from '../../src/menu/search/query/synonyms';
import { dish } from '../product';
import { ask, index, products } from './sample-search';

/*
 * Ordinary questions, answered as a waiter would. The answer of a question without dishes is what no dish has, in guillemets, or the
 * topic of the house's answer.
 */
const questions: [query: string, answer: string][] = [
  ['una margherita', 'Margherita, Pinsa margherita'],
  ['quanto costa la diavola', 'Diavola'],
  ['che pizze avete con il salame?', 'Pizza al metro tre gusti, Diavola, Calabrese'],
  ['salame', 'Tagliere Tre Spighe, Diavola, Calabrese'],
  ['4 formaggi', 'Quattro formaggi'],
  ['quattro stagioni', 'Quattro stagioni'],
  ['prosciutto e funghi', 'Prosciutto e funghi, Pizza al metro tre gusti, Capricciosa'],
  ['wurstel e patatine', 'Pizza dei bimbi'],
  ['pizza rossa', 'Pizza dei bimbi, Pizza al metro tre gusti, Marinara'],
  ['pizza bianca', 'Biancaneve'],
  ['pizza al tonno', 'Tonno e cipolla, Tonno e sesamo, Tonno e uovo'],
  ['calzone', 'Calzone, Calzone piccante'],
  ['pinsa', 'Pinsa bianca, Pinsa margherita, Pinsa patate e rosmarino'],
  ['cacio e pepe', 'Pinsa cacio e pepe'],
  ['impasto integrale', 'Integrale a pietra'],
  ['doppia mozzarella', 'Caprese, Fiori di zucca ripieni, Supplì al telefono'],
  ['bufala', 'Bufala e pomodorini, Crudo e bufala, Caprese'],
  ['grana', 'Crudo, rucola e grana'],
  ['porcini', 'Pinsa salsiccia e porcini, Boscaiola'],
  ['pepe', 'Pinsa cacio e pepe, Pinsa alla carbonara, Asparagi e uovo'],
  ['fiori', 'Fiori di zucca ripieni'],
  ["'nduja", "Burrata e 'nduja, Calabrese"],
  ['burro', 'Pollo croccante, Hamburger Tre Spighe, Cheeseburger alla pancetta'],
  ['crocchette', 'Crocchette di patate'],
  ['tagliere', 'Tagliere Tre Spighe'],
  ['hamburger', 'Hamburger Tre Spighe, Cheeseburger alla pancetta'],
  ['pesche', 'Succo di frutta, Tè freddo'],
  ['frutta', 'Macedonia, Succo di frutta, Tè freddo'],
  ['panna cotta', 'Panna cotta ai frutti di bosco'],
  ['gelato', 'Sorbetto al limone, Semifreddo al croccante'],
  ['torta', 'Torta tenerina, Cheesecake al pistacchio'],
  ['musroom pizza', 'Funghi, Prosciutto e funghi, Pizza al metro tre gusti'],
  ['sprite', 'Gassosa'],
  ['una fanta', 'Aranciata'],
  ['avete la coca cola?', 'Cola, Cola senza zucchero'],
  ['coca zero', 'Cola senza zucchero'],
  ['estathe', 'Tè freddo'],
  ['ice tea', 'Tè freddo'],
  ['tè', 'Tè freddo'],
  ['caffe', "Caffè, Caffè macchiato, Caffè d'orzo"],
  ['un deca', 'Caffè'],
  ['acqua naturale', 'Acqua naturale'],
  ['birra media', 'Birra chiara media, Birra rossa media'],
  ['vino della casa', 'Calice di Pignoletto, Calice di Sangiovese, Lambrusco Grasparossa'],
  ['aperol', 'Spritz'],
  ['spriz', 'Spritz'],
  ['limoncello', 'Limoncino'],
  ['lambrosco', 'Lambrusco Grasparossa'],
  ['cappuccino', '«cappuccino»'],
  ['capuccino', '«cappuccino»'],
  ['prosecco', '«prosecco»'],
  ['grappa', '«grappa»'],
  ['insalata', '«insalata»'],
  ['pasta', '«pasta»'],
  ['spaghetti', '«spaghetti»'],
  ['primi piatti', '«primi»'],
  ['sushi', '«sushi»'],
  ['mela', '«mela»'],
  ['pizza con ananas', '«ananas»'],
  ['nutella', '«nutella»'],
  ['panettone', '«panettone»'],
  ['aperti a natale?', 'hours, days'],
  ['prenotare per il 24/12', 'booking, days'],
  ['25 dicembre', 'days'],
  ['domenica', 'days'],
  ['ferie', 'days'],
  ['asporto', 'takeaway'],
  ['posso pagare con carta?', 'payment'],
  ['acqua del rubinetto', 'Acqua naturale, Acqua frizzante, Acqua in caraffa, tapWater'],
];

test.each(questions)('%j is answered with %s', (query, answer) => {
  const { result, names } = ask(query);
  const { missing, answers = [], hoursAsked } = result ?? {};
  const said = [
    ...names.slice(0, 3),
    ...(missing ? [`«${missing}»`] : []),
    ...answers,
    ...(hoursAsked ? ['days'] : []),
  ];
  expect(said.join(', ')).toBe(answer);
});

test('a dish that is called by a day is found, and the hours of the day are said', () => {
  const sunday = dish({ nome: 'Pizza della domenica' });
  const menu = indexMenu(groupByCategory([sunday, ...products]));
  expect(ask('pizza della domenica', menu).names).toEqual(['Pizza della domenica']);
  expect(ask('domenica', menu).result?.hoursAsked).not.toBeNull();
});

describe('a word that a menu lacks', () => {
  /** The fourteen allergens in ten languages, in the order of the catalogue, as guests write them. */
  const vocabulary = `
    gluten shellfish eggs fish peanuts soy milk walnuts celery mustard sesame sulphites lupin molluscs
    Gluten Krebstiere Eier Fisch Erdnüsse Soja Milch Nüsse Sellerie Senf Sesam Sulfite Lupinen Weichtiere
    gluten crustacés œufs poisson arachides soja lait noix céleri moutarde sésame sulfites lupin mollusques
    trigo crustáceos huevos pescado cacahuetes soja leche nueces apio mostaza sésamo sulfitos altramuces moluscos
    tarwe schaaldieren eieren vis pinda soja melk noten selderij mosterd sesamzaad sulfiet lupine weekdieren
    pszenica skorupiaki jajka ryby orzeszki soja mleko orzechy seler gorczyca sezam siarczyny łubin mięczaki
    trigo camarão ovos peixe amendoim soja leite nozes aipo mostarda gergelim sulfitos tremoços lulas
    grâu creveți ouă pește arahide soia lapte nuci țelină muștar susan sulfiți lupin moluște
    глютен креветки яйца рыба арахис соя молоко орехи сельдерей горчица кунжут сульфиты люпин моллюски
    麸质 虾 蛋 鱼 花生 大豆 奶 坚果 芹菜 芥末 芝麻 亚硫酸盐 羽扇豆 贝`
    .trim()
    .split('\n')
    .flatMap((line) =>
      line
        .trim()
        .split(' ')
        .map((word, at) => ({ word, id: String(at + 1) })),
    );

  test('is no bare no in any language, alone or beside others: it is understood, or named as not found', () => {
    const beside = fc.constantFrom(
      'X',
      'X?',
      'pizza X',
      'X pizza',
      'is there X',
      'X please',
      'allergia X',
    );
    fc.assert(
      fc.property(fc.constantFrom(...vocabulary), beside, ({ word, id }, text) => {
        const { result, found } = ask(text.replace('X', word));
        const isUnderstood = result?.criteria.includes(id) === true;
        const isNamed = result?.missing.includes(word) || result?.unknown.includes(word);
        expect([text, word, isUnderstood || (isNamed && found.length === 0)]).toEqual([
          text,
          word,
          true,
        ]);
      }),
      { numRuns: 1500 },
    );
  });

  test.each(['pinda', 'melk', 'orzechy', 'peşte', 'mleko'])('%j is the allergen', (word) => {
    expect(ask(word).result?.criteria).toHaveLength(1);
  });

  test('"glutenvrij" excludes gluten', () => {
    expect(ask('glutenvrij').result).toMatchObject({ forbids: true, criteria: ['1'] });
  });

  const letters = 'abcdefghilmnoprstuvz';
  /** A word with one letter left out, added, replaced or swapped with the next. */
  const edits = (word: string, at: number, letter: string) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ];
  const menuWords = [...index.menu.words].filter((word) => /^[a-z]{5,}$/.test(word));
  const slipped = fc
    .record({
      word: fc.constantFrom(...menuWords),
      at: fc.nat(20),
      letter: fc.constantFrom(...letters),
      kind: fc.nat(3),
    })
    .map(({ word, at, letter, kind }) => ({
      word,
      at: at % word.length,
      typed: edits(word, at % word.length, letter)[kind] ?? word,
    }));
  test('is read as a word of the menu only after one slip behind its third letter', () => {
    fc.assert(
      fc.property(slipped, ({ word, typed }) => {
        const { result } = ask(typed);
        if (!result || result.forbids || result.sought === typed || result.groups.length === 0)
          return;
        for (const meant of result.sought.split(' o ').map(fold)) {
          expect([typed, word, Math.abs(meant.length - typed.length) < 2]).toEqual([
            typed,
            word,
            true,
          ]);
          expect([typed, meant.slice(0, 3)]).toEqual([typed, typed.slice(0, 3)]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is a drink with alcohol only if it is nothing else', () => {
    expect(ask('spritx').names).toEqual(['Gassosa']);
  });

  test('is not read as another word if a table knows it', () => {
    for (const word of [...tableWords, ...allergenWords.keys()]) {
      if (word.includes('_')) continue;
      const { result } = ask(word);
      if (result && !result.forbids && result.title) expect(result.sought).toBe(word);
    }
  });
});
