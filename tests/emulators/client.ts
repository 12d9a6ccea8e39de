import { type Fields, fromStoredFields, type Stored, toStoredFields } from './stored-values';
import type { Suite } from './suite';

/*
 * The emulators' REST interfaces, for seeding and for tests that must see or make what the app itself cannot.
 * `Bearer owner` passes every rule: a test of the rules signs in instead.
 */

async function call(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('authorization', 'Bearer owner');
  const response = await fetch(url, { ...init, headers });
  if (!response.ok && response.status !== 404) {
    throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status} ${await response.text()}`, {
      cause: response.status,
    });
  }
  return response;
}

function json(method: string, body: unknown): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function mustExist(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

function documentName(suite: Suite, path: string): string {
  return `projects/${suite.projectId}/databases/(default)/documents/${path}`;
}

function firestoreUrl(suite: Suite, name: string): string {
  return `http://${suite.host}:${suite.firestore}/v1/${name}`;
}

/** Writes whole documents in one atomic commit. The paths are `collection/id`. */
export async function putDocuments(
  suite: Suite,
  documents: Readonly<Record<string, Fields>>,
): Promise<void> {
  const writes = Object.entries(documents).map(([path, fields]) => ({
    update: { name: documentName(suite, path), fields: toStoredFields(fields) },
  }));
  const database = `projects/${suite.projectId}/databases/(default)`;
  mustExist(
    await call(firestoreUrl(suite, `${database}/documents:commit`), json('POST', { writes })),
  );
}

/** Writes one whole document; what it held before is gone. */
export async function putDocument(suite: Suite, path: string, fields: Fields): Promise<void> {
  await putDocuments(suite, { [path]: fields });
}

/** The fields of a document, or null where there is none. */
export async function readDocument(suite: Suite, path: string): Promise<Fields | null> {
  const response = await call(firestoreUrl(suite, documentName(suite, path)));
  if (response.status === 404) return null;
  const document: { fields?: Record<string, Stored> } = await response.json();
  return fromStoredFields(document.fields ?? {});
}

/** A whole collection, by document id. */
export async function readCollection(
  suite: Suite,
  collection: string,
): Promise<Record<string, Fields>> {
  const found: Record<string, Fields> = {};
  let pageToken = '';
  do {
    const query = new URLSearchParams({ pageSize: '300', pageToken });
    const url = `${firestoreUrl(suite, documentName(suite, collection))}?${query}`;
    const page: {
      documents?: { name: string; fields?: Record<string, Stored> }[];
      nextPageToken?: string;
    } = await mustExist(await call(url)).json();
    for (const { name, fields } of page.documents ?? []) {
      found[name.slice(name.lastIndexOf('/') + 1)] = fromStoredFields(fields ?? {});
    }
    pageToken = page.nextPageToken ?? '';
  } while (pageToken !== '');
  return found;
}

export async function deleteDocument(suite: Suite, path: string): Promise<void> {
  await call(firestoreUrl(suite, documentName(suite, path)), { method: 'DELETE' });
}

/** Empties Firestore; its rules stay. */
export async function clearFirestore(suite: Suite): Promise<void> {
  const url = `http://${suite.host}:${suite.firestore}/emulator/v1/projects/${suite.projectId}/databases/(default)/documents`;
  mustExist(await call(url, { method: 'DELETE' }));
}

function accountsUrl(suite: Suite, call = ''): string {
  return `http://${suite.host}:${suite.auth}/identitytoolkit.googleapis.com/v1/projects/${suite.projectId}/accounts${call}`;
}

export type NewAccount = {
  email: string;
  password: string;
  /** The uid; the emulator makes one up where it is not given. */
  uid?: string;
  displayName?: string;
};

/** Makes an account that can sign in. @returns its uid */
export async function createAccount(suite: Suite, account: NewAccount): Promise<string> {
  const { uid, ...profile } = account;
  const body = { ...profile, emailVerified: true, ...(uid === undefined ? {} : { localId: uid }) };
  const response = mustExist(await call(accountsUrl(suite), json('POST', body)));
  const made: { localId: string } = await response.json();
  return made.localId;
}

/** Locks an account out, as the Firebase console does; its tokens are refused from the next refresh on. */
export async function disableAccount(suite: Suite, uid: string): Promise<void> {
  const body = { localId: uid, disableUser: true };
  mustExist(await call(accountsUrl(suite, ':update'), json('POST', body)));
}

/** Lets a locked account in again. */
export async function enableAccount(suite: Suite, uid: string): Promise<void> {
  const body = { localId: uid, disableUser: false };
  mustExist(await call(accountsUrl(suite, ':update'), json('POST', body)));
}

export async function deleteAccount(suite: Suite, uid: string): Promise<void> {
  mustExist(await call(accountsUrl(suite, ':delete'), json('POST', { localId: uid })));
}

export async function clearAccounts(suite: Suite): Promise<void> {
  const url = `http://${suite.host}:${suite.auth}/emulator/v1/projects/${suite.projectId}/accounts`;
  mustExist(await call(url, { method: 'DELETE' }));
}

function objectsUrl(suite: Suite): string {
  return `http://${suite.host}:${suite.storage}/v0/b/${suite.bucket}/o`;
}

export type NewObject = {
  /** The object's name, as `images/margherita.webp`. */
  name: string;
  contentType: string;
  bytes: Uint8Array;
  cacheControl?: string;
};

/** Uploads a file as the SDK does (multipart). @returns its download URL, token included */
export async function uploadObject(suite: Suite, object: NewObject): Promise<string> {
  const { name, contentType, bytes, cacheControl } = object;
  const metadata = JSON.stringify({ name, contentType, cacheControl });
  const boundary = `tre-spighe-${crypto.randomUUID()}`;
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${metadata}\r\n` +
        `--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const response = await call(`${objectsUrl(suite)}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body,
  });
  const stored: { downloadTokens: string } = await mustExist(response).json();
  return `${objectsUrl(suite)}/${encodeURIComponent(name)}?alt=media&token=${stored.downloadTokens}`;
}

/** The names of all objects in the bucket, sorted. */
export async function listObjects(suite: Suite): Promise<string[]> {
  const names: string[] = [];
  let pageToken = '';
  do {
    const query = pageToken === '' ? '' : `?pageToken=${encodeURIComponent(pageToken)}`;
    const page: { items?: { name: string }[]; nextPageToken?: string } = await mustExist(
      await call(`${objectsUrl(suite)}${query}`),
    ).json();
    names.push(...(page.items ?? []).map(({ name }) => name));
    pageToken = page.nextPageToken ?? '';
  } while (pageToken !== '');
  return names;
}

/** The stored metadata of an object (contentType, cacheControl, size in bytes as text …), or null. */
export async function readObject(
  suite: Suite,
  name: string,
): Promise<Record<string, unknown> | null> {
  const response = await call(`${objectsUrl(suite)}/${encodeURIComponent(name)}`);
  return response.ok ? await response.json() : null;
}

export async function deleteObject(suite: Suite, name: string): Promise<void> {
  await call(`${objectsUrl(suite)}/${encodeURIComponent(name)}`, { method: 'DELETE' });
}

/** Deletes every object of the bucket; the Storage rules stay. */
export async function clearStorage(suite: Suite): Promise<void> {
  for (const name of await listObjects(suite)) await deleteObject(suite, name);
}
