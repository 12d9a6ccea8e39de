import { type Change, deletionOf } from '../changes/change';
import { isNoDish } from './category-words';
import type { FileRow } from './import-file';
import {
  type FileQuestions,
  type ImportAnswers,
  NO_ANSWERS,
  questionsIn,
  rowWithAnswers,
} from './import-questions';
import { type Match, matchRows } from './matching';
import { type ImportSurroundings, type RowGroup, readRow } from './read-row';

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
  /** What the file has to be asked, with what counts now. */
  questions: FileQuestions;
  /** Rows that are no dish: 'TOTALE PIATTI', 'COPERTO'. */
  noDishes: readonly string[];
  /** How many rows are not to be imported, because of their category. */
  leftOut: number;
  /** Deletions of the products that no row mentions: imported only if somebody chooses so. */
  missing: readonly Change[];
};

/** Whether a row is about no dish, and about no stored one either. */
const isAside = ({ row, product, id, mentioned }: Match) =>
  !product && id === '' && mentioned.length === 0 && isNoDish(row.cells.nome ?? '');

/**
 * Compares a file with the menu. Rows are matched to products by `matchRows`; of two rows for one product the first counts. A cell
 * that is as it was exported changes nothing, whatever it holds; every other one must pass the form's rules. Columns that are not
 * in the file leave their fields unchanged.
 */
export function planImport(
  file: readonly FileRow[],
  surroundings: ImportSurroundings,
  answers: ImportAnswers = NO_ANSWERS,
): ImportPlan {
  const { stored } = surroundings;
  const questions = questionsIn(file, answers, stored);
  const matches = matchRows(
    file.map((row) => rowWithAnswers(row, questions)),
    stored,
  );
  const firsts = new Map<string, string>();
  const counts = new Map<string, number>();
  const dishes = matches.filter((match) => !isAside(match));
  const rows = dishes.flatMap((match): ImportRow[] => {
    const { product, subject, row } = match;
    const { place, cells } = row;
    if (row.isLeftOut) return [];
    const first = firsts.get(subject);
    if (!match.fault && !first) firsts.set(subject, place);
    const twice =
      first &&
      `Lo stesso piatto sta già più su: ${first.toLowerCase()}. Se è un altro formato, scrivilo nel nome, come «Birra media»`;
    const { notes, spelled, ...found } = readRow(match, surroundings, match.fault ?? twice);
    if (found.group === 'faulty') {
      // What is still to be chosen on the page is no fault of the file.
      const wrong = notes.filter((text) => !row.unanswered.includes(text));
      for (const text of wrong) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const own = found.group === 'same' ? product?.nome : undefined;
    const nome = found.change?.nome ?? own ?? (cells.nome?.trim() || (product?.nome ?? ''));
    const other: ImportRow[] = spelled
      ? [{ place, nome: spelled.nome, group: 'spelled', note: null, change: spelled }]
      : [];
    return [{ place, nome, note: notes.join('. ') || null, ...found }, ...other];
  });
  const mentioned = new Set(matches.flatMap((match) => match.mentioned));
  return {
    rows,
    faults: [...counts].map(([text, count]) => ({ text, count })).sort((a, b) => b.count - a.count),
    questions,
    noDishes: matches
      .filter(isAside)
      .map(({ row }) => `${row.cells.nome?.trim()} (${row.place.toLowerCase()})`),
    leftOut: dishes.filter(({ row }) => row.isLeftOut).length,
    missing: stored.filter((product) => !mentioned.has(product)).map(deletionOf),
  };
}
