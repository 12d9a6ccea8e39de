import MiniSearch from 'minisearch';
import { contentWordsOf, WORD, wordsOf } from '../../domain/fold';
import { CLASSIC_PIZZAS, dishCategories } from '../../domain/product/categories';
import { searchedTexts } from '../../domain/product/fields';
import { hasMark, marks } from '../../domain/product/marks';
import type { Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { type MenuWords, nameKeyOf, type QueryWord } from './signals';
import { stemsOf } from './stems';
import { synonymsOf } from './synonyms';

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
function sizesOf({ categoria, prezzo_familiare, prezzo_al_metro }: Product): string {
  if (categoria !== CLASSIC_PIZZAS) return '';
  return `${prezzo_familiare ? 'Maxi' : ''} ${prezzo_al_metro ? 'Al metro' : ''}`;
}

function indexedDish(product: Product, id: number): IndexedDish {
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
    text: [...searchedTexts(product), sizesOf(product)].join(' '),
    declares: product.allergeni.map(declaration).join(' '),
  };
}

/** Indexes the dishes that the menu shows: their texts, categories, believed marks and declared allergens. */
export function indexMenu(menu: Menu): MenuIndex {
  const dishes = dishCategories.flatMap(({ name }) => menu[name]);
  const engine = new MiniSearch<IndexedDish>({
    fields: Object.keys(PLACES),
    tokenize: (text, field) => (field === 'declares' ? text.split(' ') : contentWordsOf(text)),
    processTerm: (term, field) =>
      field === 'declares' ? term : [...stemsOf(term), wholeWord(term)],
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term },
  });
  engine.addAll(dishes.map(indexedDish));
  const texts = dishes.flatMap((dish) => [...searchedTexts(dish), dish.categoria, sizesOf(dish)]);
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
      names: new Set(dishes.map(({ nome }) => nameKeyOf(nome))),
    },
  };
}

/** How many slips are forgiven in a word that neither the menu nor a table has. */
const slipsIn = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

const has = ({ engine }: MenuIndex, term: string, prefix = false) =>
  engine.search(term, { prefix }).length > 0;

/** The words of the menu, folded, that are nearest to one that it has not. */
export function nearest({ engine }: MenuIndex, word: string, slips: number): string[] {
  for (let fuzzy = 1; fuzzy <= slips; fuzzy += 1) {
    const terms = engine.search(wholeWord(word), { fuzzy }).flatMap((match) => match.terms);
    if (terms.length > 0) return [...new Set(terms)].map((term) => term.slice(1));
  }
  return [];
}

/** The menu's words that a typed word is a slip of; none if it is a word of the menu or of a table, or begins one. */
export function correct(
  index: MenuIndex,
  { key, ids, isSlip }: QueryWord,
  isLast: boolean,
): string[] {
  const isWord =
    (ids.length > 0 && !isSlip) ||
    [key, ...synonymsOf(key)].flatMap(stemsOf).some((stem) => has(index, stem));
  return isWord || (isLast && has(index, wholeWord(key), true))
    ? []
    : nearest(index, key, slipsIn(key));
}
