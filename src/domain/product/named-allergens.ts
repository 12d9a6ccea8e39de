import { contentWordsOf, wordsOfTable } from '../fold';
import { formsOf, mentionsIn } from './allergen-words';
import { allergenAnswer, allergensOf, mayHaveMore } from './allergens';
import { searchedTexts } from './fields';
import type { ProductFields } from './product';

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

/**
 * The allergens that the words of a dish, and its category, make likely. They are what to look at, never an answer: a recipe has
 * more than its words say. A dish for which nothing is found names no carrier that is known here.
 * @returns ids in the order of the catalogue
 */
export function namedAllergens(product: ProductFields): number[] {
  const words = contentWordsOf([...searchedTexts(product), product.categoria].join(' '));
  const found = [
    ...mentionsIn(words).flatMap(({ ids }) => ids),
    ...words.flatMap((word) => recipes.get(word) ?? []),
    ...numbersIn(product.descrizione).flatMap((text) => text.match(/\d+/g)?.map(Number) ?? []),
  ];
  return allergensOf(found).map(({ id }) => id);
}

/** The allergens that a dish's words make likely and its answer leaves out. */
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
  if (mayHaveMore(answer)) return [];
  const known = before && allergenAnswer(before) === answer ? omittedIn(before) : [];
  return omittedIn(dish).filter((id) => !known.includes(id));
}

/** The same for a dish whose answer is that it has none: only this contradiction is worth a question before a save. */
export function doubtedAllergens(dish: ProductFields, before: ProductFields | null): number[] {
  return allergenAnswer(dish) === 'none' ? omittedAllergens(dish, before) : [];
}
