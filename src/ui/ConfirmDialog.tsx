import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

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
  /** Called once the dialog has closed after a confirmation: moves the focus, which the browser has given back. */
  onConfirmed?: () => void;
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
  onConfirmed,
}: ConfirmDialogProps) {
  const confirmed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of `open` closes it
  useEffect(() => {
    if (!open && confirmed.current) onConfirmed?.();
    confirmed.current = false;
  }, [open]);
  if (!open) return null;
  return (
    <Dialog
      className="confirm-dialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      isQuestion
      onClose={onCancel}
    >
      <h2 id="confirm-title">{title}</h2>
      <div id="confirm-text">{children}</div>
      <div className="confirm-actions">
        <Button data-focus-first onClick={onCancel}>
          {cancel}
        </Button>
        <Button
          primary
          onClick={() => {
            confirmed.current = true;
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
