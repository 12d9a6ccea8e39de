/** What guests say for a word of the menu: each line is one meaning. */
const SAME_MEANING = [
  ...[
    'due 2',
    'tre 3',
    'quattro 4',
    'cinque 5',
    'sei 6',
    'sette 7',
    'otto 8',
    'nove 9',
    'dieci 10',
  ],
  'bibita bevanda',
  'dolce dessert',
  'panino sandwich',
  'cola coca',
  'te the tea',
  'frizzante gassata gasata',
  'naturale liscia',
].map((line) => line.split(' '));

/**
 * The endings of number and gender, and what is left of a word without them. The h keeps 'pesca, pesche' apart from
 * 'pesce, pesci', as in speech. Only the first that applies counts.
 */
const ENDINGS: readonly [RegExp, string][] = [
  [/([cg])h[ei]$/, '$1h'],
  [/([cg])[ao]$/, '$1h'],
  [/([cg])(?:i[aeo]?|e)$/, '$1'],
  [/(?<=.{3})i[aeo]$/, ''],
  [/[aeio]$/, ''],
];

/** 'asparagi', 'classici': a soft plural, but its singular and its feminine are hard: 'asparago', 'classiche'. */
const SOFT_PLURAL = /(?<=.{3}[aio][cg])i$/;

function stemsOf(word: string): string[] {
  if (word.length < 4) return [word];
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  const stem = ending ? word.replace(...ending) : word;
  return SOFT_PLURAL.test(word) ? [stem, word.replace(SOFT_PLURAL, 'h')] : [stem];
}

const meanings = new Map(
  SAME_MEANING.flatMap((words) =>
    words.flatMap((word) => stemsOf(word).map((stem) => [stem, words.join(' ')] as const)),
  ),
);

/**
 * Keys of a word: two words that share one are the same word to a guest, singular or plural, masculine or feminine,
 * numeral or digit. No stemmer of npm serves here: they implement Snowball's rules, made for long prose, which remove
 * the endings of verbs ('burrata' becomes 'burro', 'bibita' 'bibo'), merge 'pesce' with 'pesca' and part 'fico' from
 * 'fichi'.
 * @param word folded
 */
export function keysOf(word: string): string[] {
  return stemsOf(word).map((stem) => meanings.get(stem) ?? stem);
}
