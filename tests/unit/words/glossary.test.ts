import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../../emulators/sample/menu';
import { mentionsIn } from '../../../src/domain/allergens/allergen-words';
import { namedAllergens } from '../../../src/domain/allergens/named-allergens';
import { contentWordsOf } from '../../../src/domain/fold';
import { readColumn, tokensOf } from '../../../src/domain/words/column';
import { type GlossaryRow, glossary, phrasesIn } from '../../../src/domain/words/glossary';
import { type Translation, translations } from '../../../src/domain/words/language';
import { explainName, translateIngredients } from '../../../src/domain/words/translate';
import { dish } from '../../product';

const translators = Object.fromEntries(
  translations.map((language) => [
    language,
    { language, column: readColumn(phrasesIn('it'), phrasesIn(language)) },
  ]),
) as Record<Translation, Parameters<typeof translateIngredients>[1]>;

const translate = (text: string, language: Translation) =>
  translateIngredients(text, translators[language]);

/** The translated text with what stays Italian in angle brackets. */
const read = (text: string, language: Translation) =>
  translate(text, language)
    .map((part) => (part.isItalian ? `<${part.text}>` : part.text))
    .join('');

const withoutGender = (cell: string) => cell.replace(/ \/\w+$/, '');

/** The allergens that words name in any language, without a thought for what a phrase means. */
const idsIn = (text: string) =>
  new Set(mentionsIn(contentWordsOf(text)).flatMap(({ ids }) => [...ids]));

const namedIn = (text: string) =>
  namedAllergens(dish({ nome: 'Quz', descrizione: text, categoria: 'Bibite', avvertenza: '' }));

/** The allergens that Italian words name as they are meant: 'latte di soia' has no milk. */
const sureIn = (text: string) =>
  new Set(namedIn(text).flatMap(({ id, isSure }) => (isSure ? [id] : [])));

/** Those that any of its words may name, or that a recipe of that name usually has. */
const likelyIn = (text: string) => new Set([...idsIn(text), ...namedIn(text).map(({ id }) => id)]);

const lost = (wanted: Iterable<number>, found: ReadonlySet<number>) =>
  [...wanted].filter((id) => !found.has(id));

