import { declaredOf } from '../../../domain/criteria';
import { fold } from '../../../domain/fold';
import { type Allergen, allergensOf } from '../../../domain/product/allergens';
import type { Product } from '../../../domain/product/product';
import type { Entry, MenuIndex } from './menu-index';
import type { QueryWord } from './query-words';
import { type Hit, type ResultGroup, rank } from './rank';
import { type Asked, isNameOf, readQuery } from './read-query';
import type { Marks } from './text-marks';
import { WORD, wordsOf } from './words';

/** Least number of letters in a query: fewer match too many dishes to be of use. */
const MIN_QUERY_LENGTH = 2;

/** Least number of letters of a known word that may be searched for alone, without the unknown ones beside it. */
const MIN_KNOWN_LENGTH = 3;

/** The allergens that a query names without saying that they are to be avoided. */
export type NamedAllergens = {
  allergens: readonly Allergen[];
  /** The dishes that declare one of them and do not match by their texts, in the order of the menu. */
  products: Product[];
};

/** What a search returns. */
export type SearchResult = {
  /** The category with the best dishes first; also the dishes that do not meet the criteria of the query. */
  groups: ResultGroup[];
  /** The criteria of the query, in its order. */
  asked: readonly Asked[];
  /** Null where the query names no allergen but in its criteria. */
  named: NamedAllergens | null;
  /** The query with its slips corrected and without what the menu does not know; null where that is nothing new. */
  understood: string | null;
  /** What to mark in the texts of the dishes. */
  marks: Marks;
};

/**
 * Finds the dishes that contain every word of the query, in any order, in their name, their category or their
 * ingredients: the word itself, another form of it, or a word that begins with it. Only a word that the menu does not
 * have is taken for a slip. What the query asks of the dishes comes back as criteria. Where it only names allergens, the
 * dishes that declare them are found too.
 * @returns null where the query is too short
 */
export function searchMenu(index: MenuIndex, query: string): SearchResult | null {
  if (wordsOf(query).join('').length < MIN_QUERY_LENGTH) return null;
  const { words, asked, named } = readQuery(index, query);
  const allergens = allergensOf(named);
  // A guest's words that no dish has: the others may still find what is meant.
  const known = words.filter(({ unknown }) => !unknown);
  const isEnough = asked.length > 0 || known.some(({ typed }) => typed.length >= MIN_KNOWN_LENGTH);
  const wanted = isEnough ? known : words;
  const hits =
    wanted.length > 0 || asked.length === 0
      ? findDishes(index, wanted)
      : index.entries.map((entry) => ({ entry, match: {} }));
  const others = wanted.filter((word) => !isNameOf(word, named));
  const products = declaring(index, allergens, hits, others);
  return {
    groups: rank(hits, wanted),
    asked,
    named: allergens.length > 0 ? { allergens, products } : null,
    understood: hits.length + products.length > 0 ? correct(query, words, wanted) : null,
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

/** The query with what its slips were taken for, without the words that no dish has. */
function correct(
  query: string,
  words: readonly QueryWord[],
  wanted: readonly QueryWord[],
): string | null {
  const corrections = new Map<string, string>();
  for (const word of words) {
    if (word.corrected.length > 0) corrections.set(word.typed, word.corrected.join(' o '));
    else if (!wanted.includes(word)) corrections.set(word.typed, '');
  }
  if (corrections.size === 0) return null;
  const corrected = query.replace(WORD, (word) => corrections.get(fold(word)) ?? word);
  return corrected.replace(/\s+/g, ' ').trim() || null;
}
