import { fold } from '../fold';
import { ALLERGEN_COUNT, allergens } from '../product/allergens';
import { categoryNames } from '../product/categories';
import { type FieldName, fields, type KindOf, type UnitName, unitNames } from '../product/fields';
import { type MarkId, markIds, marks } from '../product/marks';
import { type FormValues, priceText } from '../staff/validation';
import { answersInWords } from '../staff/words';

/** The name of a column: a stored name, or the id. */
export type Column = 'id' | UnitName;

/** The columns of the menu's CSV, in the order of its header. */
export const columns: readonly Column[] = ['id', ...unitNames];

/** A product as text, one cell for each column that the file has. */
export type Cells = Partial<Record<Column, string>>;

const { none, toVerify, undeclared } = answersInWords;

/**
 * The cell of a column in the export: prices have a decimal comma, allergens are '1 Glutine, 7 Latte e derivati', 'nessuno' or
 * 'non indicati', other lists 'vegano, piccante', true is 'sì'; false or no value is ''.
 * @param product as it was read, or from a JSON file, where a field may hold anything
 */
export function cellOf(product: Readonly<Record<string, unknown>>, column: Column): string {
  const value = product[column];
  if (column !== 'id' && fields[column].kind === 'allergens') {
    // A value that is not a list is not read as an empty one.
    const known = Array.isArray(value) ? value.map(withName) : [toVerify];
    const parts = [...known, ...(product.allergeniDaVerificare === true ? [toVerify] : [])];
    return parts.join(', ') || (product.nessunAllergene === true ? none : undeclared);
  }
  if (column === 'posizione') return String(value ?? '');
  if (typeof value === 'number') return priceText(value);
  if (typeof value === 'boolean') return value ? 'sì' : '';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** An allergen's number with its name, or whatever else is stored. */
function withName(id: unknown): string {
  const found = allergens.find((allergen) => String(allergen.id) === String(id));
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

/** Whether two cells hold the same text. Spreadsheets preserve neither the kind of line break nor outer blanks. */
export function sameCell(a: string, b: string): boolean {
  const essence = (cell: string) => cell.replace(/\r\n?/g, '\n').trim();
  return essence(a) === essence(b);
}

/** Why a row cannot be imported: a sentence in Italian without its full stop. */
export class RowError extends Error {}

/** The allergen that a part of a cell names: '7', '7 Latte e derivati', 'latte'; a number counts only with its own name. */
function allergenNamed(part: string): number {
  const [, number, name = ''] = /^(\d*)\s*(.*)$/.exec(part) ?? [];
  const found = allergens.find((allergen) => {
    const full = fold(allergen.name);
    const isNamed = [full, full.replace(' e derivati', '')].includes(fold(name));
    return (!number || Number(number) === allergen.id) && (name === '' || isNamed);
  });
  if (found) return found.id;
  throw new RowError(`Allergeni: «${part}» non è un numero da 1 a ${ALLERGEN_COUNT}, né un nome`);
}

/**
 * Parses the answer about allergens: numbers or names, 'nessuno', 'non indicati'; an empty cell is no answer. '7,1' is refused:
 * a spreadsheet takes '7,10', typed without a blank, for a number and drops its zero.
 */
function readAllergens(text: string): Pick<FormValues, 'allergeni' | 'nessunAllergene'> {
  const answer = fold(text);
  if (answer === none) return { allergeni: [], nessunAllergene: true };
  if (answer === undeclared) return { allergeni: [], nessunAllergene: false };
  if (/^\d+,1$/.test(text)) {
    throw new RowError(
      `Allergeni «${text}»: forse era «${text}0», e il foglio di calcolo ha tolto lo zero. Lascia uno spazio dopo la virgola`,
    );
  }
  if (text.endsWith(toVerify)) {
    throw new RowError('Allergeni da verificare: scrivi i numeri di tutti');
  }
  // Numbers may also be separated by blanks alone.
  const parts = text.replace(/(\d)\s+(?=\d)/g, '$1,').split(/[,;]/);
  const ids = parts.flatMap((part) => (part.trim() === '' ? [] : allergenNamed(part.trim())));
  return { allergeni: ids, nessunAllergene: false };
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

function readPosition(text: string): number | null {
  if (text === '') return null;
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new RowError(`Posizione: «${text}» non è un numero intero da 1`);
}

const asTyped = (text: string) => text;

/** Each returns the form's value for its kind. */
const readers: Record<
  Exclude<KindOf<UnitName>, 'allergens'>,
  (text: string, name: UnitName) => FormValues[FieldName]
> = {
  text: asTyped,
  price: asTyped,
  optionalPrice: asTyped,
  picture: (text) => text || null,
  // Case and accents do not count.
  category: (text) => categoryNames.find((name) => fold(name) === fold(text)) ?? text,
  marks: readMarks,
  flag: readFlag,
  position: readPosition,
};

/**
 * Reads a cell. Line breaks and repeated blanks become one blank: the menu shows each text as one paragraph.
 * @returns the form's value; two of them for allergens
 * @throws RowError if it cannot be read
 */
export function readCell(name: UnitName, cell: string): Partial<FormValues> {
  const text = cell.trim().replace(/\s+/g, ' ');
  if (name === 'allergeni') return readAllergens(text);
  return { [name]: readers[fields[name].kind](text, name) };
}
