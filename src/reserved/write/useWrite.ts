import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { UploadError } from '../../data/staff/images';
import { type Saved, saveProducts } from '../../data/staff/save-product';
import { getCurrentUser } from '../../data/staff/session';
import { writtenIn } from '../../data/staff/write-changes';
import { type Change, canBeUndone } from '../../domain/changes/change';
import { tellFailure, UPLOAD_MESSAGE } from '../failures';
import { lastRead, PRODUCT_WRITES, productsWritten } from '../queries';
import { ask, type Question } from '../question';
import { type Notification, toasts } from '../toasts';
import { questionAbout } from './save-question';
import { planUndo, type ReadChanges } from './undo';
import { failedText, type Job, leftAloneText, outcomeWords, progressText } from './words';

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
export function useWrite({ showsSuccess = false, isQuiet = false }: Options = {}) {
  /** The element that shows problems; null once its page is left. */
  const place = useRef<HTMLDivElement>(null);
  /** Closes the toast about a failure that the place shows too: at the next attempt, and when its page is left. */
  const closeToast = useRef(() => {});
  useEffect(() => () => closeToast.current(), []);

  const { mutateAsync, reset, ...mutation } = useMutation({
    mutationKey: PRODUCT_WRITES,
    mutationFn: (job: Job) => {
      if (job.purpose !== 'form') return saveProducts(job);
      const close = toasts.show({ kind: 'progress', text: progressText(job) });
      return saveProducts(job).finally(close);
    },
    onSuccess({ changes, outcomes }, job) {
      productsWritten(changes, outcomes);
      const isLeftAlone = [...outcomes.values()].some(({ kind }) => kind !== 'written');
      if (isLeftAlone ? place.current : isQuiet || (showsSuccess && place.current)) return;
      const written = writtenIn(changes, outcomes);
      const kind = isLeftAlone ? 'error' : 'success';
      tell({
        kind,
        ...outcomeWords({ ...job, changes }, outcomes),
        action: undoAction(job, written),
      });
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
  /** Writes what undoes some changes. @param showsFirst whether the preview of what it writes has to be confirmed */
  async function undo(read: () => Promise<ReadChanges>, showsFirst: boolean): Promise<void> {
    const plan = await preparing.mutateAsync(read).catch(() => null);
    if (plan) await write(plan.job, showsFirst ? plan.preview : null);
  }
  /** The toast's 'Rimetti'; undefined if nothing may be written again. */
  function undoAction({ purpose }: Job, written: readonly Change[]): Notification['action'] {
    if (purpose === 'undo' || written.length === 0 || !written.every(canBeUndone)) return;
    const read = async () => ({ changes: written, unreadable: 0 });
    return { label: 'Rimetti', onClick: () => void undo(read, false) };
  }

  const { variables, data, error, isPending } = mutation;
  const [only] = data?.changes.length === 1 ? data.changes : [];
  const outcome = only && data?.outcomes.get(only.id);
  return {
    place,
    write,
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
    undo: (read: () => Promise<ReadChanges>) => void undo(read, true),
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
