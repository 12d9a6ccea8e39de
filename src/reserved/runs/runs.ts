import { queryOptions } from '@tanstack/react-query';
import { type HistoryEntry, type Purpose, readHistory } from '../../data/staff/history';
import { type Change, differencesOf } from '../../domain/changes/change';
import { fields } from '../../domain/product/fields';
import { hasRights } from '../queries';
import { counted, countedProducts } from '../texts';
import { type ReadChanges, type RunPurpose, readPlan } from './useRun';

export const PURPOSE_TITLE: Partial<Record<Purpose, string>> = {
  prices: 'Cambio dei prezzi',
  order: 'Ordine del menu',
  import: 'Importazione',
  allergens: 'Aggiornamento degli allergeni',
  undo: 'Ritorno a com’era prima',
  restore: 'Ripristino da una copia',
};

/** Changes in numbers: '36 prezzi di 30 piatti', '1 nuovo, 2 cambiati'. */
export function inNumbers(purpose: RunPurpose, changes: readonly Change[]): string {
  if (purpose === 'allergens' || purpose === 'order') return countedProducts(changes.length);
  if (purpose === 'prices') {
    const prices = changes.flatMap(differencesOf).length;
    return `${counted(prices, 'prezzo', 'prezzi')} di ${countedProducts(changes.length)}`;
  }
  const added = changes.filter(({ before }) => before === null).length;
  const deleted = changes.filter(({ after }) => after === null).length;
  const edited = changes.length - added - deleted;
  const parts = [
    added > 0 && counted(added, 'nuovo', 'nuovi'),
    edited > 0 && counted(edited, 'cambiato', 'cambiati'),
    deleted > 0 && counted(deleted, 'eliminato', 'eliminati'),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Which way changes go, if all go the same: ', prezzi più alti'. An undo and its own undo have the same title otherwise. */
function directionOf(changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  if (changes.every(({ before }) => before === null)) return ', piatti rimessi';
  if (changes.every(({ after }) => after === null)) return ', piatti tolti';
  const steps = changes.flatMap(differencesOf);
  if (!steps.every(({ field }) => /price/i.test(fields[field].kind))) return '';
  if (steps.every(({ before, after }) => Number(after) > Number(before)))
    return ', prezzi più alti';
  if (steps.every(({ before, after }) => Number(after) < Number(before)))
    return ', prezzi più bassi';
  return '';
}

/** The title of an entry or a run of several products: 'Cambio dei prezzi: 36 piatti', 'Importazione interrotta: 9 di 15'. */
export function entryTitle({ purpose, run, changes }: HistoryEntry, count: number): string {
  const title = PURPOSE_TITLE[purpose] ?? 'Modifica';
  if (run && run.done < run.size) {
    const stopped = purpose === 'import' ? 'interrotta' : 'interrotto';
    return `${title} ${stopped}: ${run.done} di ${run.size}`;
  }
  const direction = purpose === 'undo' ? directionOf(changes) : '';
  return `${title}${direction}: ${countedProducts(count)}`;
}

export const historyQuery = (options: { productId?: string; limit: number }) =>
  queryOptions({
    queryKey: ['history', options],
    queryFn: async () =>
      (await hasRights()) ? readHistory(options) : { entries: [], unreadable: 0 },
  });

/** One entry, or all entries of a run, newest first. */
export type HistoryGroup = { id: string; newest: HistoryEntry; entries: HistoryEntry[] };

/** Groups the entries of each run. An undo has the id of the run that it undoes, but is a group of its own. */
export function groupHistory(entries: readonly HistoryEntry[]): HistoryGroup[] {
  const groups = new Map<string, HistoryGroup>();
  for (const entry of entries) {
    const { run, purpose } = entry;
    const id = run ? `${run.id} ${purpose === 'undo' ? 'undo' : ''}` : entry.id;
    const group = groups.get(id);
    if (group) group.entries.push(entry);
    else groups.set(id, { id, newest: entry, entries: [entry] });
  }
  return [...groups.values()];
}

/** The changes of several entries, each product once. */
export function changesOf(entries: readonly HistoryEntry[]): Change[] {
  const changes = entries.flatMap((entry) => entry.changes);
  return [...new Map(changes.map((change) => [change.id, change])).values()];
}

/** Reads all changes of a run, or of its undo. The page may not have loaded the older entries of a long run. */
export async function readRun(id: string, isUndo: boolean): Promise<ReadChanges> {
  const { entries, unreadable } = await readHistory({ runId: id });
  const own = entries.filter(({ purpose }) => (purpose === 'undo') === isUndo);
  return { changes: changesOf(own), unreadable };
}

/** How long a run in another browser may pause before it counts as halted, in ms. A batch may take several attempts. */
const SILENT_MS = 3 * 60_000;

/** The newest entry of the latest run that stopped halfway; undefined if all runs are complete. @param now epoch ms */
export function haltedRunIn(entries: readonly HistoryEntry[], now: number) {
  return entries.find((entry, index) => {
    const { run, at } = entry;
    const isNewest = entries.findIndex((other) => other.run?.id === run?.id) === index;
    if (!run || !isNewest || run.done === run.size) return false;
    return now - at > SILENT_MS || readPlan(entry) !== null;
  });
}
