import { beforeEach, expect, test } from 'vitest';
import {
  clearAccounts,
  clearFirestore,
  clearStorage,
  createAccount,
  listObjects,
  putDocument,
  readDocument,
  uploadObject,
} from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';

/*
 * What the other tests rely on in the emulators themselves. Where the official JARs cannot be downloaded, Storage rules are
 * evaluated by our own runtime, which must not lose a request nor permit one that the rules refuse.
 */
const suite = suiteOf('test');
const objects = `http://${suite.host}:${suite.storage}/v0/b/${suite.bucket}/o`;
const PNG = { contentType: 'image/png', bytes: new Uint8Array([137, 80, 78, 71]) };

beforeEach(() => Promise.all([clearFirestore(suite), clearStorage(suite), clearAccounts(suite)]));

async function signIn(email: string, password: string): Promise<string> {
  const url = `http://${suite.host}:${suite.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body });
  const { idToken }: { idToken: string } = await response.json();
  return idToken;
}

/** Uploads as the SDK does, under the rules. */
function upload(name: string, token: string): Promise<Response> {
  const boundary = 'boundary';
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
  return fetch(`${objects}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      authorization: `Firebase ${token}`,
      'content-type': `multipart/related; boundary=${boundary}`,
      'x-goog-upload-protocol': 'multipart',
    },
    body: `${part('application/json', JSON.stringify({ name, contentType: 'image/png' }))}${part('image/png', 'png')}--${boundary}--`,
  });
}

test('parallel requests to the Storage rules are all answered, each by its own rule', async () => {
  await uploadObject(suite, { name: 'images/there.png', ...PNG });
  const there = `${objects}/${encodeURIComponent('images/there.png')}`;
  const elsewhere = `${objects}/${encodeURIComponent('elsewhere/there.png')}`;
  const asked = Array.from({ length: 60 }, (_, index) => fetch(index % 2 ? there : elsewhere));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map((_, index) => (index % 2 ? 200 : 403)));
});

test('Storage rules that read Firestore judge parallel uploads of different accounts apart', async () => {
  const uid = await createAccount(suite, { email: 'staff@test.example', password: 'impasto-24h' });
  await createAccount(suite, { email: 'guest@test.example', password: 'impasto-24h' });
  await putDocument(suite, `staff/${uid}`, {});
  const staff = await signIn('staff@test.example', 'impasto-24h');
  const guest = await signIn('guest@test.example', 'impasto-24h');

  const names = Array.from(
    { length: 20 },
    (_, index) => `images/${String(index).padStart(2, '0')}.png`,
  );
  const sent = names.map((name, index) => upload(name, index % 2 ? guest : staff));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);

  expect(statuses).toEqual(names.map((_, index) => (index % 2 ? 403 : 200)));
  expect(await listObjects(suite)).toEqual(names.filter((_, index) => index % 2 === 0));
});

test('every type of value that the app stores is read back unchanged', async () => {
  const fields = {
    text: 'Tre Spighe',
    whole: 7,
    broken: 7.5,
    yes: true,
    nothing: null,
    when: new Date('2026-03-29T01:30:00Z'),
    list: [1, 'due', null],
    map: { inner: { deep: [] } },
  };
  await putDocument(suite, 'prodotti/kinds', fields);
  expect(await readDocument(suite, 'prodotti/kinds')).toEqual(fields);
});
