import { changeOf, differencesOf } from '../../domain/changes/change';
import { fields } from '../../domain/product/fields';
import { addressIn } from '../../domain/product/picture';
import type { Product } from '../../domain/product/product';
import { checkProduct, type FormValues } from '../../domain/product/validation';
import { valueInWords } from '../../domain/product/words';
import { paths } from '../../paths';
import type { Draft } from './drafts';

/**
 * What became of what was typed, compared as values with what stands now. `unsaved`: what stands is what the form opened with.
 * `maybe`: it is neither, as after a save whose answer the tab did not see and a later change; with both values of each field that
 * differs, in words. `unknown`: what stands cannot be read.
 */
export type DraftState =
  | { kind: 'saved' | 'unsaved' | 'unknown' }
  | { kind: 'maybe'; differences: string[] };

const fieldsOf = ({ id: _, ...product }: Product) => product;

/** Compares the draft of a product. @param standing null if there is no such product */
function compareProduct({ to, key, product, values }: Draft, standing: Product | null): DraftState {
  if (!standing) return { kind: 'unsaved' };
  // The position is not in the form.
  const form = values as FormValues;
  const { posizione: _, ...typed } = checkProduct(form, 'edit', true).fields;
  const hasPhoto = form.image !== addressIn(form.image);
  const { image: __, ...others } = typed;
  const change = changeOf(standing, hasPhoto ? others : typed);
  if (!change && !hasPhoto) return { kind: 'saved' };
  // A copy opens with another product, which its own draft must not be compared with.
  const opened = to === paths.editProduct(key) ? product : null;
  if (opened && changeOf(standing, fieldsOf(opened)) === null) return { kind: 'unsaved' };
  const differences = (change ? differencesOf(change) : []).map(
    ({ field }) =>
      `${fields[field].label}: ${valueInWords(field, change?.after)} scritto qui, ${valueInWords(field, standing)} nel menu`,
  );
  return { kind: 'maybe', differences };
}

/**
 * @param products the products as they are; undefined if they cannot be read
 * @returns what became of a draft
 */
export function stateOfDraft(draft: Draft, products: readonly Product[] | undefined): DraftState {
  const { to, key } = draft;
  if (to !== paths.editProduct(key) && to !== paths.addProduct(key)) return { kind: 'unsaved' };
  if (!products) return { kind: 'unknown' };
  const standing = products.find(({ id }) => id === key) ?? null;
  try {
    return compareProduct(draft, standing);
  } catch {
    // Values of another release.
    return { kind: 'unsaved' };
  }
}
