import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, type To } from 'react-router-dom';
import { useCoveredHeight } from './useCoveredHeight';

/** A notification: `progress` stays until it is replaced, `success` closes by itself, `error` stays until dismissed. */
export type Toast = {
  kind: 'progress' | 'success' | 'error';
  text: ReactNode;
  /** A second line. */
  hint?: ReactNode;
  /** Where to go on from here. */
  link?: { to: To; label: string } | undefined;
};

export type Toasts = {
  /** Shows a notification, which replaces the one before. @returns closes it, where it is still shown */
  show: (toast: Toast) => () => void;
  clear: () => void;
};

/** The one notification of an area, kept outside React: what ends later than its page can still be shown. */
export type ToastStore = {
  get: () => Toast | null;
  set: (toast: Toast | null) => void;
  subscribe: (listener: () => void) => () => void;
};

/** How long a `success` stays, in ms. While the pointer or the focus is in it, it stays. */
const SUCCESS_MS = 5_000;

const ToastContext = createContext<Toasts>({ show: () => () => {}, clear: () => {} });

/** The functions that show and clear the notification of the surrounding ToastProvider. */
export function useToasts(): Toasts {
  return useContext(ToastContext);
}

function toastsOf(store: ToastStore): Toasts {
  return {
    show(next) {
      const shown = { ...next };
      store.set(shown);
      return () => {
        if (store.get() === shown) store.set(null);
      };
    },
    clear: () => store.set(null),
  };
}

type ToastProviderProps = {
  /** Defined outside the component: the notification survives it. */
  store: ToastStore;
  children: ReactNode;
};

/** Shows the notification of an area above what is fixed at the bottom of the screen. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const toast = useSyncExternalStore(store.subscribe, store.get, store.get);
  const toasts = useMemo(() => toastsOf(store), [store]);
  const box = useRef<HTMLDivElement>(null);
  useCoveredHeight(box, '--toast-height', toast);
  return (
    <ToastContext value={toasts}>
      {children}
      {/* Both live regions are always rendered: screen readers announce changes only within an existing one. */}
      <div className="toasts" ref={box}>
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
  const [held, setHeld] = useState(false);
  /** What had the focus before the notification. */
  const before = useRef<EventTarget | null>(null);
  useEffect(() => {
    if (toast.kind !== 'success' || held) return;
    const timer = setTimeout(onClose, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [toast, held, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watched, so that it does not close under the pointer
    <div
      className={`toast show toast-${toast.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <div className="toast-header">
        <strong>Notifica</strong>
        <button
          type="button"
          className="btn-close"
          aria-label="Chiudi la notifica"
          onClick={() => {
            onClose();
            if (before.current instanceof HTMLElement)
              before.current.focus({ preventScroll: true });
          }}
        />
      </div>
      <div className="toast-body">
        {toast.text}
        {toast.hint && <div className="toast-hint">{toast.hint}</div>}
        {toast.link && (
          <Link className="toast-link" to={toast.link.to} onClick={onClose}>
            {toast.link.label}
          </Link>
        )}
        {toast.kind === 'progress' && <div className="toast-bar" />}
      </div>
    </div>
  );
}
