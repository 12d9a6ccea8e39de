import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Product } from '../../domain/product/product';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { focusHeading } from '../../ui/focus';
import { useToasts } from '../../ui/Toasts';
import { DELETE_MESSAGE } from '../failures';
import { focusRow } from '../list-place';
import { removeProduct } from '../product-store';
import { outcomeText } from '../success';
import { showUndeleted } from './UndeletedNotices';

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
  const deletedPlace = useRef(place);
  /** Whether it was refused: that can be known before the dialog has closed, and gives the focus back. */
  const refused = useRef(false);

  async function remove(toDelete: Product) {
    deletedPlace.current = place;
    refused.current = false;
    onAnswer();
    const undeleted = await removeProduct(toDelete);
    if (!undeleted) {
      toasts.show({ kind: 'success', text: outcomeText('Eliminato', toDelete) });
      return;
    }
    refused.current = true;
    const { nome } = undeleted.product;
    flushSync(() =>
      toasts.show({
        kind: 'error',
        text: DELETE_MESSAGE,
        hint: undeleted.changed ? `Qualcun altro ha modificato «${nome}» nel frattempo` : nome,
      }),
    );
    showUndeleted();
  }

  return (
    <ConfirmDialog
      open={product !== null}
      title={
        <>
          Eliminare «<bdi>{product?.nome}</bdi>»?
        </>
      }
      confirm="Elimina"
      cancel="Annulla"
      onConfirm={() => product && void remove(product)}
      onCancel={onAnswer}
      // The row of the button that opened the dialog is gone: the next row takes its place, and the focus.
      onConfirmed={() => {
        if (refused.current) showUndeleted();
        else if (!focusRow(deletedPlace.current)) focusHeading();
      }}
    >
      <p>Il prodotto e la sua immagine spariscono dal menu. Non si può annullare.</p>
    </ConfirmDialog>
  );
});
