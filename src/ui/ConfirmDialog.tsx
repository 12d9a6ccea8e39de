import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** What the button does that cannot be undone. */
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called when the dialog has left the screen: where the focus should go, if not back to where it was. */
  onExited?: () => void;
  /** Whether the focus goes back to where it was; false where it is wanted elsewhere. */
  restoreFocus?: boolean;
};

/** Asks before something that cannot be undone. The safe answer has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  onExited,
  restoreFocus = true,
}: ConfirmDialogProps) {
  return (
    <Modal
      show={open}
      onHide={onCancel}
      onExited={() => onExited?.()}
      restoreFocus={restoreFocus}
      centered
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      contentClassName="confirm-dialog"
    >
      <h2 id="confirm-title">{title}</h2>
      <div id="confirm-text">{children}</div>
      <div className="confirm-actions">
        <button
          type="button"
          className="btn btn-outline-dark"
          // biome-ignore lint/a11y/noAutofocus: a dialog that opens takes the focus, here to its safe answer
          autoFocus
          onClick={onCancel}
        >
          {cancel}
        </button>
        <button type="button" className="btn btn-primary" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </Modal>
  );
}
