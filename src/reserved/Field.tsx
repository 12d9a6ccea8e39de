import type { ComponentProps } from 'react';
import type { Elements } from '../ui/elements';
import styles from './Field.module.scss';

/** Attributes that connect a control with its label, its hint and its error. */
export type ControlProps = {
  id: string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** Id of the control of a product's field, to move the focus there when the field is wrong. */
export function controlId(name: string): string {
  return `campo-${name}`;
}

type FieldProps = {
  /** Id of the control, and prefix of the ids of hint and error. */
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  className?: string | undefined;
  /** Whether it has several controls: a legend names them all, and none has the id. */
  isGroup?: boolean;
  children: (control: ControlProps) => Elements;
};

export function Field(props: FieldProps) {
  const { id, label, hint, problem, className = '', isGroup = false, children } = props;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  const Box = isGroup ? 'fieldset' : 'div';
  return (
    <Box className={`${styles.field} ${className}`.trim()}>
      {isGroup ? (
        <legend className="form-label">{label}</legend>
      ) : (
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
      )}
      {children({
        id: isGroup ? undefined : id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className={`${styles.hint} quiet small`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={`alarm small ${styles.hint}`} id={`${id}-error`}>
          {problem}
        </p>
      )}
    </Box>
  );
}

/** A checkbox, or a radio button, in a box of its own. */
export function Tick({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={`box row ${styles.choice}`}>
      <input type="checkbox" {...input} className="form-check-input" />
      <span className="row">{children}</span>
    </label>
  );
}

/** A radio button that looks like a button with its label. */
export function Pill({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className={styles.pill}>
      <input type="radio" {...input} className={styles.over} />
      <span className="tap strong">{children}</span>
    </label>
  );
}
