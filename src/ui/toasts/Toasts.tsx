import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { useStore } from '../useStore';
import styles from './Toasts.module.scss';
import { useCoveredHeight } from './useCoveredHeight';

/**
 * A notification: `progress` stays until it is closed or replaced, an `error` until it is closed, a `success` for a while, and
 * for as long as the pointer or the focus is in it.
 */
export type Toast = {
  kind: 'progress' | 'success' | 'error';
  title?: string;
  text: ReactNode;
  hint?: ReactNode;
  link?: { to: To; label: string } | undefined;
  /** What can be done about it. The toast closes when it is clicked. */
  action?: { label: string; onClick: () => void } | undefined;
};

type Shown = Toast & { id: number };

/** How many are shown. Older errors and undos appear again when a newer toast is closed. */
const MOST = 3;

/** How long a success stays, in ms: longer if it has an action. */
const LASTS = { plain: 5_000, withAction: 10_000 };

let shown: readonly Shown[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getShown = () => shown;

function close(id: number): void {
  set(shown.filter((toast) => toast.id !== id));
}

/** Shows toasts. They live outside React, so that an operation can report its result after its page was left. */
export const toasts = {
  /** Adds a toast to the stack, replacing one of kind `progress`. @returns closes it */
  show(toast: Toast): () => void {
    lastId += 1;
    const id = lastId;
    const all = [...shown.filter(({ kind }) => kind !== 'progress'), { ...toast, id }];
    // A success that a newer one pushes out does not return: it may have been changed since.
    set(
      all.filter(({ kind, action }, at) => at >= all.length - MOST || kind === 'error' || action),
    );
    return () => close(id);
  },
  clear: () => set([]),
};

/** The stack of notifications, above what is fixed at the bottom of the screen. */
export function Toasts() {
  const stack = useStore({ get: getShown, subscribe }).slice(-MOST);
  const box = useRef<HTMLDivElement>(null);
  useCoveredHeight(box, '--toast-height');
  const cardsOf = (isError: boolean) =>
    stack
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />);
  return (
    // Both live regions are always rendered: screen readers announce changes only within an existing one.
    <div className={`${styles.toasts} screen-only`} ref={box} data-toasts>
      <div role="status" aria-atomic="false">
        {cardsOf(false)}
      </div>
      <div role="alert" aria-atomic="false">
        {cardsOf(true)}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Shown }) {
  const { id, kind, title, text, hint, link, action } = toast;
  const lasts = action ? LASTS.withAction : LASTS.plain;
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (kind !== 'success' || held) return;
    const timer = setTimeout(() => close(id), lasts);
    return () => clearTimeout(timer);
  }, [kind, id, lasts, held]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watched, so that it does not close under the pointer
    <div
      className={`toast show row ${styles.toast}`}
      data-toast={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={`toast-body rest ${styles.body}`}>
        {title && <div className="strong">{title}</div>}
        <div>{text}</div>
        {hint && <div className="quiet">{hint}</div>}
        {link && (
          <Link className="tap strong" to={link.to} onClick={() => close(id)}>
            {link.label}
          </Link>
        )}
        {action && (
          <button
            type="button"
            className="bare tap strong"
            onClick={() => {
              close(id);
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
        {kind === 'progress' && <div className={styles.progress} />}
      </div>
      <button
        type="button"
        className="btn-close square end"
        aria-label="Chiudi la notifica"
        onClick={() => close(id)}
      />
    </div>
  );
}
