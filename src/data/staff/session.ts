import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import * as v from 'valibot';
import { local } from '../browser-storage';
import { emulators } from '../config';
import { createStore } from '../store';
import { withTimeout } from '../timeout';
import { app } from './firebase-app';
import { reaching } from './write-errors';

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

function keep(user: User | null): void {
  const kept = user && { uid: user.uid, email: user.email, displayName: user.displayName };
  if (kept) local.set(KEY, JSON.stringify(kept));
  else local.remove(KEY);
  // React reads the store repeatedly, and expects the same object.
  if (JSON.stringify(current.get()) !== JSON.stringify(kept)) current.set(kept);
}

let auth: Auth | null = null;

/** The auth service, created on first use: importing this module has no effect. */
function service(): Auth {
  if (auth) return auth;
  auth = initializeAuth(app, { persistence: browserLocalPersistence });
  auth.languageCode = 'it';
  if (emulators) {
    const address = `http://${emulators.host}:${emulators.authPort}`;
    connectAuthEmulator(auth, address, { disableWarnings: true });
  }
  const started = auth;
  let kept = current.get();
  onAuthStateChanged(started, (user) => {
    // While starting, the service checked the stored user and stored the result: another tab may have signed out meanwhile.
    const hasEnded = kept !== null && readStored() === null;
    kept = null;
    if (user && hasEnded) signOutOfFirebase(started).catch(console.error);
    // The service decides, also for a sign-in or sign-out in another tab and an account that was disabled elsewhere.
    else keep(user);
  });
  return started;
}

/** The signed-in user as far as this browser knows; null if there is none. */
export const getCurrentUser = (): CurrentUser | null => current.get();

/** Calls the listener when somebody signs in or out, here or in another tab. @returns a function that unsubscribes it */
export function subscribeToSession(listener: () => void): () => void {
  service();
  return current.subscribe(listener);
}

/** Resolves when the auth service has confirmed, or refused, the user of an earlier visit. */
export const sessionSettled = (): Promise<void> => service().authStateReady();

/**
 * When the auth service issued this session's token, in epoch ms by its own clock. It does so anew every hour, whatever this
 * device's clock says. null without a session.
 */
export async function sessionIssuedAt(): Promise<number | null> {
  await auth?.authStateReady();
  const token = await auth?.currentUser?.getIdTokenResult();
  return token ? Date.parse(token.issuedAtTime) : null;
}

/** @throws FirebaseError, TimeoutError */
export async function signIn(email: string, password: string): Promise<void> {
  const signingIn = signInWithEmailAndPassword(service(), email, password);
  const { user } = await reaching(withTimeout(signingIn, AUTH_TIMEOUT_MS));
  keep(user);
}

/** @throws FirebaseError */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(service());
  keep(null);
}

/** Requests Firebase's password-reset mail. An unknown account counts as sent: strangers need not know. @throws as signIn */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await reaching(withTimeout(sendPasswordResetEmail(service(), email), AUTH_TIMEOUT_MS));
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'auth/user-not-found')) throw error;
  }
}
