import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { suiteOf } from '../../emulators/suite';
import type { Project } from '../../scripts/project';
import { staff } from './app-session';

const { projectId, host, firestore, storage, bucket } = suiteOf('test');

/** The suite of the tests, as the scripts know a project. */
export const project: Project = {
  projectId,
  emulator: { host, port: firestore },
  store: { origin: `http://${host}:${storage}`, bucket },
};

/** A shell's environment: the test's own, without the VITE_ variables of its mode. */
const SHELL = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')),
);

/** Runs a command of scripts/ on the suite of the tests. @returns its exit code and what it printed */
export async function command(
  args: string[],
  account: { email: string; password: string } = staff,
): Promise<{ code: number; output: string }> {
  const env = { ...SHELL, STAFF_EMAIL: account.email, STAFF_PASSWORD: account.password };
  const all = ['--import', 'tsx', 'scripts/run.ts', ...args, '--mode', 'test'];
  const ended = promisify(execFile)(process.execPath, all, { env });
  const {
    code = 0,
    stdout,
    stderr,
  } = await ended.then(
    (printed) => ({ ...printed, code: 0 }),
    (failure: { code: number; stdout: string; stderr: string }) => failure,
  );
  return { code, output: stdout + stderr };
}
