import * as v from 'valibot';
import { type Product, storedProduct } from '../../domain/product/product';
import { emulators, projectId } from '../config';
import { noteServerTime } from '../server-time';
import { fetched } from '../timeout';

/** Where Firestore answers. */
export const FIRESTORE_ORIGIN = emulators
  ? `http://${emulators.host}:${emulators.firestorePort}`
  : 'https://firestore.googleapis.com';

/** The resource name below which every document lies. */
export const DOCUMENTS = `projects/${projectId}/databases/(default)/documents`;

/**
 * Asks Firestore's REST interface, as a visitor may: without a key and without signing in. The text body makes it a simple
 * request, so that the browser needs no preflight.
 * @returns the elements of the answer, at least one
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function askFirestore(
  method: 'batchGet' | 'runQuery',
  question: object,
): Promise<unknown[]> {
  async function ask(): Promise<unknown[]> {
    const response = await fetch(`${FIRESTORE_ORIGIN}/v1/${DOCUMENTS}:${method}`, {
      method: 'POST',
      body: JSON.stringify(question),
    });
    if (!response.ok) throw new Error(`Firestore answered ${response.status}`);
    const answer: unknown = await response.json();
    if (Array.isArray(answer) && Number.isFinite(timeOf(answer[0], 'readTime'))) return answer;
    throw new Error('Firestore answered otherwise');
  }
  return fetched(ask());
}

/** The question for the whole collection of products. */
export const EVERY_PRODUCT = { structuredQuery: { from: [{ collectionId: 'prodotti' }] } };

/** A time of an answer (RFC 3339) in epoch ms; NaN where there is none. */
export const timeOf = (holder: unknown, name: string): number =>
  Date.parse(String(property(holder, name)));

/** A property of something that may be no object at all; undefined where there is none. */
export const property = (value: unknown, name: string): unknown => Object(value)[name];

/**
 * A value as Firestore's REST interface writes it ({"integerValue": "7"}), as plain JavaScript: numbers, texts, booleans,
 * null, lists and maps. Times, references and bytes stay the texts that they are. undefined for anything else.
 */
export function decodeValue(value: unknown): unknown {
  const [type = '', content] = Object.entries(Object(value))[0] ?? [];
  if (type === 'integerValue' || type === 'doubleValue') return Number(content);
  if (type === 'nullValue') return null;
  if (type === 'mapValue') return decodeFields(property(content, 'fields'));
  if (type === 'arrayValue') {
    const values = property(content, 'values');
    return Array.isArray(values) ? values.map(decodeValue) : [];
  }
  return /^(?:string|boolean|timestamp|reference|bytes)Value$/.test(type) ? content : undefined;
}

/** The fields of a document or a map, decoded; an empty object where there are none. */
export function decodeFields(fields: unknown): Record<string, unknown> {
  const entries = Object.entries(Object(fields));
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeValue(value)]));
}

/** The id of a document, as an answer holds it: the end of its resource name. */
export function idOf(document: unknown): string {
  const name = String(property(document, 'name'));
  return name.slice(name.lastIndexOf('/') + 1);
}

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

/**
 * The whole collection `prodotti`, in no particular order, read leniently, so that a broken document never hides the others.
 * @param asked an answer that is on its way already
 * @returns the products, when Firestore read them, and when one was last written, by whatever means (0 where there is none;
 *   deletions leave no trace), both in epoch ms
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readProducts(asked = askFirestore('runQuery', EVERY_PRODUCT)) {
  const elements = await asked;
  // An empty collection is answered with one element that has no document.
  const documents = elements.flatMap((element) => property(element, 'document') ?? []);
  const products = documents.map((document): Product => {
    const fields = decodeFields(property(document, 'fields'));
    return { id: idOf(document), ...v.parse(storedProduct, fields) };
  });
  const changedAt = Math.max(0, ...documents.map((document) => timeOf(document, 'updateTime')));
  return { products, readAt: timeOf(elements[0], 'readTime'), changedAt };
}
