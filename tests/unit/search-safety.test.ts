import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allergenWords } from '../../src/domain/allergens/allergen-words';
import { groupByCategory } from '../../src/domain/product/menu';
import { indexMenu } from '../../src/menu/search/menu-index';
import {
  coeliacs,
  illnesses,
  markers,
  weakMarkers,
} from '../../src/menu/search/query/signal-words';
import { dish } from '../product';
import { ask, index, products } from './sample-search';

const texts = (list: string) => list.split(';').map((text) => text.trim());

/** Sentences that exclude X, or say that it does harm. Each has a marker of the table. */
const forbidding = texts(`
senza X; niente X; no X; X no; X no grazie; non posso mangiare X; non posso mangiare piatti con X; evito i piatti con X;
sono allergico a X; allergia X; intollerante a X; allergica a tracce di X; X free; free from X; X allergy; allergic to X;
I can't have dishes with X; no food with X; without X; I cannot eat any kind of X; please no X; ohne X; keine X; X allergie;
Xfrei; ich darf keine X essen; nichts mit X; allergisch gegen X; sans X; pas de X; sans plats avec X; allergique X;
je ne mange pas de X; sin X; nada con X; alergia a X; no puedo comer X; pizza senza X; senza X pizza; dolci vegani senza X;
senza X vegano; senza funghi e X; senza X e cipolla; senza cipolla né X; pizza sotto 10 euro senza X; s/X; senxa X;
seza X; privo di X; tutto tranne X; non tollero X; X mi fa male; X makes me sick; X macht mich krank;
X me rend malade; la X me sienta mal; mai più X; qualcosa che non contiene X; con uova ma senza X; with mushrooms but no X;
niente latte con X; senza glutine con X; senza X pizza ai funghi; burro, X: no; sushi X no; X ❌; s X; neither milk nor X;
I can´t have X; X is poison; non sono celiaco, senza X; ningún plato con X; X-free; ho problemi con X; X free please`);

/** Those with a marker that is one only beside a word for an allergen. */
const beside = texts(
  'zero X; X zero; 0 il X; libero da X; X safe; X friendly; adatto a chi evita X',
);

/** Sentences about X without a marker that the table could know. */
const doubtful =
  texts(`X; ich darf ein X; eine X bitte; on voglio X; in X; o X; pizza X; X pizza; desprovisto de X; X kaputt; hasta X;
milkless X; X allergi; togliX; X mag ich; voglio X; X?; al X; devoid of X; X intol; mit X; X kommt nicht infrage`);

/** Words of the guests' languages for each allergen, in their order, beside those of the project's own table. */
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

/** The first name of each allergen. */
const names = [...new Map(own.toReversed().map(({ word, ids }) => [ids[0], word])).values()];

const words = [
  ...own,
  ...[...allergenWords].map(([word, { name = [], carrier = [], food = [] }]) => ({
    word: word.replace('_', ' '),
    ids: [...name, ...carrier, ...food],
  })),
];

/** The word with one letter missing, doubled or swapped with the next. */
const slips: ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at + 1) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];

/** The table's markers as they may be typed: its beginnings and ends with what they begin and end. */
const typedMarkers = [...markers, ...illnesses, ...coeliacs].map((marker) =>
  marker.startsWith('…') ? `X${marker.slice(1)}` : marker.replace('…', 'o'),
);

/** A marker beside a word, on either side of it, or as one word with it. */
const pair = (marker: string, word: string, order: boolean) =>
  marker.startsWith('X')
    ? marker.replace('X', word)
    : order
      ? `${marker} ${word}`
      : `${word} ${marker}`;

const isOwnWord = (word: string) => index.menu.words.has(word) || allergenWords.has(word);

/** A line that could be read as absence: no dish is ever listed as free of something. */
const ABSENCE = /senza|priv[oi] |non (?:dichiara|contien|nomina)|nessun/i;

/** Checks the rules that hold for every query, whatever it means. */
function expectNoClaim(query: string) {
  const { result, found } = ask(query);
  if (!result) return;
  const { title, forbids, sought, groups } = result;
  if (forbids) expect([query, found]).toEqual([query, []]);
  expect([query, title.split('«')[0]]).not.toEqual([query, expect.stringMatching(ABSENCE)]);
  if (groups.length > 0) expect(title).toContain(`«${sought}»`);
}

function expectNoList(query: string) {
  const { result, found } = ask(query);
  expect([query, result?.forbids, found.length]).toEqual([query, true, 0]);
}

const aWord = fc.constantFrom(...words);

test('no dish is listed beside a marker: every marker with every word for an allergen', () => {
  for (const marker of typedMarkers) {
    for (const word of names) expectNoList(pair(marker, word, true));
  }
  fc.assert(
    fc.property(fc.constantFrom(...typedMarkers), aWord, fc.boolean(), (marker, { word }, order) =>
      expectNoList(pair(marker, word, order)),
    ),
    { numRuns: 2000 },
  );
});

