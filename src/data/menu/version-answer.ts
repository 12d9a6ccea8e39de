import { askFirestore, DOCUMENTS, decodeFields, property } from './firestore-rest';

/** The menu's version, as `meta/menu` stood when it was read. */
export type MenuVersion = {
  /** Differs after every write of staff; '' where there is none. */
  version: string;
  /** Firestore's time of the document's last write (RFC 3339), null where there is no document. */
  updatedAt: string | null;
};

/**
 * Asks for `meta/menu` (decisions, "Cache"). Without schemas, so that the page's first script stays small. A version that
 * is no time counts as missing.
 * @throws Error where there is no answer, or one that is none of Firestore's
 */
export async function askForVersion(): Promise<MenuVersion> {
  const answer = await askFirestore('batchGet', { documents: [`${DOCUMENTS}/meta/menu`] });
  const document = Array.isArray(answer) ? answer[0] : undefined;
  if (typeof property(document, 'missing') === 'string') return { version: '', updatedAt: null };
  const found = property(document, 'found');
  const updatedAt = property(found, 'updateTime');
  if (typeof updatedAt !== 'string') throw new Error('Not an answer of Firestore');
  const { version } = decodeFields(property(found, 'fields'));
  return { version: typeof version === 'string' ? version : '', updatedAt };
}
