import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clearAccounts,
  clearFirestore,
  clearStorage,
  listObjects,
  readCollection,
} from '../../emulators/client';
import { resetAll } from '../../emulators/reset';
import { staffAccount } from '../../emulators/sample/accounts';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf } from '../../emulators/suite';

const suite = suiteOf('test');

/** The environment of a shell: the test's own has the configuration of its mode. */
const SHELL = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')),
);

/** Runs the command. @returns what it prints */
async function firstDay(): Promise<string> {
  const { email: STAFF_EMAIL, password: STAFF_PASSWORD } = staffAccount;
  const args = ['--import', 'tsx', 'scripts/run.ts', 'first-day', '--mode', 'test'];
  const env = { ...SHELL, STAFF_EMAIL, STAFF_PASSWORD };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env }).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  return stdout + stderr;
}

beforeAll(() => resetAll(suite));
afterAll(() => Promise.all([clearFirestore(suite), clearStorage(suite), clearAccounts(suite)]));

test('the first day tries the fullest commit and a picture, and leaves its record alone', async () => {
  const objects = await listObjects(suite);
  expect((await firstDay()).match(/^✓/gm)).toHaveLength(3);
  expect(Object.keys(await readCollection(suite, 'modifiche'))).toHaveLength(2);
  expect(Object.keys(await readCollection(suite, 'prodotti'))).toHaveLength(sampleMenu.length);
  expect(await listObjects(suite)).toEqual(objects);
});
