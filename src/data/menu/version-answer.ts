import { askFirestore, DOCUMENTS, decodeFields, property } from './firestore-rest';

/** The menu's version, as `meta/menu` stood when it was read, and what was read beside it. */
export type MenuVersion = {
  /** Differs after every write of staff; '' where there is none. */
  version: string;
  /** Firestore's time of the document's last write (RFC 3339), null where there is no document. */
  updatedAt: string | null;
  /** The fields of `meta/oggi`, decoded; none where there is no document. tonight.ts parses them. */
  tonight: Record<string, unknown>;
};

const MENU = `${DOCUMENTS}/meta/menu`;
const TONIGHT = `${DOCUMENTS}/meta/oggi`;

/**
 * Asks for `meta/menu` and `meta/oggi` (decisions, "Cache" and "Tonight"). Without schemas, so that the page's first script
 * stays small. A version that is no time counts as missing.
 * @throws Error where there is no answer, or one that is none of Firestore's
 */
export async function askForVersion(): Promise<MenuVersion> {
  const answer = await askFirestore('batchGet', { documents: [MENU, TONIGHT] });
  const elements: unknown[] = Array.isArray(answer) ? answer : [];
  // They come in any order.
  const find = (name: string) =>
    elements
      .map((element) => property(element, 'found'))
      .find((document) => property(document, 'name') === name);
  const tonight = decodeFields(property(find(TONIGHT), 'fields'));
  if (elements.some((element) => property(element, 'missing') === MENU)) {
    return { version: '', updatedAt: null, tonight };
  }
  const menu = find(MENU);
  const updatedAt = property(menu, 'updateTime');
  if (typeof updatedAt !== 'string') throw new Error('Firestore answered otherwise');
  const { version } = decodeFields(property(menu, 'fields'));
  return { version: typeof version === 'string' ? version : '', updatedAt, tonight };
}
