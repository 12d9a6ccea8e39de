import * as v from 'valibot';
import { browserStorage } from '../../data/browser-storage';
import type { Change } from '../../domain/changes/change';

/** What a run is for. Its undo is a run of the same id. */
export type RunPurpose = 'prices' | 'import' | 'undo';

/** What a run is to do. */
export type RunPlan = {
  id: string;
  purpose: RunPurpose;
  changes: readonly Change[];
};

/** Only this browser wrote it. The writer compares each change with what stands, and the rules check what is written. */
const keptPlan = v.pipe(
  v.object({
    purpose: v.picklist(['prices', 'import', 'undo']),
    changes: v.array(v.looseObject({ id: v.string(), nome: v.string() })),
  }),
  v.transform(({ purpose, changes }) => ({ purpose, changes: changes as unknown as Change[] })),
);

const keyOf = (id: string) => `corsa ${id}`;

/** Keeps a plan until the run is whole, so that another visit of this browser can go on with it. */
export function keepPlan({ id, purpose, changes }: RunPlan): void {
  browserStorage.local.set(keyOf(id), JSON.stringify({ purpose, changes }));
}

/** The plan of a run that this browser has begun; null where it has none. */
export function readPlan(id: string): RunPlan | null {
  try {
    const text = browserStorage.local.get(keyOf(id));
    const { success, output } = v.safeParse(keptPlan, JSON.parse(text ?? 'null'));
    return success ? { id, ...output } : null;
  } catch {
    return null;
  }
}

/** Forgets a plan: the run is whole, or has written nothing. */
export function dropPlan(id: string): void {
  browserStorage.local.remove(keyOf(id));
}
