import { fold, NUMERALS } from '../../../domain/fold';

/** A word of a text: letters with their accents, and digits. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Articles, prepositions and conjunctions: they say nothing about what is searched for. */
export const FUNCTION_WORDS = new Set(
  [
    'il lo la l i gli le un uno una',
    'e ed o a ad di d de da in con per su tra fra',
    'al allo alla all ai agli alle col coi',
    'del dello della dell dei degli delle dal dallo dalla dall dai dagli dalle',
    'nel nello nella nell nei negli nelle sul sullo sulla sull sui sugli sulle',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a text, folded: "Pinsa dell'orto" is 'pinsa', 'dell', 'orto'. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** The words of a text without its function words; all of them if it has no others. */
export function contentWordsOf(text: string): string[] {
  const words = wordsOf(text);
  const content = words.filter((word) => !FUNCTION_WORDS.has(word));
  return content.length > 0 ? content : words;
}

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
  if (NUMERALS.includes(word)) return [String(NUMERALS.indexOf(word) + 2)];
  if (word.length < 4) return [word];
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

const REWRITTEN: readonly [RegExp, string][] = [
  [/\s+/g, ' '],
  [/ß/g, 'ss'],
  [/œ/gi, 'oe'],
  [
    /\b(?:ca|do|does|wo|is|are|must|should|could|would)n(?:['’´` ]{0,2}t\b|['’´`]+(?= ))|\bcannot\b/gi,
    'not',
  ],
  [/\bw ?\/ ?o\b/gi, 'without'],
  [/(^| )(?:s[ ./]+|-)(?=\p{L})/giu, '$1senza '],
  [/[❌🚫⛔✖]/gu, ' no '],
  // 'But' turns to what is wanted, except here.
  [/\b(all|any|anything|everything|foods?|dish(?:es)?) but\b(?! with)/gi, '$1 without'],
  [/\b(tutt[oie]) meno\b/gi, '$1 senza'],
  [/\bsenza(?=\p{L}{4})/giu, 'senza '],
  [/\bsenza gas\b/gi, 'naturale'],
  [/\bgf\b/gi, 'gluten free'],
  [/\bdf\b/gi, 'dairy free'],
  [/\bplant[ -]based\b/gi, 'plantbased'],
  [/\bice[ -]cream\b/gi, 'icecream'],
  // 'glutenfrei', 'Nussallergie', 'laktoseintolerant'.
  [
    /(\p{L}{2})-?(allerg\p{L}+|intoleran\p{L}+|unvertr[aä]glich\p{L}*|frei(?:e[nrs]?)?|free)\b/giu,
    '$1 $2',
  ],
  // Two words of English that are others here: 'the' is also tea, 'kind' a German child.
  [/\bthe (?=\p{L})(?!fredd|cald|verd|ner[oi]|all?[ae]?\b)/giu, ''],
  [/\bkinds? of\b/gi, ''],
  // Spanish: 'I am'.
  [/\bsoy (?=veg|cel|al[eé]rg|intol)/gi, ''],
];

/** Rewrites abbreviations and compounds of a query as the words that they stand for. */
export function rewrite(query: string): string {
  return REWRITTEN.reduce((text, [pattern, words]) => text.replace(pattern, words), query);
}
