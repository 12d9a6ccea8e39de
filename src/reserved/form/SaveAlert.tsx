import { useEffect } from 'react';
import { conflictsOf, type Fields } from '../../domain/changes/change';
import { type FieldName, fields } from '../../domain/product/fields';
import { valueInWords } from '../../domain/staff/words';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { Conflict, ProductFormApi } from './useProductForm';

/** Why the last save failed, and what can be done. It takes the focus, because on a phone the save button is far below. */
export function SaveAlert({ form }: { form: ProductFormApi }) {
  const { alert, failure, conflict } = form;
  const isShown = failure !== null || conflict !== null;
  useEffect(() => {
    if (!isShown) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [alert, isShown]);
  const losesPicture = form.job.base?.image && !form.picture.chosen();

  return (
    <div role="alert" ref={alert} tabIndex={-1}>
      {conflict && <ConflictNotice form={form} conflict={conflict} />}
      {failure && (
        <Notice
          kind="error"
          title={failure.gone ? 'Questo piatto non c’è più nel menu' : failure.message}
          actions={
            failure.gone && <Button onClick={form.saveAsNew}>Aggiungi come nuovo prodotto</Button>
          }
          onClose={form.dismissFailure}
        >
          <p>
            {failure.hint}
            {failure.gone &&
              losesPicture &&
              '. La sua immagine è stata eliminata con lui: quello nuovo nasce senza'}
          </p>
        </Notice>
      )}
    </div>
  );
}

/** The conflicting fields with both values. One choice, 'mine' or 'theirs', applies to all of them. */
function ConflictNotice({ form, conflict }: { form: ProductFormApi; conflict: Conflict }) {
  const { change, current } = conflict;
  const names = conflictsOf(change, current);
  const mine = () => form.keepMine(conflict);
  const theirs = () => form.takeTheirs(conflict);
  return (
    <Notice
      icon="info"
      title={`Mentre lo modificavi è cambiato anche nel menu: ${names.map((name) => fields[name].label).join(', ')}`}
      actions={
        <>
          <Button primary onClick={mine}>
            Tieni il mio
          </Button>
          <Button onClick={theirs}>Prendi il loro</Button>
        </>
      }
    >
      {names.map((name) => (
        <div key={name} className="conflict-field">
          {names.length > 1 && <b>{fields[name].label}</b>}
          <p>
            Nel menu adesso: <Side name={name} product={current} />
          </p>
          <p>
            {fields[name].kind === 'picture' ? 'Tu hai scelto' : 'Tu hai scritto'}:{' '}
            <Side name={name} product={change.after} />
          </p>
        </div>
      ))}
    </Notice>
  );
}

function Side({ name, product }: { name: FieldName; product: Fields | null }) {
  if (fields[name].kind === 'picture' && product?.image) {
    return <img className="conflict-picture" src={product.image} alt="un’immagine" />;
  }
  return <bdi>{valueInWords(name, product?.[name])}</bdi>;
}
