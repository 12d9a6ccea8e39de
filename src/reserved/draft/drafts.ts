import { createStore } from '../../data/store';
import { readDrafts, storeDrafts } from './draft-storage';
import type { FormState } from './form-state';

/** The state of a changed form that is open, or that could not be saved before it was left. */
export type Draft = FormState & {
  /** The user who typed it. */
  uid: string;
};

/** What identifies a form: the product that it edits, the product that it copies, or neither. */
type Subject = Pick<FormState, 'job' | 'template'>;

/**
 * The open form keeps its draft at every change; saving, leaving and discarding drop it. A reload of the tab keeps all
 * but the pictures, which are too large for sessionStorage. On a shared device nothing outlives the tab.
 */
const drafts = createStore<readonly Draft[]>(readDrafts);

/** One key for each product, one for each product's copy, and one for the empty form. */
export function draftKey(uid: string, { job, template }: Subject): string {
  return JSON.stringify([uid, job.opened?.id ?? null, template?.id ?? null]);
}

const keyOf = (draft: Draft) => draftKey(draft.uid, draft);

function setDrafts(next: readonly Draft[]): void {
  drafts.set(next);
  storeDrafts(next);
}

/** Keeps a draft, in place of an earlier one of the same form. */
export function keepDraft(draft: Draft): void {
  const key = keyOf(draft);
  const all = drafts.get();
  const known = all.some((other) => keyOf(other) === key);
  setDrafts(known ? all.map((other) => (keyOf(other) === key ? draft : other)) : [...all, draft]);
}

export function dropDraft(uid: string, subject: Subject): void {
  const key = draftKey(uid, subject);
  const others = drafts.get().filter((draft) => keyOf(draft) !== key);
  if (others.length < drafts.get().length) setDrafts(others);
}

/** The draft that a form opens with; null where there is none. */
export function draftFor(uid: string, subject: Subject): Draft | null {
  const key = draftKey(uid, subject);
  return drafts.get().find((draft) => keyOf(draft) === key) ?? null;
}

/** The drafts of all users. */
export const getDrafts = drafts.get;
export const subscribeToDrafts = drafts.subscribe;

/** All drafts of this user. Those of other users are kept, but not shown. */
export function draftsOf(uid: string): Draft[] {
  return drafts.get().filter((draft) => draft.uid === uid);
}
