import { fold } from '../../../domain/fold';
import { type Allergen, allergensOf } from '../../../domain/product/allergens';
import { allergenTerm, type MenuIndex, TEXT_FIELDS } from './menu-index';
import type { QueryWord } from './query-words';
import { type Hit, type ResultGroup, rank } from './rank';
import { type Asked, readQuery } from './read-query';
import type { Marks } from './text-marks';
import { WORD, wordsOf } from './words';

/** Least number of letters in a query: fewer match too many dishes to be of use. */
const MIN_QUERY_LENGTH = 2;

/** Least number of letters of a known word that may be searched for alone, without the unknown ones beside it. */
const MIN_KNOWN_LENGTH = 3;

/** What a search returns. */
export type SearchResult = {
  /** The category with the best dishes first; also the dishes that do not meet the criteria of the query. */
  groups: ResultGroup[];
  /** The criteria of the query, in its order. */
  asked: readonly Asked[];
  /** The allergens that the query names without saying that they are to be avoided: dishes that declare one match. */
  named: readonly Allergen[];
  /** The query with its slips corrected and without what the menu does not know; null where that is nothing new. */
  understood: string | null;
  /** What to mark in the texts of the dishes. */
  marks: Marks;
};

/**
 * Finds the dishes that contain every word of the query, in any order, in their name, their category or their
 * ingredients: the word itself, another form of it, or a word that begins with it; or that declare the allergen which it names.
 * Only a word that the menu does not have is taken for a slip. What the query asks of the dishes comes back as criteria.
 * @returns null where the query is too short
 */
export function searchMenu(index: MenuIndex, query: string): SearchResult | null {
  if (wordsOf(query).join('').length < MIN_QUERY_LENGTH) return null;
  const { words, asked } = readQuery(index, query);
  // A guest's words that no dish has: the others may still find what is meant.
  const known = words.filter(({ unknown }) => !unknown);
  const isEnough = asked.length > 0 || known.some(({ typed }) => typed.length >= MIN_KNOWN_LENGTH);
  const wanted = isEnough ? known : words;
  const hits =
    wanted.length > 0 || asked.length === 0
      ? findDishes(index, wanted)
      : index.entries.map((entry) => ({ entry, match: {} }));
  return {
    groups: rank(hits, wanted),
    asked,
    named: allergensOf([...new Set(words.flatMap(({ named }) => named))].sort((a, b) => a - b)),
    understood: hits.length > 0 ? correct(query, words, wanted) : null,
    marks: {
      words: new Set(wanted.flatMap((word) => [...word.words])),
      beginnings: wanted.flatMap(({ beginning }) => beginning ?? []),
    },
  };
}

/** The dishes that match every word, in the order of the menu. */
function findDishes({ dishes, entries }: MenuIndex, words: readonly QueryWord[]): Hit[] {
  const queries = words.map(({ words: forms, beginning, named }) => ({
    combineWith: 'OR' as const,
    queries: [
      ...forms,
      ...named.map(allergenTerm),
      ...(beginning === null
        ? []
        : [{ queries: [beginning], prefix: true, fields: [...TEXT_FIELDS] }]),
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
