// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearAccounts, createAccount } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import {
  getCurrentUser,
  sendPasswordReset,
  signIn,
  signOut,
  subscribeToSession,
} from '../../src/data/staff/session';

const suite = suiteOf('test');
const account = { uid: 'anna', email: 'anna@tests.example', password: 'impasto-24h' };

const stored = () => JSON.parse(localStorage.getItem('currentUser') ?? 'null');

beforeAll(() => clearAccounts(suite));

beforeEach(async () => {
  await createAccount(suite, account);
});

afterEach(async () => {
  await signOut();
  await clearAccounts(suite);
});

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
    await expect.poll(opened.getCurrentUser).toBeNull();
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

test('a password reset resolves whether or not the account exists, and rejects if no mail was sent', async () => {
  await expect(sendPasswordReset(account.email)).resolves.toBeUndefined();
  await expect(sendPasswordReset('nessuno@tests.example')).resolves.toBeUndefined();
  const url = `http://${suite.host}:${suite.auth}/emulator/v1/projects/${suite.projectId}/oobCodes`;
  const { oobCodes } = await (await fetch(url)).json();
  expect(oobCodes.map(({ email }: { email: string }) => email)).toContain(account.email);
  await expect(sendPasswordReset('')).rejects.toMatchObject({ code: 'auth/missing-email' });
});
