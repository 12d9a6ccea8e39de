import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
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
import { isStaff } from '../src/data/staff/firestore';
import { isPermissionError } from '../src/data/staff/write-errors';
import { reasonOf } from './download';
import type { Project } from './project';

/*
 * Shared by the commands that write with an account of staff.
 */

/**
 * Asks on the terminal.
 * @param hidden whether the input is not shown, as for a password
 * @param otherwise what to do without a terminal, for the message
 * @throws Problem if there is no terminal, or the input is aborted
 */
export async function ask(question: string, otherwise: string, hidden = false): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY)
    throw new Problem(`${question.trim()} There is no terminal to ask: ${otherwise}.`);
  if (hidden) stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: hidden ? silent : stdout, terminal: true });
  const stop = new AbortController();
  lines.on('SIGINT', () => stop.abort());
  lines.on('close', () => stop.abort());
  try {
    return await lines.question(hidden ? '' : question, { signal: stop.signal });
  } catch {
    throw new Problem('Nothing was written.');
  } finally {
    lines.close();
    if (hidden) stdout.write('\n');
  }
}

/** Signs in with a staff account. @param command name for messages: 'restore' @returns the uid @throws Problem if it cannot */
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

/** Waits for one step of a command. @throws Problem with the reason if the step fails */
export async function step<Result>(work: Promise<Result>, failed: string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Problem) throw error;
    const reason = isPermissionError(error) ? 'this account may not write' : reasonOf(error);
    throw new Problem(`${failed} (${reason}). Check the network and run the same command again.`);
  }
}
