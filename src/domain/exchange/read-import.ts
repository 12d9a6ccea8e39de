import { type Cells, cellOf, columns } from './cells';
import { readCsv } from './csv-file';
import { BrokenFileError, decodeFile, type ImportFile, MAX_FILE_ROWS } from './import-file';
import { parseMenuFile } from './menu-file';

/**
 * Reads a file that is to be imported: CSV or JSON, told apart by how it begins; `null` is a broken JSON.
 * @throws BrokenFileError where nothing of it can be read
 */
export function readImport(bytes: Uint8Array): ImportFile {
  const text = decodeFile(bytes);
  return /^\s*(?:[{[]|null\s*$)/.test(text) ? readJson(text) : readCsv(text);
}

/** Beside the columns: the note of allergens that cannot be read. */
const KNOWN: readonly string[] = [...columns, 'allergeniDaVerificare'];

/** A backup, or a menu that was exported as JSON. */
function readJson(text: string): ImportFile {
  const file = parseMenuFile(text);
  if (!file) {
    throw new BrokenFileError('Il file JSON è rovinato, o non è un menu esportato da qui.');
  }
  const products = Object.entries(file.products).map(([id, product]) => ({ ...product, id }));
  if (products.length >= MAX_FILE_ROWS) {
    throw new BrokenFileError(`Il file ha più di ${MAX_FILE_ROWS} prodotti: dividilo.`);
  }
  const cellsOf = (product: Record<string, unknown>): Cells =>
    Object.fromEntries(
      columns.filter((name) => name in product).map((name) => [name, cellOf(product, name)]),
    );
  return {
    rows: products.map((product, index) => ({
      place: `Piatto ${index + 1}`,
      cells: cellsOf(product),
    })),
    ignored: [...new Set(products.flatMap(Object.keys))].filter((name) => !KNOWN.includes(name)),
    project: file.project,
    readAt: Date.parse(file.readAt),
  };
}
