import { type Criterion, criteria } from '../../../domain/criteria';
import { fold } from '../../../domain/fold';
import { type DishCategoryName, dishCategories } from '../../../domain/product/categories';
import type { Product } from '../../../domain/product/product';
import type { IndexedDish, MenuIndex } from './menu-index';
import { type Reading, type ReadOptions, readQuery } from './read-query';
import type { Token } from './tokens';
import { WORD, wordsOf } from './words';

/** Least number of letters in a query: fewer match too many dishes to be of use. */
const MIN_QUERY_LENGTH = 2;

/** Puts a category whose name is searched for before dishes of other categories: 'pizza' finds the pizzas first. */
const MEANT_CATEGORY_POINTS = 300;

type ResultGroup = { category: DishCategoryName; products: Product[] };

export type SearchResult = Pick<Reading, 'asked' | 'answers' | 'refusal' | 'known' | 'without'> & {
  /** The best categories and dishes first. Includes the dishes that do not meet the criteria of the query. */
  groups: ResultGroup[];
  /** Further criteria of the sheet that the query makes likely: milk, if it excludes a cheese. */
  related: readonly Criterion[];
  /** Criteria that would avoid the allergens which the query names without excluding them. Dishes that declare one match. */
  named: readonly Criterion[];
  unknown: readonly string[];
  /** The query with its slips corrected; null if it has none, or nothing is found. */
  understood: string | null;
  /** Whether to mark a word of a text as a match. */
  isMatch: (word: string) => boolean;
};

/**
 * Finds the dishes that match every word of the query, in any order. A dish matches a word if its name, category or ingredients
 * contain the word, another form of it or a word that begins with it, or if it declares the allergen that the word names.
 * Only a word that the menu does not have is taken for a slip. No word is left out: it may be what the guest must not eat.
 * Conditions in the query are returned as criteria.
 * @returns null if the query is too short
 */
export function searchMenu(
  index: MenuIndex,
  query: string,
  options: ReadOptions = {},
): SearchResult | null {
  if (wordsOf(query).join('').length < MIN_QUERY_LENGTH) return null;
  const { wanted, related, unknown, ...reading } = readQuery(index, query, options);
  const isEmpty = reading.refusal !== null || wanted.length + reading.asked.length === 0;
  const groups = isEmpty ? [] : rank(index.entries, wanted);
  return {
    ...reading,
    groups,
    unknown: unknown.map(({ text }) => text),
    related: criteria.filter(({ avoids }) => avoids && related.includes(avoids)),
    named: criteria.filter(({ avoids }) =>
      wanted.some(({ named }) => avoids && named.includes(avoids)),
    ),
    understood: groups.length > 0 ? correct(query, wanted) : null,
    isMatch: (word) => wanted.some((each) => likeness(each, fold(word)) !== null),
  };
}

/** Points of a match: the whole word in any form before words that begin with it. Null if it is no match. */
function likeness({ words, begun }: Token, word: string): number | null {
  if (words.has(word)) return 20;
  return begun.has(word) ? 10 : null;
}

/** The points of the best match of a word in a dish; null if the dish neither contains nor declares it. */
function pointsOf({ product, words }: IndexedDish, wanted: Token): number | null {
  let best = wanted.named.some((id) => product.allergeni.includes(id)) ? 0 : null;
  for (const [word, points] of words) {
    const like = likeness(wanted, word);
    if (like !== null) best = Math.max(best ?? 0, points + like);
  }
  return best;
}

/** The points that a word adds to a category whose name it matches. */
function categoryPoints(category: DishCategoryName, wanted: Token): number {
  const likes = wordsOf(category).flatMap((word) => likeness(wanted, word) ?? []);
  return likes.length > 0 ? MEANT_CATEGORY_POINTS + Math.max(...likes) : 0;
}

const sum = (numbers: readonly (number | null)[]) =>
  numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

/** The dishes that match every word, by category. Ties between dishes, and between categories, keep the order of the menu. */
function rank(entries: readonly IndexedDish[], words: readonly Token[]): ResultGroup[] {
  const groups = dishCategories.map(({ name }) => {
    const meant = words.map((word) => categoryPoints(name, word));
    const dishes = entries.flatMap((entry) => {
      if (entry.category !== name) return [];
      const points = words.map((word) => pointsOf(entry, word));
      if (points.includes(null)) return [];
      const forGroup = points.map((each, at) => Math.max(each ?? 0, meant[at] ?? 0));
      return { product: entry.product, points: sum(points), forGroup: sum(forGroup) };
    });
    const products = dishes.sort((a, b) => b.points - a.points).map(({ product }) => product);
    return { category: name, products, best: Math.max(...dishes.map(({ forGroup }) => forGroup)) };
  });
  return groups
    .filter(({ products }) => products.length > 0)
    .sort((a, b) => b.best - a.best)
    .map(({ category, products }) => ({ category, products }));
}

function correct(query: string, wanted: readonly Token[]): string | null {
  const slips = wanted.filter(({ corrected }) => corrected.length > 0);
  if (slips.length === 0) return null;
  const corrections = new Map(slips.map(({ typed, corrected }) => [typed, corrected.join(' o ')]));
  return query.replace(WORD, (word) => corrections.get(fold(word)) ?? word).trim();
}
