import { fold, foldName, plainLetters } from '../fold';
import { allergensOf } from '../product/allergens';
import { type FieldName, fields, type KindOf, type UnitName } from '../product/fields';
import { markIds, marks } from '../product/marks';
import type { Product } from '../product/product';
import { type FormValues, parsePrice, priceText } from '../product/validation';
import { answersInWords } from '../product/words';
import { readCategory } from './category-words';
import type { CsvColumn } from './columns';
import { readAllergens } from './written-allergens';

/** A product as text, one cell for each column that the file has. */
export type Cells = Partial<Record<CsvColumn, string>>;

const { none, toVerify, undeclared } = answersInWords;

/**
 * The cell of a column in the export: prices have a decimal comma, allergens are '1 Glutine, 7 Latte e derivati', 'nessuno' or
 * 'non indicati', other lists 'vegano, piccante', true is 'sì'; false or no value is ''.
 */
export function cellOf(product: Product, column: CsvColumn): string {
  const value = product[column];
  if (column === 'allergeni') {
    const known = allergensOf(product.allergeni).map(({ id, name }) => `${id} ${name}`);
    const parts = [...known, ...(product.allergeniDaVerificare ? [toVerify] : [])];
    return parts.join(', ') || (product.nessunAllergene ? none : undeclared);
  }
  if (column === 'posizione') return String(value ?? '');
  if (typeof value === 'number') return priceText(value);
  if (typeof value === 'boolean') return value ? 'sì' : '';
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** Text that a spreadsheet could interpret as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Puts an apostrophe before a formula, which makes it a text. A text that already begins like that gets one more. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe that `escapeFormula` adds. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Whether a cell says nothing: it is empty, or has the line that people draw where there is nothing. */
export const isBlankCell = (cell: string) => /^[-–—./\s]*$/.test(cell);

/**
 * A cell as one line: a menu shows each text as one paragraph, and spreadsheets preserve neither line breaks nor blanks. A Mac writes
 * an accent as a character of its own, a PDF has ligatures.
 */
const lineOf = (cell: string) => plainLetters(cell.normalize('NFC')).replace(/\s+/g, ' ').trim();

/** A cell in which the kind of apostrophe does not count either. */
const essenceOf = (cell: string) => lineOf(cell.replace(/[‘’]/g, "'"));

/** The kinds that an empty cell leaves as they are stored: a text, a picture or an allergen is removed in the form. */
const KEPT: readonly KindOf<UnitName>[] = ['text', 'picture', 'allergens'];

/**
 * How a cell differs from what was exported, however a spreadsheet has written it since: prices have other zeros, or a sign. An empty
 * cell empties no text, picture or allergens.
 * @returns `case`: a text in capitals or not, as in a menu that is typed in capitals; `spelling`: a name that is only written in
 * another way (`foldName`)
 */
export function differenceOf(
  product: Product,
  name: UnitName,
  cell: string,
): null | 'case' | 'spelling' | 'new' {
  const { kind } = fields[name];
  const [stored, now] = [essenceOf(cellOf(product, name)), essenceOf(cell)];
  if (now === stored || (KEPT.includes(kind) && isBlankCell(cell))) return null;
  const isPrice = kind === 'price' || kind === 'optionalPrice';
  if (isPrice && !isBlankCell(cell) && parsePrice(cell) === product[name]) return null;
  if (name === 'nome' && foldName(now) === foldName(stored)) return 'spelling';
  return kind === 'text' && now.toLowerCase() === stored.toLowerCase() ? 'case' : 'new';
}

/** A cell as it is understood: the form's values, or why it cannot be read; and what people should check. */
type ReadCell = { values: Partial<FormValues>; faults: string[]; notes: string[] };

/** The form's value, or why there is none: a sentence in Italian. */
type Reader = (
  text: string,
  name: UnitName,
) => { value: FormValues[FieldName] } | { fault: string };

const asTyped: Reader = (value) => ({ value });

const YES = ['si', 'x', '1', 'vero', 'true'];
const NO = ['', 'no', '0', 'falso', 'false'];

/** Answers to whether a dish is to be had that are neither yes nor no. */
const GONE = [
  'esaurito',
  'esaurita',
  'finito',
  'finita',
  'terminato',
  'non disponibile',
  'sospeso',
];

/** The cell of `nascosto` for an answer to whether the dish is to be had; another text as it is. */
export function hiddenIf(available: string): string {
  const answer = fold(available);
  if (isBlankCell(available)) return '';
  if ([...NO, ...GONE, 'n'].includes(answer)) return 'sì';
  return [...YES, 's', 'disponibile'].includes(answer) ? 'no' : available;
}

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
    if ([...YES, ...NO].includes(answer)) return { value: YES.includes(answer) };
    return { fault: `${fields[name].label}: «${text}» non è «sì» o «no»` };
  },
  position(text) {
    if (text === '') return { value: null };
    if (/^[1-9]\d{0,14}$/.test(text)) return { value: Number(text) };
    return { fault: `Posizione: «${text}» non è un numero intero da 1` };
  },
};

/**
 * Reads a cell.
 * @returns the form's value, two of them for allergens; none where the cell cannot be read, or is empty and about allergens
 */
export function readCell(name: UnitName, cell: string): ReadCell {
  const text = isBlankCell(cell) ? '' : lineOf(cell);
  if (name === 'allergeni') {
    // Each line may be an allergen.
    return text ? readAllergens(cell) : { values: {}, faults: [], notes: [] };
  }
  const read = readers[fields[name].kind](text, name);
  if ('fault' in read) return { values: {}, faults: [read.fault], notes: [] };
  return { values: { [name]: read.value }, faults: [], notes: [] };
}
