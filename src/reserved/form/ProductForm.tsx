import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import type { FormMode } from '../../domain/product/validation';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { ActionBar } from '../../ui/ActionBar';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { LeaveQuestion } from '../LeaveQuestion';
import { backToList } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { FormFields } from './FormFields';
import { SaveAlert } from './SaveAlert';
import { SaveQuestion } from './SaveQuestion';
import { useProductForm } from './useProductForm';

type ProductFormProps = {
  /** The product to edit. */
  opened?: Product;
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
  /** Called after a save, unless the form was left meanwhile. */
  onSaved: () => void;
  /** Called when somebody has dropped what was restored. */
  onDropped: () => void;
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
  onDropped,
}: ProductFormProps) {
  const { user, staff } = useReserved();
  const start = { opened: opened ?? null, template };
  const product = useProductForm(start, user.uid, current, onSaved);
  const { form, mode, picture, saving, restored } = product;
  const submitButton = useRef<HTMLButtonElement>(null);
  const { title, description, submit } = TEXTS[mode];

  const [selectsName] = useState(nameFirst && !restored);
  const { setFocus } = form;
  useEffect(() => {
    if (nameFirst) setFocus('nome', { shouldSelect: selectsName });
  }, [nameFirst, selectsName, setFocus]);

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
      <div role="status">
        {restored && !saving && (
          <Notice
            icon="undo-2"
            title="Qui c’è una modifica di prima, non salvata"
            actions={
              <button
                type="button"
                className="btn btn-outline-dark"
                onClick={() => {
                  product.drop();
                  onDropped();
                }}
              >
                {mode === 'add' ? 'Ricomincia da capo' : 'Torna al piatto salvato'}
              </button>
            }
          />
        )}
      </div>
      <form
        className="product-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!staff) return;
          // The field that Enter was pressed in is disabled while the form is saved, and would lose the focus.
          submitButton.current?.focus();
          product.save();
        }}
      >
        <SaveAlert form={product} />
        <fieldset className="form-body" disabled={saving}>
          <FormFields
            form={form}
            picture={picture}
            stored={product.base?.image ?? null}
            id={product.id}
            nameFirst={nameFirst}
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
            aria-disabled={saving}
          >
            {submit}
          </button>
        </ActionBar>
        <LeaveQuestion wouldLose={product.wouldLose} onLeave={product.drop} />
        <SaveQuestion question={product.question} />
      </form>
    </>
  );
}
