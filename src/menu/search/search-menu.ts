import type { SearchResult as Match, Query } from 'minisearch';
import { contentWordsOf, wordsOf } from '../../domain/fold';
import { mentionsIn } from '../../domain/product/allergen-words';
import { allergensOf } from '../../domain/product/allergens';
import { type DishCategoryName, dishCategories } from '../../domain/product/categories';
import { marks } from '../../domain/product/marks';
import type { Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import {
  correct,
  declaration,
  indexMenu,
  type MenuIndex,
  nearest,
  PLACES,
  type SearchedText,
  wholeWord,
} from './menu-index';
import { nameKeyOf, type QueryWord, readSignals, type Signals } from './signals';
import { stemsOf } from './stems';
import { synonymsOf } from './synonyms';

/** A whole word, in any form, counts more than the beginning of one. */
const WHOLE_WORD = 20;
const BEGINNING = 10;

/** The points of a category whose name has a word: 'pizza' finds the pizzas first. */
const MEANT_CATEGORY = 400;

/** The words of a query with their slips corrected, and the allergens that the corrected words name. */
function correctWords(index: MenuIndex, words: readonly QueryWord[]): SoughtWord[] {
  return words.map((word, at) => {
    const isLast = at === words.length - 1;
    const keys = correct(index, word, isLast);
    if (keys.length === 0) return { ...word, keys: [word.key], isLast };
    const mentions = mentionsIn(keys);
    return {
      ...word,
      text: keys.map((key) => index.spelling.get(key) ?? key).join(' o '),
      keys,
      ids: [...new Set([...word.ids, ...mentions.flatMap(({ ids }) => ids)])],
      sense: mentions[0]?.sense ?? word.sense,
      isLast: false,
    };
  });
}

/** A word to look for. `keys`: its corrections, folded. `isLast`: the guest may still be typing it, so its beginning matches. */
type SoughtWord = QueryWord & { keys: readonly string[]; isLast: boolean };

/** The names of the marks: of these a dish with the mark comes first, not one whose name has the word. */
const markStems = new Set(marks.flatMap(({ name }) => contentWordsOf(name).flatMap(stemsOf)));

/** Whether a word stands for an allergen in general, and is not one food of a menu. */
const isGeneral = ({ sense }: Pick<QueryWord, 'sense'>) => sense === 'name' || sense === 'carrier';

/** The terms that a word stands for: its forms and meanings, and the allergen that it names in general. */
const termsOf = ({ keys, ids, ...word }: SoughtWord) => [
  ...keys.flatMap((each) => [each, ...synonymsOf(each)]).flatMap(stemsOf),
  ...(isGeneral(word) ? ids.map(declaration) : []),
];

function queryOf(word: SoughtWord): Query {
  const terms = termsOf(word);
  // '4' is no beginning of '48'.
  const begins = word.isLast && /\D/.test(word.key);
  return {
    combineWith: 'OR',
    queries: [...terms, ...(begins ? [{ queries: [wholeWord(word.key)], prefix: true }] : [])],
    ...(terms.some((term) => markStems.has(term)) && { fields: ['mark', 'text'] }),
  };
}

type Group = { category: DishCategoryName; products: Product[] };

/** The signals of a query, and the dishes that match every word of it: none if it forbids something. */
export type SearchResult = Omit<Signals, 'words' | 'isName'> & {
  groups: readonly Group[];
  /** The title of the list, also of an empty one: 'Piatti che nominano «funghi»'; '' if nothing is looked for. */
  title: string;
  /** The words that were looked for, without their slips. */
  sought: string;
  /** Whether a word names an allergen, so that a guest relies on the list, and on what it says. */
  namesAllergen: boolean;
  /** Words to look for instead if nothing is found; '' if there are none. */
  suggestion: string;
  /** Whether to mark a word of a text as a match. */
  isMatch: (word: string) => boolean;
};

/** Least number of letters of a query, unless it is a number: fewer match too many dishes to be of use. */
const MIN_LETTERS = 2;

/** The search in a menu, from a query: see `searchMenu`. */
export function searchIn(menu: Menu) {
  const index = indexMenu(menu);
  return (query: string) => searchMenu(index, query);
}

/**
 * Reads a query, and finds the dishes that match every word: categories that the words name come first, and dishes that have them
 * in their names. A dish matches the name of an allergen, and of what always contains it, if it names or declares it.
 * @returns null if the query is too short to be looked for
 */
export function searchMenu(index: MenuIndex, query: string): SearchResult | null {
  const letters = wordsOf(query).join('');
  if (letters.length < MIN_LETTERS && !/\d/.test(letters)) return null;
  const { words: typed, isName, ...signals } = readSignals(query, index.menu);
  // Only words around a question: 'vorrei'.
  if (typed.length + signals.answers.length === 0 && !signals.forbids) return null;
  const words = correctWords(index, typed);
  const queries = words.map(queryOf);
  const matches = words.length > 0 ? index.engine.search({ combineWith: 'AND', queries }) : [];
  const groups = groupsOf(matches, index.dishes, words).map(({ products, ...group }) => ({
    ...group,
    // The name of a dish may say 'senza latte': no other dish is found by it.
    products: isName ? products.filter(({ nome }) => nameKeyOf(nome) === nameOf(typed)) : products,
  }));
  const terms = new Set(matches.flatMap((match) => match.terms));
  const ids = words.flatMap((word) => word.ids);
  return {
    ...signals,
    criteria: [...new Set([...signals.criteria, ...ids.map(String)])],
    groups: groups.filter(({ products }) => products.length > 0),
    title: words.length > 0 ? titleOf(words, isName) : '',
    sought: spelledOut(words),
    namesAllergen: ids.length > 0,
    suggestion: matches.length > 0 ? '' : suggestionFor(index, words),
    isMatch: (text) =>
      wordsOf(text).some((word) =>
        [...stemsOf(word), wholeWord(word)].some((term) => terms.has(term)),
      ),
  };
}

const nameOf = (words: readonly QueryWord[]) => words.map(({ key }) => key).join(' ');

/** The words as they were typed, from the first that is looked for to the last, without slips. */
const spelledOut = (words: readonly SoughtWord[]) =>
  words.flatMap(({ text, before }, at) => (at === 0 ? text : [...before, text])).join(' ');

/** 'Piatti che nominano o dichiarano «latte»'. What only contains an allergen is declared by the allergen's name. */
function titleOf(words: readonly SoughtWord[], isName: boolean): string {
  const quoted = `«${spelledOut(words)}»`;
  if (isName || !words.some(isGeneral)) return `Piatti che nominano ${quoted}`;
  const carried = words.filter(({ sense }) => sense === 'carrier').flatMap(({ ids }) => ids);
  const declared = allergensOf(carried).map(({ name }) => `«${name.toLowerCase()}»`);
  return `Piatti che nominano o dichiarano ${[quoted, ...declared].join(' o ')}`;
}

/** The points of a match for one of the words, by its best place, and those that it adds to its category. */
function pointsOf({ match }: Match, word: SoughtWord) {
  const own = termsOf(word);
  const points = Object.entries(match).flatMap(([term, places]) => {
    const like = own.includes(term)
      ? WHOLE_WORD
      : term.startsWith(wholeWord(word.key))
        ? BEGINNING
        : null;
    return like === null
      ? []
      : places.map((place) => ({ place, points: PLACES[place as SearchedText] + like }));
  });
  const isOfCategory = points.some(({ place }) => place === 'category');
  const best = Math.max(0, ...points.map((each) => each.points));
  return { best, forGroup: isOfCategory ? MEANT_CATEGORY : best };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Groups matches by category. Ties between dishes, and between categories, keep the order of the menu. */
function groupsOf(
  matches: readonly Match[],
  dishes: readonly Product[],
  words: readonly SoughtWord[],
): Group[] {
  const ranked = matches.map((match) => {
    const points = words.map((word) => pointsOf(match, word));
    return {
      place: Number(match.id),
      best: sum(points.map(({ best }) => best)),
      forGroup: sum(points.map(({ forGroup }) => forGroup)),
    };
  });
  ranked.sort((a, b) => b.best - a.best || a.place - b.place);
  const groups = dishCategories.map(({ name }) => {
    const own = ranked.filter(({ place }) => dishes[place]?.categoria === name);
    return {
      category: name,
      products: own.flatMap(({ place }) => dishes[place] ?? []),
      best: Math.max(...own.map(({ forGroup }) => forGroup)),
    };
  });
  return groups.filter(({ products }) => products.length > 0).sort((a, b) => b.best - a.best);
}

/** The words of a query that found nothing, without those that no dish has, else the nearest words of the menu; '' if there are none. */
function suggestionFor(index: MenuIndex, words: readonly SoughtWord[]): string {
  const found = words.filter((word) => index.engine.search(queryOf(word)).length > 0);
  const known = found.length < words.length ? found : found.slice(0, 1);
  if (known.length > 0) return known.map(({ text }) => text).join(' ');
  const [near] = words.flatMap(({ key }) => nearest(index, key, Math.floor(key.length / 2)));
  return near ? (index.spelling.get(near) ?? near) : '';
}
