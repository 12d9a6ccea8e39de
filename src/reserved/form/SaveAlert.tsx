import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/Notice';
import { ConflictChoice } from './ConflictChoice';
import { ShowCurrentQuestion } from './ShowCurrentQuestion';
import type { ProductFormApi } from './useProductForm';

type SaveAlertProps = {
  form: ProductFormApi;
};

/** Why the last save failed, and what can be done. It stays until it is dismissed or another save begins. */
export function SaveAlert({ form }: SaveAlertProps) {
  const { failure } = form;
  const changedTo = failure?.changedTo;
  const [asking, setAsking] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the save button is far below the alert.
    if (failure) alert.current?.focus();
  }, [failure]);
  return (
    <div role="alert" ref={alert} tabIndex={-1}>
      {failure && (
        <Notice
          kind="error"
          icon="circle-alert"
          title={failure.message}
          actions={
            changedTo ? (
              <>
                <button
                  type="button"
                  className="btn btn-outline-dark"
                  onClick={() => (form.changed ? setAsking(true) : form.reset(changedTo))}
                >
                  Mostra la versione attuale
                </button>
                <button
                  type="button"
                  className="btn btn-outline-dark"
                  onClick={() => form.overwrite(changedTo)}
                >
                  Salva comunque la mia
                </button>
              </>
            ) : (
              failure.gone && (
                <button type="button" className="btn btn-outline-dark" onClick={form.saveAsNew}>
                  Aggiungi come nuovo prodotto
                </button>
              )
            )
          }
          onClose={form.dismissFailure}
        >
          {failure.hint && <p>{failure.hint}</p>}
          {changedTo && <ConflictChoice form={form} current={changedTo} />}
        </Notice>
      )}
      <ShowCurrentQuestion
        open={asking}
        onConfirm={() => {
          setAsking(false);
          if (changedTo) form.reset(changedTo);
        }}
        onCancel={() => setAsking(false)}
        // The failure is gone, and with it the button that opened the dialog.
        onConfirmed={() => alert.current?.focus()}
      />
    </div>
  );
}