describe('a row of the glossary', () => {
  const foods = glossary.filter(({ italian }) => !italian[0]?.includes('~'));

  test('has its phrase in every language, with the same numbers and foods', () => {
    const count = (text: string, sign: string) => text.split(sign).length - 1;
    const faulty = glossary.filter(({ italian, cells }) =>
      Object.values(cells).some(
        (cell) =>
          cell === '' ||
          italian.some((one) => ['~', '#'].some((sign) => count(one, sign) !== count(cell, sign))),
      ),
    );
    expect(faulty).toEqual([]);
  });

  test('has no second row with its Italian words', () => {
    const words = glossary.flatMap(({ italian }) =>
      italian.map((one) =>
        tokensOf(one)
          .map(({ word }) => word)
          .join(' '),
      ),
    );
    expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
  });

  test('has a gender that its language has', () => {
    const known = { en: [undefined], de: ['m', 'f', 'n', 'p', undefined] };
    const romance = ['m', 'f', 'mp', 'fp', undefined];
    const faulty = glossary.flatMap(({ cells }) =>
      translations.filter((language) => {
        const [, gender] = / \/(\w+)$/.exec(cells[language]) ?? [];
        return !(language === 'en' || language === 'de' ? known[language] : romance).includes(
          gender,
        );
      }),
    );
    expect(faulty).toEqual([]);
  });

  const rows = foods.map((row): [string, GlossaryRow] => [row.italian.join(', '), row]);

  test.each(rows)(
    'names the allergens written beside it: %s',
    (_, { italian, cells, allergens }) => {
      for (const phrase of italian) {
        expect(lost(sureIn(phrase), new Set(allergens)), phrase).toEqual([]);
        expect(lost(allergens, likelyIn(phrase)), phrase).toEqual([]);
        const allowed = new Set([...allergens, ...likelyIn(phrase)]);
        for (const language of translations) {
          const named = idsIn(withoutGender(cells[language]));
          expect(lost(allergens, named), `${cells[language]} lacks`).toEqual([]);
          expect(lost(named, allowed), `${cells[language]} invents`).toEqual([]);
        }
      }
    },
  );

  test('that describes a frozen food keeps its asterisk, before the words and behind them', () => {
    const ways = glossary.filter(({ italian }) => italian[0]?.includes('~'));
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.constantFrom(...ways),
        fc.constantFrom(...translations),
        (food, way, language) => {
          const described = (way.italian[0] ?? '').replaceAll('+', '');
          const text = described.replace('~', `${food.italian[0]}*`).replaceAll('#', '2');
          expect(read(text, language)).toContain('*');
          expect(read(`${described.replace('~', 'pane')}*`, language)).toContain('*');
        },
      ),
    );
  });

  test('that describes a food neither takes nor adds an allergen', () => {
    const ways = glossary.filter(({ italian }) => italian[0]?.includes('~'));
    const inflected = (way: string) => way.replaceAll('+', '');
    fc.assert(
      fc.property(
        fc.constantFrom(...foods.filter(({ italian }) => !italian[0]?.includes('#'))),
        fc.constantFrom(...ways),
        fc.constantFrom(...translations),
        (food, way, language) => {
          const text = inflected(way.italian[0] ?? '')
            .replace('~', food.italian[0] ?? '')
            .replaceAll('#', '2');
          const parts = translate(text, language);
          if (parts.some(({ isItalian }) => isItalian)) return;
          const named = idsIn(parts.map((part) => part.text).join(''));
          const wanted = [...food.allergens, ...way.allergens];
          expect(lost(wanted, named), text).toEqual([]);
          expect(lost(named, new Set([...wanted, ...likelyIn(text)])), text).toEqual([]);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe.each(translations)('in %s', (language) => {
  const dishes = sampleMenu.map(({ nome, descrizione }) => ({
    nome,
    descrizione,
    parts: translate(descrizione, language),
  }));

  test('nearly every dish of the sample is translated as a whole', () => {
    const whole = dishes.filter(({ parts }) => !parts.some(({ isItalian }) => isItalian));
    expect(whole.length / dishes.length).toBeGreaterThan(0.92);
  });

  test('no dish of the sample loses or gains an allergen', () => {
    for (const { descrizione, parts } of dishes) {
      const translated = parts.map(({ text }) => text).join('');
      const named = idsIn(translated);
      expect(lost(sureIn(descrizione), named), descrizione).toEqual([]);
      expect(lost(named, likelyIn(descrizione)), translated).toEqual([]);
    }
  });

  test('the explanation of a name invents no allergen', () => {
    for (const { nome } of dishes) {
      const words = explainName(nome, translators[language]) ?? '';
      expect(lost(idsIn(words), likelyIn(nome)), `${nome}: ${words}`).toEqual([]);
    }
  });

  test('what the glossary lacks stays as it was written, to the letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const parts = translate(text, language);
        const same = parts.every(({ isItalian, text: part }) => !isItalian || text.includes(part));
        return (
          same &&
          (parts.some(({ isItalian }) => !isItalian) ||
            parts.map((part) => part.text).join('') === text)
        );
      }),
    );
  });
});

describe('false friends', () => {
  test.each<[string, string, string, string, string]>([
    ['peperoni', 'bell peppers', 'Paprikaschoten', 'poivrons', 'pimientos'],
    ['prosciutto crudo', 'cured ham', 'luftgetrockneter Schinken', 'jambon cru', 'jamón curado'],
    ['prosciutto cotto', 'cooked ham', 'gekochter Schinken', 'jambon blanc', 'jamón cocido'],
    ['merluzzo', 'cod', 'Kabeljau', 'cabillaud', 'bacalao fresco'],
    ['baccalà', 'salt cod', 'Klippfisch', 'morue', 'bacalao'],
    ['salame piccante', 'spicy salami', 'scharfe Salami', 'salami piquant', 'salami picante'],
    ['panna', 'cream', 'Sahne', 'crème', 'nata'],
    ['lattuga', 'lettuce', 'Kopfsalat', 'laitue', 'lechuga'],
    ['fagiolini', 'green beans', 'grüne Bohnen', 'haricots verts', 'judías verdes'],
    ['fagioli', 'beans', 'Bohnen', 'haricots', 'alubias'],
    ['alici', 'anchovies', 'Sardellen', 'anchois', 'anchoas'],
    ['gambero rosso', 'red prawns', 'rote Garnelen', 'crevettes rouges', 'gambas rojas'],
    ['noce moscata', 'nutmeg', 'Muskat', 'muscade', 'nuez moscada'],
    ['rucola', 'rocket', 'Rucola', 'roquette', 'rúcula'],
    ['latte di bufala', 'buffalo milk', 'Büffelmilch', 'lait de bufflonne', 'leche de búfala'],
    [
      'tartufo di mare',
      'warty venus clams',
      'Raue Venusmuscheln',
      'praires (palourdes)',
      'almejas tartufo',
    ],
    [
      'crema di ceci',
      'chickpea purée',
      'Kichererbsenpüree',
      'purée de pois chiches',
      'puré de garbanzos',
    ],
  ])('%s means what a cook means', (italian, ...meant) => {
    expect(translations.map((language) => read(italian, language))).toEqual(meant);
  });

  test.each([
    'Tonno crudo',
    'Gamberi crudi',
    'Mozzarella senza lattosio o vegana',
    'Pomodoro o panna',
    'Può contenere tracce di noci',
    'Pesto senza noci',
    'Burro non salato',
    'Serviamo la pizza con il nostro olio',
    'Lardo di seitan',
    'Cappuccio',
    'Galletti alla brace',
    'Formaggio vegano',
    'Crema di latte di cocco e altro',
  ])('%s stays Italian', (italian) => {
    for (const language of translations) expect(read(italian, language)).toBe(`<${italian}>`);
  });
});

test.each([
  ['Pomodoro, fior di zucca misterioso, basilico', 'Tomato, <fior di zucca misterioso, >basil'],
  ['Bottiglia da 27,5 cl', '27.5 cl bottle'],
  ['Gamberi* e zucchine*', 'Prawns* and courgettes*'],
  ['Polpo* tiepido', 'Lukewarm octopus*'],
  ['petto di pollo impanato*', 'breaded chicken breast*'],
  [
    'Anelli di calamari* e code di gamberi* infarinati e fritti',
    'Flour-dusted fried squid rings* and prawn tails*',
  ],
  ['a fine cottura tonno rosso* scottato', 'seared bluefin tuna* added after baking'],
  ['POMODORO, FIOR DI LATTE', 'Tomato, Fior di latte mozzarella'],
  ['Burrata e zucchine alla griglia', 'Burrata and grilled courgettes'],
  ['melanzane e zucchine alla griglia', 'grilled aubergines and courgettes'],
  [
    "All'uscita prosciutto crudo e scaglie di grana",
    'Cured ham and shaved Grana cheese added after baking',
  ],
  ['con salame piccante', 'with spicy salami'],
  ['6 olive', '<6 olive>'],
  ['', ''],
])('%j is read as %j', (italian, english) => {
  expect(read(italian, 'en')).toBe(english);
});

test.each<[string, string[]]>([
  [
    'Prosciutto di Norcia',
    ['Ham from Norcia', 'Schinken aus Norcia', 'Jambon de Norcia', 'Jamón de Norcia'],
  ],
  [
    'con pecorino di norcia*',
    [
      'with pecorino from Norcia*',
      'mit Pecorino aus Norcia*',
      'avec pecorino de Norcia*',
      'con pecorino de Norcia*',
    ],
  ],
  [
    'prosciutto e funghi di Norcia',
    [
      'ham and mushrooms from Norcia',
      'Schinken und Pilze aus Norcia',
      'jambon et champignons de Norcia',
      'jamón y setas de Norcia',
    ],
  ],
  ['pane & olio', ['bread and oil', 'Brot und Öl', 'pain et huile', 'pan y aceite']],
  ['pane ed olive', ['bread and olives', 'Brot und Oliven', 'pain et olives', 'pan y aceitunas']],
  ['e basilico', ['and basil', 'und Basilikum', 'et basilic', 'y albahaca']],
  ['basilico e', ['basil and', 'Basilikum und', 'basilic et', 'albahaca y']],
  ['e', ['<e>', '<e>', '<e>', '<e>']],
  ['di Norcia', ['<di Norcia>', '<di Norcia>', '<di Norcia>', '<di Norcia>']],
  [
    'zucchine fritte',
    ['fried courgettes', 'frittierte Zucchini', 'courgettes frites', 'calabacines fritos'],
  ],
  ['olive fresche', ['fresh olives', 'frische Oliven', 'olives fraîches', 'aceitunas frescas']],
  ['aglio fresco', ['fresh garlic', 'frischer Knoblauch', 'ail frais', 'ajo fresco']],
  ['uovo fresco', ['fresh egg', 'frisches Ei', 'œuf frais', 'huevo fresco']],
  ['cipolla rossa', ['red onion', 'rote Zwiebeln', 'oignon rouge', 'cebolla roja']],
  ['noci tostate', ['toasted walnuts', 'geröstete Walnüsse', 'noix grillées', 'nueces tostadas']],
  ['zucca mista', ['mixed pumpkin', 'gemischter Kürbis', 'potiron varié', 'calabaza variada']],
  ['scaglie di aglio', ['shaved garlic', 'gehobelter Knoblauch', "copeaux d'ail", 'lascas de ajo']],
  ['scaglie di uova', ['shaved eggs', 'gehobelte Eier', "copeaux d'œufs", 'lascas de huevos']],
  [
    'granella di mandorle',
    ['chopped almonds', 'gehackte Mandeln', "éclats d'amandes", 'almendras picadas'],
  ],
  ['fette di pane', ['sliced bread', 'Brot in Scheiben', 'tranches de pain', 'rodajas de pan']],
  [
    'prosciutto 24,5 mesi',
    ['24.5-month ham', '24,5 Monate gereifter Schinken', 'jambon 24,5 mois', 'jamón 24,5 meses'],
  ],
  ['pane, 2,5 kg', ['bread, <2,5 kg>', 'Brot, <2,5 kg>', 'pain, <2,5 kg>', 'pan, <2,5 kg>']],
  [
    'gamberi* e alici*',
    [
      'prawns* and anchovies*',
      'Garnelen* und Sardellen*',
      'crevettes* et anchois*',
      'gambas* y anchoas*',
    ],
  ],
  [
    'olive e funghi* e pane',
    [
      'olives and mushrooms* and bread',
      'Oliven und Pilze* und Brot',
      'olives et champignons* et pain',
      'aceitunas y setas* y pan',
    ],
  ],
  [
    'gamberi alla griglia*',
    ['grilled prawns*', 'Garnelen vom Grill*', 'crevettes au gril*', 'gambas a la parrilla*'],
  ],
  [
    'con burro fuso',
    [
      'with melted butter',
      'mit zerlassener Butter',
      'avec beurre fondu',
      'con mantequilla derretida',
    ],
  ],
  [
    'con zucchine fritte',
    [
      'with fried courgettes',
      'mit frittierten Zucchini',
      'avec courgettes frites',
      'con calabacines fritos',
    ],
  ],
  [
    'con mozzarella e prosciutto cotto',
    [
      'with mozzarella and cooked ham',
      'mit Mozzarella und gekochtem Schinken',
      'avec mozzarella et jambon blanc',
      'con mozzarella y jamón cocido',
    ],
  ],
  [
    'con mozzarella e funghi',
    [
      'with mozzarella and mushrooms',
      'mit Mozzarella und Pilzen',
      'avec mozzarella et champignons',
      'con mozzarella y setas',
    ],
  ],
  [
    'pane con funghi freschi',
    [
      'bread with fresh button mushrooms',
      'Brot mit frischen Champignons',
      'pain avec champignons de Paris frais',
      'pan con champiñones frescos',
    ],
  ],
  [
    "'Nduja",
    [
      "'Nduja (spicy spreadable salami)",
      "'Nduja (scharfe streichfähige Salami)",
      "'Nduja (salami piquant à tartiner)",
      "'Nduja (salami picante para untar)",
    ],
  ],
  ['(pomodoro)', ['(tomato)', '(Tomaten)', '(tomate)', '(tomate)']],
  [
    'doppia mozzarella e olive',
    [
      'double mozzarella and olives',
      'doppelte Portion Mozzarella und Oliven',
      'double portion de mozzarella et olives',
      'doble ración de mozzarella y aceitunas',
    ],
  ],
])('%j is read in every language as %j', (italian, said) => {
  expect(translations.map((language) => read(italian, language))).toEqual(said);
});

test('German adjectives agree with their food, after "mit" too', () => {
  expect(read('Patate fritte, ricotta affumicata, speck croccante, pane caldo', 'de')).toBe(
    'Pommes frites, geräucherte Ricotta, knuspriger Südtiroler Schinkenspeck, warmes Brot',
  );
  expect(read('con prosciutto cotto, con funghi, con olive nere', 'de')).toBe(
    'mit gekochtem Schinken, mit Pilzen, mit schwarzen Oliven',
  );
});

test('French has its space before a colon and a semicolon', () => {
  expect(read('Per due: burrata; pere (noci)', 'fr')).toBe(
    'Pour deux\u00a0: burrata\u00a0; poires (noix)',
  );
});

test('a name is explained only where all of it is known', () => {
  const { en } = translators;
  expect(explainName('Patatine fritte', en)).toBe('French fries');
  expect(explainName('Margherita', en)).toBeNull();
  expect(explainName('Pinsa al salmone', en)).toBeNull();
  expect(explainName('Cappuccino', en)).toBeNull();
});
