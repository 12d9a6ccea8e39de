import { useId } from 'react';
import type { Product } from '../../../domain/product/product';
import { Icon } from '../../../ui/Icon';
import type { PriceEdit } from '../../price-edit';
import { PriceFailure } from './PriceFailure';

type PriceEditorProps = {
  product: Product;
  edit: PriceEdit;
  onType: (text: string) => void;
  onSave: () => void;
  onOverwrite: (current: Product) => void;
  onTakeCurrent: (current: Product) => void;
  onLeave: () => void;
  onOpenProduct: () => void;
  onForget: () => void;
};

/** The field of one price: Enter or 'Salva' saves, Escape leaves it. What went wrong stands below it. */
export function PriceEditor({
  product,
  edit,
  onType,
  onSave,
  onOverwrite,
  onTakeCurrent,
  onLeave,
  onOpenProduct,
  onForget,
}: PriceEditorProps) {
  const id = useId();
  const { text, problem, failure, saving } = edit;
  return (
    <form
      className="price-editor"
      noValidate
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || saving) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <div className="price-editor-line">
        <div className="price-input">
          <span aria-hidden="true">€</span>
          <input
            className="form-control"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            aria-label={`Nuovo prezzo di ${product.nome}`}
            aria-invalid={problem?.fields.includes('prezzo') || undefined}
            aria-describedby={problem || failure ? id : undefined}
            // Not disabled while it saves: the focus stays.
            readOnly={saving}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <button type="submit" className="btn btn-primary" aria-disabled={saving}>
          {saving ? 'Salvo...' : 'Salva'}
        </button>
        <button
          type="button"
          className="row-button"
          aria-label={`Lascia il prezzo di ${product.nome} com'è`}
          disabled={saving}
          onClick={onLeave}
        >
          <Icon name="x" />
        </button>
      </div>
      <PriceFailure
        id={id}
        edit={edit}
        onOverwrite={onOverwrite}
        onTakeCurrent={onTakeCurrent}
        onOpenProduct={onOpenProduct}
        onForget={onForget}
      />
    </form>
  );
}
