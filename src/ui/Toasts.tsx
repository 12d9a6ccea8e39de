import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

/** A notification: `progress` stays until it is replaced, `success` closes by itself, `error` stays until dismissed. */
export type Toast = {
  kind: 'progress' | 'success' | 'error';
  text: string;
  /** A second line. */
  hint?: string | null;
};

export type Toasts = {
  /** Shows a notification, which replaces the one before. */
  show: (toast: Toast) => void;
  clear: () => void;
};

/** How long a `success` stays, in ms. */
const SUCCESS_MS = 5_000;

const ToastContext = createContext<Toasts>({ show: () => {}, clear: () => {} });

/** The functions that show and clear the notification of the surrounding ToastProvider. */
export function useToasts(): Toasts {
  return useContext(ToastContext);
}

/** Holds the one notification of an area. It survives navigation within the area. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const toasts = useMemo(
    () => ({ show: (next: Toast) => setToast({ ...next }), clear: () => setToast(null) }),
    [],
  );

  useEffect(() => {
    if (toast?.kind !== 'success') return;
    const timer = setTimeout(() => setToast(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* Both live regions are always rendered: screen readers announce changes only within an existing one. */}
      <div className="toasts">
        <div role="status">
          {toast && toast.kind !== 'error' && <ToastCard toast={toast} onClose={toasts.clear} />}
        </div>
        <div role="alert">
          {toast?.kind === 'error' && <ToastCard toast={toast} onClose={toasts.clear} />}
        </div>
      </div>
    </ToastContext>
  );
}

type ToastCardProps = {
  toast: Toast;
  onClose: () => void;
};

function ToastCard({ toast, onClose }: ToastCardProps) {
  return (
    <div className={`toast show toast-${toast.kind}`}>
      <div className="toast-header">
        <strong>Notifica</strong>
        <button
          type="button"
          className="btn-close"
          aria-label="Chiudi la notifica"
          onClick={onClose}
        />
      </div>
      <div className="toast-body">
        {toast.text}
        {toast.hint && <div className="toast-hint">{toast.hint}</div>}
        {toast.kind === 'progress' && <div className="toast-bar" />}
      </div>
    </div>
  );
}
