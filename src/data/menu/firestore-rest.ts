import { emulators, projectId } from '../config';
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
