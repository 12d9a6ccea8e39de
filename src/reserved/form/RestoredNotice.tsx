import { controlId } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import type { ProductFormApi } from './useProductForm';

type RestoredNoticeProps = {
  form: ProductFormApi;
};

/** Says that the form shows what was typed at an earlier visit, and offers to begin without it. */
export function RestoredNotice({ form }: RestoredNoticeProps) {
  return (
    <Notice
      icon="undo-2"
      title="Qui c’è una modifica di prima, non salvata"
      actions={
        <button
          type="button"
          className="btn btn-outline-dark"
          onClick={() => {
            form.dropRestored();
            document.getElementById(controlId('nome'))?.focus();
          }}
        >
          {form.mode === 'add' ? 'Ricomincia da capo' : 'Torna al prodotto salvato'}
        </button>
      }
    />
  );
}
