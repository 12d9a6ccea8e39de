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
import { browserStorage } from '../browser-storage';
import { emulators } from '../config';
import { createStore } from '../store';
import { TimeoutError, withTimeout } from '../timeout';
import { app } from './firebase-app';

/** How long a sign-in may take, in ms. */
const AUTH_TIMEOUT_MS = 15_000;

/** Where the signed-in user is kept in localStorage. */
const KEY = 'currentUser';

const storedUser = v.object({
  uid: v.pipe(v.string(), v.nonEmpty()),
  email: v.nullable(v.string()),
  displayName: v.nullable(v.string()),
});

/** Who is signed in: no tokens, those are the auth service's own affair. */
export type CurrentUser = v.InferOutput<typeof storedUser>;

/** Why nobody could sign in. */
export type SignInFailure = 'credentials' | 'throttled' | 'offline';

/** A sign-in, or the mail for a new password, that failed. `cause` is the auth service's own error. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly reason: SignInFailure;

  constructor(cause: unknown) {
    super('Failed to sign in', { cause });
    this.reason = reasonOf(cause);
  }
}

function reasonOf(cause: unknown): SignInFailure {
  if (cause instanceof TimeoutError) return 'offline';
  const code = cause instanceof FirebaseError ? cause.code : '';
  if (code === 'auth/network-request-failed') return 'offline';
  return code === 'auth/too-many-requests' ? 'throttled' : 'credentials';
}

const state: {
  /** Created by service() when it is first asked for, and kept. */
  auth: Auth | null;
  /** Set by the storage event: another tab has signed out. A sign-in ends it, here or there. */
  endedElsewhere: boolean;
  /** Whether the auth service has not said yet who is signed in. Set by `follow`. */
  starting: boolean;
} = { auth: null, endedElsewhere: false, starting: true };

const { local } = browserStorage;

function readStored(): CurrentUser | null {
  try {
    const parsed = v.safeParse(storedUser, JSON.parse(local.get(KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Stands in for localStorage where that is full or forbidden: the user is known for as long as the page lives. */
const current = createStore(readStored);

function setCurrent(user: CurrentUser | null): void {
  if (JSON.stringify(current.get()) !== JSON.stringify(user)) current.set(user);
}

function keep(user: User | null): void {
  const { uid, email, displayName } = user ?? {};
  const kept = uid ? { uid, email: email ?? null, displayName: displayName ?? null } : null;
  if (kept) local.set(KEY, JSON.stringify(kept));
  else local.remove(KEY);
  setCurrent(kept);
}

/**
 * What the auth service says counts, but for one case: while it starts it may bring back a session that another tab has just
 * ended.
 */
function follow(auth: Auth, user: User | null): void {
  const { starting, endedElsewhere } = state;
  state.starting = false;
  // Later on, a user whom the service sees before the storage event is one who has signed in again in another tab.
  if (user && starting && endedElsewhere) signOutOfFirebase(auth).catch(console.error);
  else keep(user);
}

/** The auth service, created when it is first asked for: importing this module has no effect. */
function service(): Auth {
  if (state.auth) return state.auth;
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  state.auth = auth;
  auth.languageCode = 'it';
  if (emulators) {
    const address = `http://${emulators.host}:${emulators.authPort}`;
    connectAuthEmulator(auth, address, { disableWarnings: true });
  }
  // From now on what the service says counts: an account that was disabled elsewhere is signed out here.
  onAuthStateChanged(auth, (user) => follow(auth, user));
  // Another tab has signed in or out, or the storage was cleared there.
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return;
    const stored = readStored();
    state.endedElsewhere = stored === null;
    setCurrent(stored);
  });
  return auth;
}

/** Who is signed in, as far as this browser knows; null for nobody. */
export function getCurrentUser(): CurrentUser | null {
  return current.get();
}

/**
 * Calls the listener when somebody signs in or out, here or in another tab, and keeps the answer of getCurrentUser in
 * step with the auth service.
 * @returns ends the subscription
 */
export function subscribeToSession(listener: () => void): () => void {
  service();
  return current.subscribe(listener);
}

/** Resolves when the auth service has confirmed, or refused, the user of an earlier visit. */
export async function sessionSettled(): Promise<void> {
  await service().authStateReady();
}

/** @throws SignInError */
export async function signIn(email: string, password: string): Promise<void> {
  state.endedElsewhere = false;
  try {
    const signingIn = signInWithEmailAndPassword(service(), email, password);
    const { user } = await withTimeout(signingIn, AUTH_TIMEOUT_MS);
    keep(user);
  } catch (cause) {
    throw new SignInError(cause);
  }
}

/** @throws Error 'Failed to sign out' with the cause */
export async function signOut(): Promise<void> {
  try {
    await signOutOfFirebase(service());
    keep(null);
  } catch (cause) {
    throw new Error('Failed to sign out', { cause });
  }
}

/**
 * Has Firebase send its mail for choosing a new password. Whether the account exists is not for strangers to learn:
 * a mail that cannot be sent for that reason counts as sent.
 * @throws SignInError 'throttled' or 'offline'
 */
export async function sendPasswordReset(email: string): Promise<void> {
  try {
    await withTimeout(sendPasswordResetEmail(service(), email), AUTH_TIMEOUT_MS);
  } catch (cause) {
    const error = new SignInError(cause);
    if (error.reason !== 'credentials') throw error;
  }
}
