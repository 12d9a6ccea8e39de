import type { UseFormReturn } from 'react-hook-form';
import { type FieldName, fieldNames } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import {
  copyValuesOf,
  emptyValues,
  type FormValues,
  valuesOf,
} from '../../domain/product/validation';
import { paths } from '../../paths';

/**
 * The form's values: `image` is the address of the picture that is shown. `senzaAllergeni` is the answer that there is none of the
 * fourteen: nothing ticked alone may be forgotten.
 */
export type ProductFormValues = FormValues & { image: string | null; senzaAllergeni: boolean };

/** What a form opens with: a product to edit, a product to copy, or neither. */
export type FormStart = { opened: Product | null; template: Product | null };

/** The default values of a form. A copy has no picture yet. */
export function startValues(base: Product | null, template: Product | null): ProductFormValues {
  if (base) {
    const senzaAllergeni = base.allergeni.length === 0 && !base.allergeniDaVerificare;
    return { ...valuesOf(base), image: base.image, senzaAllergeni };
  }
  const values = template ? copyValuesOf(template) : emptyValues;
  return { ...values, image: null, senzaAllergeni: false };
}

/** The address of the form of a product, null for a new one. */
export function addressOf(product: Product | null): string {
  return product ? paths.editProduct(product.id) : paths.addItem;
}

/** One for each product, one for each product's copy, and one for the empty form. */
export function draftKey({ opened, template }: FormStart): string {
  if (opened) return `prodotto/${opened.id}`;
  return template ? `copia/${template.id}` : 'nuovo';
}

/** The names of the stored fields that are typed. Confirming the allergens is typing them. */
export function typedFields({
  allergeniControllati,
  ...dirty
}: UseFormReturn<ProductFormValues>['formState']['dirtyFields']): FieldName[] {
  return fieldNames.filter((name) => dirty[name] || (name === 'allergeni' && allergeniControllati));
}

/** Some entries of an object, as far as it has them. */
export function pick<Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
): Pick<Source, Name> {
  const own = names.filter((name) => name in source);
  return Object.fromEntries(own.map((name) => [name, source[name]])) as Pick<Source, Name>;
}
