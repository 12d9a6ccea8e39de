import type { ReactNode } from 'react';
import type { FieldName, Problem } from '../../domain/validation';
import { type ControlProps, controlId, Field } from '../../ui/Field';

type FormFieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
  problem: Problem | null;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A field of the product form, which says what is wrong of all its fields in one message. */
export function FormField({ name, problem, ...field }: FormFieldProps) {
  const wrong = problem?.fields.includes(name) ?? false;
  return <Field id={controlId(name)} problem={wrong ? problem?.message : undefined} {...field} />;
}
