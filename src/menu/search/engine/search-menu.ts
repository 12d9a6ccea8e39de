import { declaredOf } from '../../../domain/avoided';
import { fold } from '../../../domain/fold';
import type { Allergen } from '../../../domain/product/allergens';
import type { Product } from '../../../domain/product/product';
import { findAllergens } from './allergen-words';
import type { Entry, MenuIndex } from './menu-index';
import { type QueryWord, understand } from './query-words';
import { type Hit, type ResultGroup, rank } from './rank';
import type { Marks } from './text-marks';
import { contentWordsOf, WORD, wordsOf } from './words';

/** Least number of letters in a query: fewer match too many dishes to be of use. */
const MIN_QUERY_LENGTH = 2;
/** How many words of a query count: that many name any dish, and an address may bring a text of any length. */
const MAX_WORDS = 12;

/** The allergens that a query names. */
export type NamedAllergens = {
  allergens: readonly Allergen[];
  /** The dishes that declare one of them and do not match by their texts, in the order of the menu. */
  products: Product[];
  /** Whether the query asks for dishes without them: 'pizza senza glutine'. */
  avoiding: boolean;
};

/** What a search returns. */
export type SearchResult = {
  /** The category with the best dishes first. */
  groups: ResultGroup[];
  /** Null where the query names no allergen. */
  named: NamedAllergens | null;
  /** The query with its slips corrected, null where there are none or nothing was found. */
  understood: string | null;
  /** What to mark in the texts of the dishes. */
  marks: Marks;
};

/**
 * Finds the dishes that contain every word of the query, in any order, in their name, their category or their
 * ingredients: the word itself, another form of it, or a word that begins with it. Only a word that the menu does not
 * have is taken for a slip. Where the query names allergens, the dishes that declare them are found too.
 * @returns null where the query is too short
 */
export function searchMenu(index: MenuIndex, query: string): SearchResult | null {
  if (wordsOf(query).join('').length < MIN_QUERY_LENGTH) return null;
  const typed = [...new Set(contentWordsOf(query))].slice(0, MAX_WORDS);
  const words = typed.map((word) => understand(index, word));
  const { allergens, others, avoiding } = findAllergens(words);
  const wanted = avoiding ? others : words;
  const hits = findDishes(index, wanted);
  const products = declaring(index, allergens, hits, others);
  return {
    groups: rank(hits, wanted),
    named: allergens.length > 0 ? { allergens, avoiding, products } : null,
    understood: hits.length + products.length > 0 ? correct(query, words) : null,
    marks: {
      words: new Set(wanted.flatMap((word) => [...word.words])),
      beginnings: wanted.flatMap(({ beginning }) => beginning ?? []),
    },
  };
}

/** The dishes that match every word, in the order of the menu. */
function findDishes({ dishes, entries }: MenuIndex, words: readonly QueryWord[]): Hit[] {
  const queries = words.map((word) => ({
    combineWith: 'OR' as const,
    queries: [
      ...word.words,
      ...(word.beginning === null ? [] : [{ queries: [word.beginning], prefix: true }]),
    ],
  }));
  const hits = new Map<number, Hit['match']>(
    dishes.search({ combineWith: 'AND', queries }).map(({ id, match }) => [id, match]),
  );
  return entries.flatMap((entry, id) => {
    const match = hits.get(id);
    return match ? { entry, match } : [];
  });
}

/**
 * The dishes that declare one of the allergens and were not found by their texts: of those that match the other words of
 * the query, or of the whole menu where else nothing could be shown.
 */
function declaring(
  index: MenuIndex,
  allergens: readonly Allergen[],
  hits: readonly Hit[],
  others: readonly QueryWord[],
): Product[] {
  if (allergens.length === 0) return [];
  const ids = allergens.map(({ id }) => id);
  const found = new Set(hits.map(({ entry }) => entry));
  const declare = (entries: readonly Entry[]) =>
    entries
      .filter((entry) => !found.has(entry) && declaredOf(entry.product, ids).length > 0)
      .map(({ product }) => product);
  if (others.length === 0) return declare(index.entries);
  const matching = declare(findDishes(index, others).map(({ entry }) => entry));
  return matching.length + hits.length > 0 ? matching : declare(index.entries);
}

/** The query with what its slips were taken for. */
function correct(query: string, words: readonly QueryWord[]): string | null {
  const corrections = new Map(
    words
      .filter(({ corrected }) => corrected.length > 0)
      .map(({ typed, corrected }) => [typed, corrected.join(' o ')]),
  );
  if (corrections.size === 0) return null;
  return query.trim().replace(WORD, (word) => corrections.get(fold(word)) ?? word);
}
