import { useEffect, useRef, useState } from 'react';
import { type Outcomes, writeChanges } from '../../data/staff/write-changes';
import { type Change, reversed } from '../../domain/changes/change';
import { productsWritten } from '../queries';
import { withoutLostPictures } from './lost-pictures';
import { dropPlan, keepPlan, type RunPlan, type RunPurpose } from './run-plan';

/** A change of many products: being written, stopped halfway, or finished. */
export type RunState = RunPlan & {
  stage: 'writing' | 'stopping' | 'stopped' | 'finished';
  /** What became of each product so far. */
  outcomes: Outcomes;
  /** Why it stopped; null where somebody stopped it. */
  error: unknown;
  /** Products whose picture is gone, so that they come back without it. */
  withoutPicture: readonly string[];
};

export type RunApi = {
  run: RunState | null;
  start: (purpose: RunPurpose, changes: readonly Change[]) => void;
  /** Goes on with a plan that an earlier visit has left. */
  resume: (plan: RunPlan) => void;
  stop: () => void;
  /** Writes what is not written yet. */
  retry: () => void;
  /** Restores what was written, except where somebody has changed it since. @param changes all that the run has written */
  undo: (id: string, changes: readonly Change[]) => void;
  /** Puts a run that has ended aside. */
  dismiss: () => void;
};

/** The changes that a run has written. */
export function writtenIn({ changes, outcomes }: RunState): Change[] {
  return changes.filter(({ id }) => outcomes.get(id)?.kind === 'written');
}

/** Whether a run is being written. */
export const isWriting = ({ stage }: RunState) => stage === 'writing' || stage === 'stopping';

/** Writes many changes and tells how far it is. When its page is left it ends after the products that are being written. */
export function useRun(): RunApi {
  const [run, setRun] = useState<RunState | null>(null);
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);

  async function write(begun: Omit<RunState, 'stage' | 'error'>): Promise<void> {
    const { id, purpose, changes } = begun;
    const abort = new AbortController();
    stopper.current = abort;
    let { outcomes } = begun;
    const show = (stage: RunState['stage'], error: unknown = null) =>
      setRun({ ...begun, stage, outcomes, error });
    keepPlan(begun);
    show('writing');
    const left = changes.filter((change) => !outcomes.has(change.id));
    try {
      await writeChanges(left, {
        purpose,
        run: { id, size: changes.length },
        signal: abort.signal,
        onBatch: (batch) => {
          outcomes = new Map([...outcomes, ...batch]);
          productsWritten(left.filter((change) => batch.get(change.id)?.kind === 'written'));
          show(abort.signal.aborted ? 'stopping' : 'writing');
        },
      });
      const isWhole = outcomes.size === changes.length;
      if (isWhole) dropPlan(id);
      show(isWhole ? 'finished' : 'stopped');
    } catch (error) {
      console.error(error);
      show('stopped', error);
    }
    if (outcomes.size === 0) dropPlan(id);
  }

  const begin = (plan: RunPlan, withoutPicture: readonly string[] = []) =>
    write({ ...plan, withoutPicture, outcomes: new Map() });

  return {
    run,
    start: (purpose, changes) => void begin({ id: crypto.randomUUID(), purpose, changes }),
    resume: (plan) => void begin(plan),
    stop() {
      stopper.current.abort();
      setRun((current) => current && { ...current, stage: 'stopping' });
    },
    retry: () => run && void write(run),
    async undo(id, changes) {
      const { kept, lost } = await withoutLostPictures(changes.map(reversed));
      await begin({ id, purpose: 'undo', changes: kept }, lost);
    },
    dismiss: () => setRun(null),
  };
}
