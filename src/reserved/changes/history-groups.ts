import { queryOptions } from '@tanstack/react-query';
import { type HistoryEntry, readHistory } from '../../data/staff/history';
import { getCurrentUser } from '../../data/staff/session';
import type { Change, Fields } from '../../domain/changes/change';
import { fieldNames } from '../../domain/product/fields';
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

const isSame = (a: Fields | null, b: Fields | null) => JSON.stringify(a) === JSON.stringify(b);

/** Two changes of a product as one; null where the second takes back the first. */
function joined(first: Change, second: Change): Change | null {
  const before = first.before && { ...second.before, ...first.before };
  const after = second.after && { ...first.after, ...second.after };
  if (before === null || after === null) {
    return isSame(before, after) ? null : { ...second, before, after };
  }
  const names = fieldNames.filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (fields: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return names.length === 0 ? null : { ...second, before: only(before), after: only(after) };
}

/** What several entries have changed in all. @param entries the newest first */
export function netChanges(entries: readonly HistoryEntry[]): Change[] {
  const net = new Map<string, Change>();
  for (const change of [...entries].reverse().flatMap(({ changes }) => changes)) {
    const earlier = net.get(change.id);
    const both = earlier ? joined(earlier, change) : change;
    if (both) net.set(change.id, both);
    else net.delete(change.id);
  }
  return [...net.values()];
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
