const APOSTROPHES = /['`´‘’‛ʹʻʼˈ′＇]/g;

/** Letters that no accent makes of others: 'Weißwein', 'œuf'. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', œ: 'oe', æ: 'ae' };

/**
 * Removes what people write in different ways: case, accents, kinds of apostrophe and blank, invisible characters. An apostrophe
 * is a blank, so that "TIRAMISU'" is 'tiramisu' and "dell'orto" two words.
 */
export function fold(text: string): string {
  // Most texts have no accents, and normalizing thousands of them takes long.
  const plain = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '') : text;
  return plain
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The numerals from 2 on, folded: 'uno' is an article too. */
const NUMERALS = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];

/** A folded word, a numeral as a digit: 'quattro' and '4' are the same word. */
export const digitOf = (word: string) =>
  NUMERALS.includes(word) ? String(NUMERALS.indexOf(word) + 2) : word;

/** Folds a name, in which a number is the same as a digit or a word: 'Quattro stagioni' becomes '4 stagioni'. */
export function foldName(name: string): string {
  return fold(name).split(' ').map(digitOf).join(' ');
}

/** The words of a table, which are separated by blanks. */
export const wordsOfTable = (words: string) => words.trim().split(/\s+/);

/** Articles, prepositions and conjunctions: they say nothing about a food. */
export const FUNCTION_WORDS = new Set(
  wordsOfTable(`il lo la l i gli le un uno una e ed o a ad di d de da in con per su tra fra al allo alla all ai agli alle col coi
    del dello della dell dei degli delle dal dallo dalla dall dai dagli dalle nel nello nella nell nei negli nelle sul sullo sulla
    sull sui sugli sulle`),
);

/** A word of a text: letters with their accents, and digits. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

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
