import { memo, useState } from 'react';
import type { Product } from '../../domain/product';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusHeading } from '../../ui/focus';
import { useToasts } from '../../ui/Toasts';
import { DELETE_MESSAGE } from '../failures';
import { focusRow } from '../list-place';
import { removeProduct } from '../product-store';
import { outcomeText } from '../success';

type DeleteQuestionProps = {
  /** The product to delete; null closes the dialog. */
  product: Product | null;
  /** Place of its row on the page, from 0. */
  place: number;
  onAnswer: () => void;
};

/** Asks before a product is deleted, naming it. */
export const DeleteQuestion = memo(function DeleteQuestion({
  product,
  place,
  onAnswer,
}: DeleteQuestionProps) {
  const toasts = useToasts();
  // The name stays in the dialog while it fades out.
  const [named, setNamed] = useState('');
  if (product && product.nome !== named) setNamed(product.nome);
  /** Place of the row that was deleted; null where none was, since the dialog opened. */
  const [deletedPlace, setDeletedPlace] = useState<number | null>(null);
  if (product && deletedPlace !== null) setDeletedPlace(null);

  async function remove(toDelete: Product) {
    setDeletedPlace(place);
    onAnswer();
    const undeleted = await removeProduct(toDelete);
    if (!undeleted) {
      toasts.show({ kind: 'success', text: outcomeText('Eliminato', toDelete) });
      return;
    }
    const { nome } = undeleted.product;
    toasts.show({
      kind: 'error',
      text: DELETE_MESSAGE,
      hint: undeleted.changed ? `Qualcun altro ha modificato «${nome}» nel frattempo` : nome,
    });
  }

  return (
    <ConfirmDialog
      open={product !== null}
      title={
        <>
          Eliminare «<bdi>{named}</bdi>»?
        </>
      }
      confirm="Elimina"
      cancel="Annulla"
      onConfirm={() => product && void remove(product)}
      onCancel={onAnswer}
      // The row of the button that opened the dialog is gone: the next row takes its place, and the focus.
      restoreFocus={deletedPlace === null}
      onExited={() => {
        if (deletedPlace !== null && !focusRow(deletedPlace)) focusHeading();
      }}
    >
      <p>Il prodotto e la sua immagine spariscono dal menu. Non si può annullare.</p>
    </ConfirmDialog>
  );
});
