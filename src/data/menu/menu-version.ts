import { noteServerTime } from '../server-time';
import { askFirestore, DOCUMENTS, decodeFields, property, timeOf } from './firestore-rest';

/** The menu's version, as `meta/menu` stood when it was read, and what was read beside it. */
export type MenuVersion = {
  /** Differs after every write of staff; '' where there is none. */
  version: string;
  /** Firestore's time of the document's last write in epoch ms, null where there is no document. */
  updatedAt: number | null;
  /** The fields of `meta/oggi`, decoded; none where there is no document. tonight.ts parses them. */
  tonight: Record<string, unknown>;
  /** Firestore's time of the reading, in epoch ms. */
  readAt: number;
  /** When the answer came, by this browser's clock, in epoch ms. */
  receivedAt: number;
};

const MENU = `${DOCUMENTS}/meta/menu`;
const TONIGHT = `${DOCUMENTS}/meta/oggi`;

/**
 * Asks for `meta/menu` and `meta/oggi`. Without schemas, so that the page's first script stays small.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function askForVersion(): Promise<MenuVersion> {
  const elements = await askFirestore('batchGet', { documents: [MENU, TONIGHT] });
  const receivedAt = Date.now();
  // They come in any order.
  const found = elements.map((element) => property(element, 'found'));
  const find = (name: string) => found.find((document) => property(document, 'name') === name);
  const menu = find(MENU);
  const { version } = decodeFields(property(menu, 'fields'));
  return {
    version: typeof version === 'string' ? version : '',
    updatedAt: menu ? timeOf(menu, 'updateTime') : null,
    tonight: decodeFields(property(find(TONIGHT), 'fields')),
    readAt: timeOf(elements[0], 'readTime'),
    receivedAt,
  };
}

/**
 * Reads `meta/menu.version`, which every write of a product sets, and `meta/oggi`, and learns what time it is.
 * @param asked an answer that is on its way already
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readMenuVersion(asked = askForVersion()): Promise<MenuVersion> {
  const answer = await asked;
  noteServerTime(answer.readAt, answer.receivedAt);
  return answer;
}
