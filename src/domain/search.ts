import { type DishCategoryName, dishCategories } from './categories';
import type { Menu } from './menu';
import type { Product } from './product';

/** Fewer letters than this find too much to be of use. */
export const MIN_QUERY_LENGTH = 2;

/** Shorter words are taken as they are: one slip would turn them into too many others. */
const MIN_FORGIVEN_LENGTH = 4;
/** From here on the beginning of a word will do, with one slip in it. */
const MIN_FORGIVEN_PREFIX = 5;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** What was found in one category. */
export type Finding = { category: DishCategoryName; products: Product[] };

/** A word of the query that nothing on the menu begins with, and the words of the menu taken in its place. */
export type Slip = { typed: string; meant: string[] };

/** `words` are the beginnings that the found dishes were found by, for marking them. */
export type SearchResult = { findings: Finding[]; slips: Slip[]; words: string[] };

/** Without case and accents: 'Tiramisù' is 'tiramisu'. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, folded: "Pinsa dell'orto" is 'pinsa', 'dell', 'orto'. */
function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** A dish with the words that it can be found by. */
type Entry = {
  product: Product;
  category: DishCategoryName;
  inName: readonly string[];
  words: readonly string[];
};

/** What a search looks through. */
export type SearchIndex = { entries: readonly Entry[]; vocabulary: readonly string[] };

/** Cuts the menu into words, once for all searches. */
export function indexMenu(menu: Menu): SearchIndex {
  const entries = dishCategories.flatMap(({ name }) =>
    menu[name].map((product) => {
      const inName = wordsOf(product.nome);
      const words = [...inName, ...wordsOf(product.descrizione), ...wordsOf(name)];
      return { product, category: name, inName, words };
    }),
  );
  return { entries, vocabulary: [...new Set(entries.flatMap(({ words }) => words))] };
}

/**
 * The dishes that hold every word of the query, in any order: in their name, their ingredients or their category. A word
 * is found where a word of the dish begins with it. One slip is forgiven in a word that nothing on the menu begins with.
 * @returns findings in the order of the menu; in each category first the dishes that hold a word in their name
 */
export function searchMenu({ entries, vocabulary }: SearchIndex, query: string): SearchResult {
  const typed = wordsOf(query);
  if (typed.join('').length < MIN_QUERY_LENGTH) return { findings: [], slips: [], words: [] };

  const sought = typed.map((word) => ({ typed: word, ...meaningOf(word, vocabulary) }));
  const words = sought.flatMap(({ beginnings }) => beginnings);
  const found = entries.filter((entry) =>
    sought.every(({ beginnings }) => holds(entry.words, beginnings)),
  );
  const findings = dishCategories
    .map(({ name }) => {
      const here = found.filter(({ category }) => category === name);
      const named = here.filter(({ inName }) => holds(inName, words));
      const others = here.filter((entry) => !named.includes(entry));
      return { category: name, products: [...named, ...others].map(({ product }) => product) };
    })
    .filter(({ products }) => products.length > 0);
  const slips = sought
    .filter(({ slip }) => slip)
    .map(({ typed, beginnings }) => ({ typed, meant: beginnings }));
  return { findings, slips, words };
}

function holds(words: readonly string[], beginnings: readonly string[]): boolean {
  return words.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
}

/** With which beginnings a typed word is looked for: itself, or the words of the menu that are one slip away from it. */
function meaningOf(word: string, vocabulary: readonly string[]) {
  if (word.length < MIN_FORGIVEN_LENGTH || vocabulary.some((known) => known.startsWith(word))) {
    return { beginnings: [word], slip: false };
  }
  const near = vocabulary.filter((known) => isNear(word, known));
  return near.length > 0 ? { beginnings: near, slip: true } : { beginnings: [word], slip: false };
}

/** Whether somebody who wanted `known` may have typed `word`: the same first letter, and one slip. */
function isNear(word: string, known: string): boolean {
  if (word[0] !== known[0]) return false;
  if (isOneSlip(word, known)) return true;
  if (word.length < MIN_FORGIVEN_PREFIX) return false;
  return [-1, 0, 1].some((more) => isOneSlip(word, known.slice(0, word.length + more)));
}

/** Whether one letter too many, too few, wrong, or two neighbours swapped tell `a` from `b`. */
function isOneSlip(a: string, b: string): boolean {
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

/** A piece of a text; `hit` where it is what the search was for. */
export type Piece = { text: string; hit: boolean };

/** Cuts a text at what the search found in it: the beginnings of its words. The pieces together are the text. */
export function cutAtHits(text: string, beginnings: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = hitLength(word, beginnings);
    if (length === 0) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), hit: false });
    end = index + length;
    pieces.push({ text: text.slice(index, end), hit: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

/** How many UTF-16 units of a word the longest of the beginnings takes, 0 where none fits. */
function hitLength(word: string, beginnings: readonly string[]): number {
  const folded = fold(word);
  const longest = Math.max(
    0,
    ...beginnings.filter((each) => folded.startsWith(each)).map((each) => each.length),
  );
  if (longest === 0) return 0;
  let length = 0;
  for (const letter of word) {
    // An accent that stands alone belongs to the letter before it.
    if (fold(word.slice(0, length)).length >= longest && fold(letter) !== '') break;
    length += letter.length;
  }
  return length;
}
