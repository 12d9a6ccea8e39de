import { fieldNames } from '../product/fields';
import type { Product } from '../product/product';
import { type Cells, cellOfJson, unreadableCell } from './cells';
import { BrokenFileError, type FileRow, type ImportFile, MAX_FILE_ROWS } from './import-file';
import { menuFileText, parseMenuFile } from './menu-file';

/** Beside the fields: the id, and the note of allergens that cannot be read. */
const KNOWN: readonly string[] = [...fieldNames, 'id', 'allergeniDaVerificare'];

/**
 * The menu in the form of a backup, its pictures as addresses only.
 * @param project id of the Firebase project
 * @param readAt when the products were read, ISO 8601
 */
export function menuToJson(products: readonly Product[], project: string, readAt: string): string {
  const byId = Object.fromEntries(products.map(({ id, ...product }) => [id, product]));
  return menuFileText({ project, readAt, products: byId, pictures: {} });
}

/**
 * Reads a backup, or a menu that was exported as JSON. A value of a wrong type is one that must be corrected.
 * @param newId makes an id for a new product
 * @throws BrokenFileError where it is no JSON of that form, or has too many products
 */
export function readJson(text: string, newId: () => string): ImportFile {
  const file = parseMenuFile(text);
  if (!file) {
    throw new BrokenFileError('Il file JSON è rovinato, o non è un menu esportato da qui.');
  }
  const entries = Object.entries(file.products);
  if (entries.length >= MAX_FILE_ROWS) {
    throw new BrokenFileError(`Il file ha più di ${MAX_FILE_ROWS} prodotti: dividilo.`);
  }
  const found = new Set(entries.flatMap(([, product]) => Object.keys(product)));
  return {
    rows: entries.map(([id, product], index) => ({
      place: `Prodotto ${index + 1}`,
      newId: newId(),
      ...rowOf(id, product),
    })),
    ignored: [...found].filter((name) => !KNOWN.includes(name)),
    project: file.project,
    readAt: Date.parse(file.readAt),
  };
}

function rowOf(id: string, product: Record<string, unknown>): Pick<FileRow, 'cells' | 'reason'> {
  const cells: Cells = { id };
  for (const name of fieldNames) {
    if (!(name in product)) continue;
    const cell = cellOfJson(name, product[name]);
    if (cell === null) return { cells, reason: `Il valore di «${name}» non si legge` };
    cells[name] = cell;
  }
  if (product.allergeniDaVerificare === true) cells.allergeni = unreadableCell(cells.allergeni);
  return { cells };
}
