import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { focusHeading } from '../../ui/focus';
import { Alert } from '../Alert';
import {
  BackToList,
  backToList,
  type ListState,
  readListState,
  searchToReturnTo,
} from '../list-place';
import { useReserved } from '../ReservedLayout';
import { useLeaveQuestion } from '../useLeaveQuestion';
import { FormFields } from './FormFields';
import styles from './ProductForm.module.scss';
import { SaveAlert, useConflict } from './SaveAlert';
import { type FormStart, useProductDraft } from './useProductDraft';
import { useProductSave } from './useProductSave';

type ProductFormProps = {
  start: FormStart;
  /** The opened product, refetched: undefined until the response, null if it was deleted. */
  current?: Product | null | undefined;
};

/** The form for adding and for editing. Its `key` is that of the history entry, so that each entry starts with a fresh form. */
export function ProductForm({ start, current }: ProductFormProps) {
  const { opened = null } = start;
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
      const state: ListState = { product: null, search, isAfterSave: true };
      void navigate(paths.addItem, { replace: true, state });
    }
  }

  const draft = useProductDraft(start, user.uid);
  const saving = useProductSave(draft, leave);
  const conflict = useConflict(draft, saving, current);
  const { form, restored } = draft;
  const { isSaving } = saving;
  const isGone = draft.job.base !== null && current === null;
  useLeaveQuestion(saving.wouldLose, draft.drop);
  const submitButton = useRef<HTMLButtonElement>(null);
  /** A form that replaces a saved one may get the second tap of a double tap, which must not complain of empty fields. */
  const mayBeDoubleTap = useRef(readListState(location.state)?.isAfterSave);

  useEffect(() => {
    // A new form selects the name, which a copy has filled in. A restored draft keeps the focus on the heading above its notice.
    if (!opened && !restored) form.setFocus('nome', { shouldSelect: true });
  }, [opened, restored, form]);

  return (
    <>
      <div role="status">
        {isGone && !isSaving && !saving.failure && (
          <Alert title="Questo piatto non c’è più nel menu">
            <p>È stato eliminato. Se salvi, puoi aggiungerlo come nuovo.</p>
          </Alert>
        )}
        {restored && !isGone && !isSaving && (
          <Alert
            icon="undo-2"
            title="Qui c’è una modifica di prima, non salvata"
            actions={
              <Button
                onClick={() => {
                  draft.drop();
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
          const isDoubleTap = mayBeDoubleTap.current && !form.formState.isDirty;
          mayBeDoubleTap.current = false;
          if (isDoubleTap) return;
          // The field in which Enter was pressed is disabled during the save, and would lose the focus.
          submitButton.current?.focus();
          saving.save();
        }}
      >
        <SaveAlert draft={draft} saving={saving} conflict={conflict} />
        <fieldset className={`grid ${styles.body}`} disabled={isSaving}>
          <FormFields form={form} picture={draft.picture} job={draft.job} />
        </fieldset>
        <div className="cluster between action-bar">
          <BackToList />
          <Button
            ref={submitButton}
            type="submit"
            primary
            disabled={!staff}
            aria-disabled={isSaving}
          >
            {opened ? 'Salva modifiche' : 'Aggiungi prodotto'}
          </Button>
        </div>
      </form>
    </>
  );
}
