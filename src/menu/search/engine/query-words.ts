import type { MenuIndex } from './menu-index';
import { findSlips } from './slips';
import { allergenWords, foreignWords, wordsMeantBy } from './vocabulary';
import { stemsOf } from './words';

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
  /** Whether it is typed to its end: the beginning of a name may become another one. */
  whole: boolean;
  /** Whether neither the menu nor an allergen knows it. */
  unknown: boolean;
};

/** Finds out what a typed word stands for: a word, the beginning of one, else a slip. */
export function understand(index: MenuIndex, typed: string): QueryWord {
  const { vocabulary, wordsByStem } = index;
  const wordsOfStems = (stems: readonly string[]) =>
    new Set(stems.flatMap((stem) => wordsByStem.get(stem) ?? []));
  const stems = stemsOf(typed);
  const meant = wordsMeantBy(typed);
  const known = {
    typed,
    words: wordsOfStems([...stems, ...meant.flatMap(stemsOf)]),
    // '4' is no beginning of '48'.
    beginning: /^\d$/.test(typed) ? null : typed,
    corrected: [],
    means: (word: string) => word === typed || sharesStem(word, stems),
    whole: true,
    unknown: false,
  };
  const isKnown =
    known.words.size > 0 ||
    meant.length > 0 ||
    foreignWords.has(typed) ||
    [...allergenWords].some(known.means) ||
    [...vocabulary.keys()].some((word) => word.startsWith(typed));
  if (isKnown) return known;

  const beginsName = (word: string) =>
    typed.length >= MIN_ALLERGEN_BEGINNING && word.startsWith(typed);
  if ([...allergenWords].some(beginsName)) {
    return { ...known, beginning: null, means: beginsName, whole: false };
  }

  const near = findSlips(new Set([...vocabulary.keys(), ...allergenWords]), typed);
  const nearStems = near.flatMap(stemsOf);
  // Singular and plural are one correction.
  const meanings = near.filter(
    (word, at) => !near.slice(0, at).some((earlier) => sharesStem(earlier, stemsOf(word))),
  );
  return {
    ...known,
    words: wordsOfStems(nearStems),
    beginning: null,
    corrected: meanings.map((word) => vocabulary.get(word) ?? word),
    means: (word) => sharesStem(word, nearStems),
    unknown: near.length === 0,
  };
}

function sharesStem(word: string, stems: readonly string[]): boolean {
  return stemsOf(word).some((stem) => stems.includes(stem));
}
