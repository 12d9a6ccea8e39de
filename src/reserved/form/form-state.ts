import type { Product } from '../../domain/product';
import { copyValuesOf, emptyValues, type ProductValues, valuesOf } from '../../domain/validation';
import type { FormPicture } from './form-picture';
import { newSaveJob, type SaveJob } from './save-product';

/** What a form opens with: a product to edit, a product to copy, or neither. */
export type FormStart = { opened: Product | null; template: Product | null };

/** The values of the form, and the job that saves them. */
export type FormState = {
  values: ProductValues;
  picture: FormPicture;
  job: SaveJob;
  /** The product that a new one copies; null for any other form. */
  template: Product | null;
};

function startValues({ opened, template }: FormStart): ProductValues {
  if (opened) return valuesOf(opened);
  return template ? copyValuesOf(template) : emptyValues;
}

/** An unchanged form. A copy starts without a picture: two products never share one. */
export function blankState(start: FormStart): FormState {
  return {
    values: startValues(start),
    picture: { kind: 'stored', url: start.opened?.image ?? null },
    job: newSaveJob(start.opened),
    template: start.template,
  };
}

/** Whether something was typed or chosen that leaving the form would lose. */
export function isChanged({ values, picture, job: { opened }, template }: FormState): boolean {
  const samePicture = picture.kind === 'stored' && picture.url === (opened?.image ?? null);
  return (
    !samePicture || JSON.stringify(values) !== JSON.stringify(startValues({ opened, template }))
  );
}
