import * as v from 'valibot';
import { local } from '../browser-storage';
import { createStore } from '../store';
import { withTimeout } from '../timeout';
import type { AuthService } from './auth';
import { reaching, serviceCode } from './write-errors';

/* Who is signed in. Firebase's Auth is loaded on first use: staff's list does not wait for it. */

const AUTH_TIMEOUT_MS = 15_000;

const KEY = 'currentUser';

const storedUser = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullable(v.string()),
  displayName: v.nullable(v.string()),
});

/** The signed-in user. It holds no tokens: the auth service keeps those itself. */
export type CurrentUser = v.InferOutput<typeof storedUser>;

const keptUser = v.fallback(v.nullable(v.pipe(v.string(), v.parseJson(), storedUser)), null);

const readStored = (): CurrentUser | null => v.parse(keptUser, local.get(KEY));

/** The user in memory. If localStorage is full or blocked, this alone keeps the user known while the page is open. */
const current = createStore(readStored);

function keep(user: CurrentUser | null): void {
  const kept = user && { uid: user.uid, email: user.email, displayName: user.displayName };
  if (kept) local.set(KEY, JSON.stringify(kept));
  else local.remove(KEY);
  // React reads the store repeatedly, and expects the same object.
  if (JSON.stringify(current.get()) !== JSON.stringify(kept)) current.set(kept);
}

let started: Promise<AuthService> | null = null;

/** The auth service, created on first use: importing this module has no effect. */
function service(): Promise<AuthService> {
  started ??= start().catch((error) => {
    // Its code could not be loaded: the next call tries again.
    started = null;
    throw error;
  });
  return started;
}

async function start(): Promise<AuthService> {
  const { startAuth } = await import('./auth');
  let kept = current.get();
  const auth = startAuth((user) => {
    // While starting, the service checked the stored user and stored the result: another tab may have signed out meanwhile.
    const hasEnded = kept !== null && readStored() === null;
    kept = null;
    if (user && hasEnded) auth.signOut().catch(console.error);
    // The service decides, also for a sign-in or sign-out in another tab and an account that was disabled elsewhere.
    else keep(user);
  });
  return auth;
}

/** The signed-in user as far as this browser knows; null if there is none. */
export const getCurrentUser = (): CurrentUser | null => current.get();

/** Calls the listener when somebody signs in or out, here or in another tab. @returns a function that unsubscribes it */
export function subscribeToSession(listener: () => void): () => void {
  service().catch(console.error);
  return current.subscribe(listener);
}

/** Resolves when the auth service has confirmed, or refused, the user of an earlier visit. */
export const sessionSettled = async (): Promise<void> => (await service()).ready();

/**
 * When the auth service issued this session's token, in epoch ms by its own clock. It does so anew every hour, whatever this
 * device's clock says. null without a session.
 */
export async function sessionIssuedAt(): Promise<number | null> {
  const auth = await started;
  await auth?.ready();
  const time = await auth?.issuedAt();
  return time === undefined ? null : Date.parse(time);
}

/** @throws FirebaseError, TimeoutError; TypeError if the code of the auth service could not be loaded */
export async function signIn(email: string, password: string): Promise<void> {
  const signingIn = service().then((auth) => auth.signIn(email, password));
  const { user } = await reaching(withTimeout(signingIn, AUTH_TIMEOUT_MS));
  keep(user);
}

/** @throws as signIn does */
export async function signOut(): Promise<void> {
  await (await service()).signOut();
  keep(null);
}

/** Requests Firebase's password-reset mail. An unknown account counts as sent: strangers need not know. @throws as signIn */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    const sending = service().then((auth) => auth.sendPasswordReset(email));
    await reaching(withTimeout(sending, AUTH_TIMEOUT_MS));
  } catch (error) {
    if (serviceCode(error) !== 'auth/user-not-found') throw error;
  }
}
