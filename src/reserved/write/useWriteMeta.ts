import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { getCurrentUser } from '../../data/staff/session';
import { tellFailure } from '../failures';
import { footLine } from '../foot-line';
import type { Notification } from '../toasts';

/** A write of a document of `meta`: of `meta/oggi`, `meta/locale`, or of the menu's version. */
export type MetaJob = {
  /** Writes it. @returns what undoes it, null if nothing does @throws if nothing is written, or nobody knows */
  write: () => Promise<MetaJob | null>;
  /** What the line at the foot says once it is written. */
  text: string;
  /** Tells the success instead, where it adds up with others. */
  tell?: () => void;
  /** What failed, if it does: the reason follows, after the product's name if it is about one. */
  failed: string;
  nome?: string | undefined;
  /** What the toast about a failure offers. */
  action?: Notification['action'];
};

/** What became of a job. `failed`: nothing is written, or nobody knows. */
export type MetaResult = { kind: 'written' } | { kind: 'failed'; error: Error };

/** Thrown by a job's `write` that has already told the person why. */
export class ToldError extends Error {
  override name = 'ToldError';
}

/**
 * The only mutation of the documents of `meta`. A kind of write gives a `MetaJob`, whose `write` calls a function of data/staff. One
 * is written after the other: two at a time would be refused as conflicts. The caches and the visitors' pages follow by the signals
 * of data/staff. The outcome is told once: a failure at `place` while that is on the screen, else in a toast, a success with
 * 'Rimetti'.
 * @param mutationKey by which the pending jobs of one kind are found
 *
 * @example
 * const { write, place, error, isWriting } = useWriteMeta();
 * const { kind } = await write({
 *   write: async () => undoJob(await changeLocale(fields)),
 *   text: 'Salvato',
 *   failed: 'Errore durante il salvataggio',
 * });
 * return <div ref={place} role="alert" tabIndex={-1}>{error && <p>{failureHint(error)}</p>}</div>;
 */
export function useWriteMeta<Job extends MetaJob>(mutationKey: readonly string[] = []) {
  /** The element that shows a failure; null once its page is left, and for those who show none. */
  const place = useRef<HTMLDivElement>(null);
  const { mutateAsync, variables, error, isPending, reset } = useMutation({
    mutationKey,
    mutationFn: ({ write }: MetaJob) => write(),
    scope: { id: 'meta' },
    onSuccess(undo, { text, tell }) {
      if (!getCurrentUser()) return;
      const takeBack = undo && (() => void mutateAsync(undo).catch(() => {}));
      if (tell) tell();
      else
        footLine.tell({ kind: null, items: [], join: () => [], text: () => text, undo: takeBack });
    },
    onError(failure, { failed, nome, action }) {
      if (failure instanceof ToldError) return;
      if (place.current) console.error(failure);
      else tellFailure(failure, failed, { nome, action });
    },
  });
  const write = useCallback(
    (job: Job): Promise<MetaResult> =>
      mutateAsync(job).then(
        () => ({ kind: 'written' }),
        (error) => ({ kind: 'failed', error }),
      ),
    [mutateAsync],
  );
  return {
    write,
    place,
    error: error instanceof ToldError ? null : error,
    /** The job that is being written, or was last; null if there is none. */
    last: (variables as Job | undefined) ?? null,
    isWriting: isPending,
    reset,
  };
}
