import { useEffect, useEffectEvent } from 'react';
import { ConflictError } from '../../data/staff/write-errors';
import {
  type Change,
  conflictsOf,
  type Fields,
  fieldsIn,
  withChanges,
} from '../../domain/changes/change';
import { fields, type UnitName, unitNames } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { valueInWords } from '../../domain/staff/words';
import { Button } from '../../ui/Button';
import { focusHeading } from '../../ui/focus';
import { Alert } from '../Alert';
import styles from './ProductForm.module.scss';
import type { Form } from './save-product';
import type { ProductDraft } from './useProductDraft';
import type { ProductSave } from './useProductSave';

/** A change that was not written because somebody else has changed the same fields, and the current product. */
type Conflict = { change: Change; current: Product };

/** The conflict to resolve before the save can be retried; null if it failed for another reason. */
function conflictIn(error: Error | null): Conflict | null {
  if (!(error instanceof ConflictError)) return null;
  const { change, current } = error;
  return change.before && current && { change, current };
}

/** The dirty fields. Confirming the allergens, or saying that there are none, makes `allergeni` dirty too. */
function typedFields({
  allergeniControllati,
  nessunAllergene,
  ...dirty
}: Form['formState']['dirtyFields']): UnitName[] {
  const isAnswered = allergeniControllati || nessunAllergene;
  return unitNames.filter((name) => dirty[name] || (name === 'allergeni' && isAnswered));
}

/**
 * What somebody else has changed meanwhile. Clean fields take it over. A field that both have changed is a conflict when it is
 * saved; null without one.
 */
export function useConflict(
  draft: ProductDraft,
  saving: ProductSave,
  current: Product | null | undefined,
) {
  const { form, job, compareWith } = draft;
  const { dirtyFields, isSubmitting } = form.formState;
  const conflict = conflictIn(saving.error);

  const takeOver = useEffectEvent((current: Product) => {
    if (!job.base || isSubmitting || saving.isSaved || conflict) return;
    const { id, nome } = current;
    const after = fieldsIn(job.base, typedFields(dirtyFields));
    const [base = current] = withChanges([current], [{ id, nome, before: {}, after }]);
    compareWith(base, true);
  });
  useEffect(() => {
    if (current) takeOver(current);
  }, [current]);

  if (!conflict) return null;
  const names = conflictsOf(conflict.change, conflict.current);
  return {
    /** The fields that both have changed. */
    names,
    mine: conflict.change.after,
    theirs: conflict.current,
    /** Saves the typed values over those of somebody else. */
    keepMine: () => saving.save(compareWith(conflict.current)),
    /** Shows somebody else's values in the conflicting fields. The other dirty fields stay, to be saved. */
    takeTheirs() {
      const answers = ['nessunAllergene', 'allergeniControllati'] as const;
      for (const name of names) form.resetField(name);
      if (names.includes('allergeni')) for (const name of answers) form.resetField(name);
      saving.dismissFailure();
      compareWith(conflict.current);
      focusHeading();
    },
  };
}

type ProductConflict = NonNullable<ReturnType<typeof useConflict>>;

type SaveAlertProps = {
  draft: ProductDraft;
  saving: ProductSave;
  conflict: ProductConflict | null;
};

/** Why the last save failed, and what can be done. It takes the focus, because on a phone the save button is far below. */
export function SaveAlert({ draft, saving, conflict }: SaveAlertProps) {
  const { alert, failure } = saving;
  const isShown = failure !== null;
  useEffect(() => {
    if (!isShown) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [alert, isShown]);
  const losesPicture = draft.job.base?.image && !draft.picture.chosen();

  return (
    <div role="alert" ref={alert} tabIndex={-1}>
      {conflict && <ConflictAlert {...conflict} />}
      {failure && !conflict && (
        <Alert
          kind="error"
          title={failure.gone ? 'Questo piatto non c’è più nel menu' : failure.message}
          actions={
            failure.gone && (
              <Button onClick={() => saving.save(draft.becomeNew())}>
                Aggiungi come nuovo prodotto
              </Button>
            )
          }
          onClose={saving.dismissFailure}
        >
          <p>
            <span>{failure.hint}</span>
            {failure.gone && losesPicture && (
              <span>. La sua immagine è stata eliminata con lui: quello nuovo nasce senza</span>
            )}
          </p>
        </Alert>
      )}
    </div>
  );
}

/** The conflicting fields with both values. One choice, 'mine' or 'theirs', applies to all of them. */
function ConflictAlert({ names, mine, theirs, keepMine, takeTheirs }: ProductConflict) {
  return (
    <Alert
      icon="info"
      title={`Mentre lo modificavi è cambiato anche nel menu: ${names.map((name) => fields[name].label).join(', ')}`}
      actions={
        <>
          <Button primary onClick={keepMine}>
            Tieni i miei
          </Button>
          <Button onClick={takeTheirs}>Prendi questi</Button>
        </>
      }
    >
      {names.map((name) => (
        <div key={name} className={`flush ${styles.conflict}`}>
          {names.length > 1 && <b>{fields[name].label}</b>}
          <p>
            Nel menu adesso: <Side name={name} product={theirs} />
          </p>
          <p>
            <span>{fields[name].kind === 'picture' ? 'Tu hai scelto: ' : 'Tu hai scritto: '}</span>
            <Side name={name} product={mine} />
          </p>
        </div>
      ))}
    </Alert>
  );
}

function Side({ name, product }: { name: UnitName; product: Fields | null }) {
  if (fields[name].kind === 'picture' && product?.image) {
    return <img src={product.image} alt="un’immagine" />;
  }
  return <bdi>{valueInWords(name, product)}</bdi>;
}
