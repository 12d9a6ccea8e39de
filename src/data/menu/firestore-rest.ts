import * as v from 'valibot';
import { type Product, storedProduct } from '../../domain/product/product';
import { deviceNow, noteServerTime, type TimeSample } from '../clock';
import { emulators, projectId } from '../config';
import { fetched } from '../timeout';
import type { HouseCopy } from './house-copy';
import { noteVersion } from './menu-store';

export const FIRESTORE_ORIGIN = emulators
  ? `http://${emulators.host}:${emulators.firestorePort}`
  : 'https://firestore.googleapis.com';

/** The resource name that every document's name starts with. */
const DOCUMENTS = `projects/${projectId}/databases/(default)/documents`;

/**
 * Calls Firestore's REST API as any visitor may: without an API key and without signing in. The text body makes it a simple
 * request, so the browser needs no preflight.
 * @returns the elements of the response, at least one
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function askFirestore(
  method: 'batchGet' | 'runQuery',
  question: object,
): Promise<unknown[]> {
  const body = JSON.stringify(question);
  const sent = fetch(`${FIRESTORE_ORIGIN}/v1/${DOCUMENTS}:${method}`, { method: 'POST', body });
  return fetched(sent.then(elementsOf));
}

async function elementsOf(response: Response): Promise<unknown[]> {
  const answer: unknown = await response.json();
  // An answer that breaks off after its status 200 ends with an error: the documents before it are not the whole menu.
  const isWhole = Array.isArray(answer) && !answer.some((element) => property(element, 'error'));
  if (isWhole && Number.isFinite(timeOf(answer[0], 'readTime'))) return answer;
  throw new Error(`Firestore answered ${response.status}`);
}

export const EVERY_PRODUCT = { structuredQuery: { from: [{ collectionId: 'prodotti' }] } };

/** A timestamp in a response (RFC 3339) as epoch ms; NaN if there is none. */
const timeOf = (holder: unknown, name: string): number =>
  Date.parse(String(property(holder, name)));

/** Reads a property of a value that may not be an object; undefined if there is none. */
const property = (value: unknown, name: string): unknown => Object(value)[name];

/**
 * Converts a value from Firestore's REST format ({"integerValue": "7"}) to plain JavaScript: numbers, strings, booleans, null,
 * arrays and objects. The content of any other type remains as it is: schemas check it.
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
  return content;
}

/** Decodes the fields of a document or a map; an empty object if there are none. */
export function decodeFields(fields: unknown): Record<string, unknown> {
  const entries = Object.entries(Object(fields));
  return Object.fromEntries(entries.map(([name, value]) => [name, decodeValue(value)]));
}

/** The id of a document in a response: the end of its resource name. */
function idOf(document: unknown): string {
  const name = String(property(document, 'name'));
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The menu's version from `meta/menu`, and what the same request read. */
export type MenuVersion = TimeSample & {
  /** Changes with every write of a product; '' if there is none. */
  version: string;
  /** When the document was last written, by Firestore's clock in epoch ms; null if there is no document. */
  updatedAt: number | null;
  /** The decoded fields of `meta/oggi`; none if there is no document. today.ts parses them. */
  today: Record<string, unknown>;
  /** `meta/locale`, not read yet. */
  house: HouseCopy;
};

const MENU = `${DOCUMENTS}/meta/menu`;
const TODAY = `${DOCUMENTS}/meta/oggi`;
const HOUSE = `${DOCUMENTS}/meta/locale`;

/**
 * Reads `meta/menu.version`, which every write of a product sets, `meta/oggi` and `meta/locale`, and remembers the version and the
 * server's time. It uses no schemas, so that the first script stays small.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readMenuVersion(): Promise<MenuVersion> {
  const askedAt = deviceNow();
  const elements = await askFirestore('batchGet', { documents: [MENU, TODAY, HOUSE] });
  const readAt = timeOf(elements[0], 'readTime');
  const sample = { readAt, askedAt, receivedAt: deviceNow() };
  noteServerTime(sample);
  // Firestore returns them in any order.
  const found = elements.map((element) => property(element, 'found'));
  const find = (name: string) => found.find((document) => property(document, 'name') === name);
  const [menu, house] = [find(MENU), find(HOUSE)];
  const fields = decodeFields(property(menu, 'fields'));
  const version = typeof fields.version === 'string' ? fields.version : '';
  noteVersion(version);
  return {
    version,
    updatedAt: menu ? timeOf(menu, 'updateTime') : null,
    today: decodeFields(property(find(TODAY), 'fields')),
    house: {
      fields: decodeFields(property(house, 'fields')),
      writtenAt: house ? timeOf(house, 'updateTime') : 0,
      readAt,
    },
    ...sample,
  };
}

/**
 * Reads the whole collection `prodotti`, in no particular order and leniently, so that a broken document never hides the others.
 * @param request one that is already in flight
 * @returns the products, when one of them was last written, by any means (0 if there are none; deletions leave no trace), and
 *   when Firestore read them; both times in epoch ms by its clock
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readProducts(request = askFirestore('runQuery', EVERY_PRODUCT)) {
  const elements = await request;
  // For an empty collection Firestore returns one element without a document.
  const documents = elements.flatMap((element) => property(element, 'document') ?? []);
  const products = documents.map((document): Product => {
    const fields = decodeFields(property(document, 'fields'));
    return { id: idOf(document), ...v.parse(storedProduct, fields) };
  });
  const changedAt = Math.max(0, ...documents.map((document) => timeOf(document, 'updateTime')));
  return { products, readAt: timeOf(elements[0], 'readTime'), changedAt };
}
