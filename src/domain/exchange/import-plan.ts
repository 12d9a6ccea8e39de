import { type Change, deletionOf } from '../changes/change';
import type { FileRow } from './import-file';
import { matchRows } from './matching';
import { faulty, type ImportSurroundings, type RowGroup, readRow } from './read-row';

/** A row of the file. `note` says what is to be looked at or, for a faulty row, all that is wrong. */
type ImportRow = {
  place: string;
  nome: string;
  group: RowGroup;
  note: string | null;
  change?: Change;
};

/** A fault of the file's rows: a sentence without its full stop, and how many rows have it. */
export type Fault = { text: string; count: number };

export type ImportPlan = {
  /** In the order of the file. */
  rows: readonly ImportRow[];
  /** The faults of all rows, the most frequent first. */
  faults: readonly Fault[];
  /** Deletions of the products that no row mentions: imported only if somebody chooses so. */
  missing: readonly Change[];
};

/**
 * Compares a file with the menu. Rows are matched to products by `matchRows`; of two rows for one product the first counts. A cell
 * that is as it was exported changes nothing, whatever it holds; every other one must pass the form's rules. Columns that are not
 * in the file leave their fields unchanged.
 */
export function planImport(file: readonly FileRow[], surroundings: ImportSurroundings): ImportPlan {
  const { stored } = surroundings;
  const matches = matchRows(file, stored);
  const firsts = new Map<string, string>();
  const counts = new Map<string, number>();
  const rows = matches.map((match): ImportRow => {
    const { product, subject, row } = match;
    const { place, cells } = row;
    const first = firsts.get(subject);
    if (!match.fault && !first) firsts.set(subject, place);
    const wrong =
      match.fault ?? (first && `Lo stesso piatto sta già più su: ${first.toLowerCase()}`);
    const { notes, ...found } = wrong ? faulty(wrong) : readRow(match, surroundings);
    if (found.group === 'faulty') {
      for (const text of new Set(notes)) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const nome = found.change?.nome ?? (cells.nome?.trim() || (product?.nome ?? ''));
    return { place, nome, note: notes.join('. ') || null, ...found };
  });
  const mentioned = new Set(matches.flatMap((match) => match.mentioned));
  return {
    rows,
    faults: [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count),
    missing: stored.filter((product) => !mentioned.has(product)).map(deletionOf),
  };
}
