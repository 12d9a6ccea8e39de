import { queryOptions } from '@tanstack/react-query';
import { type HistoryEntry, readHistory } from '../../data/staff/history';
import { getCurrentUser } from '../../data/staff/session';
import type { Change } from '../../domain/changes/change';
import { queryClient, rightsQuery } from '../queries';
import { readPlan } from './run-plan';

type HistoryOptions = Parameters<typeof readHistory>[0];

/** What was written down, the newest first. */
export const historyQuery = (options: HistoryOptions) =>
  queryOptions({
    queryKey: ['history', options],
    queryFn: async () => {
      // The server refuses who has no rights, or is not signed in yet.
      const isStaff = await queryClient.ensureQueryData(rightsQuery(getCurrentUser()?.uid ?? null));
      return isStaff ? readHistory(options) : [];
    },
  });

/** One entry, or all entries of a run, the newest first. */
export type HistoryGroup = { id: string; newest: HistoryEntry; entries: HistoryEntry[] };

/** Puts the entries of a run together; an undo, which has the id of what it undoes, is a group of its own. */
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

/** What several entries have changed, each product once. */
export function changesOf(entries: readonly HistoryEntry[]): Change[] {
  const changes = entries.flatMap((entry) => entry.changes);
  return [...new Map(changes.map((change) => [change.id, change])).values()];
}

/** All that a run, or its undo, has changed: older entries of a long one may not be on the page. */
export async function readRun(id: string, isUndo: boolean): Promise<Change[]> {
  const entries = await readHistory({ runId: id });
  return changesOf(entries.filter(({ purpose }) => (purpose === 'undo') === isUndo));
}

/** How long a run of another browser may be silent before it counts as halted, in ms: longer than its longest wait. */
const SILENT_MS = 60_000;

/** The newest entry of the last run that stopped halfway; null where every run is whole. @param now epoch ms */
export function haltedRunIn(entries: readonly HistoryEntry[], now: number): HistoryEntry | null {
  const seen = new Set<string>();
  for (const entry of entries) {
    const { run, at } = entry;
    if (!run || seen.has(run.id)) continue;
    seen.add(run.id);
    const isSilent = now - at > SILENT_MS || readPlan(run.id) !== null;
    if (run.done < run.size && isSilent) return entry;
  }
  return null;
}
