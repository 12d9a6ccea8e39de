import {
  type Change,
  changeOf,
  creationOf,
  deletionOf,
  fieldsIn,
  isWhole,
  losesAllergens,
} from '../changes/change';
import { type FieldName, unitNames } from '../product/fields';
import type { Product } from '../product/product';
import { doubtedAllergens } from '../staff/named-allergens';
import { nameKey } from '../staff/product-list';
import {
  emptyValues,
  type FormValues,
  type Problem,
  validateProduct,
  valuesOf,
} from '../staff/validation';
import { contradictions, suggestedInWords } from '../staff/words';
import { cellOf, RowError, readCell, sameCell } from './cells';
import type { FileRow } from './import-file';

/**
 * What a row does. Products that lose an allergen (`losing`), or have none although their words name one (`doubted`), must not be
 * imported by mistake. A `same` row changes nothing, a `faulty` one cannot be imported.
 */
export type RowGroup = 'added' | 'changed' | 'losing' | 'doubted' | 'same' | 'faulty';

/** A row of the file. `note` says what is left out or not believed or, for a faulty row, why it cannot be imported. */
type ImportRow = {
  place: string;
  nome: string;
  group: RowGroup;
  note: string | null;
  change?: Change;
};

export type ImportPlan = {
  /** In the order of the file. */
  rows: readonly ImportRow[];
  /** Deletions of the products that no row mentions: imported only if somebody chooses so. */
  missing: readonly Change[];
};

/** The plan's inputs other than the file. */
type ImportSurroundings = {
  stored: readonly Product[];
  /** Makes an id for a new product that has none in the file. */
  newId: () => string;
  /** Why a URL cannot become a product's picture, as a note for people; null if it can. */
  pictureProblem: (url: string) => string | null;
};

/** A valid document id, limited to characters that need no escaping anywhere. */
const ID = /^(?!__.*__$)[\w-]{1,128}$/;

/** Describes a broken rule: the form highlights its fields, a row has to name them. */
function reasonOf({ message, fields }: Problem, values: FormValues): string {
  const texts: Partial<Record<FieldName, unknown>> = values;
  const blank = fields.filter((name) => texts[name] === '');
  if (blank.length > 0) {
    return `${blank.length === 1 ? 'Manca' : 'Mancano'} ${blank.map((name) => `«${name}»`).join(', ')}`;
  }
  return fields.includes('categoria') ? `La categoria «${values.categoria}» non esiste` : message;
}

/**
 * Reads a row with the form's own validation, and the stored values for what the file leaves out.
 * @param product undefined for a new one
 * @throws RowError if the row cannot be imported
 */
function readRow(
  { cells, reason }: FileRow,
  product: Product | undefined,
  { newId, pictureProblem }: ImportSurroundings,
): Pick<ImportRow, 'group' | 'note' | 'change'> {
  if (reason) throw new RowError(reason);
  const changed = unitNames.filter((name) => {
    const cell = cells[name];
    // Allergens are never emptied by an empty cell.
    const isSilent = cell === undefined || (name === 'allergeni' && cell.trim() === '');
    return !product || !(isSilent || sameCell(cell, cellOf(product, name)));
  });
  if (changed.length === 0) return { group: 'same', note: null };
  if (product?.allergeniDaVerificare) {
    throw new RowError('Allergeni da verificare: apri il piatto, controlla gli allergeni e salva');
  }
  if (product && !isWhole(product)) {
    throw new RowError('I dati salvati non sono completi: apri il piatto, controlla e salva');
  }
  const typed = changed.map((name) => readCell(name, cells[name] ?? ''));
  const values: FormValues = Object.assign({}, product ? valuesOf(product) : emptyValues, ...typed);
  const validation = validateProduct(values, product ? 'edit' : 'add', true);
  if (!validation.valid) throw new RowError(reasonOf(validation, values));

  const { image: url } = validation.fields;
  const noPicture = url !== null && changed.includes('image') ? pictureProblem(url) : null;
  const fields =
    noPicture === null
      ? validation.fields
      : { ...validation.fields, image: product?.image ?? null };
  const doubted = doubtedAllergens(fields, product ?? null);
  const doubt = doubted.length > 0 ? suggestedInWords(doubted) : [];
  const note = [noPicture ?? [], contradictions(fields), doubt].flat().join('. ') || null;
  // Only what the file says: without a position in it, a dish that moves to another category leaves its own behind.
  const named = unitNames.filter((name) => cells[name] !== undefined);
  const change = product
    ? changeOf(product, fieldsIn(fields, named))
    : creationOf(cells.id?.trim() || newId(), fields);
  if (change === null) return { group: 'same', note };
  return { group: groupOf(change, doubted.length > 0), note, change };
}

/** The group of a row that writes something. */
function groupOf(change: Change, isDoubted: boolean): RowGroup {
  if (losesAllergens(change)) return 'losing';
  if (isDoubted) return 'doubted';
  return change.before === null ? 'added' : 'changed';
}

/**
 * Compares a file with the menu. A row is matched to the product with its id, otherwise by category and name, where case and
 * accents do not count; of two rows for one product the first counts. A row with a new id is not matched by name to a product
 * whose id another row has: it is a copy of it. A cell that is as it was exported changes nothing, whatever it holds; every
 * other one must pass the form's validation. Columns that are not in the file leave their fields unchanged.
 */
export function planImport(file: readonly FileRow[], surroundings: ImportSurroundings): ImportPlan {
  const { stored } = surroundings;
  const byId = new Map(stored.map((product) => [product.id, product]));
  const keys = stored.map(nameKey);
  const named = new Set(file.map(({ cells }) => cells.id?.trim()));
  const firsts = new Map<string, FileRow>();
  const mentioned = new Set<Product>();
  const rows = file.map((row): ImportRow => {
    const { id = '', nome = '', categoria = '' } = row.cells;
    const given = id.trim();
    const own = byId.get(given);
    const key = nameKey({ nome, categoria });
    const isOfRow = ({ id }: Product) => given === '' || !named.has(id);
    const alike = stored.filter((product, index) => keys[index] === key && isOfRow(product));
    const found = own ? [own] : alike;
    for (const product of found) mentioned.add(product);
    const [product] = found;
    const head = { place: row.place, nome: nome.trim() || (product?.nome ?? '') };
    const subject = product?.id ?? (given || key);
    const first = firsts.get(subject);
    try {
      if (found.length > 1) {
        throw new RowError(
          'Più piatti di questa categoria si chiamano così: scrivi il suo codice in «id»',
        );
      }
      if (!product && given !== '' && !ID.test(given)) {
        throw new RowError(
          `Il codice «${given}» in «id» non è valido: lascialo vuoto per un piatto nuovo`,
        );
      }
      if (first) {
        throw new RowError(`Lo stesso piatto sta già più su: ${first.place.toLowerCase()}`);
      }
      firsts.set(subject, row);
      const read = readRow(row, product, surroundings);
      return { ...head, nome: read.change?.nome ?? head.nome, ...read };
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      return { ...head, group: 'faulty', note: error.message };
    }
  });
  const missing = stored.filter((product) => !mentioned.has(product)).map(deletionOf);
  return { rows, missing };
}
