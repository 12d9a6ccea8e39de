import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { UploadError } from '../../data/staff/images';
import { getCurrentUser } from '../../data/staff/session';
import { ConflictError } from '../../data/staff/write-errors';
import { changeOf, creationOf } from '../../domain/changes/change';
import { menuCategoryOf } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import type { FormMode, ValidFields } from '../../domain/staff/validation';
import { paths } from '../../paths';
import { allergenQuestion } from '../changes/allergen-question';
import { savingKey } from '../draft/drafts';
import { failureHint, MESSAGES, UPLOAD_MESSAGE } from '../failures';
import { productsWritten, refreshAll } from '../queries';
import { ask } from '../question';
import { withName } from '../texts';
import { type Notification, toasts } from '../toasts';
import { type Attempt, type SaveJob, saveProduct } from './save-product';
import { modeOf, type ProductDraft } from './useProductDraft';

const PROGRESS = { add: 'Inserimento in corso...', edit: 'Aggiornamento in corso...' };

function savedToast(mode: FormMode, product: Product): Notification {
  const isInMenu = menuCategoryOf(product) !== undefined;
  const link = isInMenu ? { to: paths.dish(product.id), label: 'Vedi nel menu' } : undefined;
  const toast = { kind: 'success', link } as const;
  if (mode === 'edit') return { ...toast, text: withName('Salvato', product.nome) };
  return { ...toast, text: 'Inserimento completato', hint: withName('Aggiunto', product.nome) };
}

function failureOf(error: Error, { job }: Attempt) {
  return {
    message: error instanceof UploadError ? UPLOAD_MESSAGE : MESSAGES[modeOf(job)],
    hint: failureHint(error),
    /** Somebody else has deleted the product. */
    gone: error instanceof ConflictError && error.current === null,
  };
}

/**
 * Asks about allergens that are fewer than stored, or denied beside words that name them.
 * @returns whether it may be saved
 */
async function askAboutAllergens(fields: ValidFields, { id, base }: SaveJob) {
  const change = base ? changeOf(base, fields) : creationOf(id, fields);
  const question = change && allergenQuestion(change, base);
  if (!question) return true;
  // The focus returns to the allergens after 'Guardo meglio'.
  document.getElementsByName('nessunAllergene')[0]?.focus();
  return ask(question);
}

/**
 * Saves a form, one attempt at a time, and says what became of it. A save continues after its form is left.
 * @param onSaved called after a save, unless the form was left meanwhile
 */
export function useProductSave(draft: ProductDraft, onSaved: () => void) {
  const { form, picture, job, key } = draft;
  const { isDirty, isSubmitting } = form.formState;
  /** The element that shows a failure; null once the form is left. */
  const alert = useRef<HTMLDivElement>(null);
  const sent = useRef<Attempt['sent']>(new Map());
  /** Stops an upload, also when the form is left: a form that nobody sees any more must not save by itself. */
  const stopper = useRef(new AbortController());
  useEffect(() => () => stopper.current.abort(), []);
  const closeProgress = useRef(() => {});

  /** The toast about this form. It closes with the form, and at the next attempt. */
  const [toast, setToast] = useState<Notification | null>(null);
  useEffect(() => (toast ? toasts.show(toast) : undefined), [toast]);

  const saving = useMutation({
    mutationKey: savingKey(key),
    mutationFn: saveProduct,
    onMutate: ({ job, chosen }) =>
      showProgress(job, chosen && { label: 'Annulla', onClick: () => stopper.current.abort() }),
    onSuccess: ({ product, change }, { job }) => {
      draft.drop();
      productsWritten([change]);
      if (getCurrentUser()) toasts.show(savedToast(modeOf(job), product));
    },
    onError: (error, attempt) => {
      if (error instanceof ConflictError) refreshAll();
      else console.error(error);
      // Without a session there is no toast: the draft is offered after the next sign-in.
      if (!getCurrentUser()) return;
      // Once the product is being written, nothing stops the save.
      const isStopped = attempt.signal?.aborted && error instanceof UploadError;
      if (isStopped && alert.current) return;
      const { message: text, ...failure } = failureOf(error, attempt);
      const hint = isStopped ? 'Hai lasciato il modulo: non è stato salvato' : failure.hint;
      const failed: Notification = { kind: 'error', text, hint };
      if (!alert.current) {
        toasts.show({ ...failed, link: { to: draft.resumeAt, label: 'Riprendi' } });
      } else if (error instanceof UploadError) {
        // A failed upload shows a toast beside the form's alert, because it prevents the whole save.
        setToast(failed);
      }
    },
    onSettled: () => closeProgress.current(),
  });
  const { error, variables } = saving;

  function showProgress(job: SaveJob, action: Notification['action'] | null = null) {
    const mode = modeOf(job);
    const toast = { kind: 'progress', text: PROGRESS[mode] } as const;
    closeProgress.current = toasts.show(
      action ? { ...toast, hint: 'Invio la foto', action } : toast,
    );
  }

  return {
    save(next: SaveJob = job) {
      if (isSubmitting) return;
      setToast(null);
      saving.reset();
      void form.handleSubmit(
        async (fields) => {
          // The form may be left while a picture is still being read.
          if (!(await askAboutAllergens(fields, next)) || !alert.current) return;
          stopper.current = new AbortController();
          const attempt: Attempt = {
            job: next,
            fields,
            chosen: picture.chosen(),
            sent: sent.current,
            signal: stopper.current.signal,
            onWrite: () => showProgress(next),
          };
          await saving
            .mutateAsync(attempt, { onSuccess: onSaved })
            .catch(() => attempt.signal?.aborted && saving.reset());
        },
        (errors) => {
          const text = Object.values(errors)[0]?.message;
          if (text) setToast({ kind: 'error', text });
        },
      )();
    },
    /** Whether the fields are locked. Validation alone does not lock them. */
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    alert,
    error,
    failure: error && variables ? failureOf(error, variables) : null,
    dismissFailure: saving.reset,
    /** Whether leaving now would lose changes. A pending save continues; if it fails, the list offers the draft. */
    wouldLose: () => isDirty && !saving.isSuccess && !saving.isPending,
  };
}

export type ProductSave = ReturnType<typeof useProductSave>;
