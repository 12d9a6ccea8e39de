import { type Change, planChanges, type Wish } from '../changes/change-plan';
import type { Product } from '../product/product';
import { type Named, nameKey } from '../product/same-name';
import type { FileRow } from './import-file';
import { type PlacedRow, placeRows } from './import-rows';
import { readRow } from './read-row';

/** A row of the file, and what of it is left out. */
export type ImportRow = { place: string; nome: string; note: string | null };

/** A row that writes something. */
export type ImportChange = ImportRow & { change: Change };

/** A row that cannot be imported, and why. */
export type FaultyRow = { place: string; nome: string; reason: string };

/** What an import would do, in the order of the file. */
export type ImportPlan = {
  added: readonly ImportChange[];
  changed: readonly ImportChange[];
  same: readonly ImportRow[];
  faulty: readonly FaultyRow[];
  /** Deletions of the products that no row is about: part of the import only where somebody chooses so. */
  missing: readonly Change[];
  /** Whether a faulty row may be about one of `missing`: it matched no product. */
  uncertain: boolean;
};

/** What the plan cannot know by itself. */
export type ImportSurroundings = {
  /** All products, as they stand. */
  standing: readonly Product[];
  /** Whether an address is that of a picture in our bucket. */
  ownsPicture: (url: string) => boolean;
};

const SAME_NAME_NOTE = 'Nella sua categoria un altro prodotto ha questo nome';
const UNFIT_REASON = 'I dati salvati non sono completi: apri il prodotto, controlla e salva';

/** The name in the file, else that of the only product that the row may be about. */
function nameOf(placed: PlacedRow): string {
  const stored = storedOf(placed);
  const inFile = (placed.row.cells.nome ?? '').trim();
  return inFile === '' && stored.length === 1 ? (stored[0]?.nome ?? '') : inFile;
}

/** Whether a change gives a product a name that another one of its category has, or gets. */
function sameNames(standing: readonly Product[], changes: readonly Change[]) {
  const after = new Map<string, Named>(standing.map((product) => [product.id, product]));
  for (const { id, after: fields } of changes) {
    const { nome = '', categoria = '' } = { ...after.get(id), ...fields };
    after.set(id, { nome, categoria });
  }
  const counts = new Map<string, number>();
  for (const key of [...after.values()].map(nameKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return ({ id, after: fields }: Change): boolean => {
    const isNamed = fields?.nome !== undefined || fields?.categoria !== undefined;
    const named = after.get(id);
    return isNamed && named !== undefined && (counts.get(nameKey(named)) ?? 0) > 1;
  };
}

/** The products that a row is about, or may be about. */
function storedOf(placed: PlacedRow): readonly Product[] {
  if (placed.kind === 'stored') return [placed.product];
  return placed.kind === 'unclear' ? placed.candidates : [];
}

/**
 * Compares a file with the menu. A cell that is as it was exported changes nothing, whatever it holds; every other one
 * must pass the form's validation. Columns that the file does not have leave their fields alone.
 */
export function planImport(
  rows: readonly FileRow[],
  { standing, ownsPicture }: ImportSurroundings,
): ImportPlan {
  const placedRows = placeRows(rows, standing);
  const faulty: (FaultyRow & { index: number })[] = [];
  const same: ImportRow[] = [];
  const wishes: Wish[] = [];
  const rowOf = new Map<string, ImportRow & { index: number }>();

  for (const [index, placed] of placedRows.entries()) {
    const { place } = placed.row;
    const nome = nameOf(placed);
    const reading = readRow(placed, ownsPicture);
    if (reading.reason !== undefined) {
      faulty.push({ index, place, nome, reason: reading.reason });
    } else if (Object.keys(reading.fields).length === 0) {
      same.push({ place, nome, note: reading.note });
    } else {
      rowOf.set(reading.id, { index, place, nome, note: reading.note });
      wishes.push({ id: reading.id, fields: reading.fields });
    }
  }

  const plan = planChanges(standing, wishes);
  for (const { id } of plan.leftOut) {
    const row = rowOf.get(id);
    if (row) faulty.push({ ...row, reason: UNFIT_REASON });
  }
  const faultyRows = new Set(faulty.map(({ index }) => index));
  const hasSameName = sameNames(standing, [...plan.added, ...plan.changed]);
  const withRow = (changes: readonly Change[]) =>
    changes.flatMap((change) => {
      const row = rowOf.get(change.id);
      const notes = [row?.note, hasSameName(change) && SAME_NAME_NOTE].filter(Boolean);
      return row ? [{ ...row, note: notes.join('. ') || null, change }] : [];
    });
  const mentioned = new Set(placedRows.flatMap(storedOf).map(({ id }) => id));
  return {
    added: withRow(plan.added),
    changed: withRow(plan.changed),
    same: [...same, ...plan.same.flatMap(({ id }) => rowOf.get(id) ?? [])],
    faulty: faulty.sort((a, b) => a.index - b.index),
    missing: plan.missing.filter(({ id }) => !mentioned.has(id)),
    uncertain: placedRows.some(
      (placed, index) => faultyRows.has(index) && storedOf(placed).length === 0,
    ),
  };
}
