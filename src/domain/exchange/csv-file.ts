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

/** Other names under which a column is understood. */
const SYNONYMS: Partial<Record<string, Column>> = {
  immagine: 'image',
  prezzo_formato_familiare: 'prezzo_familiare',
  prezzo_maxi: 'prezzo_familiare',
};

function columnOf(heading: string): Column | null {
  const name = original(heading.trim()).toLowerCase().replace(/\s+/g, '_');
  return columns.find((column) => column === name) ?? SYNONYMS[name] ?? null;
}

const DELIMITERS = [';', ',', '\t'];

function parse(text: string, delimiter: string, rows: number) {
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: rows });
}

/** The delimiter with which the first row names most columns. */
function delimiterOf(text: string): string {
  const known = (delimiter: string) =>
    parse(text, delimiter, 1).data[0]?.filter((cell) => columnOf(cell) !== null).length ?? 0;
  return DELIMITERS.reduce((best, delimiter) =>
    known(delimiter) > known(best) ? delimiter : best,
  );
}

/**
 * Reads a CSV: semicolon, comma or tab, any order of columns. Rows are counted as spreadsheets do: the header is row 1,
 * a cell with line breaks is one row. Cells that a row lacks at its end are empty: spreadsheets leave those out.
 * @param newId makes an id for a new product
 * @throws BrokenFileError where it has no usable header, its quotes do not end, or it is too long
 */
export function readCsv(text: string, newId: () => string): ImportFile {
  const lines = text.replace(/\r\n?/g, '\n');
  // Excel's own way to name the delimiter: a first line of its own, which other programs fill up with empty cells.
  const [named = '', ownDelimiter] = /^"?sep=(.)"?\1*\n/i.exec(lines) ?? [];
  const first = named === '' ? 1 : 2;
  const body = lines.slice(named.length);
  const { data, errors, meta } = parse(body, ownDelimiter ?? delimiterOf(body), MAX_FILE_ROWS + 1);
  const headings = data[0]?.map((heading) => ({ heading, column: columnOf(heading) })) ?? [];
  checkHeader(headings.flatMap(({ column }) => column ?? []));
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    throw new BrokenFileError(
      `Le virgolette della riga ${(quotes.row ?? 0) + first} non si chiudono: correggila e riprova.`,
    );
  }
  if (meta.truncated) {
    throw new BrokenFileError(`Il file ha più di ${MAX_FILE_ROWS} righe: dividilo in più file.`);
  }
  const rows = data.slice(1).flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    return [{ newId: newId(), ...rowOf(cells, headings, `Riga ${index + first + 1}`) }];
  });
  return {
    rows,
    ignored: headings.flatMap(({ heading, column }) =>
      column === null && heading.trim() !== '' ? [heading.trim()] : [],
    ),
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

function rowOf(
  cells: readonly string[],
  headings: readonly { column: Column | null }[],
  place: string,
): Omit<FileRow, 'newId'> {
  const found: Cells = {};
  for (const [index, { column }] of headings.entries()) {
    if (column !== null) found[column] = original(cells[index] ?? '');
  }
  if (cells.slice(headings.length).some((cell) => cell.trim() !== '')) {
    const reason = `Ha ${cells.length} celle invece di ${headings.length}: un testo con il separatore va tra virgolette`;
    return { place, cells: found, reason };
  }
  const missing = headings.slice(cells.length).flatMap(({ column }) => column ?? []);
  return { place, cells: found, missing };
}
