import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldName } from '../../domain/product/fields';
import { fieldLabel } from '../../domain/product/words';
import { type ControlProps, controlId, Field } from '../../ui/Field';
import type { ProductFormValues } from './form-values';

export type FormProps = { form: UseFormReturn<ProductFormValues> };

type FormFieldProps = FormProps & {
  name: FieldName;
  hint?: string | undefined;
  /** What is wrong already before the form is submitted. */
  problem?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A stored field in the product form, with its label and what is wrong with it. */
export function FormField({ form, name, problem, ...field }: FormFieldProps) {
  const error = form.formState.errors[name]?.message;
  return (
    <Field id={controlId(name)} label={fieldLabel(name)} problem={error ?? problem} {...field} />
  );
}
