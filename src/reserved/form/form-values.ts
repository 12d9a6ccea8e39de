import type { UseFormReturn } from 'react-hook-form';
import { type FieldName, fieldNames } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import {
  emptyValues,
  type FormValues,
  type ValidFields,
  valuesOf,
} from '../../domain/staff/validation';

/** The form's values. `senzaAllergeni` confirms that there is none of the fourteen: no tick at all may be an oversight. */
export type ProductFormValues = FormValues & { senzaAllergeni: boolean };

/** The form's values once they are valid. */
export type CheckedValues = { fields: ValidFields; senzaAllergeni: boolean };

export type Form = UseFormReturn<ProductFormValues, unknown, CheckedValues>;

/** The default values of a form that edits a product, or else copies one. A copy has no picture yet. */
export function startValues(base: Product | null, template: Product | null): ProductFormValues {
  if (base) {
    const senzaAllergeni = base.allergeni.length === 0 && !base.allergeniDaVerificare;
    return { ...valuesOf(base), senzaAllergeni };
  }
  const copied = template && {
    ...valuesOf(template),
    nome: `${template.nome} (copia)`,
    image: null,
  };
  return { ...(copied ?? emptyValues), senzaAllergeni: false };
}

/** The names of the dirty stored fields. Confirming the allergens makes `allergeni` dirty too. */
export function typedFields({
  allergeniControllati,
  ...dirty
}: Form['formState']['dirtyFields']): FieldName[] {
  return fieldNames.filter((name) => dirty[name] || (name === 'allergeni' && allergeniControllati));
}
