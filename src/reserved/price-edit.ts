import type { Product } from '../domain/product/product';
import { type Problem, validateProduct, valuesOf } from '../domain/product/validation';
import { draftFor, keepDraft } from './draft/drafts';
import { blankState } from './draft/form-state';
import { newSaveJob, type SaveJob, saveProduct } from './draft/save-product';
import { type SaveFailure, saveFailure } from './failures';
import { productSaved } from './product-store';

/** A price that is being changed in its row of the list. */
export type PriceEdit = {
  /** What is typed. */
  text: string;
  /** The product as it stood when the field opened, and what is known of the attempts to save it. */
  job: SaveJob;
  /** What is wrong with the product as it would be saved. */
  problem: Problem | null;
  /** Why the last attempt failed. */
  failure: SaveFailure | null;
  saving: boolean;
};

/** What a save has led to: `saved` and `unchanged` close the field. */
export type PriceOutcome =
  | { kind: 'saved'; product: Product }
  | { kind: 'unchanged' }
  | { kind: 'open'; edit: PriceEdit };

/** The text with which the field opens. */
function priceTextOf(product: Product): string {
  return valuesOf(product).prezzo;
}

export function newPriceEdit(product: Product): PriceEdit {
  return {
    text: priceTextOf(product),
    job: newSaveJob(product),
    problem: null,
    failure: null,
    saving: false,
  };
}

/** Whether leaving the field loses something. */
export function isTyped({ text, job }: PriceEdit): boolean {
  return job.opened !== null && text !== priceTextOf(job.opened);
}

/** Keeps a typed price as the draft of its product's form, beside what that holds already: its field has gone unsaved. */
export function keepPriceDraft(uid: string, edit: PriceEdit): void {
  const { text, job } = edit;
  if (!isTyped(edit)) return;
  const start = { opened: job.opened, template: null };
  const draft = draftFor(uid, { job, template: null }) ?? { uid, ...blankState(start), job };
  keepDraft({ ...draft, values: { ...draft.values, prezzo: text } });
}

/** The edit that puts its price onto the product as somebody else has changed it. */
export function ontoCurrent(edit: PriceEdit, current: Product): PriceEdit {
  return { ...edit, job: { ...edit.job, opened: current } };
}

/**
 * Checks and saves the product with its new price, exactly as the form does. Where somebody else has changed the product
 * meanwhile it asks only about the price. Never throws.
 * @param opened the product as it stood when the field opened
 */
export async function savePrice(edit: PriceEdit, opened: Product): Promise<PriceOutcome> {
  const checked = validateProduct({ ...valuesOf(opened), prezzo: edit.text }, 'edit', true);
  const open = (change: Partial<PriceEdit>): PriceOutcome => ({
    kind: 'open',
    edit: { ...edit, problem: null, failure: null, saving: false, ...change },
  });
  if (!checked.valid) return open({ problem: checked });
  const isUntouched = edit.job.unconfirmed.length === 0 && checked.fields.prezzo === opened.prezzo;
  if (isUntouched) return { kind: 'unchanged' };
  let { job } = edit;
  try {
    const product = await saveProduct(job, checked.fields, opened.image, null, (next) => {
      job = next;
    });
    productSaved(product);
    return { kind: 'saved', product };
  } catch (error) {
    const failure = saveFailure(error, 'edit');
    const { changedTo } = failure;
    // Somebody else has changed something, but not the price, the one thing that was typed: it is put onto that.
    if (changedTo?.prezzo === opened.prezzo) {
      return await savePrice(ontoCurrent({ ...edit, job }, changedTo), changedTo);
    }
    console.error(error);
    return open({ job, failure });
  }
}
