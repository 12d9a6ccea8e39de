import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { deleteReplaced, UNDO_MS } from '../../data/staff/unused-pictures';
import { type Outcomes, writeChanges } from '../../data/staff/write-changes';
import { focusHeading } from '../../ui/focus';
import { failureHint, MESSAGES, tellFailure } from '../failures';
import { productsWritten } from '../queries';
import { ask } from '../question';
import { toasts } from '../toasts';
import { planUndo, type ReadChanges } from './undo';
import { type Job, leftAloneIn, outcomeText, writtenIn } from './words';

/** Tells the outcome of a job whose page was left. */
function tellElsewhere(job: Job, outcomes: Outcomes): void {
  const left = leftAloneIn(job, outcomes).map(({ nome }) => nome);
  toasts.show({
    kind: left.length > 0 ? 'error' : 'success',
    text: outcomeText(job, outcomes),
    hint: left.length > 0 && `Non toccati: ${left.join(', ')}`,
  });
}

/** Writes changes of many products, and undoes some. A write that has begun continues after its page is left. */
export function useWrite() {
  /** The element that shows the outcome, and takes the focus; null once the page is left. */
  const panel = useRef<HTMLDivElement>(null);
  const writing = useMutation({
    mutationFn: async (job: Job) => {
      deleteReplaced(job.changes, UNDO_MS);
      const outcomes = await writeChanges(job.changes, job.purpose);
      productsWritten(writtenIn(job, outcomes));
      return outcomes;
    },
    onSuccess: (outcomes, job) => {
      if (!panel.current) tellElsewhere(job, outcomes);
    },
    onError: (failure) => {
      if (panel.current) console.error(failure);
      else tellFailure(failure, MESSAGES.edit);
    },
  });
  const preparing = useMutation({
    mutationFn: planUndo,
    onError: (failure) => tellFailure(failure, 'Le modifiche non si sono lette'),
  });
  const { variables } = writing;
  useEffect(() => {
    if (variables) panel.current?.focus();
  }, [variables]);

  return {
    /** The current or last write; null if nothing is shown. */
    job: variables ?? null,
    /** null until it is written. */
    outcomes: writing.data ?? null,
    /** Why it is not written, in words. */
    failure: writing.error && failureHint(writing.error),
    isWriting: writing.isPending,
    /** Whether an undo is being prepared. */
    isPreparing: preparing.isPending,
    panel,
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
    dismiss() {
      focusHeading();
      writing.reset();
    },
  };
}

export type Writer = ReturnType<typeof useWrite>;
