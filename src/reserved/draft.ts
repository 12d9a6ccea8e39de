import type { ProductValues } from '../domain/validation';
import type { FormPicture } from './form-picture';
import type { SaveJob } from './save-product';

/** A changed form that is still open, or that was when the session ended under it. */
export type Draft = {
  /** Whose it is. */
  uid: string;
  values: ProductValues;
  picture: FormPicture;
  job: SaveJob;
};

/** In memory only: a picture fits nowhere else, and what is typed on a shared device should not outlive the page. */
const drafts = new Map<string, Draft>();

/** One for each product, and one for the new one. */
function keyOf(uid: string, productId: string | null): string {
  return JSON.stringify([uid, productId]);
}

function productIdOf(draft: Draft): string | null {
  return draft.job.opened?.id ?? null;
}

export function keepDraft(draft: Draft): void {
  drafts.set(keyOf(draft.uid, productIdOf(draft)), draft);
}

/** @param productId null for the form of a new product */
export function dropDraft(uid: string, productId: string | null): void {
  drafts.delete(keyOf(uid, productId));
}

/** The draft for a form that opens. @param productId null for the form of a new product */
export function draftFor(uid: string, productId: string | null): Draft | null {
  return drafts.get(keyOf(uid, productId)) ?? null;
}

/** All that this user has left behind. Another user's are not shown, nor lost. */
export function draftsOf(uid: string): Draft[] {
  return [...drafts.values()].filter((draft) => draft.uid === uid);
}
