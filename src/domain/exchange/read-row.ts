import type { Fields } from '../changes/change';
import { type FieldName, fieldNames } from '../product/fields';
import {
  emptyValues,
  type FormValues,
  type Problem,
  validateProduct,
  valuesOf,
} from '../product/validation';
import { cellOf, readCell, sameCell } from './cells';
import type { PlacedRow } from './place-rows';

/** The product and the fields that a row wants to write, none where it changes nothing; or why it cannot. */
export type RowReading =
  | { id: string; fields: Fields; note: string | null; reason?: never }
  | { reason: string };

const UNREADABLE_REASON =
  'Allergeni da verificare: apri il prodotto, controlla gli allergeni e salva';
const NO_ALLERGENS_REASON = 'Manca la colonna «allergeni»: un prodotto nuovo li deve dire';
const CUT_REASON =
  'La riga finisce prima della cella «allergeni»: metti quella colonna prima di «categoria»';

/** The fields of which the row says something else than its product. */
function changedFields(placed: PlacedRow): FieldName[] {
  if (placed.kind !== 'stored') return [...fieldNames];
  const { row, product } = placed;
  return fieldNames.filter((name) => {
    const cell = row.cells[name];
    return cell !== undefined && !sameCell(cell, cellOf(product, name));
  });
}

/** A broken rule in words: the form marks the fields that it is about, a row has to name them. */
function reasonOf({ message, fields }: Problem, values: FormValues): string {
  const texts: Partial<Record<FieldName, unknown>> = values;
  const blank = fields.filter((name) => texts[name] === '');
  if (blank.length > 0) {
    return `${blank.length === 1 ? 'Manca' : 'Mancano'} ${blank.map((name) => `«${name}»`).join(', ')}`;
  }
  return fields.includes('categoria') ? `La categoria «${values.categoria}» non esiste` : message;
}

/**
 * Reads a row by the form's own validation, with the stored values where the file says nothing.
 * @param pictureProblem why an address cannot become a product's picture, null where it can; such a one is left out
 */
export function readRow(
  placed: PlacedRow,
  pictureProblem: (url: string) => string | null,
): RowReading {
  const { row, kind } = placed;
  if (kind === 'unclear') return { reason: row.reason ?? placed.reason };
  if (row.reason !== undefined) return { reason: row.reason };
  const product = kind === 'stored' ? placed.product : null;
  const id = kind === 'stored' ? placed.product.id : placed.id;
  const changed = changedFields(placed);
  if (changed.length === 0) return { id, fields: {}, note: null };
  if (product?.allergeniDaVerificare) return { reason: UNREADABLE_REASON };
  if (!product && row.cells.allergeni === undefined) return { reason: NO_ALLERGENS_REASON };
  // An empty cell would say that there are none: that is never guessed.
  if (changed.includes('allergeni') && row.missing?.includes('allergeni')) {
    return { reason: CUT_REASON };
  }

  const typed: Partial<Record<FieldName, string | readonly (string | number)[]>> = {};
  for (const name of changed) {
    const read = readCell(name, row.cells[name] ?? '');
    if (read.reason !== undefined) return { reason: read.reason };
    typed[name] = read.value;
  }
  const { image: url = '', ...others } = typed;
  // Each reader of a cell gives what the form has of that kind.
  const values = { ...(product ? valuesOf(product) : emptyValues), ...others } as FormValues;
  const validation = validateProduct(values, product ? 'edit' : 'add', true);
  if (!validation.valid) return { reason: reasonOf(validation, values) };

  const note = typeof url === 'string' && url !== '' ? pictureProblem(url) : null;
  const image = note === null ? url || null : (product?.image ?? null);
  const all: Record<string, unknown> = { ...validation.fields, image };
  return { id, fields: Object.fromEntries(changed.map((name) => [name, all[name]])), note };
}
