import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../../emulators/sample/menu';
import {
  isToLookAt,
  namedAllergens,
  newlyOmitted,
  omittedAllergens,
} from '../../../src/domain/allergens/named-allergens';
import { suggestedInWords } from '../../../src/domain/product/words';
import { dish } from '../../product';

const idsOf = (named: readonly { id: number }[]) => named.map(({ id }) => id);
const read = (descrizione: string, categoria = 'Bibite', nome = 'Quz') =>
  namedAllergens(dish({ nome, descrizione, categoria, avvertenza: '' }));
const named = (...texts: Parameters<typeof read>) => idsOf(read(...texts));

/** Everyday words of Italian menus: a food that is the allergen, or always has it. */
const FOODS: Readonly<Record<number, string>> = {
  1: 'grissini, pane, focaccia, taralli, friselle, crackers, farro, semola, piadina, seitan',
  2: 'gamberi, gamberoni, scampi, mazzancolle, astice, aragosta, granchio, canocchie, cicale di mare',
  3: 'uova, tuorlo, frittata, zabaione, meringa, maionese, occhio di bue',
  4: 'alici, acciughe, tonno, trota, sgombro, sardine, sarde, baccalà, stoccafisso, pesce, coda di rospo, bottarga, spigola, aringa, anguilla, caviale, tonnata',
  5: 'arachidi, noccioline',
  6: 'soia, tofu, edamame, miso, tempeh',
  7: 'fiordilatte, fior di latte, Asiago, robiola, zola, caciocavallo, stracchino, crescenza, caciotta, caprino, primo sale, montasio, castelmagno, tomino, feta, groviera, burratina, scamorza, parmigiano, quartirolo, bitto, provola, yogurt, sottilette, emmental',
  8: 'noci, mandorle, nocciole, pistacchi, anacardi, gianduia, torrone, pinoli',
  9: 'sedano',
  10: 'senape, mostarda',
  11: 'sesamo, tahina, hummus',
  12: 'solfiti',
  13: 'lupini',
  14: 'seppioline, ostriche, piovra, capesante, capasanta, moscardini, calamaretti, telline, cannolicchi, fasolari, polipo, polpo, cozze, vongole, lumache, lupini di mare, tartufi di mare',
};

const foods = Object.entries(FOODS).flatMap(([id, words]) =>
  words.split(', ').map((word): [string, number] => [word, Number(id)]),
);

const isOneOnly = ([word]: [string, number]) => named(word).length === 1;

/** What menus say without meaning the allergen that a word of it names. */
const HARMLESS =
  `farina di riso, farina di mais, farina di ceci, farina di castagne, farina di grano saraceno, grano saraceno, latte di cocco,
  panna di cocco, noce moscata, noce di cocco, noce di prosciutto, noce di vitello, crema di ceci, crema di zucca, crema di zucchine,
  crema di carciofi, crema di peperoni, crema di funghi porcini, burro di cacao, latte di riso, pane senza glutine,
  impasto senza glutine, senza glutine, senza lattosio, formaggio vegano, panna vegetale, pasta di salame, pasta di salsiccia,
  guanciale croccante, bresaola di bufala, caviale di melanzane, pan di zucchero, pesche, lattuga, fagiolini, lattina,
  speck dell'altopiano di Asiago, nata a Napoli, pecorino IGT, in gamba, frutti di bosco, pomodoro, basilico, rucola, salame piccante`
    .split(',')
    .map((words) => words.trim());

