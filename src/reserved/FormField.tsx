import type { ReactNode } from 'react';
import type { FieldName, Problem } from '../domain/validation';

/** What a control needs in order to belong to its label, its hint and its error. */
export type ControlProps = {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

type FormFieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
  problem: Problem | null;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** The id of a field's control, to which the focus goes when the field is wrong. */
export function controlId(name: FieldName): string {
  return `campo-${name}`;
}

/** Label, control, hint and error of one field. */
export function FormField({
  name,
  label,
  hint,
  problem,
  className = '',
  children,
}: FormFieldProps) {
  const id = controlId(name);
  const wrong = problem?.fields.includes(name) ?? false;
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${wrong ? 'field-wrong' : ''} ${className}`.trim()}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': wrong || undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {problem?.message}
        </p>
      )}
    </div>
  );
}
