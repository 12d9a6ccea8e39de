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
  /** Called when something in the alert is clicked: what was said of the failure elsewhere must not cover the rest. */
  onUse: () => void;
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
  onUse,
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
    <div role="alert" ref={alert} tabIndex={-1} onClickCapture={onUse}>
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

/** Moves the focus to the alert, and shows it above the notification; where it does not fit there, from its first line on. */
function focusOnAlert(alert: HTMLElement | null): void {
  if (!alert) return;
  alert.focus({ preventScroll: true });
  alert.scrollIntoView({ block: 'nearest' });
  if (alert.getBoundingClientRect().top < 0) alert.scrollIntoView({ block: 'start' });
}
