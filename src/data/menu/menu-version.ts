import * as v from 'valibot';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { askFirestore, DOCUMENTS, decodeFields } from './firestore-rest';

/** The menu's version, as `meta/menu` stood when it was read. */
export type MenuVersion = {
  /** Differs after every write of staff; '' where there is none. */
  version: string;
  /** Firestore's time of the document's last write (RFC 3339), null where there is no document. */
  updatedAt: string | null;
};

/** What `batchGet` answers to a question for one document. */
const answerSchema = v.tuple([
  v.union([
    v.object({ found: v.object({ fields: v.optional(v.unknown()), updateTime: v.string() }) }),
    v.object({ missing: v.string() }),
  ]),
]);

/**
 * Reads `meta/menu.version`, which every write of a product sets (decisions, "Cache"). A version that is no time counts as
 * missing.
 * @throws Error 'Failed to fetch documents' with the cause, also where no answer came within FIRESTORE_TIMEOUT_MS
 */
export async function readMenuVersion(): Promise<MenuVersion> {
  try {
    return await withTimeout(askForVersion(), FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}

async function askForVersion(): Promise<MenuVersion> {
  const answer = await askFirestore('batchGet', { documents: [`${DOCUMENTS}/meta/menu`] });
  const [document] = v.parse(answerSchema, answer);
  if ('missing' in document) return { version: '', updatedAt: null };
  const { version } = decodeFields(document.found.fields);
  return {
    version: typeof version === 'string' ? version : '',
    updatedAt: document.found.updateTime,
  };
}
