import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  clearAccounts,
  clearFirestore,
  clearStorage,
  listObjects,
  putDocument,
  readCollection,
  readDocument,
} from '../../emulators/client';
import { resetAll } from '../../emulators/reset';
import { staffAccount } from '../../emulators/sample/accounts';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf } from '../../emulators/suite';
import { DOCUMENTS, EVERY_PRODUCT } from '../../src/data/menu/firestore-rest';

/*
 * The commands of docs/first-day.md as they stand there. Only the first block is another: it names the emulators, which
 * answer each command as the page demands of a real project.
 */
const suite = suiteOf('test');
const page = readFileSync('docs/first-day.md', 'utf8');
const [, version = '', list = '', staffList = '', eight = '', , upload = ''] = [
  ...page.matchAll(/```sh\n(.*?)```/gs),
].map((block) => block[1]);
const signIn = eight.replace(/^eight \w+$/gm, '');

const origin = (port: number) => `http://${suite.host}:${port}`;
const EMULATORS = `
PROJECT=${suite.projectId}
KEY=any
BUCKET=${suite.bucket}
SITE=http://localhost:15173
EMAIL=${staffAccount.email}
PASSWORD=${staffAccount.password}
AUTH=${origin(suite.auth)}/identitytoolkit.googleapis.com
STORAGE=${origin(suite.storage)}
DOCUMENTS="projects/$PROJECT/databases/(default)/documents"
FIRESTORE="${origin(suite.firestore)}/v1/$DOCUMENTS"
`;

/** Runs blocks of the page in one shell. @returns what they print */
async function run(...blocks: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', EMULATORS + blocks.join('\n')]);
  expect(stderr).toBe('');
  return stdout;
}

const statuses = (answers: string) =>
  [...answers.matchAll(/HTTP\/[\d.]+ (\d{3})/g)].map(([, status]) => Number(status));

test('the page asks what a visitor asks', () => {
  const [, question = ''] = /runQuery.*-d '(.*)'/s.exec(list) ?? [];
  expect(JSON.parse(question)).toEqual(EVERY_PRODUCT);
  const [, other = ''] = /batchGet.*-d "(.*)"/s.exec(version) ?? [];
  expect(JSON.parse(other.replaceAll('\\"', '"').replace('$DOCUMENTS', DOCUMENTS))).toEqual({
    documents: [`${DOCUMENTS}/meta/menu`],
  });
});

const curl = spawnSync('curl', ['--version']).status === 0;

describe.skipIf(!curl)('the commands of the first day, by curl,', () => {
  beforeAll(() => resetAll(suite));
  afterAll(() => Promise.all([clearFirestore(suite), clearStorage(suite), clearAccounts(suite)]));

  test('read the version and the list without a key, from another origin', async () => {
    for (const block of [version, list]) {
      const answer = await run(block);
      expect(statuses(answer)).toEqual([200]);
      expect(answer).toMatch(/^access-control-allow-origin: /im);
    }
    expect(await run(version)).toMatch(/"found".*"version".*"updateTime"/s);
    expect((await run(list)).match(/"document": \{/g)).toHaveLength(sampleMenu.length);
  });

  test('are refused the list of staff', async () => {
    expect(statuses(await run(staffList))).toEqual([403]);
  });

  test('make eight products and delete them in the fullest commit, with its record', async () => {
    const oggi = {
      esauritiStasera: { fino: new Date(), prodotti: [] },
      esauriti: ['another'],
      avviso: null,
    };
    await putDocument(suite, 'meta/oggi', oggi);
    const answers = await run(eight);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers.match(/"updateTime"/g)).toHaveLength(10 + 3);
    expect(await readDocument(suite, 'meta/oggi')).toEqual(oggi);
    expect(Object.keys(await readCollection(suite, 'modifiche'))).toHaveLength(1);
    expect(Object.keys(await readCollection(suite, 'prodotti'))).toHaveLength(sampleMenu.length);
  });

  test('upload a picture, are refused to overwrite it, read, list and delete it', async () => {
    const before = await listObjects(suite);
    expect(statuses(await run(signIn, upload))).toEqual([200, 403, 200, 200, 204]);
    expect(await listObjects(suite)).toEqual(before);
  });
});
