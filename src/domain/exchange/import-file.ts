import Papa from 'papaparse';
import { type Cells, type Column, cellOf, columns, unescapeFormula } from './cells';
import { parseMenuFile } from './menu-file';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

export type FileRow = {
  /** Its position, for people: 'Riga 3'. */
  place: string;
  cells: Cells;
  /** Why the row itself cannot be read. */
  reason?: string;
};

export type ImportFile = {
  rows: FileRow[];
  /** Columns or fields that are unknown and left out. */
  ignored: string[];
  /** The id of the Firebase project that it comes from, if the file has it. */
  project?: string;
  /** When its menu was read, in epoch ms, if the file has that. */
  readAt?: number;
};

/** A file that cannot be read at all. Its message is one sentence in Italian, for the page. */
export class BrokenFileError extends Error {}

/** Call this before reading a file into memory. @throws BrokenFileError if it is too large */
export function checkFileSize(bytes: number): void {
  if (bytes > MAX_FILE_BYTES) {
    throw new BrokenFileError('Il file supera 5 MB: non è un menu esportato da qui.');
  }
}

/**
 * Reads a file to import: CSV or JSON, detected by its beginning; `null` counts as broken JSON.
 * @throws BrokenFileError if nothing in it can be read
 */
export function readImport(bytes: Uint8Array): ImportFile {
  const text = decode(bytes);
  if (text.trim() === '') throw new BrokenFileError('Il file è vuoto.');
  return /^\s*(?:[{[]|null\s*$)/.test(text) ? readJson(text) : readCsv(text);
}

/** Decodes UTF-8, otherwise UTF-16 or Windows-1252, in which Excel saves plain text and CSV. */
function decode(bytes: Uint8Array): string {
  const startsWith = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  if (startsWith(0x50, 0x4b, 3, 4) || startsWith(0xd0, 0xcf, 0x11, 0xe0)) {
    throw new BrokenFileError(
      'Questo è un foglio di calcolo: aprilo e salvalo come CSV, poi riprova.',
    );
  }
  if (startsWith(0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A backup, or a menu that was exported as JSON. */
function readJson(text: string): ImportFile {
  const file = parseMenuFile(text);
  if (!file) {
    throw new BrokenFileError('Il file JSON è rovinato, o non è un menu esportato da qui.');
  }
  const products = Object.entries(file.products).map(([id, product]) => ({ ...product, id }));
  // What belongs to the allergens has no column: their cell says it.
  const known: readonly string[] = [...columns, 'nessunAllergene', 'allergeniDaVerificare'];
  return {
    rows: products.map((product, index) => {
      const named = columns.filter((name) => name in product);
      const cells = Object.fromEntries(named.map((name) => [name, cellOf(product, name)]));
      return { place: `Piatto ${index + 1}`, cells };
    }),
    ignored: [...new Set(products.flatMap(Object.keys))].filter((name) => !known.includes(name)),
    project: file.project,
    readAt: Date.parse(file.readAt),
  };
}

/**
 * Reads a CSV with semicolons, commas or tabs and the columns in any order. Rows are counted as in spreadsheets: the header is
 * row 1, a cell with line breaks is one row.
 */
function readCsv(text: string): ImportFile {
  const lines = text.replace(/\r\n?/g, '\n');
  const [header = ''] = lines.split('\n', 1);
  const { data, errors } = Papa.parse<string[]>(lines, {
    // The first of these in the header: no column name contains any of them.
    delimiter: [';', '\t', ','].find((delimiter) => header.includes(delimiter)) ?? ';',
    newline: '\n',
  });
  const headings = data[0] ?? [];
  const named = columnsOf(headings);
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    throw new BrokenFileError(
      `Le virgolette della riga ${(quotes.row ?? 0) + 1} non si chiudono: correggila e riprova.`,
    );
  }
  return {
    rows: data.slice(1).flatMap((cells, index) => {
      if (cells.every((cell) => cell.trim() === '')) return [];
      return [{ place: `Riga ${index + 2}`, ...rowOf(cells, named) }];
    }),
    ignored: headings.flatMap((heading, index) => (named[index] ? [] : heading.trim() || [])),
  };
}

/** The columns of a header, null for an unknown one. @throws BrokenFileError if one is twice, or they identify no product */
function columnsOf(headings: readonly string[]): (Column | null)[] {
  const names = headings.map((heading) =>
    unescapeFormula(heading.trim()).toLowerCase().replace(/\s+/g, '_'),
  );
  const twice = columns.find((column) => names.indexOf(column) < names.lastIndexOf(column));
  if (twice) {
    throw new BrokenFileError(`La colonna «${twice}» c’è due volte: tienine una e riprova.`);
  }
  if (!names.includes('id') && !(names.includes('nome') && names.includes('categoria'))) {
    throw new BrokenFileError(
      'Nella prima riga mancano i nomi delle colonne: serve «id», oppure «nome» e «categoria».',
    );
  }
  return names.map((name) => columns.find((column) => column === name) ?? null);
}

/** Missing cells at the end of a row are empty, as spreadsheets omit those. */
function rowOf(
  cells: readonly string[],
  named: readonly (Column | null)[],
): Pick<FileRow, 'cells' | 'reason'> {
  const found: Cells = {};
  for (const [index, column] of named.entries()) {
    if (column !== null) found[column] = unescapeFormula(cells[index] ?? '');
  }
  if (cells.slice(named.length).every((cell) => cell.trim() === '')) return { cells: found };
  const reason = `Ha ${cells.length} celle invece di ${named.length}: un testo con il separatore va tra virgolette`;
  return { cells: found, reason };
}
