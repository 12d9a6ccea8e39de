import { FailureAlert } from '../FailureAlert';
import { ConflictChoice } from './ConflictChoice';
import type { ProductFormApi } from './useProductForm';

type SaveAlertProps = {
  form: ProductFormApi;
};

/** Why the last save failed; where somebody else was faster, what can be done. */
export function SaveAlert({ form }: SaveAlertProps) {
  const { failure } = form;
  const changedTo = failure?.changedTo;

  function actions(discard: () => void) {
    if (changedTo) {
      return (
        <>
          <button type="button" className="btn btn-outline-dark" onClick={discard}>
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
      );
    }
    if (!failure?.gone) return null;
    return (
      <button type="button" className="btn btn-outline-dark" onClick={form.saveAsNew}>
        Aggiungi come nuovo prodotto
      </button>
    );
  }

  return (
    <FailureAlert
      failure={failure}
      actions={actions}
      changed={form.changed}
      question="Al loro posto vedrai il prodotto com’è adesso."
      onDiscard={() => {
        if (changedTo) form.reset(changedTo);
      }}
      onClose={form.dismissFailure}
      onUse={form.closeNotification}
    >
      {changedTo && <ConflictChoice form={form} current={changedTo} />}
    </FailureAlert>
  );
}
