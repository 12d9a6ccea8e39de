import { digitOf, WORD } from '../../domain/fold';

/**
 * The endings of number and gender, each with its replacement. The h keeps 'pesca, pesche' apart from 'pesce, pesci', as in
 * speech. Only the first ending that matches is replaced.
 */
const ENDINGS: readonly [RegExp, string][] = [
  [/([cg])[ao]$/, '$1h'],
  [/(.{3})i[aeo]$/, '$1'],
  [/[aeio]$/, ''],
];

/** A soft plural ('asparagi', 'classici') whose singular or feminine is hard ('asparago', 'classiche'). */
const SOFT_PLURAL = /(.{3}[aio][cg])i$/;

/**
 * The stems of a word: two words that share one are the same word to a guest, singular or plural, masculine or feminine, numeral
 * or digit. No stemmer on npm is suitable: they implement Snowball's rules, made for long prose, which remove the endings of
 * verbs ('burrata' becomes 'burro'), merge 'pesce' with 'pesca' and separate 'fico' from 'fichi'.
 * @param word folded
 */
export function stemsOf(word: string): string[] {
  if (word.length < 4 || digitOf(word) !== word) return [digitOf(word)];
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  const stem = ending ? word.replace(...ending) : word;
  return SOFT_PLURAL.test(word) ? [stem, word.replace(SOFT_PLURAL, '$1h')] : [stem];
}

/** A part of a text; `match` is true if a search matched it. */
type TextPart = { text: string; match: boolean };

/** Splits a text at the words that a search matched. The parts together are the text. */
export function splitAtMatches(text: string, isMatch: (word: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), match: false });
    end = index + word.length;
    parts.push({ text: word, match: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), match: false });
  return parts;
}
