import * as v from 'valibot';
import { browserStorage } from '../../data/browser-storage';
import { createStore } from '../../data/store';
import { writableNotice } from '../../domain/tonight/tonight-changes';
import { NOTICE_DRAFT_KEY } from './kept-drafts';

const storedDraft = v.object({
  /** The user who typed it. */
  uid: v.string(),
  /** As typed. Times are those of fields of the type 'datetime-local', at the restaurant's clock. */
  values: v.object({
    testo: v.string(),
    /** '' for at once. */
    dal: v.string(),
    /** '' for no end. */
    al: v.string(),
    chiuso: v.boolean(),
  }),
  /** The notice that stood when typing began; null for none. */
  opened: v.nullable(writableNotice),
  /** Whether the end is the one that 'Siamo chiusi' has suggested, and follows the beginning. */
  endSuggested: v.boolean(),
});

/** What is typed in the notice's form and not saved. */
export type NoticeDraft = v.InferOutput<typeof storedDraft>;

/** The values of the notice's form. */
export type NoticeValues = NoticeDraft['values'];

const { session } = browserStorage;

function readStored(): NoticeDraft | null {
  try {
    return v.parse(v.nullable(storedDraft), JSON.parse(session.get(NOTICE_DRAFT_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

const draft = createStore(readStored);

/** Outlives the form where the session ends, or where a save fails after the form was left. Leaving it otherwise drops it. */
export const noticeDraft = {
  get: draft.get,
  subscribe: draft.subscribe,
  set(next: NoticeDraft | null): void {
    draft.set(next);
    if (next) session.set(NOTICE_DRAFT_KEY, JSON.stringify(next));
    else session.remove(NOTICE_DRAFT_KEY);
  },
};
