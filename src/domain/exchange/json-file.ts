import { fieldNames, type StoredFieldName } from '../changes/change-plan';
import type { Product } from '../product/product';
import { priceText } from '../product/validation';
import { BrokenFileError, type FileRow, type ImportFile, MAX_FILE_ROWS } from './import-file';
import { type Cells, columns, UNREADABLE } from './menu-columns';
import { menuFileText, parseMenuFile } from './menu-file';

/**
 * The menu in the form of a backup, its pictures as addresses only.
 * @param project id of the Firebase project
 * @param readAt when the products were read, ISO 8601
 */
export function menuToJson(products: readonly Product[], project: string, readAt: string): string {
  const byId = Object.fromEntries(products.map(({ id, ...fields }) => [id, fields]));
  return menuFileText({ project, readAt, products: byId, pictures: {} });
}

const KNOWN: readonly string[] = [...columns, 'allergeniDaVerificare'];

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
  const fields = new Set(entries.flatMap(([, product]) => Object.keys(product)));
  return {
    rows: entries.map(([id, product], index) => ({
      newId: newId(),
      ...rowOf(id, product, `Prodotto ${index + 1}`),
    })),
    ignored: [...fields].filter((name) => !KNOWN.includes(name)),
  };
}

function rowOf(
  id: string,
  product: Record<string, unknown>,
  place: string,
): Omit<FileRow, 'newId'> {
  const cells: Cells = { id };
  let reason: string | undefined;
  for (const name of fieldNames) {
    if (!(name in product)) continue;
    const cell = cellOf(name, product[name]);
    if (cell === null) reason ??= `Il valore di «${name}» non si legge`;
    else cells[name] = cell;
  }
  if (product.allergeniDaVerificare === true) {
    cells.allergeni = [cells.allergeni, UNREADABLE].filter(Boolean).join(', ');
  }
  return reason === undefined ? { place, cells } : { place, cells, reason };
}

/** null where the value is of no type that the field may have. */
function cellOf(name: StoredFieldName, value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (name === 'allergeni') {
    return Array.isArray(value) && value.every(isScalar) ? value.join(', ') : UNREADABLE;
  }
  if (value === null) return '';
  return name.startsWith('prezzo') && typeof value === 'number' ? priceText(value) : null;
}

const isScalar = (value: unknown) => typeof value === 'number' || typeof value === 'string';
