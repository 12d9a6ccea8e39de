import { type ReactNode, useState } from 'react';
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
  /**
   * Moves the focus, once the dialog has faded out after a confirmation. Without it, and after any other answer, the focus
   * returns to the element that had it before.
   */
  onConfirmed?: () => void;
};

/** Asks for confirmation. The safe answer has the focus. A tap beside it, the second one of a double tap perhaps, is no answer. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  onConfirmed,
}: ConfirmDialogProps) {
  // The texts stay as they are when it opens until it has faded out.
  const [shown, setShown] = useState({ open, title, children, confirm });
  if (open !== shown.open) {
    setShown(open ? { open, title, children, confirm } : { ...shown, open });
  }
  const [confirmed, setConfirmed] = useState(false);
  const movesFocus = confirmed && onConfirmed !== undefined;
  return (
    <Modal
      show={open}
      backdrop="static"
      onShow={() => setConfirmed(false)}
      onHide={onCancel}
      onExited={() => movesFocus && onConfirmed()}
      restoreFocus={!movesFocus}
      centered
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      contentClassName="confirm-dialog"
    >
      <h2 id="confirm-title">{shown.title}</h2>
      <div id="confirm-text">{shown.children}</div>
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
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            setConfirmed(true);
            onConfirm();
          }}
        >
          {shown.confirm}
        </button>
      </div>
    </Modal>
  );
}
