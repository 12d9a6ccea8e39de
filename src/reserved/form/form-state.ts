import type { Product } from '../../domain/product';
import { copyValuesOf, emptyValues, type ProductValues, valuesOf } from '../../domain/validation';
import type { FormPicture } from './form-picture';
import { newSaveJob, type SaveJob } from './save-product';

/** What a form opens with: a product to edit, one to make another from, or neither. */
export type FormStart = { opened: Product | null; template: Product | null };

/** What stands in the form, and the way that it takes to the database. */
export type FormState = {
  values: ProductValues;
  picture: FormPicture;
  job: SaveJob;
  /** The product that a new one was made from; null for any other form. */
  template: Product | null;
};

function startValues({ opened, template }: FormStart): ProductValues {
  if (opened) return valuesOf(opened);
  return template ? copyValuesOf(template) : emptyValues;
}

/** A form that nobody has touched. A copy begins without a picture: two products never share one. */
export function blankState(start: FormStart): FormState {
  return {
    values: startValues(start),
    picture: { kind: 'stored', url: start.opened?.image ?? null },
    job: newSaveJob(start.opened),
    template: start.template,
  };
}

/** Whether leaving the form would lose something that was typed or chosen. */
export function isChanged({ values, picture, job: { opened }, template }: FormState): boolean {
  const pictureKept = picture.kind === 'stored' && picture.url === (opened?.image ?? null);
  return (
    !pictureKept || JSON.stringify(values) !== JSON.stringify(startValues({ opened, template }))
  );
}
