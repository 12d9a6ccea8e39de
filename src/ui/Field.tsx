import type { ReactNode } from 'react';

/** What a control needs in order to belong to its label, its hint and its error. */
export type ControlProps = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** The id of a field's control, to which the focus goes when the field is wrong. */
export function controlId(name: string): string {
  return `campo-${name}`;
}

type FieldProps = {
  /** The control's. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with it. */
  problem?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error of one field. */
export function Field({ id, label, hint, problem, className = '', children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${problem ? 'field-wrong' : ''} ${className}`.trim()}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="field-error" id={`${id}-error`}>
          {problem}
        </p>
      )}
    </div>
  );
}
