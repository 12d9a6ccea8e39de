import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import type { FormMode } from '../../domain/product/validation';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { ActionBar } from '../../ui/ActionBar';
import { controlId } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { useFileDrop } from '../../ui/useFileDrop';
import { LeaveQuestion } from '../LeaveQuestion';
import { backToList } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { AllergenField } from './AllergenField';
import { CategoryField } from './CategoryField';
import { PictureField } from './PictureField';
import { ProductFields } from './ProductFields';
import { RestoredNotice } from './RestoredNotice';
import { SameNameQuestion } from './SameNameQuestion';
import { SaveAlert } from './SaveAlert';
import { type ProductFormApi, useProductForm } from './useProductForm';

type ProductFormProps = {
  /** null for a new product. */
  opened: Product | null;
  /** The opened product as it was read once more, as soon as it is there. */
  current?: Product | null;
  /** The product that a new one copies. */
  template?: Product | null;
  /** Whether the focus starts at the name instead of the page's heading. */
  nameFirst?: boolean;
  /** Shown below the page's heading. */
  subtitle?: ReactNode;
  /** Address of the list, to return to. */
  back: To;
  onSaved: (form: ProductFormApi) => void;
};

const TEXTS: Record<FormMode, { title: string; description: string; submit: string }> = {
  add: {
    title: 'Aggiungi prodotto',
    description: 'Aggiungi un prodotto al menu.',
    submit: 'Aggiungi prodotto',
  },
  edit: {
    title: 'Modifica prodotto',
    description: 'Modifica un prodotto del menu.',
    submit: 'Salva modifiche',
  },
};

/** The page that adding and editing share: its heading and its form. */
export function ProductForm({
  opened,
  current = null,
  template = null,
  nameFirst = false,
  subtitle,
  back,
  onSaved,
}: ProductFormProps) {
  const { user, staff } = useReserved();
  const form = useProductForm({ opened, template }, user.uid, () => onSaved(form), current);
  const { problem, submitProblem } = form;
  const submitButton = useRef<HTMLButtonElement>(null);
  const { title, description, submit } = TEXTS[form.mode];

  useFileDrop((file) => {
    if (!form.saving) form.choosePicture(file);
  });

  useEffect(() => {
    const first = submitProblem?.fields[0];
    if (first) document.getElementById(controlId(first))?.focus();
  }, [submitProblem]);

  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={opened ? paths.editItem : paths.addItem}
        site={restaurant}
        noIndex
      />
      <h1>{title}</h1>
      {subtitle && <p className="reserved-subtitle">{subtitle}</p>}
      <div role="status">{form.restored && !form.saving && <RestoredNotice form={form} />}</div>
      <form
        className="product-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!staff) return;
          // The field that Enter was pressed in is disabled while the form is saved, and would lose the focus.
          submitButton.current?.focus();
          void form.save();
        }}
      >
        <SaveAlert form={form} />
        <fieldset className="form-body" disabled={form.saving}>
          <div>
            <ProductFields form={form} nameFirst={nameFirst} />
          </div>
          <div>
            <PictureField form={form} />
            <CategoryField
              chosen={form.values.categoria}
              problem={problem}
              onChange={(chosen) => form.setValue('categoria', chosen)}
            />
          </div>
          <AllergenField
            chosen={form.values.allergeni}
            onChange={(chosen) => form.setValue('allergeni', chosen)}
            confirmed={form.values.allergeniControllati}
            problem={problem}
            onConfirm={(confirmed) => form.setValue('allergeniControllati', confirmed)}
          />
        </fieldset>
        <ActionBar>
          <Link
            className="btn btn-outline-dark"
            to={back}
            state={backToList}
            // The list scrolls to where it was left.
            preventScrollReset
          >
            <Icon name="arrow-left" />
            Indietro
          </Link>
          <button
            ref={submitButton}
            type="submit"
            className="btn btn-primary"
            disabled={!staff}
            aria-disabled={form.saving}
          >
            {submit}
          </button>
        </ActionBar>
        <LeaveQuestion wouldLose={form.wouldLose} onLeave={form.abandon} saving={form.saving} />
        <SameNameQuestion form={form} />
      </form>
    </>
  );
}
