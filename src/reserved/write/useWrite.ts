import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Saved } from '../../data/staff/save-product';
import { getCurrentUser } from '../../data/staff/session';
import { deleteReplaced, UNDO_LINE_MS } from '../../data/staff/unused-pictures';
import { UploadError } from '../../data/staff/write-errors';
import { type Change, canBeUndone } from '../../domain/changes/change';
import { tellFailure, UPLOAD_MESSAGE } from '../failures';
import { footLine } from '../foot-line';
import { lastRead, PRODUCT_WRITES, productsWritten } from '../queries';
import { ask, type Question } from '../question';
import { withName } from '../texts';
import { type Notification, toasts } from '../toasts';
import { loadSaving } from '../writers';
import { questionAbout } from './save-question';
import { planUndo, type ReadChanges, standingOf } from './undo';
import { doneOf, failedText, type Job, leftAloneText, problemWords, progressText } from './words';

/**
 * What became of a job. `declined`: the question was answered with no. `answered`: written, or left alone, product by product.
 * `failed`: nothing is written, or nobody knows.
 */
export type WriteResult =
  | { kind: 'declined' }
  | ({ kind: 'answered' } & Saved)
  | { kind: 'failed'; error: Error };

type Options = {
  /** Whether the place shows successes too. Otherwise it shows problems, and the foot of the screen tells a success. */
  showsSuccess?: boolean;
  /** Whether writes of this kind wait for one another, so that two of one dish do not meet. */
  inOrder?: boolean;
  /** Whether the caller tells a success, together with that of something else. */
  isQuiet?: boolean;
};

/**
 * The only mutation of products, of 1 to 500 in one commit. A kind of write makes its changes (`changeOf`, `creationOf`,
 * `deletionOf`) and calls `write({ purpose, changes })`: that asks the one question where it has to, writes, brings the caches and
 * the visitors' pages up to date, schedules pictures for deletion, and tells the outcome once: problems at `place` while that is on
 * the screen, else in a toast, a success with 'Rimetti'. A write that has begun goes on after its page is left.
 *
 * @example
 * const { write, place, error, conflict, isWriting } = useWrite();
 * const change = changeOf(product, { prezzo: 8 });
 * if (change) await write({ purpose: 'row', changes: [change] });
 * return <div ref={place} role="alert" tabIndex={-1}>{conflict && <Conflict {...conflict} />}</div>;
 */
