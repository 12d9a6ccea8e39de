import { fold } from '../fold';

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, index) => bytes[index] === byte);

/** Whether the bytes are a spreadsheet's own format (.xlsx, .ods, .numbers, .xls), not text. */
export const isSpreadsheet = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** The letters of the bytes from 128 on in Windows-1252, which goes on like Latin-1, and in the code page 850 of MS-DOS. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xad±‗¾¶§÷¸°¨·¹³²■\xa0';

const decodeWith = (bytes: Uint8Array, letters: string) =>
  Array.from(bytes, (byte) => letters[byte - 128] ?? String.fromCharCode(byte)).join('');

/**
 * Decodes a text file: UTF-8, or UTF-16 with its byte order mark, else what Excel saves on Windows, on a Mac or for MS-DOS,
 * whichever makes the most of Italian's letters.
 */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const readings = [
      decodeWith(bytes, WINDOWS),
      new TextDecoder('macintosh').decode(bytes),
      decodeWith(bytes, DOS),
    ];
    const letters = readings.map((text) => text.match(/[àèéìòùÀÈÉÌÒÙ€’]/g)?.length ?? 0);
    return readings[letters.indexOf(Math.max(...letters))] ?? '';
  }
}

/**
 * Letters of a wrong encoding. The first lines are those of UTF-8, read one byte at a time as Windows-1252 or Mac Roman: 'CaffÃ¨',
 * 'Caff√®', 'BontÃ' without the blank that was a part of 'à'. Then what single bytes become: 'CaffË', 'Citt‡', 'Caff?'.
 */
const DAMAGED = new RegExp(
  [
    `[ÂÃÄÅâð][\\x80-¿${WINDOWS}]|Ã$`,
    '[¬√≈‚]\\P{Z}',
    '\\p{Ll}(?![A-Z])\\p{Lu}',
    '\\p{L}[¨¯¸ˆ˜˘„†‡∞¤]|\\p{L}[—•]$',
    '[?\\ufffd]',
  ].join('|'),
  'u',
);

/** Characters that a menu never has on purpose: control and private ones, invisible ones, and those that change the direction. */
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .split(/[\s,;:.()"]+/)
    .filter(Boolean);

const accentsOf = (word: string) => word.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/**
 * Signs of damage in a text that was edited elsewhere: letters of a wrong encoding, question marks in place of letters,
 * characters that nobody sees, accents that the stored text has.
 * @param stored the text that it replaces, whose own words are not suspected; '' for a new one
 * @returns a sentence in Italian without its full stop, or null
 */
export function damageIn(cell: string, stored: string): string | null {
  const before = wordsOf(stored);
  const news = wordsOf(cell).filter((word) => !before.includes(word));
  const damaged = news.find((word) => DAMAGED.test(word));
  if (damaged) return `«${damaged}» ha lettere rovinate`;
  if (news.some((word) => INVISIBLE.test(word))) return 'contiene caratteri che non si vedono';
  for (const word of news) {
    const accented = before.find(
      (old) => fold(old) === fold(word) && accentsOf(old) > accentsOf(word),
    );
    if (accented) return `«${word}» perde l’accento di «${accented}»`;
  }
  return null;
}
