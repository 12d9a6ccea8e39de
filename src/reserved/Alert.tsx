import type { ReactNode } from 'react';
import BootstrapAlert from 'react-bootstrap/Alert';
import type { Elements } from '../ui/elements';

type AlertProps = {
  kind?: 'neutral' | 'error';
  title?: ReactNode;
  /** 'status' for an alert that is not inside a live region. */
  role?: 'status' | 'note';
  children?: Elements;
  actions?: Elements;
  onClose?: (() => void) | undefined;
};

/** Bootstrap's alert with a title, a text, actions and a button that closes it, all optional. */
export function Alert({ kind, title, role, children, actions, onClose }: AlertProps) {
  return (
    <BootstrapAlert
      variant={kind === 'error' ? 'danger' : 'light'}
      transition={false}
      // Bootstrap's own role would be told a second time inside a live region.
      role={role}
      dismissible={onClose !== undefined}
      closeLabel="Chiudi l'avviso"
      onClose={() => onClose?.()}
    >
      {title && <strong className="d-block">{title}</strong>}
      {children}
      {actions && <div className="d-flex flex-wrap gap-2 mt-2">{actions}</div>}
    </BootstrapAlert>
  );
}
