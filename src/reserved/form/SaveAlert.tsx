import { useEffect } from 'react';
import type { Fields } from '../../domain/changes/change';
import { fields, type UnitName } from '../../domain/product/fields';
import { valueInWords } from '../../domain/staff/words';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import styles from './ProductForm.module.scss';
import type { ProductConflict } from './useConflict';
import type { ProductDraft } from './useProductDraft';
import type { ProductSave } from './useProductSave';

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
            {failure.hint}
            {failure.gone &&
              losesPicture &&
              '. La sua immagine è stata eliminata con lui: quello nuovo nasce senza'}
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
            Tieni il mio
          </Button>
          <Button onClick={takeTheirs}>Prendi il loro</Button>
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
            {fields[name].kind === 'picture' ? 'Tu hai scelto' : 'Tu hai scritto'}:{' '}
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
