import type { Cells } from './cells';

/** The largest file that can be imported, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** The most rows that a file may have, its header included. */
export const MAX_FILE_ROWS = 5_000;

/** A product of a file, as text. */
export type FileRow = {
  /** Where it stands, for people: 'Riga 3'. */
  place: string;
  cells: Cells;
  /** Why the row itself cannot be read. */
  reason?: string;
};

/** What a file holds. */
export type ImportFile = {
  rows: FileRow[];
  /** Columns or fields that are unknown and left out. */
  ignored: string[];
  /** The id of the Firebase project that it comes from, where it says so. */
  project?: string;
  /** When the menu that it holds was read, in epoch ms, where it says so. */
  readAt?: number;
};

/** A file that cannot be read at all. Its message is one sentence in Italian, for the page. */
export class BrokenFileError extends Error {
  override name = 'BrokenFileError';
}

const startsWith = (bytes: Uint8Array, ...head: number[]) =>
  head.every((byte, index) => bytes[index] === byte);

/** @throws BrokenFileError where a file of so many bytes is too large to be read */
export function checkFileSize(bytes: number): void {
  if (bytes > MAX_FILE_BYTES) {
    throw new BrokenFileError('Il file supera 5 MB: non è un menu esportato da qui.');
  }
}

/**
 * Decodes a text file: UTF-8, UTF-16 with a byte order mark, else Windows-1252, as Excel saves a plain CSV.
 * @throws BrokenFileError where it is a spreadsheet or no text at all, too large or empty
 */
export function decodeFile(bytes: Uint8Array): string {
  checkFileSize(bytes.length);
  if (startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new BrokenFileError(
      'Questo è un foglio di calcolo: aprilo e salvalo come CSV, poi riprova.',
    );
  }
  const text = decode(bytes);
  if (text.trim() === '') throw new BrokenFileError('Il file è vuoto.');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.includes(0)) {
      throw new BrokenFileError('Questo non è un testo: serve un menu esportato come CSV o JSON.');
    }
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
