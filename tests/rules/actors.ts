import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { afterAll, beforeEach } from 'vitest';

const env = import.meta.env;
const host = env.VITE_EMULATOR_HOST;
if (!host) throw new Error('These tests need the emulators: npm test');

export const STAFF_UID = 'staff-account';

// Each refused write is a warning of the SDK, and here most are to be refused.
firebase.firestore.setLogLevel('error');

/** The suite as the launcher started it: the rules in force are those that firebase.json names. */
export const suite = await initializeTestEnvironment({
  projectId: env.VITE_FIREBASE_PROJECT_ID,
  firestore: { host, port: Number(env.VITE_EMULATOR_FIRESTORE_PORT) },
  storage: { host, port: Number(env.VITE_EMULATOR_STORAGE_PORT) },
});

function signedIn(uid: string, provider: 'password' | 'anonymous' | 'custom' | 'google.com') {
  return suite.authenticatedContext(uid, { firebase: { sign_in_provider: provider } });
}

export const staff = signedIn(STAFF_UID, 'password');

/** Everybody who is not staff, by what makes the difference. The last three bear an id that `staff` lists. */
export const outsiders: Record<string, RulesTestContext> = {
  'a visitor without an account': suite.unauthenticatedContext(),
  'a stranger who registered with a password': signedIn('stranger', 'password'),
  'a stranger who signed in anonymously': signedIn('anonymous-stranger', 'anonymous'),
  'an anonymous session with an id of the staff': signedIn(STAFF_UID, 'anonymous'),
  'a Google session with an id of the staff': signedIn(STAFF_UID, 'google.com'),
  'a custom token with an id of the staff': signedIn(STAFF_UID, 'custom'),
};

/** Writes past the rules: what stands in the database before a test. */
export async function given(documents: Record<string, firebase.firestore.DocumentData>) {
  await suite.withSecurityRulesDisabled(async (context) => {
    const batch = context.firestore().batch();
    for (const [path, data] of Object.entries(documents)) {
      batch.set(context.firestore().doc(path), data);
    }
    await batch.commit();
  });
}

const tally = { refused: 0, permitted: 0 };

/** Asserts that the rules, and nothing else, refuse an attempt. */
export async function refused(attempt: Promise<unknown>) {
  await assertFails(attempt);
  tally.refused += 1;
}

/** Asserts that an attempt goes through. */
export async function permitted(attempt: Promise<unknown>) {
  await assertSucceeds(attempt);
  tally.permitted += 1;
}

beforeEach(async () => {
  await suite.clearFirestore();
  await given({ [`staff/${STAFF_UID}`]: {} });
});

afterAll(async () => {
  console.info(`${tally.refused} attempts refused beside ${tally.permitted} permitted twins`);
  await suite.cleanup();
});
