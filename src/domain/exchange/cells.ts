import { fold } from '../fold';
import { ALLERGEN_COUNT } from '../product/allergens';
import { categoryNames } from '../product/categories';
import { type FieldKind, type FieldName, fieldNames, fields } from '../product/fields';
import { type MarkId, markIds, marks } from '../product/marks';
import { type FormValues, priceText } from '../staff/validation';

/** The name of a column: a stored name, or the id. */
export type Column = 'id' | FieldName;

/** The columns of the menu's CSV, in the order of its header. */
export const columns: readonly Column[] = ['id', ...fieldNames];

/** A product as text, one cell for each column that the file has. */
export type Cells = Partial<Record<Column, string>>;

/** Marks the allergens of a product whose stored ones cannot be read completely. */
const UNREADABLE = 'da verificare';

/**
 * The cell of a column in the export: prices have a decimal comma, lists are '1, 7', true is 'sì'; false or no value is ''.
 * @param product as it was read, or from a JSON file, where a field may hold anything
 */
export function cellOf(product: Readonly<Record<string, unknown>>, column: Column): string {
  const value = product[column];
  if (column !== 'id' && fields[column].kind === 'allergens') {
    // A value that is not a list is not read as an empty one.
    const known = Array.isArray(value) ? value.map(String) : [UNREADABLE];
    return [...known, ...(product.allergeniDaVerificare === true ? [UNREADABLE] : [])].join(', ');
  }
  if (typeof value === 'number') return priceText(value);
  if (typeof value === 'boolean') return value ? 'sì' : '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
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

/** Whether two cells hold the same text. Spreadsheets preserve neither the kind of line break nor outer blanks. */
export function sameCell(a: string, b: string): boolean {
  const essence = (cell: string) => cell.replace(/\r\n?/g, '\n').trim();
  return essence(a) === essence(b);
}

/** Why a row cannot be imported: a sentence in Italian without its full stop. */
export class RowError extends Error {}

/**
 * Parses ids from 1 to 14, separated by commas, semicolons or blanks; an empty cell means that there are none. '7,1' is refused:
 * a spreadsheet takes '7,10', typed without a blank, for a number and drops its zero.
 */
function readAllergens(text: string): number[] {
  if (/^\d+,1$/.test(text)) {
    throw new RowError(
      `Allergeni «${text}»: forse era «${text}0», e il foglio di calcolo ha tolto lo zero. Lascia uno spazio dopo la virgola`,
    );
  }
  if (text.endsWith(UNREADABLE)) {
    throw new RowError('Allergeni da verificare: scrivi i numeri di tutti');
  }
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  for (const part of parts) {
    if (!/^0?[1-9]$|^1\d$/.test(part) || Number(part) > ALLERGEN_COUNT) {
      throw new RowError(`Allergeni: «${part}» non è un numero da 1 a ${ALLERGEN_COUNT}`);
    }
  }
  return parts.map(Number);
}

/** Parses ids or names of marks, separated by commas or semicolons. */
function readMarks(text: string): MarkId[] {
  const parts = text.split(/[,;]/).flatMap((part) => part.trim() || []);
  return parts.map((part) => {
    const found = marks.find(({ id, name }) => [id, fold(name)].includes(fold(part)));
    if (!found) throw new RowError(`Etichette: «${part}» non è ${markIds.join(', ')}`);
    return found.id;
  });
}

function readFlag(text: string, name: FieldName): boolean {
  const answer = fold(text);
  if (['', 'no', '0', 'falso', 'false'].includes(answer)) return false;
  if (['si', 'x', '1', 'vero', 'true'].includes(answer)) return true;
  throw new RowError(`${fields[name].label}: «${text}» non è «sì» o «no»`);
}

const asTyped = (text: string) => text;

/** Each returns the form's value for its kind. */
const readers: Record<FieldKind, (text: string, name: FieldName) => FormValues[FieldName]> = {
  text: asTyped,
  price: asTyped,
  optionalPrice: asTyped,
  allergens: readAllergens,
  picture: (text) => text || null,
  // Case and accents do not count.
  category: (text) => categoryNames.find((name) => fold(name) === fold(text)) ?? text,
  marks: readMarks,
  flag: readFlag,
};

/**
 * Reads a cell. Line breaks and repeated blanks become one blank: the menu shows each text as one paragraph.
 * @throws RowError if it cannot be read
 */
export function readCell(name: FieldName, cell: string): FormValues[FieldName] {
  return readers[fields[name].kind](cell.trim().replace(/\s+/g, ' '), name);
}
