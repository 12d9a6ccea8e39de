import type { ReactNode } from 'react';
import type { FieldName, Problem } from '../../domain/product/validation';
import { type ControlProps, controlId, Field } from '../../ui/Field';

type FormFieldProps = {
  name: FieldName;
  label: string;
  hint?: string | undefined;
  problem: Problem | null;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A field of the product form. One message names the problem of all its wrong fields. */
export function FormField({ name, problem, ...field }: FormFieldProps) {
  const wrong = problem?.fields.includes(name) ?? false;
  return <Field id={controlId(name)} problem={wrong ? problem?.message : undefined} {...field} />;
}
