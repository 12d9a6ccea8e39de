import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { ShowCurrentQuestion } from './ShowCurrentQuestion';
import type { ProductFormApi } from './useProductForm';

type SaveAlertProps = {
  form: ProductFormApi;
};

/** Why the last save failed, and the way on. It stays until it is dismissed or another save begins. */
export function SaveAlert({ form }: SaveAlertProps) {
  const { failure } = form;
  const changedTo = failure?.changedTo;
  const [asking, setAsking] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form's end is far from its head on a phone.
    if (failure) alert.current?.focus();
  }, [failure]);
  return (
    <div role="alert" ref={alert} tabIndex={-1}>
      {failure && (
        <div className="notice notice-error">
          <Icon name="circle-alert" />
          <div>
            <p>
              <strong>{failure.message}</strong>
            </p>
            {failure.hint && <p>{failure.hint}</p>}
            {changedTo && (
              <div className="notice-actions">
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
              </div>
            )}
            {failure.gone && (
              <div className="notice-actions">
                <button type="button" className="btn btn-outline-dark" onClick={form.saveAsNew}>
                  Aggiungi come nuovo prodotto
                </button>
              </div>
            )}
          </div>
          <button
            type="button"
            className="btn-close"
            aria-label="Chiudi l'avviso"
            onClick={form.dismissFailure}
          />
        </div>
      )}
      <ShowCurrentQuestion
        open={asking}
        onConfirm={() => {
          setAsking(false);
          if (changedTo) form.reset(changedTo);
        }}
        onCancel={() => setAsking(false)}
        onExited={() => {
          // The button that opened the dialog went with the failure.
          if (!failure) alert.current?.focus();
        }}
      />
    </div>
  );
}
