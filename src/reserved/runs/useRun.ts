import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { local } from '../../data/browser-storage';
import type { HistoryEntry } from '../../data/staff/history';
import { deleteReplaced, UNDO_MS, undoOf } from '../../data/staff/unused-pictures';
import { MAX_BATCH, type Outcomes, writeChanges } from '../../data/staff/write-changes';
import { type Change, compareChange } from '../../domain/changes/change';
import { toasts } from '../../ui/toasts/Toasts';
import { useQuestion } from '../../ui/useQuestion';
import { failureHint, MESSAGES, tellFailure } from '../failures';
import { fetchProducts, productsWritten } from '../queries';
import { undoQuestion } from './UndoPreview';

/** The purpose of a run. The undo of a run has the same id. */
export type RunPurpose = 'prices' | 'order' | 'import' | 'allergens' | 'undo';

type RunPlan = { id: string; purpose: RunPurpose; changes: readonly Change[] };

const KEY = 'corsa';

/** Stores the plan of this browser's last run for a later visit to resume. One commit alone cannot halt halfway. */
function keepPlan({ id, purpose, changes }: RunPlan): void {
  local.set(KEY, JSON.stringify({ id, purpose, changes }));
}

/** The stored plan of the run, or undo, that an entry belongs to; null if this browser does not have it. */
export function readPlan({ run, purpose }: HistoryEntry): RunPlan | null {
  try {
    // Only `keepPlan` writes it. Each write is compared with the stored product, and checked by the rules.
    const plan = JSON.parse(local.get(KEY) ?? 'null') as RunPlan | null;
    return plan?.id === run?.id && plan?.purpose === purpose ? plan : null;
  } catch {
    return null;
  }
}

function dropPlan(): void {
  local.remove(KEY);
}

/** Changes read from the history. Records that cannot be read are only counted. */
export type ReadChanges = { changes: readonly Change[]; unreadable: number };

/** A run with the outcome of each product so far. */
export type RunState = RunPlan & {
  outcomes: Outcomes;
  /** Names of products whose former picture an undo cannot restore. */
  withoutPicture: readonly string[];
};

/** The changes to undo, and the id of the run that undoes them. */
type UndoRequest = {
  id: string;
  read: () => Promise<ReadChanges>;
  /** Called if there is nothing to write: then no record in the history ends a halted run. */
  onNothing?: () => void;
};

/** Plans an undo. Products that are already as before are left out: one that was added, and deleted since, is not deleted. */
async function planUndo({ id, read }: UndoRequest) {
  const [{ changes, unreadable }, products] = await Promise.all([read(), fetchProducts()]);
  const stored = new Map(products.map((product) => [product.id, product]));
  const all = await Promise.all(changes.map(undoOf));
  const withoutPicture = all.filter((one) => one.losesPicture).map(({ undo }) => undo.nome);
  const differs = ({ before, after }: Change) => JSON.stringify(before) !== JSON.stringify(after);
  const isDone = (undo: Change) => compareChange(stored.get(undo.id) ?? null, undo) === 'already';
  const back = all.map(({ undo }) => undo).filter((undo) => differs(undo) && !isDone(undo));
  return { id, purpose: 'undo' as const, changes: back, withoutPicture, unreadable };
}

/** Writes many changes. When its component unmounts, the run stops after the current batch, and a toast reports a failure. */
export function useRun() {
  const [run, setRun] = useState<RunState | null>(null);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort('left'), []);

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (plan: RunPlan) => {
      stopper.current = new AbortController();
      const { id, purpose, changes } = plan;
      // A retry writes the same plan again: products that are already as wanted count as written.
      setRun({ outcomes: new Map(), withoutPicture: [], ...plan });
      if (changes.length > MAX_BATCH) keepPlan(plan);
      deleteReplaced(changes, UNDO_MS);
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
      if (stopper.current.signal.reason !== 'left') return;
      toasts.show({ kind: 'error', text: MESSAGES.edit, hint: failureHint(failure) });
    },
  });

  const { ask, dialog } = useQuestion();
  const preparing = useMutation({
    mutationFn: planUndo,
    onError: (failure) => tellFailure(failure, 'Le modifiche non si sono lette'),
  });

  return {
    run,
    writing: isPending,
    /** Whether an undo is being prepared. */
    preparing: preparing.isPending,
    /** The dialog that asks before an undo. */
    dialog,
    /** Why the run failed; null if it was stopped by the user. */
    error,
    /** Starts a run, resumes one from an earlier visit, or retries. */
    start: (plan: RunPlan) => mutate(plan),
    stop: () => stopper.current.abort(),
    /** Shows what an undo writes, and starts it once that is confirmed. What somebody has changed since is skipped. */
    undo: (request: UndoRequest) =>
      preparing.mutate(request, {
        // Not called if the page was left meanwhile.
        onSuccess: async ({ unreadable, ...plan }) => {
          const isNothing = plan.changes.length === 0 && unreadable === 0;
          if (isNothing) request.onNothing?.();
          if (isNothing || (await ask(undoQuestion(plan.changes, unreadable)))) mutate(plan);
        },
      }),
    /** Dismisses a run that has ended. */
    dismiss: () => setRun(null),
  };
}

export type RunApi = ReturnType<typeof useRun>;
