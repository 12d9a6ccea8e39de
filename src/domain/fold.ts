const APOSTROPHES = /['`´‘’‛ʹʻʼˈ′＇]/g;

/** Letters that no accent makes of others: 'Weißwein', 'œuf', 'łosoś'. */
const LETTERS = new Map(
  Object.entries({ ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }),
);

/** Small capitals from A on, which Unicode does not derive from plain letters. It has none of Q and X. */
const SMALL_CAPITALS = [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘ ʀꜱᴛᴜᴠᴡ ʏᴢ'];

/** The first letters of the two alphabets on dark circles and squares. */
const DARK_ALPHABETS = [0x1f150, 0x1f170];

/**
 * Ornamental letters and digits: mathematical, in circles and squares, full width with their signs, ligatures, small capitals.
 * Fractions, '²', 'ª' and '…' are none.
 */
const ORNAMENTAL =
  /[\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u24b6-\u24e9\uff01-\uff5e\ufb00-\ufb06\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2134ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/gu;

function plainLetter(letter: string): string {
  const small = SMALL_CAPITALS.indexOf(letter);
  if (small >= 0) return String.fromCharCode(0x61 + small);
  const code = letter.codePointAt(0) ?? 0;
  const first = DARK_ALPHABETS.find((alphabet) => code >= alphabet && code < alphabet + 26);
  return first === undefined ? letter.normalize('NFKC') : String.fromCharCode(0x41 + code - first);
}

/** Writes ornamental letters, and the ligatures of a PDF, as plain ones: '𝐌𝐨𝐳𝐳𝐚𝐫𝐞𝐥𝐥𝐚', 'aﬀumicata'. All else stays as it is. */
export const plainLetters = (text: string) => text.replace(ORNAMENTAL, plainLetter);

/**
 * Removes what people write in different ways: case, accents, kinds of apostrophe and blank, invisible characters, ornamental
 * letters and ligatures. An apostrophe is a blank, so that "TIRAMISU'" is 'tiramisu' and "dell'orto" two words.
 */
export function fold(text: string): string {
  // Most texts have no accents, and normalizing thousands of them takes long.
  const plain = /[^ -~]/.test(text)
    ? plainLetters(text)
        .normalize('NFKD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
    : text;
  return plain
    .toLowerCase()
    .replace(/[ßœæøłđı]/g, (letter) => LETTERS.get(letter) ?? letter)
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
