import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  clearAccounts,
  clearFirestore,
  clearStorage,
  deleteDocument,
  listObjects,
  putDocument,
  readCollection,
  readDocument,
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

test('first-day asks for a missing meta/oggi before it writes anything', async () => {
  await deleteDocument(suite, 'meta/oggi');
  expect(await firstDay()).toContain("Mark any dish 'Esaurito stasera'");
  expect(Object.keys(await readCollection(suite, 'prodotti'))).toHaveLength(sampleMenu.length);
});

test('first-day passes its three checks and leaves only two history records behind', async () => {
  const oggi = {
    esauritiStasera: { fino: new Date(), prodotti: [] },
    esauriti: ['another'],
    consigliati: { fino: new Date(), prodotti: [] },
    avvisi: [],
    chiusure: [],
    aperture: [],
  };
  await putDocument(suite, 'meta/oggi', oggi);
  const objects = await listObjects(suite);
  expect((await firstDay()).match(/^✓/gm)).toHaveLength(3);
  expect(await readDocument(suite, 'meta/oggi')).toEqual(oggi);
  expect(Object.keys(await readCollection(suite, 'modifiche'))).toHaveLength(2);
  expect(Object.keys(await readCollection(suite, 'prodotti'))).toHaveLength(sampleMenu.length);
  expect(await listObjects(suite)).toEqual(objects);
});
