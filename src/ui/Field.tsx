import type { ReactNode } from 'react';

/** Attributes that connect a control with its hint and its error. */
type Description = {
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** Attributes that connect a control with its label, its hint and its error. */
export type ControlProps = Description & { id: string };

/** Id of the control of a product's field, to move the focus there when the field is wrong. */
export function controlId(name: string): string {
  return `campo-${name}`;
}

type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value. */
  problem?: string | undefined;
  className?: string;
};

type FieldProps = FieldTexts & {
  /** Id of the control, and prefix of the ids of hint and error. */
  id: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error of one field. */
export function Field({ children, ...field }: FieldProps) {
  return (
    <FieldBox {...field} Box="div">
      {(description) => children({ id: field.id, ...description })}
    </FieldBox>
  );
}

type FieldGroupProps = FieldTexts & {
  /** Prefix of the ids of hint and error. */
  id: string;
  /** @param control attributes for each control of the group */
  children: (control: Description) => ReactNode;
};

/** Legend, controls, hint and error of a field that has several controls. */
export function FieldGroup(field: FieldGroupProps) {
  return <FieldBox {...field} Box="fieldset" />;
}

function FieldBox({
  id,
  label,
  hint,
  problem,
  className = '',
  children,
  Box,
}: FieldGroupProps & { Box: 'div' | 'fieldset' }) {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box className={`field ${problem ? 'field-wrong' : ''} ${className}`.trim()}>
      {Box === 'div' ? (
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
      ) : (
        <legend className="form-label">{label}</legend>
      )}
      {children({
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
    </Box>
  );
}
