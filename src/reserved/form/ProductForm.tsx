import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { ActionBar } from '../../ui/ActionBar';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { focusHeading } from '../../ui/focus';
import { BackToList } from '../BackToList';
import { backToList, type ListState, searchToReturnTo } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { FormFields } from './FormFields';
import styles from './ProductForm.module.scss';
import { SaveAlert } from './SaveAlert';
import { useProductForm } from './useProductForm';

type ProductFormProps = {
  /** The product to edit; null for a new one. */
  opened: Product | null;
  /** The opened product, refetched: undefined until the response, null if it was deleted. */
  current?: Product | null | undefined;
  /** The product that a new one copies. */
  template?: Product | null;
  /** The id of the draft to continue, if it is one of several. */
  draftId?: string | null;
};

/** The form for adding and for editing. Its `key` is that of the history entry, so that each entry starts with a fresh form. */
export function ProductForm({
  opened,
  current = null,
  template = null,
  draftId = null,
}: ProductFormProps) {
  const { user, staff } = useReserved();
  const navigate = useNavigate();
  const location = useLocation();
  const search = searchToReturnTo(location);

  /** Replaces the saved form in the history. Back would open the product as it was before, or offer to add the copy again. */
  function leave() {
    if (opened) {
      const list = paths.reserved + search;
      void navigate(list, { replace: true, preventScrollReset: true, state: backToList });
    } else {
      const state: ListState = { product: null, search };
      void navigate(paths.addItem, { replace: true, state });
    }
  }

  const product = useProductForm({ opened, template, draftId }, user.uid, current, leave);
  const { form, picture, saving, restored } = product;
  const leaveQuestion = useLeaveQuestion(product.wouldLose, product.drop);
  const submitButton = useRef<HTMLButtonElement>(null);

  const { setFocus } = form;
  useEffect(() => {
    // A new form selects the name, which a copy has filled in. A restored draft keeps the focus on the heading above its notice.
    if (!opened && !restored) setFocus('nome', { shouldSelect: true });
  }, [opened, restored, setFocus]);

  return (
    <>
      <div role="status">
        {restored && !saving && (
          <Alert
            icon="undo-2"
            title="Qui c’è una modifica di prima, non salvata"
            actions={
              <Button
                onClick={() => {
                  product.drop();
                  focusHeading();
                  void navigate(location, { replace: true, state: location.state });
                }}
              >
                {opened ? 'Torna al piatto salvato' : 'Ricomincia da capo'}
              </Button>
            }
          />
        )}
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!staff) return;
          // The field in which Enter was pressed is disabled during the save, and would lose the focus.
          submitButton.current?.focus();
          product.save();
        }}
      >
        <SaveAlert form={product} />
        <fieldset className={styles.body} disabled={saving}>
          <FormFields form={form} picture={picture} job={product.job} />
        </fieldset>
        <ActionBar>
          <BackToList />
          <Button ref={submitButton} type="submit" primary disabled={!staff} aria-disabled={saving}>
            {opened ? 'Salva modifiche' : 'Aggiungi prodotto'}
          </Button>
        </ActionBar>
        {leaveQuestion}
        {product.dialog}
      </form>
    </>
  );
}
