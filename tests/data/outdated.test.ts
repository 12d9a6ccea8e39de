import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearFirestore, putDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/firestore-rest';
import { madeFrom } from '../../src/data/menu/made-from';
import { command } from './command';

const suite = suiteOf('test');
const COMMIT = 'a'.repeat(40);
const days = (dal: string) => [{ dal, al: dal, orari: [] }];

/** What the published site answers for its publication file; null: there is none. */
let published: object | null = null;
const server = createServer((_, answer) => {
  answer.writeHead(published ? 200 : 404).end(JSON.stringify(published));
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  server.close();
  await clearFirestore(suite);
});

const outdated = () =>
  command(['outdated', `http://127.0.0.1:${(server.address() as AddressInfo).port}`]);

beforeEach(async () => {
  await clearFirestore(suite);
  await putDocument(suite, 'meta/menu', { version: new Date('2026-01-01') });
  await putDocument(suite, 'meta/oggi', { giorni: days('2026-12-24'), esauriti: [] });
  published = { ...madeFrom(await readMenuVersion()), commit: COMMIT, lists: [] };
});

test('pages that hold what is stored are not built again, whatever is sold out', async () => {
  await putDocument(suite, 'meta/oggi', { giorni: days('2026-12-24'), esauriti: ['diavola'] });
  const { code, output } = await outdated();
  expect([code, output]).toEqual([0, expect.not.stringContaining('commit=')]);
});

test.each([
  ['menu', 'meta/menu', { version: new Date('2026-01-02') }],
  ['days', 'meta/oggi', { giorni: days('2026-12-25') }],
  ['house', 'meta/locale', { coperto: 3 }],
])('pages that hold other documents are built again: %s', async (name, path, document) => {
  await putDocument(suite, path, document);
  const { output } = await outdated();
  expect(output).toContain(`Changed since the publication: ${name}.\ncommit=${COMMIT}\n`);
});

test('a site that names no commit, or says nothing, is left alone', async () => {
  await putDocument(suite, 'meta/menu', { version: new Date('2026-01-02') });
  for (const site of [{ ...published, commit: 'main; rm -rf .' }, null]) {
    published = site;
    const { code, output } = await outdated();
    expect([code, output]).toEqual([0, expect.not.stringContaining('commit=')]);
  }
});
