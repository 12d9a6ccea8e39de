import { fold } from '../fold';
import { ALLERGEN_COUNT } from '../product/allergens';
import { categoryNames } from '../product/categories';
import { type FieldName, fieldNames, fields, fieldsByKind } from '../product/fields';
import { type MarkId, markIds, marks } from '../product/marks';
import type { Product, ProductFields } from '../product/product';
import { priceText } from '../product/validation';

/** The name of a column: a stored name, or the id. */
export type Column = 'id' | FieldName;

/** The columns of the menu's CSV, in the order of its header. */
export const columns: readonly Column[] = ['id', ...fieldNames];

/** A product as text, one cell for each column that the file has. */
export type Cells = Partial<Record<Column, string>>;

/** Stands in the allergens of a product whose stored ones cannot be read whole. */
const UNREADABLE = 'da verificare';

/** Prices have a decimal comma, lists are '1, 7', no value is ''. */
function cellText(value: ProductFields[FieldName]): string {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : priceText(value ?? null);
}

/** The cell of a column, as the export writes it. */
export function cellOf(product: Product, column: Column): string {
  if (column === 'id') return product.id;
  const text = cellText(product[column]);
  const unreadable = column === 'allergeni' && product.allergeniDaVerificare;
  return unreadable ? unreadableCell(text) : text;
}

/** The allergens that could be read, and that there are others. */
export function unreadableCell(known = ''): string {
  return [known, UNREADABLE].filter((part) => part !== '').join(', ');
}

/**
 * The cell that a field of a JSON file stands for.
 * @returns null where the value has a type that the field cannot have
 */
export function cellOfJson(name: FieldName, value: unknown): string | null {
  if (typeof value === 'string') return value;
  const { kind } = fields[name];
  if (kind === 'allergens') {
    const isScalar = (each: unknown) => typeof each === 'number' || typeof each === 'string';
    return Array.isArray(value) && value.every(isScalar) ? value.join(', ') : UNREADABLE;
  }
  if (kind === 'marks' && Array.isArray(value)) return value.join(', ');
  if (value === null) return '';
  const isPrice = kind === 'price' || kind === 'optionalPrice';
  return isPrice && typeof value === 'number' ? priceText(value) : null;
}

/** Whether two cells hold the same text: no spreadsheet keeps the kind of line break, and outer blanks. */
export function sameCell(a: string, b: string): boolean {
  const essence = (cell: string) => cell.replace(/\r\n?/g, '\n').trim();
  return essence(a) === essence(b);
}

/** What a cell holds, as the form would have it; or why it cannot be read. */
export type CellReading =
  | { value: string | number[] | MarkId[]; reason?: never }
  | { reason: string };

/**
 * Ids from 1 to 14 between commas, semicolons or blanks; an empty cell says that there are none. '7,1' is refused: typed
 * without a blank, '7,10' is a number for a spreadsheet, which drops its zero.
 */
function readAllergens(text: string): CellReading {
  if (/^\d+,1$/.test(text)) {
    const reason = `Allergeni «${text}»: forse era «${text}0», e il foglio di calcolo ha tolto lo zero. Lascia uno spazio dopo la virgola`;
    return { reason };
  }
  if (text.endsWith(UNREADABLE)) {
    return { reason: 'Allergeni da verificare: scrivi i numeri di tutti' };
  }
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const isId = (part: string) =>
    /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= ALLERGEN_COUNT;
  const wrong = parts.find((part) => !isId(part));
  if (wrong !== undefined) {
    return { reason: `Allergeni: «${wrong}» non è un numero da 1 a ${ALLERGEN_COUNT}` };
  }
  return { value: [...new Set(parts.map(Number))].sort((a, b) => a - b) };
}

/** Ids or names of marks between commas or semicolons. */
function readMarks(text: string): CellReading {
  const parts = text.split(/[,;]/).flatMap((part) => part.trim() || []);
  const found = parts.map((part) =>
    marks.find(({ id, name }) => [id, fold(name)].includes(fold(part))),
  );
  const wrong = parts.find((_, at) => !found[at]);
  if (wrong !== undefined) {
    return { reason: `Etichette: «${wrong}» non è ${markIds.join(', ')}` };
  }
  return { value: markIds.filter((id) => found.some((mark) => mark?.id === id)) };
}

const asTyped = (value: string): CellReading => ({ value });

/** Without the point by which spreadsheets group thousands. */
const ungrouped = (text: string): CellReading => ({
  value: text.replace(/(\d)\.(\d{3},)/, '$1$2'),
});

const readers = fieldsByKind({
  text: () => asTyped,
  price: () => ungrouped,
  optionalPrice: () => ungrouped,
  allergens: () => readAllergens,
  picture: () => asTyped,
  // By its own name, whatever its letters.
  category: () => (text: string) =>
    asTyped(categoryNames.find((each) => fold(each) === fold(text)) ?? text),
  marks: () => readMarks,
});

/** Reads a cell. Line breaks and repeated blanks become one blank: the menu shows each text as one paragraph. */
export function readCell(name: FieldName, cell: string): CellReading {
  return readers[name](cell.trim().replace(/\s+/g, ' '));
}
