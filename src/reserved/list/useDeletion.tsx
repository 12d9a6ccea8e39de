import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { deleteUnusedImage, isOwnPicture } from '../../data/staff/images';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, canBeUndone, deletionOf, reversed } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { toasts } from '../../ui/Toasts';
import { useQuestion } from '../../ui/useQuestion';
import { MESSAGES, tellFailure } from '../failures';
import { DELETION, productsWritten, refreshAll } from '../queries';
import { outcomeText } from '../success';

/** The toast's action that restores a deleted product; undefined if the product may not be written again. */
function restoring(product: Product) {
  // The rules accept a picture outside our bucket only where it is stored already.
  const image = product.image && isOwnPicture(product.image) ? product.image : null;
  const deletion = deletionOf({ ...product, image });
  if (!canBeUndone(deletion)) return;
  return { label: 'Rimetti', onClick: () => void restore(product, reversed(deletion)) };
}

async function restore(product: Product, change: Change): Promise<void> {
  try {
    await writeChange(change, 'undo');
    productsWritten([change]);
    toasts.show({ kind: 'success', text: outcomeText('Rimesso', product) });
  } catch (error) {
    tellFailure(error, MESSAGES.add, { nome: product.nome, action: restoring(product) });
  }
}

/** Deletes a product after a question that names it. Optimistic: its row disappears at once, and returns if that fails. */
export function useDeletion() {
  const { ask, dialog } = useQuestion();
  const { mutate } = useMutation({
    mutationKey: DELETION,
    mutationFn: (toDelete: Product) => writeChange(deletionOf(toDelete), 'deletion'),
    onMutate: refreshAll,
    onSuccess: (_, deleted) => {
      const { image } = deleted;
      productsWritten([deletionOf(deleted)]);
      toasts.show({
        kind: 'success',
        text: outcomeText('Eliminato', deleted),
        action: restoring(deleted),
        // The picture is deleted only when the product can no longer be restored from the toast.
        onEnd: () => {
          if (image) deleteUnusedImage(image).catch(console.error);
        },
      });
    },
    onError: (error, { nome }) => {
      if (error instanceof ConflictError) refreshAll();
      tellFailure(error, MESSAGES.delete, { nome });
    },
  });

  const askAndDelete = useCallback(
    async (product: Product) => {
      const isConfirmed = await ask({
        title: (
          <>
            Eliminare «<bdi translate="no">{product.nome}</bdi>»?
          </>
        ),
        text: (
          <p>
            Il piatto e la sua immagine spariscono dal menu.
            {!canBeUndone(deletionOf(product)) && ' Non si potrà rimettere.'}
          </p>
        ),
        confirm: 'Elimina',
        cancel: 'Annulla',
      });
      if (isConfirmed) mutate(product);
    },
    [ask, mutate],
  );

  return { askAndDelete, dialog };
}
