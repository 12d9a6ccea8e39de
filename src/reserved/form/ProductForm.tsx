import { useEffect } from 'react';
import { Link, type To } from 'react-router-dom';
import type { Product } from '../../domain/product';
import type { FormMode } from '../../domain/validation';
import { controlId } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { LeaveQuestion } from '../LeaveQuestion';
import { useReserved } from '../ReservedLayout';
import { AllergenField } from './AllergenField';
import { PictureField } from './PictureField';
import { ProductFields } from './ProductFields';
import { SaveAlert } from './SaveAlert';
import { type ProductFormApi, useProductForm } from './useProductForm';

type ProductFormProps = {
  mode: FormMode;
  /** null for a new product. */
  opened: Product | null;
  /** The product that a new one copies. */
  template?: Product | null;
  /** Whether the focus starts at the name instead of the page's heading. */
  nameFirst?: boolean;
  /** Address of the list, to return to. */
  back: To;
  onSaved: (product: Product, form: ProductFormApi) => void;
};

const SUBMIT: Record<FormMode, string> = {
  add: 'Aggiungi prodotto',
  edit: 'Salva modifiche',
};

/** The form that adding and editing share. */
export function ProductForm({
  mode,
  opened,
  template = null,
  nameFirst = false,
  back,
  onSaved,
}: ProductFormProps) {
  const { user, staff } = useReserved();
  const form = useProductForm(mode, { opened, template }, user.uid, (product) =>
    onSaved(product, form),
  );
  const { problem, submitProblem } = form;

  useEffect(() => {
    const first = submitProblem?.fields[0];
    if (first) document.getElementById(controlId(first))?.focus();
  }, [submitProblem]);

  return (
    <form
      className="product-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (staff) void form.save();
      }}
    >
      <SaveAlert form={form} />
      <fieldset className="form-body" disabled={form.saving}>
        <div>
          <ProductFields form={form} nameFirst={nameFirst} />
        </div>
        <div>
          <PictureField
            picture={form.picture}
            problem={problem}
            onChoose={form.choosePicture}
            onRemove={form.removePicture}
          />
          <AllergenField
            chosen={form.values.allergeni}
            onChange={(chosen) => form.setValue('allergeni', chosen)}
            confirmed={form.values.allergeniControllati}
            problem={problem}
            onConfirm={(confirmed) => form.setValue('allergeniControllati', confirmed)}
          />
        </div>
      </fieldset>
      <div className="form-actions">
        <Link className="btn btn-outline-dark" to={back}>
          <Icon name="arrow-left" />
          Indietro
        </Link>
        <button
          type="submit"
          className="btn btn-primary"
          disabled={!staff}
          aria-disabled={form.saving}
        >
          {SUBMIT[mode]}
        </button>
      </div>
      <LeaveQuestion wouldLose={form.wouldLose} onLeave={form.abandon} />
    </form>
  );
}
