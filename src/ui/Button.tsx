import type { ComponentProps } from 'react';
import { Icon } from './Icon';

type ButtonProps = ComponentProps<'button'> & {
  icon?: string;
  /** Whether it is what most people want to do next. */
  primary?: boolean;
  /** Whether it reads like a link. */
  link?: boolean;
};

/** A button, outlined unless it is the primary one or a link. It submits no form unless its type says so. */
export function Button(buttonProps: ButtonProps) {
  const { icon, primary = false, link = false, className = '', children, ...props } = buttonProps;
  const look = link ? 'btn-link' : 'btn-outline-dark';
  return (
    <button
      type="button"
      {...props}
      className={`btn ${primary ? 'btn-primary' : look} ${className}`.trim()}
    >
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