test('no dish is listed beside a word that is a marker only with an allergen', () => {
  const weak = weakMarkers.map((word) => `${word.replace('…', 'o')} X`);
  fc.assert(
    fc.property(fc.constantFrom(...weak, ...beside), aWord, (text, { word }) =>
      expectNoList(text.replace('X', word)),
    ),
  );
});

test('no dish is listed for a sentence that forbids a word, typed right or with a slip', () => {
  const asTyped = fc.constantFrom((word: string) => word, ...slips);
  fc.assert(
    fc.property(aWord, fc.constantFrom(...forbidding), fc.nat(), asTyped, (each, text, at, make) =>
      expectNoList(text.replace('X', make(each.word, at % each.word.length))),
    ),
    { numRuns: 2000 },
  );
});

test('no dish is listed beside a long marker with a slip that makes no word of the menu', () => {
  const long = typedMarkers.filter((marker) => marker.length > 6 && !marker.startsWith('X'));
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.constantFrom(...slips),
      aWord,
      (marker, at, make, { word }) => {
        // The first letter tells 'Salate' from 'malade'.
        const typed = make(marker, 1 + (at % (marker.length - 2)));
        fc.pre(!isOwnWord(typed));
        expectNoList(`${typed} ${word}`);
      },
    ),
    { numRuns: 2000 },
  );
});

test.each(texts('ohne; Bohne; frei; drei; senxa; SENZA; sen\u200bza'))(
  '%s is a marker, if it is one',
  (word) => {
    expect(ask(`${word} latte`).result?.forbids).toBe(!/bohne|drei/i.test(word));
  },
);

test.each(['nolatte', 'senzalatte', 'senzananas', 'Milchallergie', 'glutenfrie', 'ananasfrei'])(
  'a word with a marker in it gets no list: %s',
  expectNoList,
);

test('a sentence that the table does not know gets a list of what it names, by its true title', () => {
  const asTyped = fc.constantFrom((word: string) => word, ...slips);
  fc.assert(
    fc.property(aWord, fc.constantFrom(...doubtful), fc.nat(), asTyped, (each, text, at, make) =>
      expectNoClaim(text.replace('X', make(each.word, at % each.word.length))),
    ),
    { numRuns: 500 },
  );
});

describe('a word for an allergen', () => {
  test('is understood as all the allergens that it stands for, or named as unknown', () => {
    fc.assert(
      fc.property(
        aWord,
        fc.constantFrom('senza X', 'allergic to X', 'X'),
        ({ word, ids }, text) => {
          const { criteria = [] } = ask(text.replace('X', word)).result ?? {};
          expect(criteria).toEqual(expect.arrayContaining(ids.map(String)));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('finds no dish by a slip of it without the offer to hide what declares it', () => {
    const long = own.filter(({ word }) => word.length > 6 && !word.includes(' '));
    fc.assert(
      fc.property(
        fc.constantFrom(...long),
        fc.nat(),
        fc.constantFrom(...slips),
        (each, at, make) => {
          const typed = make(each.word, at % each.word.length);
          fc.pre(!isOwnWord(typed.toLowerCase()));
          const { result, found } = ask(typed);
          const declares = found.some(({ allergeni }) =>
            each.ids.some((id) => allergeni.includes(id)),
          );
          if (declares) expect([typed, result?.criteria]).not.toEqual([typed, []]);
        },
      ),
    );
  });
});

test('an unknown word beside a marker is always named', () => {
  const unknown = fc.stringMatching(/^[bcdfgjkqvwxyz]{6,12}$/);
  const sentences = forbidding.filter((text) => / X|X /.test(text) && !/[/]X| s X|^s X/.test(text));
  fc.assert(
    fc.property(unknown, fc.constantFrom(...sentences), (word, text) => {
      const { result } = ask(text.replace('X', word));
      expect([text, word, result?.unknown]).toEqual([text, word, expect.arrayContaining([word])]);
    }),
    { numRuns: 300 },
  );
});

describe('a dish with a marker in its name', () => {
  const named = dish({ nome: 'Gelato senza latte', descrizione: 'Latte', allergeni: [7] });
  const menu = indexMenu(groupByCategory([named, ...products]));

  test('is found by its exact name, alone and below the offer', () => {
    const { result, names } = ask('un gelato senza latte', menu);
    expect(names).toEqual(['Gelato senza latte']);
    expect(result?.criteria).toEqual(['7']);
    expect(ask('cola senza zucchero').names).toEqual(['Cola senza zucchero']);
  });

  test('exempts nothing else', () => {
    for (const query of [
      'senza latte',
      'gelato senza',
      'senza latte gelato',
      'pizza senza latte',
    ]) {
      expect([query, ask(query, menu).names]).toEqual([query, []]);
    }
  });
});

test('a hidden dish is found by nothing', () => {
  const menu = indexMenu(groupByCategory([dish({ nome: 'Segreto', nascosto: true })]));
  expect(ask('segreto', menu).names).toEqual([]);
});
