import { fold } from '../fold';
import { allergenWords, wordsOfTable } from '../product/allergen-words';
import { allergenAnswer, isOpen } from '../product/allergens';
import { searchedTexts } from '../product/fields';
import type { ProductFields } from '../product/product';

/** Dishes and foods whose recipe has an allergen that they do not name. Guests search for them by their own names. */
const RECIPES = `
1 pizza pizze pinsa pinse panino impasto focaccia calzone bruschetta crostino toast piadina crescentina tigella gnocco gnocchi tagliatelle
  lasagne tortellini ravioli biscotto savoiardi cialda cannolo crostata torta torte tortino brioche cornetto baba tiramisu cheesecake
  zuppa profiterole birra birre fritto impanato pastella crocchetta suppli arancino arancini cotoletta hamburger cheeseburger polpetta
  wurstel
3 carbonara tiramisu zabaione meringa frittata crostata torta tortino savoiardi profiterole cheesecake tagliatelle lasagne
  polpetta semifreddo
7 pesto gelato tiramisu cheesecake cannolo cappuccino macchiato cioccolata cioccolato nutella gianduia semifreddo margherita
  wurstel
8 pesto nutella gianduia amaretto torrone pralina
9 ragu brodo soffritto
12 vino vini prosecco spumante lambrusco sangiovese pignoletto aceto balsamico spritz sidro baccala
`;

/** Words that stand between the parts of a name: 'latte di soia'. */
const BETWEEN = new Set(['a', 'al', 'alla', 'd', 'di', 'del', 'della', 'e', 'il', 'in', 'la']);

/** A longer word without its last vowel, so that singular and plural are one: 'pesce' is not 'pesca', nor 'grano' 'grana'. */
const stemOf = (word: string) => (/.{4}[^cg][aeio]$/.test(word) ? word.slice(0, -1) : word);

/** The words of a text as a phrase in which whole words are found: '_fior_latt_'. */
const phraseOf = (words: readonly string[]) => `_${words.map(stemOf).join('_')}_`;

/** Each word for an allergen as a phrase, with the ids. */
const carriers = [
  ...[...allergenWords].map(([word, { name, carrier, sort }]) => ({
    word,
    ids: [...name, ...carrier, ...sort],
  })),
  ...RECIPES.trim()
    .split(/\n(?=\d)/)
    .flatMap((line) => {
      const [id, ...words] = wordsOfTable(line);
      return words.map((word) => ({ word, ids: [Number(id)] }));
    }),
].map(({ word, ids }) => ({ phrase: phraseOf(word.split('_')), ids }));

/**
 * The allergens that the words of a dish, and its category, make likely. They are what to look at, never an answer: a recipe has
 * more than its words say. A dish for which nothing is found names no carrier that is known here.
 * @returns ids in the order of the catalogue
 */
export function namedAllergens(product: ProductFields): number[] {
  const text = fold([...searchedTexts(product), product.categoria].join(' '));
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const phrase = phraseOf(words.filter((word) => !BETWEEN.has(word)));
  const found = carriers.filter((carrier) => phrase.includes(carrier.phrase));
  return [...new Set(found.flatMap(({ ids }) => ids))].sort((a, b) => a - b);
}

/** What a dish's answer leaves out of what its words make likely. */
const omittedIn = (dish: ProductFields) =>
  namedAllergens(dish).filter((id) => !dish.allergeni.includes(id));

/**
 * The allergens that the words of a dish make likely although its answer leaves them out, be it that it has others or none. Those
 * that its saved version left out beside the same kind of answer are no news. A dish without an answer claims nothing.
 * @param before the saved version, null for a new dish
 * @returns ids in the order of the catalogue
 */
export function omittedAllergens(dish: ProductFields, before: ProductFields | null): number[] {
  const answer = allergenAnswer(dish);
  if (isOpen(answer)) return [];
  const known = before && allergenAnswer(before) === answer ? omittedIn(before) : [];
  return omittedIn(dish).filter((id) => !known.includes(id));
}

/** The same for a dish whose answer is that it has none: only this contradiction is worth a question before a save. */
export function doubtedAllergens(dish: ProductFields, before: ProductFields | null): number[] {
  return allergenAnswer(dish) === 'none' ? omittedAllergens(dish, before) : [];
}
