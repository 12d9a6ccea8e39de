import { useRef, useState } from 'react';
import type { Product } from '../../domain/product';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useToasts } from '../../ui/Toasts';
import { DELETE_MESSAGE } from '../failures';
import { removeProduct } from '../product-store';
import { outcomeText } from '../success';

type DeleteQuestionProps = {
  /** The product to delete; null closes the dialog. */
  product: Product | null;
  onAnswer: () => void;
};

/** Asks before a product is deleted, naming it. */
export function DeleteQuestion({ product, onAnswer }: DeleteQuestionProps) {
  const toasts = useToasts();
  // The name stays in the dialog while it fades out.
  const [named, setNamed] = useState('');
  if (product && product.nome !== named) setNamed(product.nome);
  const deleted = useRef(false);

  async function remove(toDelete: Product) {
    deleted.current = true;
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
      onExited={() => {
        // The button that opened the dialog is removed together with its row.
        if (deleted.current) document.querySelector('h1')?.focus();
        deleted.current = false;
      }}
    >
      <p>Il prodotto e la sua immagine spariscono dal menu. Non si può annullare.</p>
    </ConfirmDialog>
  );
}
