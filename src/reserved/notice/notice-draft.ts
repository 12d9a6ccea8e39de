import { createStore } from '../../data/store';
import type { Notice } from '../../domain/tonight';
import type { NoticeValues } from './notice-values';

/** What is typed in the notice's form and not saved. */
export type NoticeDraft = {
  /** The user who typed it. */
  uid: string;
  values: NoticeValues;
  /** The notice that stood when typing began; null for none. */
  opened: Notice | null;
  /** Whether the end is the one that 'Siamo chiusi' has suggested, and follows the beginning. */
  endSuggested: boolean;
};

/** Outlives the form where the session ends, or where a save fails after the form was left. Leaving it otherwise drops it. */
export const noticeDraft = createStore<NoticeDraft | null>(() => null);
