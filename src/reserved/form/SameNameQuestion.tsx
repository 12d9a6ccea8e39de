import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { ProductFormApi } from './useProductForm';

type SameNameQuestionProps = {
  form: ProductFormApi;
};

/** Asks before a product is saved whose category already has another one of that name. */
export function SameNameQuestion({ form: { sameName, ...form } }: SameNameQuestionProps) {
  return (
    <ConfirmDialog
      open={sameName !== null}
      title="C’è già un prodotto con questo nome"
      confirm="Salva lo stesso"
      cancel="Torna al modulo"
      onConfirm={form.confirmSameName}
      onCancel={form.cancelSameName}
    >
      <p>
        {sameName && (
          <>
            «<bdi>{sameName.nome}</bdi>» è già tra i prodotti di «{sameName.categoria}».
          </>
        )}{' '}
        Nel menu i due avranno lo stesso nome.
      </p>
    </ConfirmDialog>
  );
}
