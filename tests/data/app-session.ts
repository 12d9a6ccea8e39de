import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  clearFirestore,
  clearStorage,
  createAccount,
  deleteDocument,
  putDocument,
  uploadObject,
} from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';

const suite = suiteOf('test');

export const staff = {
  uid: 'staff-of-tests',
  email: 'staff@tests.example',
  password: 'impasto-24h',
};

/** Signs the app in, like the login page, with an account that may write. */
async function signInAsStaff(): Promise<void> {
  await createAccount(suite, staff).catch((error: unknown) => {
    if (!String(error).includes('DUPLICATE_LOCAL_ID')) throw error;
  });
  await makeStaff();
  const { signIn } = await import('../../src/data/staff/session');
  await signIn(staff.email, staff.password);
}

/** Lets the tests of a file write as staff, and empties the project before each. */
export function startAsStaff(): void {
  beforeAll(signInAsStaff);
  beforeEach(clearProject);
  afterEach(restoreFetch);
}

/** Deletes all products, records and pictures; the account is staff afterwards. */
export async function clearProject(): Promise<void> {
  await Promise.all([clearFirestore(suite), clearStorage(suite)]);
  await makeStaff();
}

/** Uploads a picture, whatever its bytes are. @returns its address */
export function givenPicture(name: string, bytes: string | Buffer = 'a picture'): Promise<string> {
  const picture = { name: `images/${name}`, contentType: 'image/webp', bytes: Buffer.from(bytes) };
  return uploadObject(suite, picture);
}

/** The error that a call rejects with, null if it resolves. */
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Removes the staff rights of the account. */
export const dismissStaff = () => deleteDocument(suite, `staff/${staff.uid}`);

/** Gives the account staff rights. Needed again whenever Firestore was cleared. */
function makeStaff(): Promise<void> {
  return putDocument(suite, `staff/${staff.uid}`, {});
}

/** Intercepts the app's requests to the emulators until restoreFetch; `pass` forwards one, at once or later. */
export function interceptFetch(
  handler: (url: string, pass: () => Promise<Response>, body: string) => Promise<Response>,
): void {
  const real = fetch;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    handler(
      input instanceof Request ? input.url : String(input),
      () => real(input, init),
      String(init?.body ?? ''),
    ),
  );
}

/** Intercepts the app's commits until restoreFetch. @param handle gets how many came before */
export function interceptCommits(
  handle: (pass: () => Promise<Response>, count: number, body: string) => Promise<Response>,
): void {
  let count = 0;
  interceptFetch((url, pass, body) => {
    if (!url.includes(':commit')) return pass();
    count += 1;
    return handle(pass, count - 1, body);
  });
}

/** Lets a colleague write just before the first commit of the app. */
export function beFasterThanTheCommit(write: () => Promise<void>): void {
  interceptCommits(async (pass, count) => {
    if (count === 0) await write();
    return pass();
  });
}

/** Loses every commit before it reaches Firestore. */
export const loseCommits = () => interceptCommits(async () => noNetwork());

/** Loses the responses of commits, which are written: of the first ones, or of all. */
export function loseAnswers(most = Number.POSITIVE_INFINITY): void {
  interceptCommits(async (pass, count) => {
    const response = await pass();
    return count < most ? noNetwork() : response;
  });
}

/** Undoes interceptFetch. */
export function restoreFetch(): void {
  vi.unstubAllGlobals();
}

/** Fails like the browser's fetch without a network. */
export function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}
