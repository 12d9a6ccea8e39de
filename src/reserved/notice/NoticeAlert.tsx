import { FailureAlert } from '../FailureAlert';
import { NoticeText } from './NoticeText';
import type { NoticeFormApi } from './useNoticeForm';

type NoticeAlertProps = {
  form: NoticeFormApi;
};

/** Why the last change failed; where somebody else was faster, what they have written, and which of the two shall stand. */
export function NoticeAlert({ form }: NoticeAlertProps) {
  const { failure } = form;
  const conflict = failure?.conflict;

  function actions(discard: () => void) {
    if (!conflict) return null;
    const { current, removal } = conflict;
    return (
      <>
        <button
          type="button"
          className="btn btn-outline-dark"
          onClick={removal ? form.dismissFailure : discard}
        >
          {current ? 'Tieni il suo' : 'Lascia senza avviso'}
        </button>
        <button type="button" className="btn btn-outline-dark" onClick={form.overwrite}>
          {removal ? 'Rimuovi comunque' : 'Salva comunque il mio'}
        </button>
      </>
    );
  }

  return (
    <FailureAlert
      failure={failure}
      actions={actions}
      changed={form.changed}
      question="Al loro posto vedrai l’avviso com’è adesso."
      onDiscard={form.takeTheirs}
      onClose={form.dismissFailure}
      onUse={form.closeNotification}
    >
      {conflict?.current && (
        <>
          <p className="notice-theirs">Adesso c’è questo:</p>
          <NoticeText notice={conflict.current} />
        </>
      )}
    </FailureAlert>
  );
}
