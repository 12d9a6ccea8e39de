import type { UseFormReturn } from 'react-hook-form';
import { type UnitName, unitNames } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import {
  emptyValues,
  type FormValues,
  type ValidFields,
  valuesOf,
} from '../../domain/staff/validation';

export type Form = UseFormReturn<FormValues, unknown, ValidFields>;

/**
 * The default values of a form that edits a product, or else copies one. A copy has no picture yet, stands last, and nobody has
 * said of it that it has no allergen.
 */
export function startValues(base: Product | null, template: Product | null): FormValues {
  if (base) return valuesOf(base);
  if (!template) return emptyValues;
  const own = { image: null, nessunAllergene: false, posizione: null };
  return { ...valuesOf(template), ...own, nome: `${template.nome} (copia)` };
}

/** The dirty fields. Confirming the allergens, or saying that there are none, makes `allergeni` dirty too. */
export function typedFields({
  allergeniControllati,
  nessunAllergene,
  ...dirty
}: Form['formState']['dirtyFields']): UnitName[] {
  const isAnswered = allergeniControllati || nessunAllergene;
  return unitNames.filter((name) => dirty[name] || (name === 'allergeni' && isAnswered));
}
