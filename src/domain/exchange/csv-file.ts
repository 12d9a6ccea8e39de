import Papa from 'papaparse';
import type { Product } from '../product/product';
import { type Cells, type Column, cellOf, columns } from './cells';
import { BrokenFileError, type FileRow, type ImportFile, MAX_FILE_ROWS } from './import-file';

const BOM = '\uFEFF';

/** What a spreadsheet could take for a formula (OWASP, "CSV Injection"). */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe before a formula makes it a text. One more marks a text that begins like that itself. */
function harmless(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function original(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/**
 * The menu as a CSV that Italian spreadsheets open by a double click: semicolons, CRLF, UTF-8 with a byte order mark,
 * decimal commas. A cell that begins like a formula is made harmless; `readCsv` takes that back.
 * @param products in the order of the rows
 */
export function menuToCsv(products: readonly Product[]): string {
  const data = products.map((product) =>
    columns.map((column) => harmless(cellOf(product, column))),
  );
  const rows = Papa.unparse({ fields: [...columns], data }, { delimiter: ';', newline: '\r\n' });
  return `${BOM}${rows}\r\n`;
}

function columnOf(heading: string): Column | null {
  const name = original(heading.trim()).toLowerCase().replace(/\s+/g, '_');
  return columns.find((column) => column === name) ?? null;
}

/** The first of these that the header has: no name of a column has one in it. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n'));
  return [';', '\t', ','].find((delimiter) => header.includes(delimiter)) ?? ';';
}

/**
 * Reads a CSV: semicolon, comma or tab, any order of columns. Rows are counted as spreadsheets do: the header is row 1,
 * a cell with line breaks is one row.
 * @throws BrokenFileError where it has no usable header, its quotes do not end, or it is too long
 */
export function readCsv(text: string): ImportFile {
  const lines = text.replace(/\r\n?/g, '\n');
  const { data, errors, meta } = Papa.parse<string[]>(lines, {
    delimiter: delimiterOf(lines),
    newline: '\n',
    preview: MAX_FILE_ROWS + 1,
  });
  const headings = data[0]?.map((heading) => ({ heading, column: columnOf(heading) })) ?? [];
  checkHeader(headings.flatMap(({ column }) => column ?? []));
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    throw new BrokenFileError(
      `Le virgolette della riga ${(quotes.row ?? 0) + 1} non si chiudono: correggila e riprova.`,
    );
  }
  if (meta.truncated) {
    throw new BrokenFileError(`Il file ha più di ${MAX_FILE_ROWS} righe: dividilo in più file.`);
  }
  const named = headings.map(({ column }) => column);
  const rows = data.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ place: `Riga ${index + 2}`, ...rowOf(cells, named) }];
  });
  const unknown = headings.filter(({ column }) => column === null);
  return {
    rows,
    ignored: unknown.map(({ heading }) => heading.trim()).filter((heading) => heading !== ''),
  };
}

function checkHeader(found: readonly Column[]): void {
  const twice = found.find((column, index) => found.indexOf(column) < index);
  if (twice) {
    throw new BrokenFileError(`La colonna «${twice}» c'è due volte: tienine una e riprova.`);
  }
  if (!found.includes('id') && !(found.includes('nome') && found.includes('categoria'))) {
    throw new BrokenFileError(
      'Nella prima riga mancano i nomi delle colonne: serve «id», oppure «nome» e «categoria».',
    );
  }
}

/** Cells that a row lacks at its end are empty: spreadsheets leave those out. Allergens are never 'none' by that alone. */
function rowOf(
  cells: readonly string[],
  named: readonly (Column | null)[],
): Pick<FileRow, 'cells' | 'reason'> {
  const found: Cells = {};
  for (const [index, column] of named.entries()) {
    const isThere = index < cells.length || column !== 'allergeni';
    if (column !== null && isThere) found[column] = original(cells[index] ?? '');
  }
  if (cells.slice(named.length).every((cell) => cell.trim() === '')) return { cells: found };
  const reason = `Ha ${cells.length} celle invece di ${named.length}: un testo con il separatore va tra virgolette`;
  return { cells: found, reason };
}
