import type { FormState } from './form-state';

/** A changed form that is still open, or that was when the session ended under it. */
export type Draft = FormState & {
  /** Whose it is. */
  uid: string;
};

/** By which a form is told from another: the product that it edits, the one that it copies, or neither. */
type Subject = Pick<FormState, 'job' | 'template'>;

/** In memory only: a picture fits nowhere else, and what is typed on a shared device should not outlive the page. */
const drafts = new Map<string, Draft>();

/** One for each product, one for each product's copy, and one for the empty form. */
export function draftKey(uid: string, { job, template }: Subject): string {
  return JSON.stringify([uid, job.opened?.id ?? null, template?.id ?? null]);
}

export function keepDraft(draft: Draft): void {
  drafts.set(draftKey(draft.uid, draft), draft);
}

export function dropDraft(uid: string, subject: Subject): void {
  drafts.delete(draftKey(uid, subject));
}

/** The draft for a form that opens. */
export function draftFor(uid: string, subject: Subject): Draft | null {
  return drafts.get(draftKey(uid, subject)) ?? null;
}

/** All that this user has left behind. Another user's are not shown, nor lost. */
export function draftsOf(uid: string): Draft[] {
  return [...drafts.values()].filter((draft) => draft.uid === uid);
}
