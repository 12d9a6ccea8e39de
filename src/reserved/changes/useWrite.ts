import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deleteReplaced, UNDO_MS } from '../../data/staff/unused-pictures';
import { type Outcomes, writeChanges } from '../../data/staff/write-changes';
import { failureHint, MESSAGES, tellFailure } from '../failures';
import { productsWritten } from '../queries';
import { ask } from '../question';
import { toasts } from '../toasts';
import { type Job, leftAloneIn, writtenIn } from './job';
import { planUndo, type ReadChanges } from './undo';
import { outcomeText } from './words';

/** Tells the outcome of a job whose page was left. */
function tellElsewhere(job: Job, outcomes: Outcomes): void {
  const left = leftAloneIn(job, outcomes);
  const hint = left.length > 0 && `Non toccati: ${left.map(({ nome }) => nome).join(', ')}`;
  const kind = left.length > 0 ? 'error' : 'success';
  toasts.show({ kind, text: outcomeText(job, outcomes), hint: hint || undefined });
}

/** Writes changes of many products, and undoes some. A write that has begun continues after its page is left. */
export function useWrite() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const writing = useMutation({
    mutationFn: async (job: Job) => {
      deleteReplaced(job.changes, UNDO_MS);
      const outcomes = await writeChanges(job.changes, job.purpose);
      productsWritten(writtenIn(job, outcomes));
      return outcomes;
    },
    onSuccess: (outcomes, job) => {
      if (!isHere.current) tellElsewhere(job, outcomes);
    },
    onError: (failure) => {
      console.error(failure);
      if (isHere.current) return;
      toasts.show({ kind: 'error', text: MESSAGES.edit, hint: failureHint(failure) });
    },
  });

  const preparing = useMutation({
    mutationFn: planUndo,
    onError: (failure) => tellFailure(failure, 'Le modifiche non si sono lette'),
  });

  return {
    /** What is being written, or was written last; null if nothing is shown. */
    job: writing.variables ?? null,
    /** null until it is written. */
    outcomes: writing.data ?? null,
    error: writing.error,
    isWriting: writing.isPending,
    /** Whether an undo is being prepared. */
    isPreparing: preparing.isPending,
    /** Writes a job, also once more: what is already as wanted counts as written. */
    write: (job: Job) => writing.mutate(job),
    /** Shows what the undo of some changes would write, and writes it once that is confirmed. */
    undo: (read: () => Promise<ReadChanges>) =>
      preparing.mutate(read, {
        // Not called if the page was left meanwhile.
        onSuccess: async ({ job, question }) => {
          if (!question || (await ask(question))) writing.mutate(job);
        },
      }),
    /** Takes the outcome away. */
    dismiss: writing.reset,
  };
}

export type Writer = ReturnType<typeof useWrite>;
