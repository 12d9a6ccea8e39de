import type { FormState } from './form-state';

/** The state of a changed form that is open, or was open when the session ended. */
export type Draft = FormState & {
  /** The user who typed it. */
  uid: string;
};

/** What identifies a form: the product that it edits, the product that it copies, or neither. */
type Subject = Pick<FormState, 'job' | 'template'>;

/**
 * Kept in memory only: pictures are too large for localStorage, and on a shared device what was typed should not outlive
 * the page. The open form keeps its draft at every change; saving, leaving and discarding drop it.
 */
const drafts = new Map<string, Draft>();

/** One key for each product, one for each product's copy, and one for the empty form. */
export function draftKey(uid: string, { job, template }: Subject): string {
  return JSON.stringify([uid, job.opened?.id ?? null, template?.id ?? null]);
}

export function keepDraft(draft: Draft): void {
  drafts.set(draftKey(draft.uid, draft), draft);
}

export function dropDraft(uid: string, subject: Subject): void {
  drafts.delete(draftKey(uid, subject));
}

/** The draft that a form opens with; null where there is none. */
export function draftFor(uid: string, subject: Subject): Draft | null {
  return drafts.get(draftKey(uid, subject)) ?? null;
}

/** All drafts of this user. Those of other users are kept, but not shown. */
export function draftsOf(uid: string): Draft[] {
  return [...drafts.values()].filter((draft) => draft.uid === uid);
}