describe('the allergens that the words of a dish name', () => {
  test.each(foods)('are found in %j: %s', (word, id) => {
    expect(read(word)).toContainEqual({ id, words: [word], isSure: true });
  });

  test.each([
    ['Mozzarelle di bufala e pomodoro', [7]],
    ['Frutta secca', [5, 8]],
    ['Calice di vino rosso', [12]],
    ['GAMBERI al curry', [2]],
    ['Mandel', [8]],
    ['Frutta con il guscio', [8]],
    ['Pomodoro (1, 9)', [1, 9]],
    ['𝐋𝐚𝐭𝐭𝐞', [7]],
    ['Ｌａｔｔｅ, caﬀè', [7]],
    ['Lupini di mare', [14]],
    ['Uova di lompo', [4]],
    ['Latte di mandorla', [8]],
    ['Latte di soia', [6]],
    ['Latte, cocco', [7]],
    ['Burro di arachidi', [5]],
    ['Mozzarella senza lattosio', [7]],
    ['Pane senza glutine, grissini', [1]],
    ['Crema di ceci, panna', [7]],
    ['Gelato senza latte né uova, noci', [8]],
    ['Noci di capesante', [14]],
  ])('of %j are %j', (text, ids) => expect(named(text)).toEqual(ids));

  test.each(HARMLESS)('are none in %j', (text) => expect(named(text)).toEqual([]));

  test.each(['Al limone o alla pesca', 'Eis', 'Acqua di rete'])('are not found in %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  test('begin with its category: dough has gluten though nobody writes so', () => {
    for (const category of ['Panini', 'I nostri impasti', 'Pinse', 'Pizze classiche']) {
      const [gluten] = read('Pomodoro, aglio, origano', category);
      expect(gluten).toEqual({ id: 1, words: [category], isSure: false });
      expect(named('Pomodoro', category, 'Base senza glutine')).toEqual([]);
    }
  });

  test('are those of a warning too, but not its traces, nor for whom the dish is not', () => {
    const warned = (avvertenza: string) =>
      namedAllergens(dish({ nome: 'Quz', descrizione: 'Acqua', categoria: 'Bibite', avvertenza }));
    expect(idsOf(warned('Contiene noci'))).toEqual([8]);
    expect(warned('Può contenere tracce di noci, soia e latte')).toEqual([]);
    expect(warned('Non adatto a chi evita il glutine')).toEqual([]);
  });

  test('are those of its foods and no others, whatever stands beside them', () => {
    const parts = fc.record({
      said: fc.uniqueArray(fc.constantFrom(...foods.filter(isOneOnly)), { maxLength: 4 }),
      silent: fc.uniqueArray(fc.constantFrom(...HARMLESS), { maxLength: 3 }),
      ticked: fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
    });
    fc.assert(
      fc.property(parts, fc.boolean(), ({ said, silent, ticked }, isFirst) => {
        const words = said.map(([word]) => word);
        const texts = isFirst ? [...silent, ...words] : [...words, ...silent];
        const fields = { nome: 'Quz', categoria: 'Bibite', descrizione: texts.join(', ') };
        const ids = [...new Set(said.map(([, id]) => id))];
        const omitted = omittedAllergens(dish({ ...fields, allergeni: ticked }));
        expect(idsOf(omitted)).toEqual(
          ids.filter((id) => !ticked.includes(id)).sort((a, b) => a - b),
        );
        for (const { id, words: own } of omitted) {
          expect(own).toEqual(said.filter((each) => each[1] === id).map(([word]) => word));
        }
      }),
      { numRuns: 120 },
    );
  });
});

test('they are said with the words that named them', () => {
  const text = 'Le parole fanno pensare a: Pesce (alici), Latte e derivati (burrata, stracchino)';
  expect(suggestedInWords(read('alici, burrata, stracchino'))).toBe(text);
});

describe('the allergens that an answer leaves out although the words name them', () => {
  const tuna = { nome: 'Tonno', descrizione: 'Mozzarella', categoria: 'Antipasti' };
  const omitted = (after: object, before?: object) =>
    idsOf(newlyOmitted(dish({ ...tuna, ...after }), before ? dish({ ...tuna, ...before }) : null));
  const none = { allergeni: [], nessunAllergene: true };

  test.each<[number[], object]>([
    [[4], { allergeni: [7] }],
    [[4, 7], none],
    [[], { allergeni: [4, 7] }],
    [[4, 7], { allergeni: [], nessunAllergene: false }],
  ])('are %j of %j', (ids, answer) => expect(omitted(answer)).toEqual(ids));

  test('are no news if the saved version left them out too, beside the same kind of answer', () => {
    expect(omitted({ allergeni: [7] }, { allergeni: [7] })).toEqual([]);
    expect(omitted({ allergeni: [7], avvertenza: 'Con noci' }, { allergeni: [7] })).toEqual([8]);
    expect(omitted(none, { allergeni: [7] })).toEqual([4, 7]);
  });

  test('mark the stored dish, unless it has no answer, or only a recipe makes them likely', () => {
    expect(isToLookAt(dish({ ...tuna, allergeni: [7] }))).toBe(true);
    expect(isToLookAt(dish({ ...tuna, ...none }))).toBe(true);
    expect(isToLookAt(dish({ ...tuna, allergeni: [4, 7] }))).toBe(false);
    expect(isToLookAt(dish({ ...tuna, allergeni: [], nessunAllergene: false }))).toBe(false);
    expect(
      isToLookAt(dish({ ...tuna, nome: 'Tiramisù', descrizione: 'Cacao', allergeni: [3] })),
    ).toBe(false);
  });
});

test('the sample names all that it declares, and declares all that it names', () => {
  for (const { picture: _, ...fields } of sampleMenu) {
    const read = dish({ ...fields, id: fields.nome });
    expect([fields.nome, fields.allergeni.length > 0 && namedAllergens(read).length === 0]).toEqual(
      [fields.nome, false],
    );
    expect([fields.nome, isToLookAt(read)]).toEqual([fields.nome, false]);
  }
});
