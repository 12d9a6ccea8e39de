import { fold } from '../fold';
import { allergens } from '../product/allergens';
import { categories } from '../product/categories';
import { type FieldName, fields, type KindOf, type UnitName } from '../product/fields';
import { markIds, marks } from '../product/marks';
import type { Product } from '../product/product';
import { type FormValues, parsePrice, priceText } from '../staff/validation';
import { answersInWords } from '../staff/words';
import type { Column } from './columns';
import { readAllergens } from './written-allergens';

/** A product as text, one cell for each column that the file has. */
export type Cells = Partial<Record<Column, string>>;

const { none, toVerify, undeclared } = answersInWords;

/**
 * The cell of a column in the export: prices have a decimal comma, allergens are '1 Glutine, 7 Latte e derivati', 'nessuno' or
 * 'non indicati', other lists 'vegano, piccante', true is 'sì'; false or no value is ''.
 */
export function cellOf(product: Readonly<Record<string, unknown>>, column: Column): string {
  const value = product[column];
  if (column !== 'id' && fields[column].kind === 'allergens') {
    const known = Array.isArray(value) ? value.map(withName) : [];
    const parts = [...known, ...(product.allergeniDaVerificare === true ? [toVerify] : [])];
    return parts.join(', ') || (product.nessunAllergene === true ? none : undeclared);
  }
  if (column === 'posizione') return String(value ?? '');
  if (typeof value === 'number') return priceText(value);
  if (typeof value === 'boolean') return value ? 'sì' : '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** An allergen's number with its name. */
function withName(id: unknown): string {
  const found = allergens.find((allergen) => allergen.id === id);
  return found ? `${found.id} ${found.name}` : String(id);
}

/** What a spreadsheet could interpret as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before a formula, which makes it a text. A text that already begins like that gets one more. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `escapeFormula` adds. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/**
 * Whether a cell is as it was exported, however a spreadsheet has written it since: prices have other zeros, or a sign.
 * Allergens are never emptied by an empty cell, so that this is as good as the stored ones.
 */
export function isUnchanged(product: Product, name: UnitName, cell: string): boolean {
  const { kind } = fields[name];
  if (kind === 'allergens' && isBlank(cell)) return true;
  const isPrice = kind === 'price' || kind === 'optionalPrice';
  const price = isPrice && !isBlank(cell) ? parsePrice(cell) : null;
  return sameCell(cell, cellOf(product, name)) || (price !== null && price === product[name]);
}

/**
 * Whether two cells hold the same text. Spreadsheets preserve neither line breaks and blanks nor the kind of apostrophe, and a
 * Mac writes an accent as a character of its own.
 */
const sameCell = (a: string, b: string) => a === b || essenceOf(a) === essenceOf(b);

const essenceOf = (cell: string) =>
  cell.normalize('NFC').replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();

/** Whether a text differs from the stored one by its case alone, as in a menu that is typed in capitals. */
export function differsByCase(product: Product, name: UnitName, cell: string): boolean {
  const stored = cellOf(product, name);
  const lower = (text: string) => essenceOf(text).toLowerCase();
  return fields[name].kind === 'text' && !sameCell(cell, stored) && lower(cell) === lower(stored);
}

/** Whether a cell says nothing: it is empty, or has the line that people draw where there is nothing. */
const isBlank = (cell: string) => /^[-–—./\s]*$/.test(cell);

/** A cell as it is understood: the form's values, or why it cannot be read; and what people should check. */
type ReadCell = { values: Partial<FormValues>; faults: string[]; notes: string[] };

/** A category by its name or the end of its address, whatever the case and accents; else the text itself. */
export function readCategory(text: string): string {
  const wanted = fold(text.replace(/-/g, ' '));
  const found = categories.find(({ name, link }) =>
    [fold(name), link.replace(/-/g, ' ')].includes(wanted),
  );
  return found?.name ?? text;
}

/** The form's value, or why there is none. */
type Reading = { value: FormValues[FieldName] } | { fault: string };
type Reader = (text: string, name: UnitName) => Reading;

const asTyped: Reader = (value) => ({ value });

const readers: Record<Exclude<KindOf<UnitName>, 'allergens'>, Reader> = {
  text: asTyped,
  price: asTyped,
  optionalPrice: asTyped,
  picture: (text) => ({ value: text || null }),
  category: (text) => ({ value: readCategory(text) }),
  marks(text) {
    const parts = text.split(/[,;|/]/).flatMap((part) => part.trim() || []);
    const markOf = (part: string) =>
      marks.find(({ id, name }) => [id, fold(name)].includes(fold(part)))?.id;
    const unknown = parts.find((part) => !markOf(part));
    if (unknown) return { fault: `Etichette: «${unknown}» non è ${markIds.join(', ')}` };
    return { value: parts.flatMap((part) => markOf(part) ?? []) };
  },
  flag(text, name) {
    const answer = fold(text);
    if (['', 'no', '0', 'falso', 'false'].includes(answer)) return { value: false };
    if (['si', 'x', '1', 'vero', 'true'].includes(answer)) return { value: true };
    return { fault: `${fields[name].label}: «${text}» non è «sì» o «no»` };
  },
  position(text) {
    if (text === '') return { value: null };
    if (/^[1-9]\d{0,14}$/.test(text)) return { value: Number(text) };
    return { fault: `Posizione: «${text}» non è un numero intero da 1` };
  },
};

/**
 * Reads a cell. Line breaks and repeated blanks become one blank: the menu shows each text as one paragraph.
 * @returns the form's value, two of them for allergens; none where the cell cannot be read
 */
export function readCell(name: UnitName, cell: string): ReadCell {
  if (name === 'allergeni') {
    const { answer, faults, notes } = readAllergens(cell);
    return { values: answer ?? {}, faults, notes };
  }
  const text = isBlank(cell) ? '' : cell.normalize('NFC').trim().replace(/\s+/g, ' ');
  const read = readers[fields[name].kind](text, name);
  if ('fault' in read) return { values: {}, faults: [read.fault], notes: [] };
  return { values: { [name]: read.value }, faults: [], notes: [] };
}
