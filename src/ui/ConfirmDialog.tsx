import type { ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';

type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Label of the button that confirms. */
  confirm: string;
  /** Label of the button that cancels. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called when the dialog has closed and faded out: the time to move the focus elsewhere. */
  onExited?: () => void;
  /** Whether the focus returns to the element that had it before. */
  restoreFocus?: boolean;
};

/** Asks for confirmation. The safe answer has the focus. */
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
          // biome-ignore lint/a11y/noAutofocus: an opening dialog takes the focus, here on its safe answer
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
