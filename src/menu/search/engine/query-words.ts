import type { MenuIndex } from './menu-index';
import { allergenWords, foreignWords, wordsMeantBy } from './query-vocabulary';
import { findSlips } from './slips';
import { keysOf } from './word-forms';

/** Least length of the beginning of an allergen's name. */
export const MIN_ALLERGEN_BEGINNING = 3;

/** A word of a query, and what it stands for. */
export type QueryWord = {
  /** Folded. */
  typed: string;
  /** The words of the menu that it is: itself, its other forms, what it means beside itself, those that it is a slip of. */
  words: ReadonlySet<string>;
  /** What words of the menu may begin with instead; null where that would be another word. */
  beginning: string | null;
  /** What it is taken for: it is a slip where there is any. Spelled as on the menu. */
  corrected: readonly string[];
  /** Whether it names this word of an allergen's name. */
  means: (allergenWord: string) => boolean;
  /** Ids of the allergens that it names: dishes that declare them are found, too. Filled in by `readQuery`. */
  named: readonly number[];
  /** Whether it is typed to its end: the beginning of a name may become another one. */
  whole: boolean;
  /** Whether neither the menu nor an allergen knows it. */
  unknown: boolean;
};

/** Finds out what a typed word stands for: a word, the beginning of one, else a slip. */
export function understand(index: MenuIndex, typed: string): QueryWord {
  const { vocabulary, wordsByKey } = index;
  const keys = keysOf(typed);
  const meant = wordsMeantBy(typed);
  const words = new Set(
    [...keys, ...meant.flatMap(keysOf)].flatMap((key) => wordsByKey.get(key) ?? []),
  );
  const begins = [...vocabulary.keys()].some((word) => word.startsWith(typed));
  const isName = (word: string) => word === typed || sharesKey(word, keys);
  const named = allergenWords.some(isName) || foreignWords.has(typed);
  const plain = {
    typed,
    words,
    corrected: [],
    means: isName,
    named: [],
    whole: true,
    unknown: false,
  };
  if (words.size > 0 || begins || named || meant.length > 0) {
    // '4' is no beginning of '48'.
    return { ...plain, beginning: /^\d$/.test(typed) ? null : typed };
  }

  const beginsName = (word: string) =>
    typed.length >= MIN_ALLERGEN_BEGINNING && word.startsWith(typed);
  if (allergenWords.some(beginsName)) {
    return { ...plain, beginning: null, means: beginsName, whole: false };
  }

  const near = findSlips(new Set([...vocabulary.keys(), ...allergenWords]), typed);
  const nearKeys = [...new Set(near.flatMap(keysOf))];
  return {
    ...plain,
    words: new Set(nearKeys.flatMap((key) => wordsByKey.get(key) ?? [])),
    beginning: null,
    corrected: onePerMeaning(near).map((word) => vocabulary.get(word) ?? word),
    means: (word) => sharesKey(word, nearKeys),
    unknown: near.length === 0,
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
