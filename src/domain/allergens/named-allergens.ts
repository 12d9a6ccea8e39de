import { FUNCTION_WORDS, wordsOfTable } from '../fold';
import { allergenAnswer, allergens, mayHaveMore } from '../product/allergens';
import { textNames } from '../product/fields';
import type { ProductFields } from '../product/product';
import { type ReadPhrase, type ReadWord, readPhrasesOf } from './allergen-phrases';
import { formsOf, mentionsIn } from './allergen-words';

/** Dishes and foods whose recipe has an allergen that they do not name. Guests search for them by their own names. */
const RECIPES = `
1 pizza pizze pinsa pinse panino impasto calzone bruschetta crostino toast crescentina tigella gnocco gnocchi tagliatelle
  lasagne tortellini ravioli biscotto savoiardi cialda cannolo crostata torta torte tortino brioche cornetto baba tiramisu cheesecake
  zuppa profiterole birra birre fritto impanato pastella crocchetta suppli arancino arancini cotoletta hamburger cheeseburger polpetta
  wurstel spaghetti linguine penne rigatoni paccheri orecchiette trofie fusilli tramezzino baguette ciabatta bun cantuccio
2 bisque scoglio
3 carbonara tiramisu crostata torta tortino savoiardi profiterole cheesecake tagliatelle lasagne
  polpetta semifreddo cantuccio aioli
4 cacciucco brodetto scoglio
7 pesto gelato tiramisu cheesecake cannolo cappuccino macchiato cioccolata cioccolato nutella gianduia semifreddo margherita
  wurstel parmigiana tzatziki
8 pesto nutella amaretto pralina granella cantuccio
9 ragu brodo soffritto
12 vino vini prosecco spumante lambrusco sangiovese pignoletto aceto balsamico spritz sidro baccala
14 scoglio
`;

const recipes = readRecipes();

function readRecipes() {
  const ids = new Map<string, number[]>();
  for (const line of RECIPES.trim().split(/\n(?=\d)/)) {
    const [id, ...words] = wordsOfTable(line);
    for (const word of words.flatMap(formsOf)) {
      ids.set(word, [...(ids.get(word) ?? []), Number(id)]);
    }
  }
  return ids;
}

/** Numbers in brackets, as menus on paper have them: 'Mozzarella (1, 7)'. */
export const numbersIn = (description: string): string[] =>
  description.match(/\(\s*\d{1,2}(?:[\s,;./-]+\d{1,2})*\s*\)/g) ?? [];

/** An allergen that words make likely. */
export type NamedAllergen = {
  id: number;
  /** The words, as they are written, once each. */
  words: readonly string[];
  /** Whether it is named, or a food that is it or always has it. Else it is only what a recipe usually has. */
  isSure: boolean;
};

type Mention = { ids: readonly number[]; text: string; isSure: boolean };

/** Words that deny what comes after them. */
const DENIES = /^(?:senza|priv[oaie]|sans|without|ohne|sin)$/;

/** A denied word that is only a part of its allergen: what has no lactose is milk still. */
const PART = /^lat?ctos|^lattosio/;

/** What phrases were read to name: a menu's dishes repeat theirs, and each is one object (`readPhrasesOf`). */
const mentioned = new WeakMap<ReadPhrase, readonly Mention[]>();

function mentionsOf(phrase: ReadPhrase): readonly Mention[] {
  const known = mentioned.get(phrase);
  if (known) return known;
  const mentions = readMentions(phrase);
  mentioned.set(phrase, mentions);
  return mentions;
}

