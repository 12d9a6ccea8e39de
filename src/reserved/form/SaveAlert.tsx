import { useEffect, useState } from 'react';
import { type FieldName, fields } from '../../domain/product/fields';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { Notice } from '../../ui/Notice';
import type { Conflict, ProductFormApi } from './useProductForm';

type SaveAlertProps = {
  form: ProductFormApi;
};

/** Why the last save failed, and what can be done. It has the focus: on a phone the save button is far below. */
export function SaveAlert({ form }: SaveAlertProps) {
  const { alert, failure, conflict } = form;
  useEffect(() => {
    if (!failure && !conflict) return;
    alert.current?.focus({ preventScroll: true });
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [alert, failure, conflict]);

  return (
    <div role="alert" ref={alert} tabIndex={-1}>
      {conflict && <ConflictNotice form={form} conflict={conflict} />}
      {failure && (
        <Notice
          kind="error"
          icon="circle-alert"
          title={failure.gone ? 'Questo prodotto non c’è più nel menu' : failure.message}
          actions={
            failure.gone && (
              <button type="button" className="btn btn-outline-dark" onClick={form.saveAsNew}>
                Aggiungi come nuovo prodotto
              </button>
            )
          }
          onClose={form.dismissFailure}
        >
          {failure.gone ? (
            <p>
              Qualcun altro lo ha eliminato mentre lo modificavi.{' '}
              {form.base?.image && !form.picture.chosen() && (
                <>La sua immagine è stata eliminata con lui: quello nuovo nasce senza.</>
              )}
            </p>
          ) : (
            failure.hint && <p>{failure.hint}</p>
          )}
        </Notice>
      )}
    </div>
  );
}

type ConflictNoticeProps = SaveAlertProps & { conflict: Conflict };

/** The fields that somebody else has changed too: theirs and mine, and which of them shall stand. */
function ConflictNotice({ form, conflict }: ConflictNoticeProps) {
  const { fields: names, current, wanted } = conflict;
  const [chosen, setChosen] = useState<ReadonlyMap<FieldName, 'mine' | 'theirs'>>(new Map());

  function choose(name: FieldName, side: 'mine' | 'theirs') {
    const next = new Map(chosen).set(name, side);
    setChosen(next);
    if (next.size < names.length) return;
    form.resolveConflict(conflict, new Set(names.filter((other) => next.get(other) === 'theirs')));
  }

  return (
    <Notice
      icon="info"
      title={`Mentre lo modificavi è cambiato anche nel menu: ${names.map(fieldLabel).join(', ')}`}
    >
      {names.map((name) => (
        <fieldset key={name} className="conflict-field">
          <legend>{fieldLabel(name)}</legend>
          <p>
            Nel menu adesso: <Side name={name} product={current} />
          </p>
          <p>
            {fields[name].kind === 'picture' ? 'Tu hai scelto' : 'Tu hai scritto'}:{' '}
            <Side name={name} product={wanted} />
          </p>
          <div className="notice-actions">
            {(['mine', 'theirs'] as const).map((side) => (
              <button
                key={side}
                type="button"
                className={`btn ${side === 'mine' ? 'btn-primary' : 'btn-outline-dark'}`}
                aria-pressed={names.length > 1 ? chosen.get(name) === side : undefined}
                onClick={() => choose(name, side)}
              >
                {side === 'mine' ? 'Tieni il mio' : 'Prendi il loro'}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
    </Notice>
  );
}

function Side({ name, product }: { name: FieldName; product: Conflict['current' | 'wanted'] }) {
  if (fields[name].kind === 'picture' && product.image !== null) {
    return <img className="conflict-picture" src={product.image} alt="un’immagine" />;
  }
  return <bdi>{valueInWords(name, product[name])}</bdi>;
}
