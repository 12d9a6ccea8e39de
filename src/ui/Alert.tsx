import type { ReactNode } from 'react';
import styles from './Alert.module.scss';
import type { Elements } from './elements';
import { Icon } from './Icon';

type AlertProps = {
  kind?: 'neutral' | 'error';
  icon?: string | undefined;
  title?: ReactNode;
  /** For an alert that is not inside a live region. */
  role?: 'status';
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
    <div
      className={`box cluster top ${styles.alert} ${kind === 'error' ? styles.error : ''}`}
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
    </div>
  );
}
