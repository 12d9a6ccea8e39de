const APOSTROPHES = /['`´‘’‛ʹʻʼˈ′＇]/g;

/**
 * Removes what people write in different ways: case, accents, kinds of apostrophe and blank, invisible characters. An apostrophe
 * is a blank, so that "TIRAMISU'" is 'tiramisu' and "dell'orto" two words.
 */
export function fold(text: string): string {
  // Most texts have no accents, and normalizing thousands of them takes long.
  const plain = /[^ -~]/.test(text) ? text.normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '') : text;
  return plain.toLowerCase().replace(APOSTROPHES, ' ').replace(/\s+/g, ' ').trim();
}

/** The numerals from 2 on, folded: 'uno' is an article too. */
export const NUMERALS = [
  'due',
  'tre',
  'quattro',
  'cinque',
  'sei',
  'sette',
  'otto',
  'nove',
  'dieci',
];

/** Folds a name, in which a number is the same as a digit or a word: 'Quattro stagioni' becomes '4 stagioni'. */
export function foldName(name: string): string {
  const words = fold(name).split(' ');
  return words
    .map((word) => (NUMERALS.includes(word) ? String(NUMERALS.indexOf(word) + 2) : word))
    .join(' ');
}
