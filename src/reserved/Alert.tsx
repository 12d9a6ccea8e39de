import type { ReactNode } from 'react';
import BootstrapAlert from 'react-bootstrap/Alert';
import type { Elements } from '../ui/elements';
import { Icon } from '../ui/Icon';
import styles from './Alert.module.scss';

type AlertProps = {
  kind?: 'neutral' | 'error';
  icon?: string | undefined;
  title?: ReactNode;
  /** 'status' for an alert that is not inside a live region. */
  role?: 'status' | 'note';
  children?: Elements;
  actions?: Elements;
  onClose?: (() => void) | undefined;
};

/** A message on the page, in a box: icon, title, text, actions and a button that closes it, all optional. */
export function Alert({
  kind = 'neutral',
  icon = kind === 'error' ? 'circle-alert' : undefined,
  title,
  role,
  children,
  actions,
  onClose,
}: AlertProps) {
  return (
    <BootstrapAlert
      className={`cluster top ${styles.alert}`}
      variant={kind === 'error' ? 'danger' : ''}
      transition={false}
      // Bootstrap's own role would be told a second time inside a live region.
      role={role}
    >
      {icon && <Icon name={icon} />}
      <div className="flush rest">
        {title && (
          <p>
            <strong>{title}</strong>
          </p>
        )}
        {children}
        {actions && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </div>
      {onClose && (
        <button
          type="button"
          className="btn-close square"
          aria-label="Chiudi l'avviso"
          onClick={onClose}
        />
      )}
    </BootstrapAlert>
  );
}
