import Papa from 'papaparse';
import { fields } from '../product/fields';
import { type Cells, unescapeFormula } from './cells';
import { type Column, type Header, identifies, readHeader } from './columns';
import { decodeText, isSpreadsheet } from './letters';
import { withoutHyphens } from './written-allergens';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** How many rows may be above the header: a title, blank ones. */
const MOST_ROWS_ABOVE = 20;

export type FileRow = {
  /** Its position, for people: 'Riga 3'. */
  place: string;
  cells: Cells;
  /** Why the row itself cannot be read. */
  reason?: string;
};

export type ImportFile = {
  rows: FileRow[];
  /** Headings of columns that are left out. */
  ignored: string[];
  /** Lines that are about no dish, and are left out: a title above the header, the name of a section between the rows. */
  titles: string[];
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
 * Reads a CSV to import, with semicolons, commas or tabs and the columns in any order. Rows are counted as in spreadsheets: the
 * first line is row 1, a cell with line breaks is one row.
 * @throws BrokenFileError if nothing in it can be read
 */
export function readImport(bytes: Uint8Array): ImportFile {
  if (isSpreadsheet(bytes)) {
    throw new BrokenFileError(
      'Questo è un foglio di calcolo: aprilo e salvalo come CSV, poi riprova.',
    );
  }
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  if (text.trim() === '') throw new BrokenFileError('Il file è vuoto.');
  if (/^\s*(?:\{\s*"|\[\s*\{)/.test(text)) {
    throw new BrokenFileError('Questo non è un CSV: esporta il menu da qui e cambia quello.');
  }
  const { at, delimiter, ...header } = findHeader(text);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    throw new BrokenFileError(
      `Le virgolette della riga ${(quotes.row ?? 0) + 1} non si chiudono: correggila e riprova.`,
    );
  }
  const titles = data.slice(0, at).flatMap((cells) => {
    const line = cells.filter((cell) => cell.trim() !== '').join(' ');
    // Excel's own note on the separator.
    return line === '' || /^sep=/.test(line) ? [] : line;
  });
  const rows: FileRow[] = [];
  for (const [index, cells] of data.slice(at + 1).entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const section = sectionIn(cells, header.columns);
    if (section === null)
      rows.push({ place: `Riga ${index + at + 2}`, ...rowOf(cells, header.columns) });
    else titles.push(section);
  }
  const ignored = (data[at] ?? []).flatMap((heading, index) =>
    header.columns[index] ? [] : heading.trim() || [],
  );
  const allergens = withoutHyphens(rows.map(({ cells }) => cells.allergeni ?? ''));
  for (const [index, { cells }] of rows.entries()) {
    if (cells.allergeni !== undefined) cells.allergeni = allergens[index] ?? '';
  }
  return { rows, ignored, titles };
}

/** The name of a section, if that is all that a row has: 'Le bibite;;;'. Null for a row that is about a dish. */
function sectionIn(cells: readonly string[], named: readonly (Column | null)[]): string | null {
  const filled = cells.flatMap((cell, index) => (cell.trim() === '' ? [] : index));
  const [only = -1, second] = filled;
  const isSection = second === undefined && named[only] === 'nome' && named.includes('prezzo');
  return isSection ? (cells[only]?.trim() ?? null) : null;
}

/** Reads the first rows with each separator, and takes the header that names the most columns. @throws BrokenFileError */
function findHeader(text: string): Header & { at: number; delimiter: string } {
  const found = [';', '\t', ','].flatMap((delimiter) => {
    const { data } = Papa.parse<string[]>(text, {
      delimiter,
      newline: '\n',
      preview: MOST_ROWS_ABOVE + 1,
    });
    const headers = data.map((cells, at) => ({ ...readHeader(cells), at, delimiter }));
    return headers.find(identifies) ?? [];
  });
  const named = ({ columns }: Header) => columns.filter((column) => column !== null).length;
  const [header] = found.sort((a, b) => named(b) - named(a));
  if (!header) {
    throw new BrokenFileError(
      'Non si trovano i nomi delle colonne: sopra i piatti serve «id», oppure «nome» e «categoria».',
    );
  }
  const [twice] = header.twice;
  if (twice) {
    const name = twice === 'id' ? twice : fields[twice].label;
    throw new BrokenFileError(`La colonna «${name}» c’è due volte: tienine una e riprova.`);
  }
  return header;
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
