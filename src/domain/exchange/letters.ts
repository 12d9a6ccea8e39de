import { fold } from '../fold';

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, index) => bytes[index] === byte);

/** Whether the bytes are a spreadsheet's own format (.xlsx, .ods, .numbers, .xls), not text. */
export const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;

/** The letters of Windows-1252 from byte 128 on, which some versions of Node decode as control characters. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

type SingleBytes = 'windows-1252' | 'macintosh';

function decodeSingle(bytes: Uint8Array, encoding: SingleBytes): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding === 'macintosh') return text;
  return text.replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 128] ?? letter);
}

/**
 * Decodes a text file: UTF-8, or UTF-16 with its byte order mark, else what Excel saves on Windows or on a Mac,
 * whichever makes more of Italian's letters.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const windows = decodeSingle(bytes, 'windows-1252');
    const mac = decodeSingle(bytes, 'macintosh');
    const italian = /[àèéìòùÀÈÉÌÒÙ€’]/g;
    return count(mac, italian) > count(windows, italian) ? mac : windows;
  }
}

/** The byte of each letter in an encoding of single bytes. Windows-1252 also has the letters of Latin-1, its neighbour. */
function bytesIn(encoding: SingleBytes): ReadonlyMap<string, number> {
  const codes = Array.from({ length: 128 }, (_, index) => index + 128);
  const letters = [...decodeSingle(Uint8Array.from(codes), encoding)];
  const own = codes.map((code, index) => [letters[index] ?? '', code] as const);
  const latin = codes.map((code) => [String.fromCharCode(code), code] as const);
  return new Map(encoding === 'macintosh' ? own : [...latin, ...own]);
}

let wrongReadings: ReadonlyMap<string, number>[] | undefined;

/** How many bytes follow the first one of a letter in UTF-8, for the letters that an Italian menu may have; 0 for other bytes. */
function followers(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xc5) return 1;
  if (byte === 0xe2) return 2;
  return byte === 0xf0 ? 3 : 0;
}

/** Repairs letters of UTF-8 that a program has read one byte at a time: 'CaffÃ¨' and 'Caff√®' become 'Caffè'. */
export function repairLetters(text: string): string {
  if (!/[^ -~]/.test(text)) return text;
  wrongReadings ??= (['macintosh', 'windows-1252'] as const).map(bytesIn);
  let repaired = text;
  for (const bytes of wrongReadings) {
    const letters = [...repaired];
    let result = '';
    for (let at = 0; at < letters.length; ) {
      const length = followers(bytes.get(letters[at] ?? '') ?? 0);
      const found = letters.slice(at, at + 1 + length).map((letter) => bytes.get(letter) ?? 0);
      const isLetter = length > 0 && found.length > length && found.slice(1).every(isFollower);
      result += isLetter ? new TextDecoder().decode(Uint8Array.from(found)) : letters[at];
      at += isLetter ? 1 + length : 1;
    }
    repaired = result;
  }
  // A blank at the end of a cell is lost, and is the second byte of 'à'.
  return repaired.replace(/(\p{L})Ã(?=\s|$)/gu, '$1à');
}

const isFollower = (byte: number) => byte >= 0x80 && byte <= 0xbf;

/** Characters that a menu never has on purpose: control and private ones, invisible ones, and those that change the direction. */
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .split(/[\s,;:.()"]+/)
    .filter(Boolean);

/** The most letters of a word, or gaps of a name, that are looked for: with many of them the search would take long. */
const MOST_LOST = 4;

/** A text as a part of a regular expression with the flag u, which permits no other escapes. */
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A word in which each letter beyond ASCII may have become something else: /^tiramis(.{0,4})$/ for 'Tiramisù'. */
function damagedForm(word: string): RegExp {
  const parts = [...word].map((letter) => (/[ -~]/.test(letter) ? escaped(letter) : '(.{0,4})'));
  return new RegExp(`^${parts.join('')}$`, 'iu');
}

/** What became of a stored word in a cell: its accent is lost, its letters are damaged, or neither. */
function fateOf(stored: string, word: string): 'accent' | 'damaged' | null {
  const letters = [...stored].filter((letter) => !/[ -~]/.test(letter));
  if (letters.length === 0 || letters.length > MOST_LOST) return null;
  const found = damagedForm(stored).exec(word)?.slice(1);
  if (!found) return null;
  const fates = letters.map((letter, index) => {
    const now = found[index] ?? '';
    if (now.toLowerCase() === letter.toLowerCase()) return null;
    if (fold(now) === fold(letter)) return /^[a-z]['’`´]?$/i.test(now) ? 'accent' : null;
    // Another letter or accent is an edit.
    return /^\p{L}+$/u.test(now) && repairLetters(now) === now ? null : 'damaged';
  });
  return fates.find((fate) => fate === 'damaged') ?? fates.find((fate) => fate !== null) ?? null;
}

/**
 * What looks damaged in a text that was edited elsewhere: letters of a wrong encoding, question marks in place of letters,
 * characters that nobody sees, accents that the stored text has.
 * @param stored the text that it replaces; '' for a new one
 * @returns a sentence in Italian without its full stop, or null
 */
export function damageIn(cell: string, stored: string): string | null {
  const text = cell.replace(/[\t\r\n]/g, ' ');
  if (INVISIBLE.test(repairLetters(text))) return 'contiene caratteri che non si vedono';
  const before = wordsOf(stored);
  const now = wordsOf(text);
  const news = now.filter((word) => !before.includes(word));
  const gone = before.filter((word) => !now.includes(word));
  for (const word of news) {
    const repaired = repairLetters(word);
    if (repaired !== word) return `«${word}» ha lettere rovinate, forse era «${repaired}»`;
    const original = gone.find((old) => fateOf(old, word) !== null);
    if (original !== undefined) {
      return fateOf(original, word) === 'accent'
        ? `«${word}» perde l’accento di «${original}»`
        : `«${word}» ha lettere rovinate, era «${original}»`;
    }
    if (/\ufffd|\p{L}\?|\?\p{L}/u.test(word)) {
      return `«${word}» ha lettere rovinate`;
    }
  }
  return null;
}

/** Whether a name with question marks in place of letters may be this one: 'Tiramis?' is 'Tiramisù'. */
export function mayBeName(damaged: string, name: string): boolean {
  if (!/[?\ufffd]/.test(damaged)) return false;
  const parts = wordsOf(damaged)
    .join(' ')
    .split(/[?\ufffd]+/);
  if (parts.length > MOST_LOST + 1) return false;
  const form = parts.map(escaped).join('[^ -~]{1,2}');
  return new RegExp(`^${form}$`, 'iu').test(wordsOf(name).join(' '));
}
