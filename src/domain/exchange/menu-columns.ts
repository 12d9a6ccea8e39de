import { fieldNames } from '../changes/change-plan';
import { ALLERGEN_COUNT } from '../product/allergens';
import type { Product } from '../product/product';
import { priceText } from '../product/validation';

/** The columns of the menu's CSV, in the order of its header: the stored names. */
export const columns = ['id', ...fieldNames] as const;

/** The name of a column. */
export type Column = (typeof columns)[number];

/** A product as text, one cell for each column that the file has. */
export type Cells = Partial<Record<Column, string>>;

/** Stands in the allergens of a product whose stored ones cannot be read whole. */
export const UNREADABLE = 'da verificare';

/** The cells of a product: prices with a decimal comma, allergens as '1, 7', '' where there is no value. */
export function cellsOf(product: Product): Record<Column, string> {
  return {
    id: product.id,
    nome: product.nome,
    descrizione: product.descrizione,
    allergeni: [...product.allergeni, ...(product.allergeniDaVerificare ? [UNREADABLE] : [])].join(
      ', ',
    ),
    image: product.image ?? '',
    prezzo: priceText(product.prezzo),
    prezzo_familiare: priceText(product.prezzo_familiare),
    prezzo_al_metro: priceText(product.prezzo_al_metro),
    categoria: product.categoria,
  };
}

/** Removes what no spreadsheet keeps: the kind of line break, and outer blanks. */
function essence(cell: string): string {
  return cell.replace(/\r\n?/g, '\n').trim();
}

/** Whether two cells hold the same text. */
export function sameCell(a: string, b: string): boolean {
  return essence(a) === essence(b);
}

/** The allergens that a cell names, or why it cannot be read. */
export type AllergenCell = { ids: number[]; reason?: never } | { reason: string };

/**
 * Reads a cell with allergens: ids from 1 to 14 between commas, semicolons or blanks; an empty one says that there are
 * none. '7,1' is refused: typed without a blank, '7,10' is a number for a spreadsheet, which drops its zero.
 */
export function readAllergenCell(cell: string): AllergenCell {
  const text = cell.trim();
  if (/^\d+,1$/.test(text)) {
    const reason = `Allergeni «${text}»: forse era «${text}0», e il foglio di calcolo ha tolto lo zero. Lascia uno spazio dopo la virgola`;
    return { reason };
  }
  if (text.endsWith(UNREADABLE)) {
    return { reason: 'Allergeni da verificare: scrivi i numeri di tutti' };
  }
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const wrong = parts.find((part) => !/^\d{1,2}$/.test(part) || !isAllergenId(Number(part)));
  if (wrong !== undefined) {
    return { reason: `Allergeni: «${wrong}» non è un numero da 1 a ${ALLERGEN_COUNT}` };
  }
  return { ids: [...new Set(parts.map(Number))].sort((a, b) => a - b) };
}

function isAllergenId(id: number): boolean {
  return id >= 1 && id <= ALLERGEN_COUNT;
}
