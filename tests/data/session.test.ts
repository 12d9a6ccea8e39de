// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAccounts, createAccount } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { until } from './until';

const suite = suiteOf('test');
const account = { uid: 'anna', email: 'anna@tests.example', password: 'impasto-24h' };

/** The SDK keeps the fetch that exists when it is loaded. */
const realFetch = fetch;
let answer: typeof fetch = realFetch;
vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => answer(...request));

const session = await import('../../src/data/staff/session');
const { getCurrentUser, sendPasswordReset, signIn, signOut, subscribeToSession } = session;

const codeOf = (attempt: Promise<void>) =>
  attempt.then(
    () => 'none',
    (error) => error.code,
  );

const stored = () => JSON.parse(localStorage.getItem('currentUser') ?? 'null');

beforeAll(() => clearAccounts(suite));

beforeEach(async () => {
  await createAccount(suite, account);
});

afterEach(async () => {
  answer = realFetch;
  await signOut();
  await clearAccounts(suite);
});

/** An error response of the auth service. */
const refusal = (message: string) => async () =>
  Response.json({ error: { code: 400, message } }, { status: 400 });

const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the session', () => {
  test('starts with a sign-in, stores the user but no token, and ends with a sign-out', async () => {
    const heard: unknown[] = [];
    const end = subscribeToSession(() => heard.push(getCurrentUser()));
    expect(getCurrentUser()).toBeNull();
    await signIn(account.email, account.password);
    const user = { uid: 'anna', email: account.email, displayName: null };
    expect(stored()).toEqual(user);
    expect(getCurrentUser()).toEqual(user);
    // useSyncExternalStore reads it at every render and needs the same object.
    expect(getCurrentUser()).toBe(getCurrentUser());
    await signOut();
    end();
    expect(getCurrentUser()).toBeNull();
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(heard).toEqual([user, null]);
  });

  test('does not come back if another tab signs out while the auth service starts', async () => {
    await signIn(account.email, account.password);
    vi.resetModules();
    const opened = await import('../../src/data/staff/session');
    const end = opened.subscribeToSession(() => {});
    expect(opened.getCurrentUser()).toMatchObject({ uid: 'anna' });
    localStorage.removeItem('currentUser');
    await until(() => expect(opened.getCurrentUser()).toBeNull());
    expect([getCurrentUser(), stored()]).toEqual([null, null]);
    end();
  });

  test.each(['not json', '{"uid":""}'])('ignores an invalid stored user: %j', async (text) => {
    localStorage.setItem('currentUser', text);
    vi.resetModules();
    const opened = await import('../../src/data/staff/session');
    expect(opened.getCurrentUser()).toBeNull();
  });
});

describe('a failed sign-in', () => {
  test.each([
    ['auth/wrong-password', account.email, 'sbagliata'],
    ['auth/user-not-found', 'nessuno@tests.example', account.password],
  ])('throws %s, and nobody is signed in', async (code, email, password) => {
    expect(await codeOf(signIn(email, password))).toBe(code);
    expect(getCurrentUser()).toBeNull();
    expect(stored()).toBeNull();
  });

  test.each([
    ['auth/too-many-requests', refusal('TOO_MANY_ATTEMPTS_TRY_LATER')],
    ['auth/user-disabled', refusal('USER_DISABLED')],
    ['auth/operation-not-allowed', refusal('PASSWORD_LOGIN_DISABLED')],
    ['auth/network-request-failed', offline],
  ])('throws %s as the service answers', async (code, failing) => {
    answer = failing;
    expect(await codeOf(signIn(account.email, 'x'))).toBe(code);
  });
});

describe('a password reset', () => {
  test('resolves whether or not the account exists', async () => {
    await expect(sendPasswordReset(account.email)).resolves.toBeUndefined();
    await expect(sendPasswordReset('nessuno@tests.example')).resolves.toBeUndefined();
    const url = `http://${suite.host}:${suite.auth}/emulator/v1/projects/${suite.projectId}/oobCodes`;
    const { oobCodes } = await (await realFetch(url)).json();
    expect(oobCodes.map(({ email }: { email: string }) => email)).toContain(account.email);
  });

  test.each([
    ['auth/network-request-failed', offline],
    ['auth/quota-exceeded', refusal('QUOTA_EXCEEDED')],
    ['auth/user-disabled', refusal('USER_DISABLED')],
    ['auth/invalid-email', refusal('INVALID_EMAIL')],
  ])('throws %s where no mail was sent', async (code, failing) => {
    answer = failing;
    expect(await codeOf(sendPasswordReset(account.email))).toBe(code);
  });
});
