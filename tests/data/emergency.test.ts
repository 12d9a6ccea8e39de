import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putDocuments, readDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion, readProducts } from '../../src/data/menu/firestore-rest';
import { readMetaAsStaff } from '../../src/data/staff/read-as-staff';
import { orAsStaff } from '../../src/data/staff/refused-reads';
import { writeChanges } from '../../src/data/staff/write-changes';
import { changeOf } from '../../src/domain/changes/change';
import { product } from '../product';
import { failureOf, interceptFetch, noNetwork, restoreFetch, startAsStaff } from './app-session';

const suite = suiteOf('test');
const published = readFileSync('firestore.rules', 'utf8');

/** Publishes rules to the emulator. */
async function publish(content: string): Promise<void> {
  const address = `http://${suite.host}:${suite.firestore}/emulator/v1/projects/${suite.projectId}`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const { status } = await fetch(`${address}:securityRules`, { method: 'PUT', body });
  expect(status).toBe(200);
}

startAsStaff();

beforeEach(async () => {
  await putDocuments(suite, {
    'prodotti/margherita': product(),
    'meta/menu': { version: new Date() },
    'meta/oggi': { esauriti: ['diavola'] },
    'meta/locale': { coperto: 3 },
  });
  // The step of docs/deploying.md, which tests/rules/emergency.test.ts tries.
  await publish(published.replaceAll(/allow (read|get): if true;/g, 'allow $1: if isStaff();'));
});
afterEach(() => publish(published));

test('while staff alone may read, the reserved area reads with the session, and saves', async () => {
  expect(await failureOf(readProducts())).toBeInstanceOf(Error);
  expect(await failureOf(readMenuVersion())).toBeInstanceOf(Error);
  const { products } = await orAsStaff(readProducts(), (reads) => reads.readProductsAsStaff());
  expect(products).toMatchObject([{ id: 'margherita', prezzo: 7.5 }]);
  expect(await readMetaAsStaff()).toMatchObject({
    today: { esauriti: ['diavola'] },
    house: { coperto: 3 },
  });
  const change = changeOf(products[0] ?? { id: '', ...product() }, { prezzo: 8 });
  await writeChanges(change ? [change] : [], 'row');
  expect(await readDocument(suite, 'prodotti/margherita')).toMatchObject({ prezzo: 8 });
});

test('any other failure of a read is told, and nothing is read twice', async () => {
  interceptFetch(async () => noNetwork());
  let reads = 0;
  const read = orAsStaff(readProducts(), (asStaff) => {
    reads += 1;
    return asStaff.readProductsAsStaff();
  });
  expect(await failureOf(read)).toBeInstanceOf(Error);
  expect(reads).toBe(0);
  restoreFetch();
});
