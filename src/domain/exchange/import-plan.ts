import { type Change, deletionOf } from '../changes/change';
import { dishCategories } from '../product/categories';
import type { FileRow } from './import-file';
import { matchRows } from './matching';
import { faulty, type ImportSurroundings, type RowFault, type RowGroup, readRow } from './read-row';

/** A row of the file. `note` says what is to be looked at or, for a faulty row, all that is wrong. */
type ImportRow = {
  place: string;
  nome: string;
  group: RowGroup;
  note: string | null;
  change?: Change;
};

/** A fault of the file's rows: a sentence without its full stop, and how many rows it is about. */
export type Fault = { text: string; count: number };

export type ImportPlan = {
  /** In the order of the file. */
  rows: readonly ImportRow[];
  /** The faults of all rows, the most frequent first. */
  faults: readonly Fault[];
  /** Deletions of the products that no row mentions: imported only if somebody chooses so. */
  missing: readonly Change[];
};

/** The names of the menu's categories, for a message. */
const MENU = dishCategories.map(({ name }) => name).join(', ');

/** Sums up the faults of all rows: equal ones, of which each row has one at most, and unknown categories. */
function sumUp(faultsOfRows: readonly (readonly RowFault[])[]): Fault[] {
  const counts = new Map<string, number>();
  const unknown = new Set<string>();
  let withUnknown = 0;
  for (const faults of faultsOfRows) {
    const categories = faults.flatMap(({ category = [] }) => category);
    for (const category of categories) unknown.add(category);
    withUnknown += categories.length > 0 ? 1 : 0;
    const others = faults.flatMap(({ text, category }) => (category ? [] : text));
    for (const text of new Set(others)) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const sums = [...counts].map(([text, count]) => ({ text, count }));
  if (unknown.size > 0) {
    const [is, are] = ['La categoria non esiste', 'Le categorie non esistono'];
    const names = [...unknown].join(', ');
    const text = `${unknown.size === 1 ? is : are}: ${names}. Nel menu ci sono ${MENU}`;
    sums.push({ text, count: withUnknown });
  }
  return sums.sort((a, b) => b.count - a.count);
}

/**
 * Compares a file with the menu. Rows are matched to products by `matchRows`; of two rows for one product the first counts. A cell
 * that is as it was exported changes nothing, whatever it holds; every other one must pass the form's rules. Columns that are not
 * in the file leave their fields unchanged.
 */
export function planImport(file: readonly FileRow[], surroundings: ImportSurroundings): ImportPlan {
  const { stored } = surroundings;
  const matches = matchRows(file, stored);
  const firsts = new Map<string, FileRow>();
  const read = file.map((row, index) => {
    const match = matches[index];
    if (!match) throw new Error('every row has a match');
    const { product, subject, fault } = match;
    const first = firsts.get(subject);
    if (!fault && !first) firsts.set(subject, row);
    const twice = first && `Lo stesso piatto sta già più su: ${first.place.toLowerCase()}`;
    const wrong = fault ?? twice;
    const { faults, notes, ...found } = wrong
      ? faulty({ text: wrong })
      : readRow(row, product, match, surroundings);
    const nome = found.change?.nome ?? (row.cells.nome?.trim() || (product?.nome ?? ''));
    const note = [...faults.map(({ text }) => text), ...notes].join('. ') || null;
    return { faults, row: { place: row.place, nome, note, ...found } };
  });
  const mentioned = new Set(matches.flatMap((match) => match.mentioned));
  return {
    rows: read.map(({ row }) => row),
    faults: sumUp(read.map(({ faults }) => faults)),
    missing: stored.filter((product) => !mentioned.has(product)).map(deletionOf),
  };
}
