import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenWords } from '../../src/domain/product/allergen-words';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/engine/menu-index';
import { wordKinds } from '../../src/menu/search/engine/vocabulary';
import { dish } from '../product';
import { ask, index, products } from './sample-search';

const texts = (list: string) => list.split(';').map((text) => text.trim());

/** Sentences that exclude X, or that forbid it without a word of exclusion. */
const sentences = texts(`
senza X; niente X; no X; X no; X no grazie; non posso mangiare X; non posso mangiare piatti con X; evito i piatti con X;
sono allergico a X; allergia X; intollerante a X; allergica a tracce di X; X free; free from X; X allergy; allergic to X;
I can't have dishes with X; no food with X; without X; I cannot eat any kind of X; please no X; ohne X; keine X; X allergie;
Xfrei; ich darf keine X essen; nichts mit X; allergisch gegen X; sans X; pas de X; sans plats avec X; allergique X;
je ne mange pas de X; sin X; nada con X; alergia a X; no puedo comer X; pizza senza X; senza X pizza; dolci vegani senza X;
senza X vegano; senza funghi e X; senza X e cipolla; senza cipolla né X; pizza sotto 10 euro senza X; zero X; s/X; senxa X;
seza X; libero da X; privo di X; tutto tranne X; non tollero X; X mi fa male; X makes me sick; X macht mich krank;
X me rend malade; la X me sienta mal; mai più X; qualcosa che non contiene X; con uova ma senza X; with mushrooms but no X;
niente latte con X; senza glutine con X; senza X pizza ai funghi; burro, X: no; sushi X no; 0 il X; X ❌; s X; neither milk nor X;
ich darf ein X; eine X bitte; on voglio X; in X; o X; I can´t have X; X is poison; non sono celiaco, senza X`);

/** Words of the guests' languages for each allergen, in their order, beside those of the search's own table. */
const own = `
glutine;gluten;frumento;orzo;farro;segale;seitan;couscous;farina;flour;Mehl;Weizen;wheat;harina;blé
crostacei;gamberi;gambero;scampi;shrimps;prawn;Garnelen;crevette;gambas;seafood;shellfish;frutti di mare
uova;uovo;egg;eggs;Ei;Eier;œuf;oeufs;huevo;maionese;mayonnaise
pesce;fish;Fisch;poisson;pescado;surimi
arachidi;noccioline;peanut;peanuts;Erdnuß;Erdnüsse;cacahuète;frutta secca;nuts;peanut butter
soia;soy;soya;soybeans;Soja;tofu;latte di soia
latte;lattosio;latticini;burro;butter;formaggio;cheese;cream;Milch;Käse;lait;fromage;leche;queso
frutta a guscio;frutta secca;noci;noce;nocciole;mandorle;pistacchio;nuts;walnuts;Haselnuss;pistachos;noix
sedano;celery;Sellerie;céleri;apio
senape;mustard;Senf;moutarde;mostaza
sesamo;semi di sesamo;sesame;tahina
solfiti;sulfites;anidride solforosa
lupini;lupin;altramuces
molluschi;cozze;vongole;calamari;polpo;mussel;clams;squid;Muscheln;moules;seafood;shellfish`
  .trim()
  .split('\n')
  .flatMap((line, at) => texts(line).map((word) => ({ word, ids: [at + 1] })));

const words = [
  ...own,
  ...[...allergenWords].map(([word, { name, carrier }]) => ({
    word: word.replace('_', ' '),
    ids: [...name, ...carrier],
  })),
];

const aWord = fc.constantFrom(...words);
const aSentence = fc.constantFrom(...sentences);

/** The word with one letter missing, doubled or swapped with the next. */
const slips: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at + 1) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];
const isKnown = (word: string) =>
  index.vocabulary.has(word) || allergenWords.has(word) || wordKinds.has(word);

/** The names of the dishes that a query shows although they declare one of the allergens. */
const shownDeclaring = (query: string, ids: readonly number[], isTyping = false) =>
  ask(query, index, { isTyping })
    .shown.filter(({ allergeni }) => ids.some((id) => allergeni.includes(id)))
    .map(({ nome }) => nome);

