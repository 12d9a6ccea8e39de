import { type ChangeFields, fieldNames, type StoredFieldName } from '../changes/change-plan';
import { fold } from '../fold';
import { categoryNames } from '../product/categories';
import {
  emptyValues,
  type Problem,
  type ProductValues,
  validateProduct,
  valuesOf,
} from '../product/validation';
import type { PlacedRow } from './import-rows';
import { cellsOf, readAllergenCell, sameCell } from './menu-columns';

/** The product and the fields that a row wants to write, none where it changes nothing; or why it cannot. */
export type RowReading =
  | { id: string; fields: ChangeFields; note: string | null; reason?: never }
  | { reason: string };

const UNREADABLE_REASON =
  'Allergeni da verificare: apri il prodotto, controlla gli allergeni e salva';
const NO_ALLERGENS_REASON = 'Manca la colonna «allergeni»: un prodotto nuovo li deve dire';
const CUT_REASON =
  'La riga finisce prima della cella «allergeni»: metti quella colonna prima di «categoria»';
const PICTURE_NOTE = "Immagine lasciata fuori: l'indirizzo non è di questo sito";

/** The fields of which the row says something else than its product. */
function changedFields(placed: PlacedRow): StoredFieldName[] {
  if (placed.kind !== 'stored') return [...fieldNames];
  const stored = cellsOf(placed.product);
  return fieldNames.filter((name) => {
    const cell = placed.row.cells[name];
    return cell !== undefined && !sameCell(cell, stored[name]);
  });
}

/** A cell as the form would have it: a category by its own name, a price without the point that spreadsheets group by. */
function typedText(name: StoredFieldName, text: string): string {
  if (name === 'categoria') return categoryNames.find((each) => fold(each) === fold(text)) ?? text;
  return name.startsWith('prezzo') ? text.replace(/(\d)\.(\d{3},)/, '$1$2') : text;
}

/** A broken rule in words: the form marks the fields that it is about, a row has to name them. */
function reasonOf({ message, fields }: Problem, values: ProductValues): string {
  const blank = fields.filter(
    (name) =>
      name !== 'image' &&
      name !== 'allergeni' &&
      name !== 'etichette' &&
      values[name].trim() === '',
  );
  if (blank.length > 0) {
    return `${blank.length === 1 ? 'Manca' : 'Mancano'} ${blank.map((name) => `«${name}»`).join(', ')}`;
  }
  return fields.includes('categoria') ? `La categoria «${values.categoria}» non esiste` : message;
}

/**
 * Reads a row by the form's own validation, with the stored values where the file says nothing.
 * @param ownsPicture whether an address is that of a picture in our bucket; any other is left out
 */
export function readRow(placed: PlacedRow, ownsPicture: (url: string) => boolean): RowReading {
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

  // As in the form: the menu shows each text as one paragraph.
  const textOf = (name: StoredFieldName) => (row.cells[name] ?? '').trim().replace(/\s+/g, ' ');
  const values = { ...(product ? valuesOf(product) : emptyValues) };
  for (const name of changed) {
    if (name === 'allergeni') {
      const read = readAllergenCell(textOf(name));
      if (read.reason !== undefined) return { reason: read.reason };
      values.allergeni = read.ids;
    } else if (name !== 'image') {
      values[name] = typedText(name, textOf(name));
    }
  }
  const validation = validateProduct(values, product ? 'edit' : 'add', true);
  if (!validation.valid) return { reason: reasonOf(validation, values) };

  const url = changed.includes('image') ? textOf('image') : '';
  const foreign = url !== '' && !ownsPicture(url);
  const image = foreign ? (product?.image ?? null) : url || null;
  const all = { ...validation.fields, image };
  const fields: ChangeFields = Object.fromEntries(changed.map((name) => [name, all[name]]));
  return { id, fields, note: foreign ? PICTURE_NOTE : null };
}
