import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import 'firebase/compat/firestore';
import { expect } from 'vitest';
import { putDocuments } from '../../emulators/data/client';
import { suiteOf, TESTED_MODE } from '../../emulators/suite';

/** The running emulators. They enforce the rules that firebase.json names. */
export const suite = suiteOf(TESTED_MODE);

export const STAFF_UID = 'staff-account';

// The SDK logs a warning for each refused write, and most of them are refused here.
firebase.firestore.setLogLevel('error');

const environment = await initializeTestEnvironment({
  projectId: suite.projectId,
  firestore: { host: suite.host, port: suite.firestore },
  storage: { host: suite.host, port: suite.storage },
});

/** A signed-in user. @param provider the sign-in method */
function signedIn(uid: string, provider: 'password' | 'anonymous' | 'custom' | 'google.com') {
  return environment.authenticatedContext(uid, { firebase: { sign_in_provider: provider } });
}

export const staff = signedIn(STAFF_UID, 'password');

/** Everybody who is not staff, keyed by the reason. The last three have the uid of a staff account. */
export const outsiders: Record<string, RulesTestContext> = {
  'a visitor without an account': environment.unauthenticatedContext(),
  'a stranger who registered with a password': signedIn('stranger', 'password'),
  'a stranger who signed in anonymously': signedIn('anonymous-stranger', 'anonymous'),
  'an anonymous session with the uid of a staff account': signedIn(STAFF_UID, 'anonymous'),
  'a Google session with the uid of a staff account': signedIn(STAFF_UID, 'google.com'),
  'a custom token with the uid of a staff account': signedIn(STAFF_UID, 'custom'),
};

export const everybody: Record<string, RulesTestContext> = { ...outsiders, staff };

/** Runs `act` with the rules disabled, to prepare a test. */
export async function withoutRules(act: (owner: RulesTestContext) => Promise<unknown>) {
  await environment.withSecurityRulesDisabled(async (owner) => void (await act(owner)));
}

/** Writes the documents that exist before a test. */
export function given(documents: Record<string, firebase.firestore.DocumentData>) {
  return putDocuments(suite, documents);
}

/** Asserts that the rules, and nothing else, refuse an attempt. @param what names the attempt, where a test makes several */
export async function refused(attempt: Promise<unknown>, what = ''): Promise<void> {
  await expect(assertFails(attempt), what).resolves.toBeDefined();
}

/** Asserts that the rules refuse the attempts of each of these actors. Nothing is written, so all are sent at once. */
export async function refusedTo(
  actors: Record<string, RulesTestContext>,
  attempt: (actor: RulesTestContext) => Promise<unknown>,
): Promise<void> {
  await Promise.all(Object.entries(actors).map(([who, actor]) => refused(attempt(actor), who)));
}

/** Asserts that an attempt goes through. */
export async function permitted(attempt: Promise<unknown>): Promise<void> {
  await assertSucceeds(attempt);
}
