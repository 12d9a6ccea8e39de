import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Outcomes, writeChanges } from '../../data/staff/write-changes';
import { type Change, reversed } from '../../domain/changes/change';
import { productsWritten } from '../queries';
import { withoutLostPictures } from './lost-pictures';
import { dropPlan, keepPlan, type RunPlan, type RunPurpose } from './run-plan';

/** A change of many products, and how far it is. */
export type RunState = RunPlan & {
  /** What became of each product so far. */
  outcomes: Outcomes;
  /** Names of products whose picture is gone, so that they come back without it. */
  withoutPicture: readonly string[];
};

const begun = (plan: RunPlan, withoutPicture: readonly string[] = []): RunState => ({
  ...plan,
  withoutPicture,
  outcomes: new Map(),
});

/** The changes that a run has written. */
export function writtenIn({ changes, outcomes }: RunState): Change[] {
  return changes.filter(({ id }) => outcomes.get(id)?.kind === 'written');
}

/** Writes many changes and tells how far it is. When its page is left it ends after the products that are being written. */
export function useRun() {
  const [run, setRun] = useState<RunState | null>(null);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);

  async function write(state: RunState): Promise<void> {
    const { id, purpose, changes } = state;
    const { signal } = stopper.current;
    let { outcomes } = state;
    setRun(state);
    keepPlan(state);
    const left = changes.filter((change) => !outcomes.has(change.id));
    try {
      await writeChanges(left, {
        purpose,
        run: { id, size: changes.length },
        signal,
        onBatch: (batch) => {
          outcomes = new Map([...outcomes, ...batch]);
          productsWritten(left.filter((change) => batch.get(change.id)?.kind === 'written'));
          setRun({ ...state, outcomes });
        },
      });
    } finally {
      if (outcomes.size === 0 || outcomes.size === changes.length) dropPlan(id);
    }
  }

  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: async (prepare: () => Promise<RunState>) => {
      stopper.current = new AbortController();
      await write(await prepare());
    },
    onError: (failure) => console.error(failure),
  });

  return {
    run,
    writing: isPending,
    /** Why it stopped; null where somebody stopped it. */
    error,
    start: (purpose: RunPurpose, changes: readonly Change[]) =>
      mutate(async () => begun({ id: crypto.randomUUID(), purpose, changes })),
    /** Goes on with a plan that an earlier visit has left. */
    resume: (plan: RunPlan) => mutate(async () => begun(plan)),
    stop: () => stopper.current.abort(),
    /** Writes what is not written yet. */
    retry: () => run && mutate(async () => run),
    /** Restores what was written, except where somebody has changed it since. @param read all that the run has written */
    undo: (id: string, read: () => Promise<readonly Change[]>) =>
      mutate(async () => {
        const { kept, lost } = await withoutLostPictures((await read()).map(reversed));
        return begun({ id, purpose: 'undo', changes: kept }, lost);
      }),
    /** Puts a run that has ended aside. */
    dismiss() {
      setRun(null);
      reset();
    },
  };
}

export type RunApi = ReturnType<typeof useRun>;
