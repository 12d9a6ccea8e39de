import { FirebaseError } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { Problem } from '../emulators/problem';
import { emulators } from '../src/data/config';
import { app } from '../src/data/staff/firebase-app';
import { isStaff } from '../src/data/staff/staff-rights';
import { isPermissionError } from '../src/data/staff/write-errors';
import { ask } from './ask';
import { reasonOf } from './pictures';
import type { Project } from './project';

/*
 * What the commands share that write with an account of staff.
 */

/** Signs in with an account of staff. @param command as it is called: 'restore'. @returns its uid @throws Problem where it cannot */
export async function signIn({ projectId }: Project, command: string): Promise<string> {
  const otherwise = 'set STAFF_EMAIL and STAFF_PASSWORD';
  const email = process.env.STAFF_EMAIL ?? (await ask('E-mail of staff: ', otherwise));
  const password = process.env.STAFF_PASSWORD ?? (await ask('Password: ', otherwise, true));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  if (emulators) {
    connectAuthEmulator(auth, `http://${emulators.host}:${emulators.authPort}`, {
      disableWarnings: true,
    });
  }
  const { user } = await signInWithEmailAndPassword(auth, email.trim(), password).catch(
    (error: unknown) => {
      const code = error instanceof FirebaseError ? error.code : reasonOf(error);
      throw new Problem(
        `No ${command}: ${email} could not sign in to ${projectId} (${code}). Check e-mail, password and network.`,
      );
    },
  );
  if (!(await isStaff(user.uid))) {
    throw new Problem(
      `No ${command}: ${email} may not change the menu. Use an account of staff (docs/deploying.md, step 4).`,
    );
  }
  return user.uid;
}

/** One line that replaces itself on a terminal. */
export function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${text}\u001b[K`);
}

/** What is read or written while nothing else may fail. @throws Problem with the reason */
export async function step<Result>(work: Promise<Result>, failed: string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = isPermissionError(error) ? 'this account may not write' : reasonOf(error);
    throw new Problem(`${failed} (${reason}). Check the network and run the same command again.`);
  }
}
