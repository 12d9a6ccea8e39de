import { browserStorage } from '../../data/browser-storage';

/** Where this tab keeps what is typed and not saved, in sessionStorage: on a shared device nothing outlives the tab. */
export const PRODUCT_DRAFTS_KEY = 'productDrafts';
export const NOTICE_DRAFT_KEY = 'noticeDraft';

const { session } = browserStorage;

/** Whether this tab keeps a draft. Apart from the drafts themselves: the sign-in page needs no more. */
export function keepsDraft(): boolean {
  return [PRODUCT_DRAFTS_KEY, NOTICE_DRAFT_KEY].some((key) => session.get(key) !== null);
}
