import { fold } from '../../../domain/fold';
import { type AllergenWord, allergenWords } from '../../../domain/product/allergen-words';
import { dishCategories } from '../../../domain/product/categories';
import type { MenuIndex } from './menu-index';
import { findSlips, isOneEdit } from './slips';
import {
  type Kind,
  markers,
  phrases,
  questionWords,
  unsaidWords,
  wordKinds,
  wordsMeantBy,
} from './vocabulary';
import { FUNCTION_WORDS, rewrite, stemsOf, WORD, wordsOf } from './words';

/** A word of the query, and what it may mean. */
export type Token = {
  /** As it was typed. */
  text: string;
  /** Folded. */
  typed: string;
  /** The name of several words that it is a part of ('frutta_guscio'), else the typed word. */
  key: string;
  kind: Kind | undefined;
  /** The allergens that it stands for exactly; undefined for any other word. */
  allergen: AllergenWord | undefined;
  /** Ids of the allergens that it names, also with a slip. A search for it finds the dishes that declare them. */
  named: readonly number[];
  /** Ids of the allergens that it may stand for in any sense, also with a slip. */
  avoidable: readonly number[];
  /** Ids of the allergens of the foods that it may be a slip of. Only where harm is said are they meant: 'mozarella' is a wish. */
  slipSorts: readonly number[];
  /** The words for allergens that are one edit away, if the menu and the tables do not have exactly this word. */
  slips: readonly string[];
  /** The menu words that it matches: itself, its other forms, the words that it also means, those that it is a slip of. */
  words: ReadonlySet<string>;
  begun: ReadonlySet<string>;
  /** Its corrections, spelled as on the menu; empty if it is no slip. */
  corrected: readonly string[];
  /** Whether a dish or a table names exactly this word: then it is no slip of another one. */
  exact: boolean;
};

const categoryWords = new Set(dishCategories.flatMap(({ name }) => wordsOf(name)));

/** Whether it stands for a category or a course: 'pizza', 'dessert'. */
export const isCategory = ({ words, exact }: Token) =>
  exact && [...words].some((word) => categoryWords.has(word));

const sortsIn = (words: readonly string[]) =>
  words.flatMap((word) => allergenWords.get(word)?.sort ?? []);

function sharesStem(word: string, stems: readonly string[]): boolean {
  return stemsOf(word).some((stem) => stems.includes(stem));
}

/** The allergens that words stand for by name, or because they always contain them. */
export const allergensIn = (words: Iterable<string>) =>
  [...words].flatMap((word) => {
    const { name = [], carrier = [] } = allergenWords.get(word) ?? {};
    return [...name, ...carrier];
  });

const slipsOf = (typed: string) =>
  [...allergenWords.keys()].filter(
    (word) => Math.min(typed.length, word.length) > 2 && isOneEdit(typed, word),
  );

/** The kind of a word, also of a long marker with a slip: 'senxa', 'celliaca'. */
function kindOf(typed: string, known: boolean): Kind | undefined {
  const kind = wordKinds.get(typed) ?? (FUNCTION_WORDS.has(typed) ? 'chatter' : undefined);
  if (kind || known) return kind;
  const isSlipOf = (marker: string) =>
    (marker === 'senza' || marker.length >= 6) && isOneEdit(typed, marker);
  return wordKinds.get(markers.find(isSlipOf) ?? '');
}

function understand(
  { vocabulary, named, wordsByStem }: MenuIndex,
  text: string,
  key: string,
): Token {
  const typed = fold(text);
  const wordsOfStems = (stems: readonly string[]) =>
    new Set(stems.flatMap((stem) => wordsByStem.get(stem) ?? []));
  const meant = [...wordsMeantBy(typed), ...(key === typed ? [] : wordsMeantBy(key))];
  const words = wordsOfStems([...stemsOf(typed), ...meant.flatMap(stemsOf)]);
  const allergen = allergenWords.get(key);
  const isOfTable =
    allergen !== undefined ||
    key !== typed ||
    meant.length > 0 ||
    unsaidWords.has(typed) ||
    questionWords.has(typed);
  const kind = kindOf(typed, isOfTable || words.size > 0);
  const isOwn = isOfTable || named.has(typed);
  // A word that only a warning has finds its dish, but nobody knows what it means beside an exclusion.
  const isNamed = [...words].some((word) => named.has(word));
  const slips = isOwn || kind ? [] : slipsOf(typed);
  // '4' is no beginning of '48'.
  const beginning = [...vocabulary.keys()].filter((each) => each.startsWith(typed));
  const avoidable = allergensIn(isOwn ? [key] : [...words, ...slips]);
  const token: Token = {
    text,
    typed,
    key,
    kind,
    allergen,
    named: allergen?.name ?? [],
    avoidable: kind === 'coeliac' ? [1] : [...avoidable, ...(allergen?.sort ?? [])],
    slipSorts: sortsIn(slips),
    slips,
    words,
    begun: new Set(/^\d$/.test(typed) ? [] : beginning),
    corrected: [],
    // 'Gran' shares its stem with 'grano', but lacks an ending.
    exact: isOwn || kind !== undefined || (isNamed && !stemsOf(typed).includes(typed)),
  };
  if (token.exact || words.size + token.begun.size > 0) return token;

  const names = [...allergenWords].flatMap(([word, { name }]) => (name.length > 0 ? word : []));
  const near = findSlips(new Set([...vocabulary.keys(), ...names]), typed);
  // Singular and plural are one correction, and so are the forms of an allergen's name that no dish has.
  const isFormOf = (word: string, earlier: string) =>
    sharesStem(earlier, stemsOf(word)) ||
    (!vocabulary.has(word) && allergensIn([word]).join() === allergensIn([earlier]).join());
  const meanings = near.filter(
    (each, at) => !near.slice(0, at).some((earlier) => isFormOf(each, earlier)),
  );
  return {
    ...token,
    named: near.flatMap((each) => allergenWords.get(each)?.name ?? []),
    avoidable: allergensIn([...near, ...slips]),
    slipSorts: sortsIn([...near, ...slips]),
    words: wordsOfStems(near.flatMap((each) => [each, ...wordsMeantBy(each)]).flatMap(stemsOf)),
    corrected: meanings.map((each) => vocabulary.get(each) ?? each),
  };
}

/** Splits a query into words, each with what it may mean. */
export function tokensOf(index: MenuIndex, query: string): Token[] {
  const words = rewrite(query).match(WORD) ?? [];
  const content = [...words.keys()].filter((at) => !FUNCTION_WORDS.has(fold(words[at] ?? '')));
  const keys = words.map(fold);
  for (const [order, at] of content.entries()) {
    const next = content[order + 1];
    const phrase = next === undefined ? '' : `${fold(words[at] ?? '')}_${fold(words[next] ?? '')}`;
    if (next !== undefined && phrases.has(phrase)) keys[at] = keys[next] = phrase;
  }
  return words.map((word, at) => understand(index, word, keys[at] ?? word));
}
