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
  /** Id of the control. */
  id: string;
  children: (control: ControlProps) => ReactNode;
};

/** Label, control, hint and error of one field. */
export function Field({ id, label, children, ...texts }: FieldProps) {
  return (
    <div className={fieldClass(texts)}>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      {children({ id, ...describe(id, texts) })}
      <FieldMessages id={id} {...texts} />
    </div>
  );
}

type FieldGroupProps = FieldTexts & {
  /** Prefix of the ids of the hint and the error. */
  id: string;
  /** @param control attributes for each control of the group */
  children: (control: Description) => ReactNode;
};

/** Legend, controls, hint and error of a field that has several controls. */
export function FieldGroup({ id, label, children, ...texts }: FieldGroupProps) {
  return (
    <fieldset className={fieldClass(texts)}>
      <legend className="form-label">{label}</legend>
      {children(describe(id, texts))}
      <FieldMessages id={id} {...texts} />
    </fieldset>
  );
}

type Messages = Omit<FieldTexts, 'label'>;

function fieldClass({ problem, className = '' }: Messages): string {
  return `field ${problem ? 'field-wrong' : ''} ${className}`.trim();
}

function describe(id: string, { hint, problem }: Messages): Description {
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

function FieldMessages({ id, hint, problem }: Messages & { id: string }) {
  return (
    <>
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
    </>
  );
}
