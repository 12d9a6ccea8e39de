import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Notice } from '../ui/Notice';

type FailureAlertProps = {
  /** A new object each time that a save has failed. */
  failure: { message: string; hint: string | null } | null;
  /** What can be done about it. @param discard takes what somebody else has saved, after a question where that loses something */
  actions?: ((discard: () => void) => ReactNode) | undefined;
  /** More about the failure. */
  children?: ReactNode;
  /** Whether something typed would be lost. */
  changed: boolean;
  /** What `discard` shows in place of what was typed: 'Al loro posto vedrai …'. */
  question: string;
  onDiscard: () => void;
  onClose: () => void;
};

/** Why the last save of a form failed, and what can be done. It stays until it is dismissed or another save begins. */
export function FailureAlert({
  failure,
  actions,
  children,
  changed,
  question,
  onDiscard,
  onClose,
}: FailureAlertProps) {
  const [asking, setAsking] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const hadFailure = useRef(false);
  useEffect(() => {
    // On a phone the save button is far below the alert. With the alert its buttons go, and the focus that one of them had.
    const lostFocus = hadFailure.current && document.activeElement === document.body;
    if (failure || lostFocus) focusOnAlert(alert.current);
    hadFailure.current = failure !== null;
  }, [failure]);

  return (
    <div role="alert" ref={alert} tabIndex={-1}>
      {failure && (
        <Notice
          kind="error"
          icon="circle-alert"
          title={failure.message}
          actions={actions?.(changed ? () => setAsking(true) : onDiscard)}
          onClose={onClose}
        >
          {failure.hint && <p>{failure.hint}</p>}
          {children}
        </Notice>
      )}
      <ConfirmDialog
        open={asking}
        title="Scartare le tue modifiche?"
        confirm="Scarta le mie modifiche"
        cancel="Continua a modificare"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
        // The failure is gone, and with it the button that opened the dialog.
        onConfirmed={() => focusOnAlert(alert.current)}
      >
        <p>{question} Quello che hai scritto andrà perso.</p>
      </ConfirmDialog>
    </div>
  );
}

/** Moves the focus to the alert, and its first line into view: it may be higher than the screen. */
function focusOnAlert(alert: HTMLElement | null): void {
  if (!alert) return;
  alert.focus({ preventScroll: true });
  const { top, bottom } = alert.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) alert.scrollIntoView({ block: 'start' });
}
