import { allergenWords } from './allergen-words';
import type { MenuIndex } from './menu-index';
import { findSlips } from './slips';
import { keysOf } from './word-forms';

/** Least length of the beginning of an allergen's name. */
const MIN_ALLERGEN_BEGINNING = 3;

/** A word of a query, and what it stands for. */
export type QueryWord = {
  /** Folded. */
  typed: string;
  /** The words of the menu that it is: itself, its other forms, those that it is a slip of. */
  words: ReadonlySet<string>;
  /** What words of the menu may begin with instead; null where that would be another word. */
  beginning: string | null;
  /** What it is taken for: it is a slip where there is any. Spelled as on the menu. */
  corrected: readonly string[];
  /** Whether it names this word of an allergen's name. */
  means: (allergenWord: string) => boolean;
};

/** Finds out what a typed word stands for: a word, the beginning of one, else a slip. */
export function understand(index: MenuIndex, typed: string): QueryWord {
  const { vocabulary, wordsByKey, slips } = index;
  const keys = keysOf(typed);
  const words = new Set(keys.flatMap((key) => wordsByKey.get(key) ?? []));
  const begins = [...vocabulary.keys()].some((word) => word.startsWith(typed));
  const isName = (word: string) => sharesKey(word, keys);
  if (words.size > 0 || begins || allergenWords.some(isName)) {
    // '4' is no beginning of '48'.
    return {
      typed,
      words,
      beginning: /^\d$/.test(typed) ? null : typed,
      corrected: [],
      means: isName,
    };
  }

  const beginsName = (word: string) =>
    typed.length >= MIN_ALLERGEN_BEGINNING && word.startsWith(typed);
  if (allergenWords.some(beginsName)) {
    return { typed, words, beginning: null, corrected: [], means: beginsName };
  }

  const near = findSlips(slips, typed);
  const nearKeys = [...new Set(near.flatMap(keysOf))];
  return {
    typed,
    words: new Set(nearKeys.flatMap((key) => wordsByKey.get(key) ?? [])),
    beginning: null,
    corrected: onePerMeaning(near).map((word) => vocabulary.get(word) ?? word),
    means: (word) => sharesKey(word, nearKeys),
  };
}

function sharesKey(word: string, keys: readonly string[]): boolean {
  return keysOf(word).some((key) => keys.includes(key));
}

/** Singular and plural are one correction. */
function onePerMeaning(words: readonly string[]): string[] {
  return words.filter(
    (word, at) => !words.slice(0, at).some((earlier) => sharesKey(word, keysOf(earlier))),
  );
}
