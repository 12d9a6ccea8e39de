import type { Criterion } from '../../../domain/criteria';
import { allergenWords } from '../../../domain/product/allergen-words';
import { hasMark, type MarkId } from '../../../domain/product/marks';
import { isFiller } from './exclusion';
import type { MenuIndex } from './menu-index';
import { notNaming, notSpicy, ofSheet } from './query-criteria';
import { findSlips } from './slips';
import { allergensIn, type Token } from './tokens';
import { unsaidWords, wordsMeantBy } from './vocabulary';
import { stemsOf } from './words';

/** Least length of a slip that is taken for an allergen without a question. */
const MIN_SURE_SLIP = 7;

/** Least length of a stem whose longer words are forms of it: 'pomodoro' has 'pomodorini', but 'pepe' no 'peperoni'. */
const MIN_FORM_STEM = 5;

export type WordProblem = {
  /** `unknown`: no word that is known. `unsaid`: no menu says it. `slip`: it may be one of `suggestions`. */
  reason: 'unknown' | 'unsaid' | 'slip';
  suggestions: readonly string[];
};

/** What an excluded word means. Without a problem there is at least one criterion. */
export type Resolved = {
  criteria: readonly Criterion[];
  /** Further allergens that somebody who excludes this word may want to avoid. */
  related?: readonly number[];
  problem?: WordProblem;
};

const refused = (reason: WordProblem['reason'], suggestions: readonly string[] = []): Resolved => ({
  criteria: [],
  problem: { reason, suggestions },
});

/** Whether a dish has the mark. If none has it, the word is searched for like any other. */
export const isUsed = ({ entries }: MenuIndex, mark: MarkId) =>
  entries.some(({ product }) => hasMark(product, mark));

/** The menu's words for an excluded word, in all their forms. A word for an allergen is no form of another word. */
function formsIn({ named }: MenuIndex, { words, key, typed }: Token): Set<string> {
  if (key !== typed) return new Set(wordsMeantBy(key).filter((word) => named.has(word)));
  const stems =
    words.size > 0 ? stemsOf(typed).filter(({ length }) => length >= MIN_FORM_STEM) : [];
  const longer = [...named].filter((word) => stems.some((stem) => word.startsWith(stem)));
  const meant = wordsMeantBy(typed);
  const isOther = (word: string) =>
    word !== typed && !meant.includes(word) && allergensIn([word]).length > 0;
  return new Set([...words, ...longer].filter((word) => named.has(word) && !isOther(word)));
}

/** Finds out what an excluded word means: an allergen, an ingredient of this menu, or nothing that is known. */
export function resolve(index: MenuIndex, token: Token, isAllergic: boolean): Resolved {
  const { key, typed, kind } = token;
  if (unsaidWords.has(key)) return refused('unsaid');
  // A letter abbreviates anything: 's.g.'
  if (isFiller(token) || typed.length === 1) return refused('unknown');
  const ids = new Set(allergensIn([key]));
  if (ids.size > 0) {
    // 'Pesce' may mean shellfish, too.
    return {
      criteria: [...ids].map(ofSheet),
      related: ids.size === 1 && ids.has(4) ? [2, 14] : [],
    };
  }
  const meant = [key, ...wordsMeantBy(key)];
  const sorts = meant.flatMap((word) => allergenWords.get(word)?.sort ?? []);
  const forms = formsIn(index, token);
  if (sorts.length > 0 && (isAllergic || forms.size === 0)) return { criteria: sorts.map(ofSheet) };
  if (kind === 'spicy') return { criteria: [notSpicy] };
  if (kind === 'meat' && isUsed(index, 'vegetariano'))
    return { criteria: [ofSheet('vegetariani')] };
  const slip = allergenSlip(token);
  if (slip) return slip;
  if (forms.size > 0 && token.exact)
    return { criteria: [notNaming(key.replace('_', ' '), forms)], related: sorts };
  const suggestions = findSlips(index.named, typed);
  const spelled = suggestions.map((word) => index.vocabulary.get(word) ?? word);
  return refused(spelled.length > 0 ? 'slip' : 'unknown', spelled);
}

/** A slip in a long name of one allergen excludes it; any other is asked about. The last letter often makes another word. */
function allergenSlip({ typed, words, slips: near }: Token): Resolved | null {
  if (near.length === 0) return null;
  const [first = [], ...others] = near.map((word) => allergenWords.get(word)?.name ?? []);
  const isOne = others.every((ids) => String(ids) === String(first));
  const isSure = near.some((word) => word[0] === typed[0] && word.at(-1) === typed.at(-1));
  if (first.length > 0 && isOne && isSure && typed.length >= MIN_SURE_SLIP) {
    return { criteria: first.map(ofSheet) };
  }
  // The first of several forms of a name stands for all.
  const names = new Map([...near].reverse().map((word) => [allergensIn([word]).join(), word]));
  return refused('slip', [...new Set([...words, ...names.values()])]);
}
