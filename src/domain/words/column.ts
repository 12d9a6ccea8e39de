import { digitOf, fold } from '../fold';

/*
 * The glossary of one language, as the translator uses it. A word of a text is a number, '%', or letters; a numeral is the same
 * as its digit. The keys are folded words with a blank between them.
 */

/** A translation with the gender and number that adjectives agree with, '' if that is not known. */
export type Phrase = { text: string; gender: string };

/** What describes a food that stands before or after it. */
export type Way = {
  /** The folded words around the food: one of the two is empty. */
  before: readonly string[];
  after: readonly string[];
  /** The translation, with '~' for the food. Its own gender is '' where the food's stays. */
  phrase: Phrase;
};

export type Column = {
  /** By the folded words of the Italian phrase. */
  phrases: ReadonlyMap<string, Phrase>;
  /** Those before a food first, then those of the most words: 'con salame piccante' is not 'con salame' and spicy. */
  ways: readonly Way[];
};

/** A word of a text. */
export type Token = {
  /** Folded. */
  word: string;
  /** As it is written. */
  written: string;
  /** Whether an asterisk follows, which marks frozen food. */
  isFrozen: boolean;
};

const TOKEN = /(\d+(?:[.,]\d+)?|[%#~&]|[\p{L}\p{M}]+\+?)(\s?\*)?/gu;

/** The words of a part of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(([, written = '', star]) => {
    const word = written === '&' ? 'e' : digitOf(fold(written));
    return { word, written, isFrozen: Boolean(star) };
  });
}

/** The four forms of an Italian adjective: 'secco', 'secca', 'secchi', 'secche'. */
function italianForms(adjective: string): string[] {
  if (adjective.endsWith('e')) return [adjective, adjective.replace(/e$/, 'i')];
  const stem = adjective.slice(0, -1);
  const plural = /[cg]$/.test(stem) ? `${stem}h` : stem;
  return [`${stem}o`, `${stem}a`, ...(stem.endsWith('i') ? [stem] : [`${plural}i`]), `${plural}e`];
}

/** The words with each inflected word in all its forms: words of one phrase agree with one food, and have the same form. */
function withForms(words: readonly string[]): (readonly string[])[] {
  const counts = words
    .filter((word) => word.endsWith('+'))
    .map((word) => italianForms(word.slice(0, -1)).length);
  if (counts.length === 0) return [words];
  return Array.from({ length: Math.max(...counts) }, (_, form) =>
    words.map((word) =>
      word.endsWith('+') ? (italianForms(word.slice(0, -1))[form] ?? word) : word,
    ),
  );
}

/** The food's gender is written behind a translation: 'Tomaten /p'. */
function readPhrase(cell: string): Phrase {
  const [, text = cell, gender = ''] = /^(.*?)(?: \/(\w+))?$/.exec(cell) ?? [];
  return { text, gender };
}

/** Reads the glossary of a language. @param italian, translated the two columns, as `phrasesIn` writes them */
export function readColumn(italian: string, translated: string): Column {
  const phrases = new Map<string, Phrase>();
  const ways: Way[] = [];
  const cells = translated.split('\n');
  for (const [row, spellings] of italian.split('\n').entries()) {
    const phrase = readPhrase(cells[row] ?? '');
    for (const spelling of spellings.split('=')) {
      const words = tokensOf(spelling).map(({ word }) => word);
      const food = words.indexOf('~');
      if (food < 0) phrases.set(words.join(' '), phrase);
      else {
        for (const form of withForms(words)) {
          ways.push({ before: form.slice(0, food), after: form.slice(food + 1), phrase });
        }
      }
    }
  }
  const length = ({ before, after }: Way) => before.length + after.length;
  const isBefore = ({ before }: Way) => Number(before.length > 0);
  ways.sort((a, b) => isBefore(b) - isBefore(a) || length(b) - length(a));
  return { phrases, ways };
}
