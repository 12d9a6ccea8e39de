import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteReplaced, undoOf, WRITE_MS } from '../../data/staff/unused-pictures';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { canBeUndone, deletionOf } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { MESSAGES, tellFailure } from '../failures';
import { DELETION, productsWritten, refreshAll, refreshChanged } from '../queries';
import { ask } from '../question';
import { withName } from '../texts';
import { toasts } from '../toasts';

/** How long the picture is kept, in ms: the toast offers to restore the product for ten seconds, and longer under a pointer. */
const PICTURE_KEPT_MS = 60_000;

/** Writes a deleted product again. @returns whether its picture is lost */
async function restore(product: Product): Promise<boolean> {
  // The rules accept a picture outside our bucket only where it is stored already.
  const { undo, losesPicture } = await undoOf(deletionOf(product));
  await writeChange(undo, 'undo');
  productsWritten([undo]);
  return losesPicture;
}

/** Deletes a product after a question that names it. Optimistic: its row disappears at once, and returns if that fails. */
export function useDeletion() {
  const restoring = useMutation({
    mutationFn: restore,
    onSuccess: (losesPicture, { nome }) => {
      const hint = losesPicture ? 'La foto non c’è più' : undefined;
      toasts.show({ kind: 'success', text: withName('Rimesso', nome), hint });
    },
    onError: (error, product) =>
      tellFailure(error, MESSAGES.add, { nome: product.nome, action: restoreAction(product) }),
  });
  /** The toast's action; undefined if the product may not be written again. */
  function restoreAction(product: Product) {
    if (!canBeUndone(deletionOf(product))) return;
    return { label: 'Rimetti', onClick: () => restoring.mutate(product) };
  }
  const { mutate } = useMutation({
    mutationKey: DELETION,
    mutationFn: (toDelete: Product) => writeChange(deletionOf(toDelete), 'deletion'),
    onMutate: (toDelete) => {
      // The page may end before the response.
      deleteReplaced([deletionOf(toDelete)], WRITE_MS);
      refreshChanged();
    },
    onSuccess: (_, deleted) => {
      const deletion = deletionOf(deleted);
      productsWritten([deletion]);
      deleteReplaced([deletion], PICTURE_KEPT_MS);
      const text = withName('Eliminato', deleted.nome);
      toasts.show({ kind: 'success', text, action: restoreAction(deleted) });
    },
    onError: (error, { nome }) => {
      if (error instanceof ConflictError) refreshAll();
      tellFailure(error, MESSAGES.delete, { nome });
    },
  });

  const askAndDelete = useCallback(
    async (product: Product) => {
      const isConfirmed = await ask({
        title: withName('Eliminare', product.nome, '?'),
        text: (
          <p>
            Il piatto sparisce dal menu.{' '}
            <span>
              {canBeUndone(deletionOf(product))
                ? `Per novanta giorni lo rimetti da «Ultime modifiche»${product.image ? ', ma dopo un minuto senza la foto' : ''}.`
                : 'Non si potrà rimettere.'}
            </span>
          </p>
        ),
        confirm: 'Elimina',
        cancel: 'Annulla',
      });
      if (isConfirmed) mutate(product);
    },
    [mutate],
  );

  return askAndDelete;
}
