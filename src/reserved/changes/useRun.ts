import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../data/browser-storage';
import type { HistoryEntry } from '../../data/staff/history';
import { isLostPicture } from '../../data/staff/images';
import { type Outcomes, writeChanges } from '../../data/staff/write-changes';
import { type Change, reversed } from '../../domain/changes/change';
import { toasts } from '../../ui/Toasts';
import { productsWritten } from '../queries';

/** What a run is for. Its undo is a run of the same id. */
export type RunPurpose = 'prices' | 'import' | 'undo';

/** What a run is to do. */
export type RunPlan = { id: string; purpose: RunPurpose; changes: readonly Change[] };

const KEY = 'corsa';

/** Keeps the plan of this browser's last run, so that a later visit can go on with it. */
function keepPlan({ id, purpose, changes }: RunPlan): void {
  browserStorage.local.set(KEY, JSON.stringify({ id, purpose, changes }));
}

/** The plan of the run, or the undo, that an entry belongs to; null where this browser does not have it. */
export function readPlan({ run, purpose }: HistoryEntry): RunPlan | null {
  try {
    // Nobody else writes it. The writer compares each change with what stands, and the rules check what is written.
    const plan = JSON.parse(browserStorage.local.get(KEY) ?? 'null') as RunPlan | null;
    return plan?.id === run?.id && plan?.purpose === purpose ? plan : null;
  } catch {
    return null;
  }
}

function dropPlan(): void {
  browserStorage.local.remove(KEY);
}

/** A change of many products, and what became of each so far. */
export type RunState = RunPlan & {
  outcomes: Outcomes;
  /** Names of products whose picture is gone, so that they come back without it. */
  withoutPicture: readonly string[];
};

/** The undo of changes. A picture that has been deleted since does not come back: the product keeps the one it has. */
async function undoOf(id: string, changes: readonly Change[]) {
  const withoutPicture: string[] = [];
  const back = changes.map(async (change) => {
    const { nome, before, after } = reversed(change);
    if (!after?.image || !(await isLostPicture(after.image))) return reversed(change);
    withoutPicture.push(nome);
    return { ...reversed(change), after: { ...after, image: before?.image ?? null } };
  });
  return { id, purpose: 'undo' as const, changes: await Promise.all(back), withoutPicture };
}

/** Writes many changes and tells how far it is. When its page is left it ends after the products that are being written. */
export function useRun() {
  const [run, setRun] = useState<RunState | null>(null);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (prepare: () => Promise<RunPlan>) => {
      stopper.current = new AbortController();
      const plan = await prepare();
      const { id, purpose, changes } = plan;
      // A retry writes the same plan once more: what stands as wanted counts as written.
      setRun({ outcomes: new Map(), withoutPicture: [], ...plan });
      keepPlan(plan);
      const outcomes = await writeChanges(changes, {
        purpose,
        run: { id, size: changes.length },
        signal: stopper.current.signal,
        onBatch: (batch) => {
          productsWritten(changes.filter((change) => batch.get(change.id)?.kind === 'written'));
          setRun(
            (before) => before && { ...before, outcomes: new Map([...before.outcomes, ...batch]) },
          );
        },
      });
      if (outcomes.size === changes.length) dropPlan();
    },
    onError: (failure) => {
      console.error(failure);
      if (run) return;
      const text = 'Le modifiche non si sono lette';
      toasts.show({ kind: 'error', text, hint: 'Controlla la rete e riprova' });
    },
  });

  return {
    run,
    writing: isPending,
    /** Why it stopped; null where somebody stopped it. */
    error,
    /** Begins a run, goes on with one that an earlier visit has left, or tries again. */
    start: (plan: RunPlan) => mutate(async () => plan),
    stop: () => stopper.current.abort(),
    /** Restores what was written, except where somebody has changed it since. @param read what the run has written */
    undo: (id: string, read: () => Promise<readonly Change[]>) =>
      mutate(async () => undoOf(id, await read())),
    /** Puts a run that has ended aside. */
    dismiss: () => setRun(null),
  };
}

export type RunApi = ReturnType<typeof useRun>;
