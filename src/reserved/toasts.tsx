import { type ReactNode, useState } from 'react';
import Button from 'react-bootstrap/Button';
import ProgressBar from 'react-bootstrap/ProgressBar';
import Toast from 'react-bootstrap/Toast';
import ToastContainer from 'react-bootstrap/ToastContainer';
import { createStore } from '../data/store';
import { Icon } from '../ui/Icon';
import { useStore } from '../ui/useStore';

/**
 * A notification: `progress` stays until it is closed or another one comes, an `error` until it is closed, a `success` for a while,
 * and for as long as the pointer or the focus is in it.
 */
export type Notification = {
  kind: 'progress' | 'success' | 'error';
  text: ReactNode;
  hint?: ReactNode;
  /** A button of an error, such as a retry. The toast closes when it is clicked. */
  action?: { label: string; onClick: () => void } | undefined;
};

type Shown = Notification & { id: number };

/** How many are shown. Older ones appear again when a newer one is closed. */
const MOST = 3;

/** How long a success stays, in ms. */
const LASTS_MS = 5_000;

const shown = createStore((): readonly Shown[] => []);
let lastId = 0;

function close(id: number): void {
  shown.set(shown.get().filter((toast) => toast.id !== id));
}

/** Shows toasts. They live outside React, so that an operation can report its result after its page was left. */
export const toasts = {
  /** Adds a toast, in place of those that only inform: errors stay. @returns closes it */
  show(toast: Notification): () => void {
    lastId += 1;
    const id = lastId;
    const staying = shown.get().filter(({ kind }) => kind === 'error');
    shown.set([...staying, { ...toast, id }]);
    return () => close(id);
  },
  clear: () => shown.set([]),
};

/** The last toasts, at the bottom of the screen. */
export function Toasts() {
  const last = useStore(shown).slice(-MOST);
  return (
    // Always rendered, because screen readers do not announce a region that is added together with its text.
    <ToastContainer className="d-print-none" aria-live="polite" data-toasts>
      {last.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </ToastContainer>
  );
}

/** Leaves a toast to its container, which does not interrupt a screen reader: each of Bootstrap's toasts is an alert. */
function makePolite(toast: HTMLElement | null): void {
  toast?.removeAttribute('role');
  toast?.removeAttribute('aria-live');
}

function ToastCard({ toast }: { toast: Shown }) {
  const { id, kind, text, hint, action } = toast;
  const [held, setHeld] = useState(false);
  return (
    <Toast
      ref={kind === 'error' ? null : makePolite}
      animation={false}
      autohide={kind === 'success' && !held}
      delay={LASTS_MS}
      onClose={() => close(id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Toast.Header closeLabel="Chiudi la notifica">
        {kind !== 'progress' && (
          <Icon
            {...(kind === 'error'
              ? { name: 'circle-alert', className: 'alarm if-room' }
              : { name: 'check', className: 'if-room' })}
          />
        )}
        <strong className="rest">Notifica</strong>
      </Toast.Header>
      <Toast.Body>
        <div>{text}</div>
        {hint && <div className="quiet">{hint}</div>}
        {/* Indeterminate: Firebase reports no progress for multipart uploads. */}
        {kind === 'progress' && (
          <ProgressBar className="mt-2">
            <ProgressBar animated now={100} aria-label="In corso" />
          </ProgressBar>
        )}
        {action && (
          <Button
            variant="link"
            onClick={() => {
              close(id);
              action.onClick();
            }}
          >
            {action.label}
          </Button>
        )}
      </Toast.Body>
    </Toast>
  );
}
