import type { Product } from '../../domain/product/product';
import {
  copyValuesOf,
  emptyValues,
  type ProductValues,
  valuesOf,
} from '../../domain/product/validation';
import { type ChosenPicture, newSaveJob, type SaveJob } from './save-product';

/** The value of the picture field. `preview` is a data URL (spec point 3). */
export type FormPicture =
  | { kind: 'stored'; url: string | null }
  | { kind: 'reading'; done: Promise<FormPicture> }
  /** `still`: an animation of which the first picture is kept. */
  | { kind: 'chosen'; chosen: ChosenPicture; preview: string; still: boolean }
  | { kind: 'invalid'; name: string };

/** What a form opens with: a product to edit, a product to copy, or neither. */
export type FormStart = { opened: Product | null; template: Product | null };

/** The values of the form, and the job that saves them. */
export type FormState = {
  values: ProductValues;
  picture: FormPicture;
  job: SaveJob;
  /** The product that a new one copies; null for any other form. */
  template: Product | null;
  /** There where a chosen picture was lost with a reload of the page. */
  pictureLost?: true;
};

function startValues({ opened, template }: FormStart): ProductValues {
  if (opened) return valuesOf(opened);
  return template ? copyValuesOf(template) : emptyValues;
}

/** An unchanged form. A copy starts without a picture: two products never share one. */
export function blankState(start: FormStart): FormState {
  return {
    values: startValues(start),
    picture: storedPicture(start.opened),
    job: newSaveJob(start.opened),
    template: start.template,
  };
}

/** The picture field as a product opens with it. */
export function storedPicture(opened: Product | null): FormPicture {
  return { kind: 'stored', url: opened?.image ?? null };
}

/** Whether something was typed or chosen that leaving the form would lose. */
export function isChanged({ values, picture, job: { opened }, template }: FormState): boolean {
  const samePicture = picture.kind === 'stored' && picture.url === (opened?.image ?? null);
  return (
    !samePicture || JSON.stringify(values) !== JSON.stringify(startValues({ opened, template }))
  );
}