export function useWrite({ showsSuccess = false, inOrder = false, isQuiet = false }: Options = {}) {
  /** The element that shows problems; null once its page is left. */
  const place = useRef<HTMLDivElement>(null);
  /** Closes the toast about a failure that the place shows too: at the next attempt, and when its page is left. */
  const closeToast = useRef(() => {});
  useEffect(() => () => closeToast.current(), []);

  const { mutateAsync, reset, ...mutation } = useMutation({
    mutationKey: PRODUCT_WRITES,
    ...(inOrder && { scope: { id: 'products' } }),
    async mutationFn(job: Job) {
      const isForm = job.purpose === 'form';
      const close = isForm ? toasts.show({ kind: 'progress', text: progressText(job) }) : () => {};
      try {
        const { saveProducts } = await loadSaving();
        return await saveProducts(job);
      } finally {
        close();
      }
    },
    onSuccess({ changes, outcomes }, job) {
      productsWritten(changes, outcomes);
      const sent = { ...job, changes };
      const problem = problemWords(sent, outcomes);
      if (problem) {
        if (!place.current) tell({ kind: 'error', ...problem });
      } else if (!isQuiet && !(showsSuccess && place.current)) tellDone(sent);
    },
    onError(error, job) {
      const isUpload = error instanceof UploadError;
      if (place.current && !isUpload) console.error(error);
      else {
        const again = { label: 'Rimetti', onClick: () => void mutateAsync(job).catch(() => {}) };
        const close = tellFailure(error, isUpload ? UPLOAD_MESSAGE : failedText(job), {
          nome: job.changes.length === 1 ? job.changes[0]?.nome : undefined,
          action: job.purpose === 'undo' ? again : undefined,
        });
        if (place.current) closeToast.current = close;
      }
    },
  });
  const preparing = useMutation({
    mutationFn: planUndo,
    onError: (failure) => tellFailure(failure, 'Le modifiche non si sono lette'),
  });

  /** @param confirm the preview of many changes, which the one question becomes a part of */
  const write = useCallback(
    async (job: Job, confirm: Question | null = null): Promise<WriteResult> => {
      closeToast.current();
      const question = questionAbout(job, lastRead(), confirm);
      if (question && !(await ask(question))) return { kind: 'declined' };
      try {
        return { kind: 'answered', ...(await mutateAsync(job)) };
      } catch (error) {
        return { kind: 'failed', error: error as Error };
      }
    },
    [mutateAsync],
  );
  /** Shows what the undo of some changes would write, and writes it once that is confirmed. */
  async function undo(read: () => Promise<ReadChanges>): Promise<void> {
    const plan = await preparing.mutateAsync(read).catch(() => null);
    if (plan) await write(plan.job, plan.preview);
  }
  /** Takes changes back where they still stand, and names what others have changed since. */
  async function undoAtOnce(changes: readonly Change[]): Promise<void> {
    const read = async () => ({ changes, unreadable: 0 });
    const plan = await preparing.mutateAsync(read).catch(() => null);
    if (!plan) return;
    const { part, others } = standingOf(plan.job);
    if (part.changes.length > 0) await write(part);
    if (others !== '') tell({ kind: 'error', text: 'Non tutto è tornato com’era', hint: others });
  }
  /** Tells a form's new product as the specification has it, anything else in the line at the foot. */
  function tellDone(job: Job): void {
    const [first] = job.changes;
    if (!getCurrentUser() || !first) return;
    if (job.purpose === 'form' && first.before === null) {
      const hint = withName('Aggiunto', first.nome);
      toasts.show({ kind: 'success', text: 'Inserimento completato', hint });
      return;
    }
    const canUndo = job.changes.every(canBeUndone);
    const all = footLine.tell(
      doneOf(job, job.changes, canUndo ? (changes) => void undoAtOnce(changes) : null),
    );
    // Each addition puts off the deletion of what its undo needs.
    if (all.length > job.changes.length) deleteReplaced(all, UNDO_LINE_MS);
  }

  const { variables, data, error, isPending } = mutation;
  const [only] = data?.changes.length === 1 ? data.changes : [];
  const outcome = only && data?.outcomes.get(only.id);
  return {
    place,
    write,
    /** Whether a write would ask the one question. */
    asks: (job: Job) => questionAbout(job, lastRead(), null) !== null,
    /** The pending or last job; null if there is none, or it was dismissed. */
    job: variables ?? null,
    /** What became of its products; null until the answer. */
    outcomes: data?.outcomes ?? null,
    /** Why it is not written, or nobody knows. */
    error,
    isWriting: isPending,
    /** What stands in place of the change of one product, `theirs` null if it was deleted; null without a conflict. */
    conflict: only && outcome?.kind === 'conflict' ? { mine: only, theirs: outcome.current } : null,
    /** Why the change of one product was left alone, in words; '' if it was not. */
    leftAlone: only ? leftAloneText(only, outcome) : '',
    /** Shows what the undo of some changes would write, and writes it once that is confirmed. */
    undo: (read: () => Promise<ReadChanges>) => void undo(read),
    isPreparing: preparing.isPending,
    /** Forgets the outcome. */
    reset() {
      closeToast.current();
      reset();
    },
  };
}

export type Writer = ReturnType<typeof useWrite>;

/** Shows a notification, unless the session has ended: another user must not read it. */
function tell(notification: Notification): void {
  if (getCurrentUser()) toasts.show(notification);
}
