import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserStorage } from '../../data/browser-storage';
import type { HistoryEntry } from '../../data/staff/history';
import { isLostPicture } from '../../data/staff/images';
import { MAX_BATCH, type Outcomes, writeChanges } from '../../data/staff/write-changes';
import { type Change, reversed } from '../../domain/changes/change';
import { toasts } from '../../ui/Toasts';
import { failureHint, MESSAGES } from '../failures';
import { productsWritten } from '../queries';

/** The purpose of a run. The undo of a run has the same id. */
export type RunPurpose = 'prices' | 'import' | 'undo';

/** What a run has to write. */
export type RunPlan = { id: string; purpose: RunPurpose; changes: readonly Change[] };

const KEY = 'corsa';

/** Stores the plan of this browser's last run for a later visit to resume. One commit alone cannot halt halfway. */
function keepPlan({ id, purpose, changes }: RunPlan): void {
  browserStorage.local.set(KEY, JSON.stringify({ id, purpose, changes }));
}

/** The stored plan of the run, or undo, that an entry belongs to; null if this browser does not have it. */
export function readPlan({ run, purpose }: HistoryEntry): RunPlan | null {
  try {
    // Only `keepPlan` writes it. Each write is compared with the stored product, and checked by the rules.
    const plan = JSON.parse(browserStorage.local.get(KEY) ?? 'null') as RunPlan | null;
    return plan?.id === run?.id && plan?.purpose === purpose ? plan : null;
  } catch {
    return null;
  }
}

function dropPlan(): void {
  browserStorage.local.remove(KEY);
}

/** A run with the outcome of each product so far. */
export type RunState = RunPlan & {
  outcomes: Outcomes;
  /** Names of products whose former picture the undo cannot restore. */
  withoutPicture: readonly string[];
};

/** Plans the undo of changes. A picture that is lost is not restored: the product keeps its current one. */
async function undoOf(id: string, changes: readonly Change[]) {
  const withoutPicture: string[] = [];
  const back = changes.map(async (change) => {
    const { nome, before, after } = reversed(change);
    if (!after?.image || !(await isLostPicture(after.image))) return reversed(change);
    withoutPicture.push(nome);
    return { ...reversed(change), after: { ...after, image: before?.image ?? null } };
  });
  const all = await Promise.all(back);
  const differs = ({ before, after }: Change) => JSON.stringify(before) !== JSON.stringify(after);
  return { id, purpose: 'undo' as const, changes: all.filter(differs), withoutPicture };
}

/** Writes many changes. When its component unmounts, the run stops after the current batch, and a toast reports a failure. */
export function useRun() {
  const [run, setRun] = useState<RunState | null>(null);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort('left'), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (prepare: () => Promise<RunPlan>) => {
      stopper.current = new AbortController();
      const plan = await prepare();
      const { id, purpose, changes } = plan;
      // A retry writes the same plan again: products that are already as wanted count as written.
      setRun({ outcomes: new Map(), withoutPicture: [], ...plan });
      if (changes.length > MAX_BATCH) keepPlan(plan);
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
      if (outcomes.size === changes.length && outcomes.size > MAX_BATCH) dropPlan();
    },
    onError: (failure) => {
      console.error(failure);
      if (run && stopper.current.signal.reason !== 'left') return;
      const text = run ? MESSAGES.edit : 'Le modifiche non si sono lette';
      toasts.show({ kind: 'error', text, hint: failureHint(failure) });
    },
  });

  return {
    run,
    writing: isPending,
    /** Why the run failed; null if it was stopped by the user. */
    error,
    /** Starts a run, resumes one from an earlier visit, or retries. */
    start: (plan: RunPlan) => mutate(async () => plan),
    stop: () => stopper.current.abort(),
    /** Reverts a run, except where somebody has changed a product since. @param read resolves to the changes to revert */
    undo: (id: string, read: () => Promise<readonly Change[]>) =>
      mutate(async () => undoOf(id, await read())),
    /** Dismisses a run that has ended. */
    dismiss: () => setRun(null),
  };
}

export type RunApi = ReturnType<typeof useRun>;
