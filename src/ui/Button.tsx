import type { ComponentProps } from 'react';
import { Icon } from './Icon';

type ButtonProps = ComponentProps<'button'> & {
  icon?: string;
  /** Whether it is what most people want to do next. */
  primary?: boolean;
};

/** A button, outlined unless it is the primary one. It submits no form unless its type says so. */
export function Button({ icon, primary = false, className = '', children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`btn ${primary ? 'btn-primary' : 'btn-outline-dark'} ${className}`.trim()}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
