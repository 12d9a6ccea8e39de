import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clearAccounts,
  clearFirestore,
  clearStorage,
  listObjects,
  readCollection,
} from '../../emulators/data/client';
import { resetAll } from '../../emulators/data/reset';
import { staffAccount } from '../../emulators/sample/accounts';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf } from '../../emulators/suite';
import { command } from './command';

const suite = suiteOf('test');

const firstDay = async () => (await command(['first-day'], staffAccount)).output;

beforeAll(() => resetAll(suite));
afterAll(() => Promise.all([clearFirestore(suite), clearStorage(suite), clearAccounts(suite)]));

test('first-day passes its checks, says that the emulator lets a stranger hold up saves, and leaves only its records behind', async () => {
  const objects = await listObjects(suite);
  const said = await firstDay();
  expect(said.match(/^✓/gm)).toHaveLength(3);
  expect(said).toMatch(
    /^! A stranger's transaction holds up every save \(.+\)\. Read docs\/deploying/m,
  );
  const records = Object.values(await readCollection(suite, 'modifiche'));
  expect(records.map(({ titolo }) => titolo)).toEqual(Array(600).fill('Prova'));
  expect(new Set(records.map(({ quando }) => String(quando))).size).toBe(2);
  expect(Object.keys(await readCollection(suite, 'prodotti'))).toHaveLength(sampleMenu.length);
  expect(await listObjects(suite)).toEqual(objects);
});
