import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { emulators } from '../config';
import { app } from './firebase-app';

/**
 * Starts the auth service, once.
 * @param onUser called with the service's user whenever that changes, here or in another tab; null if nobody is signed in
 */
export function startAuth(onUser: (user: User | null) => void) {
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  auth.languageCode = 'it';
  if (emulators) {
    const address = `http://${emulators.host}:${emulators.authPort}`;
    connectAuthEmulator(auth, address, { disableWarnings: true });
  }
  onAuthStateChanged(auth, onUser);
  return {
    /** Resolves when it has confirmed, or refused, the user of an earlier visit. */
    ready: () => auth.authStateReady(),
    /** When the session's token was issued, as its text says; undefined without a session. */
    issuedAt: async () => (await auth.currentUser?.getIdTokenResult())?.issuedAtTime,
    signIn: (email: string, password: string) => signInWithEmailAndPassword(auth, email, password),
    signOut: () => signOut(auth),
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),
  };
}

export type AuthService = ReturnType<typeof startAuth>;
