import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { UploadError } from '../../data/staff/images';
import { type ProductToSave, saveProduct } from '../../data/staff/save-product';
import { getCurrentUser } from '../../data/staff/session';
import { savingKey } from '../draft/drafts';
import { failureHint, MESSAGES, UPLOAD_MESSAGE } from '../failures';
import { productsWritten, refreshAll } from '../queries';
import { withName } from '../texts';
import { type Notification, toasts } from '../toasts';

/** Shows a toast, unless the session has ended: another user must not read it, and the draft is offered after the next sign-in. */
function showToast(notification: Notification): () => void {
  return getCurrentUser() ? toasts.show(notification) : () => {};
}

function savedToast(nome: string, isNew: boolean): Notification {
  if (!isNew) return { kind: 'success', text: withName('Salvato', nome) };
  return { kind: 'success', text: 'Inserimento completato', hint: withName('Aggiunto', nome) };
}

/**
 * Saves a form's product. A save goes on after its form is left: then a toast tells a failure, and the list offers the draft.
 * @param id of the product
 * @param alert the element that tells a failure; null once the form is left
 * @param onSaved called also once the form is left
 */
export function useSave(id: string, alert: RefObject<HTMLElement | null>, onSaved: () => void) {
  /** Closes the toast about this form: at the next attempt, and when the form is left. */
  const closeToast = useRef(() => {});
  useEffect(() => () => closeToast.current(), []);
  const saving = useMutation({
    mutationKey: savingKey(id),
    mutationFn: (product: ProductToSave) => {
      const text = product.base ? 'Aggiornamento in corso...' : 'Inserimento in corso...';
      return saveProduct(product).finally(toasts.show({ kind: 'progress', text }));
    },
    onSuccess(result, { base, fields }) {
      const text = MESSAGES[base ? 'edit' : 'add'];
      switch (result.outcome) {
        case 'saved':
          onSaved();
          productsWritten([result.change]);
          showToast(savedToast(fields.nome, base === null));
          break;
        case 'conflict':
          refreshAll();
          if (alert.current) break;
          showToast({
            kind: 'error',
            text,
            hint: withName('Nel frattempo è cambiato', fields.nome),
          });
          break;
        case 'refused': {
          console.error(result.error);
          refreshAll();
          const isUpload = result.error instanceof UploadError;
          const hint = failureHint(result.error);
          if (isUpload)
            closeToast.current = showToast({ kind: 'error', text: UPLOAD_MESSAGE, hint });
          else if (!alert.current) showToast({ kind: 'error', text, hint });
        }
      }
    },
  });
  return {
    saving,
    /** Says in a toast why nothing is saved. */
    showProblem(text: string) {
      closeToast.current = toasts.show({ kind: 'error', text });
    },
    /** Forgets the last attempt. */
    reset() {
      closeToast.current();
      saving.reset();
    },
  };
}
