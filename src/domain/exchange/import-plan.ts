import { type Change, planChanges, withChanges } from '../changes/change';
import type { Product } from '../product/product';
import { nameKey } from '../product/same-name';
import type { FileRow } from './import-file';
import { type PlacedRow, placeRows } from './place-rows';
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
  /** Why an address cannot become a product's picture, as a note for people; null where it can. */
  pictureProblem: (url: string) => string | null;
};

const SAME_NAME_NOTE = 'Nella sua categoria un altro prodotto ha questo nome';
const UNFIT_REASON = 'I dati salvati non sono completi: apri il prodotto, controlla e salva';

/** The name in the file, else that of the only product that the row may be about. */
function nameOf(placed: PlacedRow): string {
  const stored = storedOf(placed);
  const inFile = (placed.row.cells.nome ?? '').trim();
  return inFile === '' && stored.length === 1 ? (stored[0]?.nome ?? '') : inFile;
}

/** The products that a row is about, or may be about. */
function storedOf(placed: PlacedRow): readonly Product[] {
  if (placed.kind === 'stored') return [placed.product];
  return placed.kind === 'unclear' ? placed.candidates : [];
}

/** The products that get a name which another one of their category has, or gets. */
function withSameName(standing: readonly Product[], changes: readonly Change[]): Set<string> {
  const after = new Map(withChanges(standing, changes).map((each) => [each.id, nameKey(each)]));
  const counts = new Map<string, number>();
  for (const key of after.values()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const doubled = changes.filter(({ id, after: fields }) => {
    const isNamed = fields?.nome !== undefined || fields?.categoria !== undefined;
    return isNamed && (counts.get(after.get(id) ?? '') ?? 0) > 1;
  });
  return new Set(doubled.map(({ id }) => id));
}

/**
 * Compares a file with the menu. A cell that is as it was exported changes nothing, whatever it holds; every other one
 * must pass the form's validation. Columns that the file does not have leave their fields alone.
 */
export function planImport(
  rows: readonly FileRow[],
  { standing, pictureProblem }: ImportSurroundings,
): ImportPlan {
  const readings = placeRows(rows, standing).map((placed) => ({
    placed,
    reading: readRow(placed, pictureProblem),
  }));
  const wishes = readings.flatMap(({ reading }) =>
    reading.reason === undefined && Object.keys(reading.fields).length > 0 ? [reading] : [],
  );
  const plan = planChanges(standing, wishes);
  const changes = [...plan.added, ...plan.changed];
  const changeOf = new Map(changes.map((change) => [change.id, change]));
  const unfit = new Set(plan.leftOut.map(({ id }) => id));
  const sameName = withSameName(standing, changes);

  const added: ImportChange[] = [];
  const changed: ImportChange[] = [];
  const same: ImportRow[] = [];
  const faulty: FaultyRow[] = [];
  const mentioned = new Set<string>();
  let uncertain = false;
  for (const { placed, reading } of readings) {
    const row = { place: placed.row.place, nome: nameOf(placed) };
    const stored = storedOf(placed);
    for (const { id } of stored) mentioned.add(id);
    if (reading.reason !== undefined || unfit.has(reading.id)) {
      faulty.push({ ...row, reason: reading.reason ?? UNFIT_REASON });
      if (stored.length === 0) uncertain = true;
      continue;
    }
    const change = changeOf.get(reading.id);
    const notes = [reading.note, sameName.has(reading.id) && SAME_NAME_NOTE].filter(Boolean);
    const note = notes.join('. ') || null;
    if (change === undefined) same.push({ ...row, note });
    else (change.before === null ? added : changed).push({ ...row, note, change });
  }
  const missing = plan.missing.filter(({ id }) => !mentioned.has(id));
  return { added, changed, same, faulty, missing, uncertain };
}
