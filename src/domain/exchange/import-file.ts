import Papa from 'papaparse';
import { fields } from '../product/fields';
import { guessCategory, isNoDish } from './category-words';
import { type Cells, hiddenIf, unescapeFormula } from './cells';
import { AVAILABLE, type Heading, identifies, readHeader } from './columns';
import { decodeText, isSpreadsheet } from './letters';
import { withoutHyphens } from './written-allergens';

const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** How many rows are searched for the header, below a title and blank ones. */
const HEADER_ROWS = 21;

export type FileRow = {
  /** Its position, for people: 'Riga 3'. */
  place: string;
  cells: Cells;
  /** Why the row itself cannot be read. */
  reason?: string;
};

type ImportFile = {
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

const NO_HEADER =
  'Non si trovano i nomi delle colonne: sopra i piatti serve «id», oppure «nome» e «categoria».';

const isBlank = (cell: string) => cell.trim() === '';

/**
 * Reads a CSV to import, with semicolons, commas, tabs or bars and the columns in any order. Rows are counted as in spreadsheets: the
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
  if (isBlank(text)) throw new BrokenFileError('Il file è vuoto.');
  const { delimiter, at, columns } = findHeader(text);
  const data = parse(text, delimiter);
  const ignored = (data[at] ?? []).filter((heading, index) => !columns[index] && !isBlank(heading));
  // The first line of Excel's own may tell the separator.
  const titles = data
    .slice(0, at)
    .flatMap((cells) => cells.filter((cell) => !isBlank(cell)).join(' ') || [])
    .filter((line) => !line.startsWith('sep='));
  const rows: FileRow[] = [];
  /** The category of the rows that follow and have none: it stands in the first row of its group, or in a heading. */
  let group = '';
  for (const [index, cells] of data.slice(at + 1).entries()) {
    if (cells.every(isBlank)) continue;
    const section = sectionIn(cells, columns);
    if (section) {
      titles.push(section.title);
      if (section.isGroup) group = section.title;
      continue;
    }
    const row = rowOf(cells, columns, index + at + 2);
    const { id = '', nome = '', categoria = '' } = row.cells;
    if (isBlank(id + nome) && isNoDish(categoria)) {
      titles.push(cells.filter((cell) => !isBlank(cell)).join(' '));
      continue;
    }
    if (!isBlank(categoria)) group = categoria;
    else if (group !== '' && isBlank(id)) row.cells.categoria = group;
    rows.push(row);
  }
  if (!columns.some((column) => column === 'id' || column === 'categoria') && group === '') {
    throw new BrokenFileError(NO_HEADER);
  }
  const allergens = withoutHyphens(rows.map(({ cells }) => cells.allergeni ?? ''));
  for (const [index, { cells }] of rows.entries()) {
    if (cells.allergeni !== undefined) cells.allergeni = allergens[index] ?? '';
  }
  return { rows, ignored: ignored.map((heading) => heading.trim()), titles };
}

/** @throws BrokenFileError where quotes are open */
function parse(text: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (!quotes) return data;
  throw new BrokenFileError(
    `Le virgolette della riga ${(quotes.row ?? 0) + 1} non si chiudono: correggila e riprova.`,
  );
}

/** Reads the first rows with each separator, and takes the header that names the most columns. @throws BrokenFileError */
function findHeader(text: string) {
  const found = [';', '\t', ',', '|'].flatMap((delimiter) => {
    const preview = { delimiter, newline: '\n', preview: HEADER_ROWS } as const;
    const headers = Papa.parse<string[]>(text, preview).data.map(readHeader);
    const at = headers.findIndex(identifies);
    const columns = headers[at] ?? [];
    return at < 0 ? [] : { delimiter, at, columns, named: columns.filter(Boolean).length };
  });
  const [header] = found.sort((a, b) => b.named - a.named);
  if (!header) {
    throw new BrokenFileError(NO_HEADER);
  }
  const { columns } = header;
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (twice) {
    const name = twice === 'id' || twice === AVAILABLE ? twice : fields[twice].label;
    throw new BrokenFileError(`La colonna «${name}» c’è due volte: tienine una e riprova.`);
  }
  return header;
}

/**
 * The name of a section, if that is all that a row has: 'Le bibite;;;'. It is the category of the next rows if it stands in that
 * column, or sounds like one, or if the file has no such column.
 */
function sectionIn(cells: readonly string[], columns: readonly (Heading | null)[]) {
  const filled = cells.flatMap((cell, index) => (isBlank(cell) ? [] : index));
  const [only = -1] = filled;
  const column = columns[only];
  const isTitle = column === 'nome' || column === 'categoria';
  if (filled.length !== 1 || !isTitle || !columns.includes('prezzo')) return null;
  const title = (cells[only] ?? '').trim();
  const isGroup =
    column === 'categoria' || !columns.includes('categoria') || guessCategory(title) !== null;
  return { title, isGroup };
}

/** Missing cells at the end of a row are empty, as spreadsheets omit those. */
function rowOf(
  cells: readonly string[],
  columns: readonly (Heading | null)[],
  number: number,
): FileRow {
  const found = columns.flatMap((column, index) => {
    const cell = unescapeFormula(cells[index] ?? '');
    if (column === AVAILABLE) return [['nascosto', hiddenIf(cell)]];
    return column ? [[column, cell]] : [];
  });
  const row = { place: `Riga ${number}`, cells: Object.fromEntries(found) as Cells };
  if (cells.slice(columns.length).every(isBlank)) return row;
  const reason = `Ha ${cells.length} celle invece di ${columns.length}: un testo con il separatore va tra virgolette`;
  return { ...row, reason };
}
