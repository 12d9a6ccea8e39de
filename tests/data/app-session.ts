import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import {
  clearFirestore,
  clearStorage,
  createAccount,
  deleteDocument,
  putDocument,
} from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';

const suite = suiteOf('test');

export const staff = {
  uid: 'staff-of-tests',
  email: 'staff@tests.example',
  password: 'impasto-24h',
};

/** Signs the app in, like the login page, with an account that may write. */
export async function signInAsStaff(): Promise<void> {
  await createAccount(suite, staff).catch((error: unknown) => {
    if (!String(error).includes('DUPLICATE_LOCAL_ID')) throw error;
  });
  await makeStaff();
  const { signIn } = await import('../../src/data/staff/session');
  await signIn(staff.email, staff.password);
}

/** The tests of a file write as staff, each to an empty project. */
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

/** What a call throws; null where it does not fail. */
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** Takes the rights of the account away. */
export const dismissStaff = () => deleteDocument(suite, `staff/${staff.uid}`);

/** Lets a colleague write just before the first commit of the app. */
export function beFasterThanTheCommit(write: () => Promise<void>): void {
  let first = true;
  interceptFetch(async (url, pass) => {
    if (url.includes(':commit') && first) {
      first = false;
      await write();
    }
    return pass();
  });
}

/** Makes the account staff, also again after Firestore was cleared. */
export function makeStaff(): Promise<void> {
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

/** Holds commits back: the app finds no network. @returns the held commits, each to be sent late */
export function holdCommits(): (() => Promise<Response>)[] {
  const held: (() => Promise<Response>)[] = [];
  interceptFetch(async (url, pass) => {
    if (!url.includes(':commit')) return pass();
    held.push(pass);
    return noNetwork();
  });
  return held;
}

/** The first commit takes place, but its answer does not arrive. */
export function loseFirstAnswer(): void {
  let lost = false;
  interceptFetch(async (url, pass) => {
    const response = await pass();
    if (lost || !url.includes(':commit')) return response;
    lost = true;
    return noNetwork();
  });
}

/** No commit arrives. */
export function loseCommits(): void {
  interceptFetch(async (url, pass) => (url.includes(':commit') ? noNetwork() : pass()));
}

/** The commit takes place, but neither its answer nor that of a look afterwards arrives. */
export function loseEveryAnswerFromTheCommitOn(): void {
  let lost = false;
  interceptFetch(async (url, pass) => {
    const response = await pass();
    lost ||= url.includes(':commit');
    return lost && /:(?:commit|batchGet)/.test(url) ? noNetwork() : response;
  });
}

/** Ends what interceptFetch began. */
export function restoreFetch(): void {
  vi.unstubAllGlobals();
}

/** What the browser's fetch does where there is no network. */
export function noNetwork(): never {
  throw new TypeError('Failed to fetch');
}
