import MiniSearch from 'minisearch';
import { contentWordsOf, WORD, wordsOf } from '../../domain/fold';
import { dishCategories } from '../../domain/product/categories';
import { searchedTexts } from '../../domain/product/fields';
import { hasMark, marks } from '../../domain/product/marks';
import type { Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { shownPrices } from '../../domain/product/sizes';
import { type MenuWords, nameKeyOf, type QueryWord } from './query/signals';
import { stemsOf } from './query/stems';
import { isAlcoholic, synonymsOf, tableWords } from './query/synonyms';
import { beginAlike, isSlipOf } from './slips';

/* The words of a menu, as MiniSearch indexes them, and the corrections of a slip in a typed word. */

/** Where a word of a dish stands, and the points of a match there: marks and names before categories and all other texts. */
export const PLACES = {
  mark: 300,
  whole: 202,
  first: 201,
  name: 200,
  category: 100,
  leading: 51,
  text: 50,
  declares: 0,
};
export type SearchedText = keyof typeof PLACES;

type IndexedDish = { id: number } & Record<SearchedText, string>;

export type MenuIndex = {
  engine: MiniSearch<IndexedDish>;
  /** In the order of the menu. */
  dishes: readonly Product[];
  menu: MenuWords;
  /** Each word of the menu, folded, with its spelling there. */
  spelling: ReadonlyMap<string, string>;
};

/** The whole word of a text as a term of the index, beside its stems: the beginning of a word and slips are looked for in these. */
export const wholeWord = (word: string) => `=${word}`;
export const declaration = (id: number) => `#${id}`;

/** The words for the further sizes that a dish comes in. */
function sizesOf(product: Product): string {
  const sold = shownPrices(product).filter((name) => product[name]);
  const words = { prezzo: '', prezzo_familiare: 'Maxi', prezzo_al_metro: 'Al metro' };
  return sold.map((name) => words[name]).join(' ');
}

/** A dough that is no dish of pasta. */
const PIZZA_DOUGH = /\bpasta(?= di pizza)/gi;

function indexedDish(product: Product, id: number, translated: Translated): IndexedDish {
  const [first = '', ...further] = contentWordsOf(product.nome);
  const [leading = ''] = contentWordsOf(product.descrizione);
  return {
    id,
    whole: further.length === 0 ? first : '',
    first,
    name: product.nome,
    mark: marks.flatMap(({ id: mark, name }) => (hasMark(product, mark) ? name : [])).join(' '),
    category: product.categoria,
    leading,
    text: [...searchedTexts(product), sizesOf(product), translated(product)]
      .join(' ')
      .replace(PIZZA_DOUGH, ''),
    declares: product.allergeni.map(declaration).join(' '),
  };
}

/** The words of a dish in the language that is shown, beside the Italian ones; '' in Italian. */
export type Translated = (product: Product) => string;

/** Indexes the dishes that the menu shows: their texts, categories, believed marks and declared allergens. */
export function indexMenu(menu: Menu, translated: Translated = () => ''): MenuIndex {
  const dishes = dishCategories.flatMap(({ name }) => menu[name]);
  const engine = new MiniSearch<IndexedDish>({
    fields: Object.keys(PLACES),
    tokenize: (text, field) => (field === 'declares' ? text.split(' ') : contentWordsOf(text)),
    processTerm: (term, field) =>
      field === 'declares' ? term : [...stemsOf(term), wholeWord(term)],
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  engine.addAll(dishes.map((dish, id) => indexedDish(dish, id, translated)));
  const texts = dishes.flatMap((dish) => [
    ...searchedTexts(dish),
    ...[dish.categoria, sizesOf(dish), translated(dish)],
  ]);
  const spelling = new Map(
    [...texts, ...marks.map(({ name }) => name)]
      .flatMap((text) => text.match(WORD) ?? [])
      .map((word) => [wordsOf(word).join(' '), word.toLowerCase()]),
  );
  return {
    engine,
    dishes,
    spelling,
    menu: {
      words: new Set(spelling.keys()),
      stems: new Set([...spelling.keys()].flatMap(stemsOf)),
      names: new Set(dishes.map(({ nome }) => nameKeyOf(nome))),
    },
  };
}

const has = ({ engine }: MenuIndex, term: string, prefix = false) =>
  engine.search(term, { prefix }).length > 0;

/** Whether a word of the menu begins so. */
export const hasBeginning = (index: MenuIndex, key: string) => has(index, wholeWord(key), true);

/** Whether a word is one of the menu, or of a table, in this form or another: then it is no slip, and not the beginning of a word. */
export const isKnownWord = (index: MenuIndex, { key, ids, isSlip }: QueryWord) =>
  index.menu.words.has(key) ||
  tableWords.has(key) ||
  (ids.length > 0 && !isSlip) ||
  stemsOf(key).some((stem) => index.menu.stems.has(stem)) ||
  synonymsOf(key).length > 0;

/** The words that a typed word is a slip of: of the menu, else of a table. It is a drink with alcohol only if it is nothing else. */
export function nearWordsOf({ spelling }: MenuIndex, key: string): string[] {
  const near = (words: Iterable<string>) => [...words].filter((word) => isSlipOf(key, word));
  const [ofMenu, ofTables] = [near(spelling.keys()), near(tableWords)];
  const isFood = (word: string) => !isAlcoholic(word);
  const choices = [ofMenu.filter(isFood), ofTables.filter(isFood), ofMenu];
  return choices.find((words) => words.length > 0) ?? [];
}

/** A long word of the menu with the same first letters and at most two slips: to be asked for, never searched for instead. */
export function suggestedFor({ engine, spelling }: MenuIndex, key: string): string {
  if (key.length < LONG) return '';
  const terms = engine.search(wholeWord(key), { fuzzy: 2 }).flatMap((match) => match.terms);
  const [near = ''] = terms.map((term) => term.slice(1)).filter((word) => beginAlike(key, word));
  return spelling.get(near) ?? near;
}

/** From how many letters on two slips may be meant as a word of the menu. */
const LONG = 7;