describe('a query that forbids an allergen', () => {
  test('shows no dish that declares it, in any language and sentence', () => {
    fc.assert(
      fc.property(aWord, aSentence, fc.boolean(), ({ word, ids }, sentence, isTyping) => {
        expect(shownDeclaring(sentence.replace('X', word), ids, isTyping)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('shows none either if the word has a slip that makes no other word', () => {
    const single = own.filter(({ word }) => !word.includes(' '));
    const slip = fc
      .tuple(fc.constantFrom(...single), fc.nat(), fc.constantFrom(...slips))
      .map(([entry, at, make]) => ({
        ...entry,
        typed: make(entry.word, at % entry.word.length),
      }));
    fc.assert(
      fc.property(slip, aSentence, ({ ids, typed }, sentence) => {
        fc.pre(typed.length > 2 && !isKnown(typed));
        expect(shownDeclaring(sentence.replace('X', typed), ids)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('asks about a food that is said to do harm, also with a slip and beside another', () => {
    const foods = [...allergenWords].flatMap(([word, { sort: ids }]) =>
      ids.length > 0 && word.length > 4 && !word.includes('_') ? { word, ids } : [],
    );
    const harmful = fc.constantFrom('X mi fa male', 'X makes me sick', 'uova e X mi fanno male');
    const asTyped = fc.constantFrom(...slips, (word: string) => word);
    fc.assert(
      fc.property(fc.constantFrom(...foods), fc.nat(), asTyped, harmful, (food, at, make, text) => {
        const typed = make(food.word, at % food.word.length);
        fc.pre(typed === food.word || !isKnown(typed));
        const { shown, refusal } = ask(text.replace('X', typed));
        expect(shown).toEqual([]);
        if (refusal?.reason !== 'harm') return;
        const asked = refusal.criteria.map(({ id }) => Number(id));
        expect(asked).toEqual(expect.arrayContaining([...food.ids]));
      }),
      { numRuns: 500 },
    );
  });

  test('always says of an unknown word that it is unknown', () => {
    const unknown = fc.stringMatching(/^[bcdfgjkqvwxyz]{6,12}$/);
    const excluding = fc.constantFrom(...sentences.slice(0, 50));
    fc.assert(
      fc.property(unknown, excluding, (word, sentence) => {
        const { shown, refusal } = ask(sentence.replace('X', word));
        expect(refusal?.reason).toBe('unknown');
        expect(shown).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** What is typed, the ids of its criteria, and why there is no list. */
const questions: [query: string, ids: string, reason?: string][] = [
  ['senza grana', 'nomina-grana'],
  ['senza polpa', '', 'slip'],
  ['senza frutt secca', 'nomina-secca', 'slip'],
  ['senza lattuga', 'nomina-lattuga'],
  ['no eggplant', 'nomina-eggplant'],
  ['no coconut', '', 'unknown'],
  ['no nutmeg', '', 'unknown'],
  ['senza castagne', 'nomina-castagne'],
  ['senza latte di soia', '6'],
  ['senza burro di cacao', 'nomina-burro cacao'],
  ['no buckwheat', 'nomina-buckwheat'],
  ['kein Eis', 'nomina-eis'],
  ['farina 0', ''],
  ['0 grano', '1'],
  ['senza farina di riso', 'nomina-farina riso'],
  ['senza latte di avena', '1'],
  ['almond butter free', '8'],
  ['coca zero', ''],
  ['lattosio 0', '7'],
  ['senza gorgonzola', 'nomina-gorgonzola'],
  ['allergico al gorgonzola', '7'],
  ['no tuna', 'nomina-tuna'],
  ['senza latte ma con uova', '7'],
  ['senza latte con uova', '7 3'],
  ['allergico al latte, ai funghi', '7 nomina-funghi'],
  ['senza lattosio pizza ai funghi', '7'],
  ['senza glutine vegano', '1 vegani'],
  ['celliaca', '1'],
  ['niente dolci', 'nomina-dolci'],
  ['pizza no', 'nomina-pizza'],
  ['pizza funghi no', 'nomina-funghi'],
  ['pizza sotto 10 euro senza latte', '7 prezzo-10'],
  ['senza zucchero', '', 'unsaid'],
  ['senza olio di palma', '', 'unsaid'],
  ['halal', '', 'unsaid'],
  ['s.g.', '', 'unknown'],
  ['non voglio né latte né uova', '7 3'],
  ['non sono allergico al latte', '7', 'unknown'],
  ['zero alcol', 'nomina-alcol'],
  ['sugar would kill me', '', 'unsaid'],
  ['allergic to cod', '4'],
  ['milk is poison to me', '', 'harm'],
  ['funghi mi fanno male', ''],
  ['four cheese pizza', ''],
  ['allergia alle proteine del latte', '7'],
  ['cola senza zucchero, niente cipolla', 'nomina-cipolla'],
  ['latte mi fa male', '', 'harm'],
  ['non sono celiaco', '', 'harm'],
  ['mia figlia è celiaca ma io no', '', 'harm'],
  ['eine Pizza mit Käse', ''],
  ['pizza ai frutti di mare', ''],
  ['gluten safe', '', 'harm'],
  ['pescetariano', 'nomina-carne'],
  ['senza latte e con funghi', '7 nomina-funghi'],
  ['senza latte con funghi e olive', '7'],
  ['senza latte ma con funghi e uova', '7'],
  ['allergico al latte con funghi', '7 nomina-funghi'],
  ['tonno senza cipolla', 'nomina-cipolla'],
  ['tonno, allergico alla cipolla', '4 nomina-cipolla'],
  ['senza cipolla, tonno', 'nomina-cipolla nomina-tonno'],
  ['milk free from eggs', '7 3'],
  ['mushrooms free from onion', 'nomina-onion'],
  ['pizza funghi latte free', '7'],
  ['Napoli senza acciughe', 'nomina-acciughe'],
  ['no latte no uova no noci', '7 3 8'],
  ['latte o uova', ''],
  ['0 latte', '7'],
  ['senza peperoni', 'nomina-peperoni'],
  ['senza madorle', '8'],
  ['senza glutin', '', 'slip'],
  ['non vegano', '', 'unknown'],
  ['uova no, latte sì', '3 7', 'unknown'],
  ['noo latte', '', 'harm'],
  ['zucchero', ''],
  ['senza parcheggio', '', 'unknown'],
  ['celiaco, latte', '1 7'],
  ['senza cipolla, grazie, funghi', 'nomina-cipolla nomina-funghi'],
  ['senza latte, ma solo con uova', '7'],
  ['senza formagio', '', 'slip'],
  ['senza nsesamo', '', 'slip'],
  ['senza arachidx', '', 'slip'],
  ['senza nocciolie', '', 'slip'],
  ['coeliac friendly', '1'],
  ['senza latte '.repeat(20), '7', 'long'],
];

test.each(questions)('%j has its criteria, or says why it has no list', (query, ids, reason) => {
  const { refusal, ...asked } = ask(query);
  expect(asked.ids).toBe(ids);
  expect(refusal?.reason).toBe(reason);
});

const twice = (text: string) => [text, text];

describe('a refused query', () => {
  test('offers what was understood, and words that may be meant', () => {
    const { refusal } = ask('pizza senza latte e penuts');
    expect(refusal).toMatchObject({ reason: 'slip', word: 'penuts', suggestions: ['peanuts'] });
    expect(refusal?.criteria.map(({ id }) => id)).toEqual(['7']);
    expect(refusal?.rest).toBe('pizza senza latte');
  });

  test('is judged only when the typing rests, except for a word that is known as it is', () => {
    const reasonOf = (query: string) => ask(query, index, { isTyping: true }).refusal?.reason;
    expect(reasonOf('senza lat')).toBe('typing');
    expect(reasonOf('senza latte')).toBeUndefined();
    expect(reasonOf('senza xyz pizza')).toBe('unknown');
    expect(reasonOf('latte marghe')).toBeUndefined();
    expect(ask('latte marghe').refusal?.reason).toBe('harm');
    for (const query of ['marghe latte', 'latte xyzzy']) expect(reasonOf(query)).toBe('harm');
    expect(ask('senza lat').refusal?.reason).toBe('slip');
  });

  test('keeps the exclusions that were understood when it asks about others', () => {
    const { refusal } = ask('latte no, non sono celiaco');
    expect(refusal).toMatchObject({ reason: 'harm', rest: 'senza latte' });
    expect(refusal?.criteria.map(({ id }) => id)).toEqual(['1']);
  });

  test.each([
    ['sushi pizza ai funghi e gamberi', 'harm', '', '2', 'pizza funghi', 'pizza funghi gamberi'],
    ['sushi di gamberi', 'harm', '', '2', '', 'gamberi'],
    ['uova mozarella sushi', 'harm', '', '3', '', 'uova mozzarella'],
    ['latte gambrei mi fa male', 'harm', '', '7 2', '', 'latte gamberi'],
    ['uova mozarella mi fa male', 'harm', '', '3 7', '', 'uova mozzarella'],
    ['gorgonzla mi fa male', 'harm', '', '7', '', 'gorgonzola'],
    ['senza uov', 'slip', 'uovo uova', '', '', ''],
    ['senza pesche', 'slip', 'pesca pesce', '', '', ''],
    ['senza pomodro', 'slip', 'pomodoro', '', '', ''],
    ['pizza senza lat', 'slip', 'lait oat', '', 'pizza', 'pizza'],
    ['senza zucchero pizza', 'unsaid', '', '', 'pizza', 'pizza'],
    ['pizza halal senza uova', 'unsaid', '', '3', ...twice('pizza halal senza uova')],
  ])('%j is refused as %s: meant %j, criteria %j, rest %j, wish %j', (query, ...expected) => {
    const { refusal } = ask(query);
    const { reason, suggestions = [], criteria = [], rest, wish } = refusal ?? {};
    const ids = criteria.map(({ id }) => id);
    expect([reason, suggestions.join(' '), ids.join(' '), rest, wish]).toEqual(expected);
  });
});

test.each([
  ['senza pesce', '2 14'],
  ['senza gorgonzola', '7'],
  ['senza latte', ''],
])('beside %j the allergens %j are likely', (query, ids) => {
  const related = ask(query).result?.related ?? [];
  expect(related.map(({ id }) => id).join(' ')).toBe(ids);
});

test.each([
  ['aperti oggi?', 'hours'],
  ['tavolo per due', 'booking'],
  ['non mangio niente', 'sheet'],
  ['pizza', ''],
])('%j is answered by %j, and only a dish is searched for', (query, answers) => {
  const { result, names } = ask(query);
  expect(result?.answers.join(' ')).toBe(answers);
  expect(names.length > 0).toBe(answers === '');
});

test('a name that excludes an allergen does not undo its exclusion', () => {
  const menu = indexMenu(groupByCategory([dish({ nome: 'Gelato senza latte' }), ...products]));
  expect(ask('gelato senza latte', menu).ids).toBe('7');
});

test('an excluded ingredient leaves out all its forms and kinds', () => {
  const namesOf = (query: string) =>
    ask(query).shown.map(({ nome, descrizione }) => nome + descrizione);
  expect(namesOf('senza funghi').join()).not.toMatch(/fungh|champignon|porcini|tartufo/i);
  expect(namesOf('senza pomodoro').join()).not.toMatch(/pomodor/i);
  expect(namesOf('senza acciughe').join()).not.toMatch(/acciugh|alici/i);
  expect(namesOf('niente alcol').join()).not.toMatch(/birra|vino|liquore|alchermes/i);
  expect(namesOf('senza salumi').join()).not.toMatch(/prosciutto|guanciale|pancetta|lardo|nduja/i);
  expect(namesOf('senza peperoncino').join()).not.toMatch(/peperoncin|nduja|piccante/i);
  expect(namesOf('senza cioccolato').join()).not.toMatch(/cioccolat|cacao/i);
  expect(namesOf('senza verdure').join()).not.toMatch(
    /zucchin|lattuga|cipoll[ae]|cavolo|zucca|sedano/i,
  );
  expect(namesOf('senza frutta').join()).not.toMatch(/frutta|fichi|per[ae]|pesca/i);
});

describe('a word that only a warning has', () => {
  const warned = dish({ nome: 'Alga', avvertenza: 'Può contenere iodio. Non adatto ai bambini' });
  const menu = indexMenu(groupByCategory([warned, ...products]));

  test('finds its dish, and hides none', () => {
    expect(ask('iodio', menu)).toMatchObject({ names: ['Alga'], ids: '' });
  });

  test('is not known beside an exclusion: no list says what has none of it', () => {
    for (const query of ['senza iodio', 'niente iodio', 'senza glutine iodio', 'senza X iodio']) {
      const { refusal, groups } = ask(query, menu);
      expect([query, refusal?.reason, groups]).toEqual([query, 'unknown', []]);
    }
  });

  test('does not recommend a dish to children', () => {
    const { ids, shown } = ask('per bambini', menu);
    expect(ids).toBe('bambini');
    expect(shown).not.toContain(warned);
  });
});
