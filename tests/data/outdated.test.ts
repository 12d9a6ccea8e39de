import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clearFirestore, putDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { run } from '../../scripts/outdated';
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

const siteOfTest = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Compares the site with the documents. @returns what the command prints */
async function outdated(): Promise<string> {
  // On GitHub the command would write to the file of this very job.
  vi.stubEnv('GITHUB_OUTPUT', '');
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  await run([siteOfTest(), '--mode', 'test']);
  const lines = printed.mock.calls.map(([line]) => `${line}\n`);
  printed.mockRestore();
  vi.unstubAllEnvs();
  return lines.join('');
}

beforeEach(async () => {
  await clearFirestore(suite);
  await putDocument(suite, 'meta/menu', { version: new Date('2026-01-01') });
  await putDocument(suite, 'meta/oggi', { giorni: days('2026-12-24'), esauriti: [] });
  published = { ...madeFrom(await readMenuVersion()), commit: COMMIT, lists: [] };
});

test('pages that hold what is stored are not built again, whatever is sold out', async () => {
  await putDocument(suite, 'meta/oggi', { giorni: days('2026-12-24'), esauriti: ['diavola'] });
  expect(await outdated()).toBe('The published pages hold what is stored.\n');
});

test.each([
  ['menu', 'meta/menu', { version: new Date('2026-01-02') }],
  ['days', 'meta/oggi', { giorni: days('2026-12-25') }],
  ['house', 'meta/locale', { coperto: 3 }],
])('pages that hold other documents are built again: %s', async (name, path, document) => {
  await putDocument(suite, path, document);
  expect(await outdated()).toBe(`Changed since the publication: ${name}.\ncommit=${COMMIT}\n`);
});

test('a site that names no commit, or says nothing, is left alone', async () => {
  await putDocument(suite, 'meta/menu', { version: new Date('2026-01-02') });
  for (const site of [{ ...published, commit: 'main; rm -rf .' }, null]) {
    published = site;
    expect(await outdated()).not.toContain('commit=');
  }
});

test('npm run outdated prints the commit that is to be built again', async () => {
  await putDocument(suite, 'meta/menu', { version: new Date('2026-01-02') });
  const { code, output } = await command(['outdated', siteOfTest()]);
  expect([code, output]).toEqual([0, expect.stringContaining(`commit=${COMMIT}\n`)]);
});
