import { digitOf } from '../../../domain/fold';

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

/** Words that differ in sense from others with their stem: 'frutti di mare' from 'frutta', 'fiori' from 'fior di latte'. */
const OWN_STEMS: Readonly<Record<string, string>> = {
  frutto: 'frutto',
  frutti: 'frutto',
  fiore: 'fiore',
  fiori: 'fiore',
  grana: 'grana',
};

/**
 * The stems of a word: two words that share one are the same word to a guest, singular or plural, masculine or feminine, numeral
 * or digit. No stemmer on npm is suitable: they implement Snowball's rules, made for long prose, which remove the endings of
 * verbs ('burrata' becomes 'burro'), merge 'pesce' with 'pesca' and separate 'fico' from 'fichi'.
 * @param word folded
 */
export function stemsOf(word: string): string[] {
  if (word.length < 4 || digitOf(word) !== word) return [digitOf(word)];
  const own = OWN_STEMS[word];
  if (own) return [own];
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  const stem = ending ? word.replace(...ending) : word;
  return SOFT_PLURAL.test(word) ? [stem, word.replace(SOFT_PLURAL, '$1h')] : [stem];
}
