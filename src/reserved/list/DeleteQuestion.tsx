import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { deleteUnusedImage } from '../../data/staff/products';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, canBeUndone, deletionOf, reversed } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { toasts } from '../../ui/Toasts';
import { MESSAGES, tellFailure } from '../failures';
import { focusRow, placeOf } from '../list-place';
import { DELETION, productsWritten, refreshAll } from '../queries';
import { outcomeText } from '../success';

/** Offers to bring a deleted product back, where it may be written again. */
function restoring(product: Product) {
  const deletion = deletionOf(product);
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

type DeleteQuestionProps = {
  /** The product to delete; null closes the dialog. */
  product: Product | null;
  onAnswer: () => void;
};

/** Asks before a product is deleted, naming it. Its row goes at once, and comes back where the deletion fails. */
export function DeleteQuestion({ product, onAnswer }: DeleteQuestionProps) {
  const place = useRef(0);
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
        // Once the offer to bring it back has ended.
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
  return (
    <ConfirmDialog
      open={product !== null}
      title={
        <>
          Eliminare «<bdi translate="no">{product?.nome}</bdi>»?
        </>
      }
      confirm="Elimina"
      cancel="Annulla"
      onConfirm={() => {
        if (!product) return;
        place.current = placeOf(product.id);
        mutate(product);
        onAnswer();
      }}
      onCancel={onAnswer}
      // The row of the button that opened the dialog is gone: the next row takes its place, and the focus.
      onConfirmed={() => focusRow(place.current)}
    >
      <p>
        Il piatto e la sua immagine spariscono dal menu.
        {product && !canBeUndone(deletionOf(product)) && ' Non si potrà rimettere.'}
      </p>
    </ConfirmDialog>
  );
}