/** What one phrase of a text names. What is denied is not named, nor what stands before it in the same phrase: 'Pane senza glutine'. */
function readMentions({ words, said }: ReadPhrase): Mention[] {
  const places = [...words.keys()].filter((at) => !FUNCTION_WORDS.has(words[at]?.key ?? ''));
  const keys = places.map((at) => words[at]?.key || '-');
  const denied: number[] = [];
  for (const [at, key] of keys.entries()) {
    if (DENIES.test(key) || (key === 'ne' && denied.includes(at - 1))) denied.push(at + 1);
    if (key === 'non' && /^conten|^contien/.test(keys[at + 1] ?? '')) denied.push(at + 2);
  }
  const textOf = (at: number, length: number) =>
    words
      .slice(places[at], (places[at + length - 1] ?? 0) + 1)
      .map(({ text }) => text)
      .join(' ');
  const mentions = mentionsIn(keys);
  const absent = mentions.flatMap(({ at, meant, sense }) =>
    denied.includes(at) && sense === 'name' && !PART.test(keys[at] ?? '')
      ? meant.map((id) => ({ id, before: at }))
      : [],
  );
  const isAbsent = (id: number, at: number) =>
    denied.includes(at) || absent.some((each) => each.id === id && at < each.before);
  const found = [
    ...mentions.map(({ at, length, ids }) => ({ at, text: textOf(at, length), ids, isSure: true })),
    ...keys.flatMap((key, at) => {
      const ids = recipes.get(key);
      return ids ? { at, text: textOf(at, 1), ids, isSure: false } : [];
    }),
  ].map(({ at, ids, ...mention }) => ({ ...mention, ids: ids.filter((id) => !isAbsent(id, at)) }));
  return [...said.map((phrase) => ({ ...phrase, isSure: true })), ...found];
}

/** Whether a phrase says that the dish has no gluten: then its category's dough has none either. */
const deniesGluten = ({ words }: ReadPhrase) =>
  words.some(({ key }: ReadWord, at) => DENIES.test(key) && words[at + 1]?.key === 'glutine');

/** The part of a warning from traces on: the dish has none of what it names, and the filter hides the dish all the same. */
const TRACES = /(?:tracce|traccia|può conten|puo' conten|possono conten|non adatt)[^.;!]*/gi;

/**
 * The allergens that the words of a dish, and its category, make likely. They are what to look at, never an answer: a recipe has
 * more than its words say. A dish for which nothing is found names no carrier that is known here.
 * @returns in the order of the catalogue
 */
export function namedAllergens(dish: ProductFields): readonly NamedAllergen[] {
  const known = read.get(dish);
  if (known) return known;
  const named = readNamed(dish);
  read.set(dish, named);
  return named;
}

/** What the words of a dish were read to name. A list asks for each of its dishes again and again; a dish never changes. */
const read = new WeakMap<ProductFields, readonly NamedAllergen[]>();

function readNamed(dish: ProductFields): NamedAllergen[] {
  const texts = textNames.map((name) =>
    name === 'avvertenza' ? dish.avvertenza.replace(TRACES, '') : dish[name],
  );
  const phrases = texts.flatMap(readPhrasesOf);
  const isGlutenFree = phrases.some(deniesGluten);
  const mentions = [
    ...phrases.flatMap(mentionsOf),
    ...readPhrasesOf(dish.categoria)
      .flatMap(mentionsOf)
      .map((mention) => ({
        ids: mention.ids.filter((id) => id !== 1 || !isGlutenFree),
        text: dish.categoria,
        isSure: false,
      })),
    ...numbersIn(dish.descrizione).map((text) => ({
      ids: text.match(/\d+/g)?.map(Number) ?? [],
      text,
      isSure: true,
    })),
  ];
  return allergens.flatMap(({ id }) => {
    const own = mentions.filter(({ ids }) => ids.includes(id));
    const sure = own.filter((mention) => mention.isSure);
    const words = [...new Set((sure.length > 0 ? sure : own).map(({ text }) => text))];
    return own.length > 0 ? { id, words, isSure: sure.length > 0 } : [];
  });
}

/** The allergens that the words of a dish make likely, and that it does not declare. */
export const omittedAllergens = (dish: ProductFields): NamedAllergen[] =>
  namedAllergens(dish).filter(({ id }) => !dish.allergeni.includes(id));

/**
 * The allergens that the words of a dish newly name, or newly deny: those that the saved version left out beside the same kind of
 * answer are no news.
 * @param before the saved version, null for a new dish
 */
export function newlyOmitted(dish: ProductFields, before: ProductFields | null): NamedAllergen[] {
  const isSameAnswer = before && allergenAnswer(before) === allergenAnswer(dish);
  const known = isSameAnswer ? omittedAllergens(before).map(({ id }) => id) : [];
  return omittedAllergens(dish).filter(({ id }) => !known.includes(id));
}

/**
 * Whether staff should look at a stored dish: its answer leaves out an allergen that its words name. One without an answer is
 * marked as such already.
 */
export const isToLookAt = (dish: ProductFields): boolean =>
  !mayHaveMore(allergenAnswer(dish)) && omittedAllergens(dish).some(({ isSure }) => isSure);
