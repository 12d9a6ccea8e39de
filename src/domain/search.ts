import { type DishCategoryName, dishCategories } from './categories';
import type { Menu } from './menu';
import type { Product } from './product';

/** Least number of letters in a query: fewer match too many dishes to be of use. */
const MIN_QUERY_LENGTH = 2;

/** Least length of a word that is corrected: one edit would turn a shorter one into too many others. */
const MIN_CORRECTED_LENGTH = 4;
/** Least length of a word that is also compared with the prefixes of longer words. */
const MIN_CORRECTED_PREFIX = 5;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The matching dishes of one category. */
export type ResultGroup = { category: DishCategoryName; products: Product[] };

/** A typed word that no word of the menu starts with, and the words of the menu that were searched for instead. */
export type Correction = { typed: string; corrected: string[] };

/** What a search returns. */
export type SearchResult = {
  /** In the order of the menu, without empty ones. */
  groups: ResultGroup[];
  corrections: Correction[];
  /** The folded prefixes that were searched for, to mark them in the texts; none where the query is too short. */
  prefixes: string[];
};

/** Removes case and accents: 'Tiramisù' becomes 'tiramisu'. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, folded: "Pinsa dell'orto" is 'pinsa', 'dell', 'orto'. */
function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

type Entry = {
  product: Product;
  category: DishCategoryName;
  /** Folded words of the name. */
  nameWords: readonly string[];
  /** Those of name, description and category. */
  words: readonly string[];
};

/** The menu prepared for searching: each dish with its words, and all different words. */
export type SearchIndex = { entries: readonly Entry[]; vocabulary: readonly string[] };

/** Splits the menu's texts into words, once for all searches. */
export function indexMenu(menu: Menu): SearchIndex {
  const entries = dishCategories.flatMap(({ name }) =>
    menu[name].map((product) => {
      const nameWords = wordsOf(product.nome);
      const words = [...nameWords, ...wordsOf(product.descrizione), ...wordsOf(name)];
      return { product, category: name, nameWords, words };
    }),
  );
  return { entries, vocabulary: [...new Set(entries.flatMap(({ words }) => words))] };
}

/**
 * Finds the dishes that contain every word of the query, in any order: in their name, their description or their
 * category. A typed word matches every word that starts with it. One typo is corrected in a word that no word of the
 * menu starts with.
 * @returns groups in the order of the menu; within a group, dishes that match by their name come first
 */
export function searchMenu({ entries, vocabulary }: SearchIndex, query: string): SearchResult {
  const typedWords = wordsOf(query);
  if (typedWords.join('').length < MIN_QUERY_LENGTH) {
    return { groups: [], corrections: [], prefixes: [] };
  }

  const terms = typedWords.map((typed) => ({ typed, ...prefixesFor(typed, vocabulary) }));
  const prefixes = terms.flatMap((term) => term.prefixes);
  const matches = entries.filter(({ words }) =>
    terms.every((term) => anyStartsWith(words, term.prefixes)),
  );
  const groups = dishCategories
    .map(({ name }) => {
      const inCategory = matches.filter(({ category }) => category === name);
      const byName = inCategory.filter(({ nameWords }) => anyStartsWith(nameWords, prefixes));
      const others = inCategory.filter((entry) => !byName.includes(entry));
      return { category: name, products: [...byName, ...others].map(({ product }) => product) };
    })
    .filter(({ products }) => products.length > 0);
  const corrections = terms
    .filter(({ corrected }) => corrected)
    .map((term) => ({ typed: term.typed, corrected: term.prefixes }));
  return { groups, corrections, prefixes };
}

function anyStartsWith(words: readonly string[], prefixes: readonly string[]): boolean {
  return words.some((word) => prefixes.some((prefix) => word.startsWith(prefix)));
}

/** The prefixes to search for a typed word: the word itself, or the words of the menu that it may be a typo of. */
function prefixesFor(typed: string, vocabulary: readonly string[]) {
  if (typed.length < MIN_CORRECTED_LENGTH || vocabulary.some((known) => known.startsWith(typed))) {
    return { prefixes: [typed], corrected: false };
  }
  const near = vocabulary.filter((known) => isTypoOf(known, typed));
  return near.length > 0
    ? { prefixes: near, corrected: true }
    : { prefixes: [typed], corrected: false };
}

/** Whether `typed` may be `known` with a typo: the same first letter, and one edit in the word or in its prefix. */
function isTypoOf(known: string, typed: string): boolean {
  if (typed[0] !== known[0]) return false;
  if (isOneEditApart(typed, known)) return true;
  if (typed.length < MIN_CORRECTED_PREFIX) return false;
  return [-1, 0, 1].some((more) => isOneEditApart(typed, known.slice(0, typed.length + more)));
}

/** Whether one inserted, deleted, replaced letter, or two swapped neighbours, turn `a` into `b`. */
function isOneEditApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** A part of a text; `match` is true where the search matched it. */
export type TextPart = { text: string; match: boolean };

/**
 * Splits a text at the prefixes that a search matched in its words. The parts together are the text.
 * @param prefixes folded, as in `SearchResult`
 */
export function splitAtMatches(text: string, prefixes: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchLength(word, prefixes);
    if (length === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), match: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), match: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), match: false });
  return parts;
}

/** How many UTF-16 units of a word its longest matching prefix covers, 0 where none matches. */
function matchLength(word: string, prefixes: readonly string[]): number {
  const folded = fold(word);
  const longest = Math.max(
    0,
    ...prefixes.filter((prefix) => folded.startsWith(prefix)).map((prefix) => prefix.length),
  );
  if (longest === 0) return 0;
  let length = 0;
  for (const letter of word) {
    // A combining accent belongs to the letter before it.
    if (fold(word.slice(0, length)).length >= longest && fold(letter) !== '') break;
    length += letter.length;
  }
  return length;
}
