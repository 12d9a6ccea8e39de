import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { run as deploy } from '../../scripts/deploy';
import { sampleRestaurant } from '../../scripts/deploy-check';

/*
 * Runs the whole command in a temporary folder. Only npm and npx are replaced, by stubs that log their calls: there is no
 * emulator for the login and the servers of a real project.
 */
const ENV = `VITE_FIREBASE_API_KEY=AIzaSy-not-a-real-key
VITE_FIREBASE_AUTH_DOMAIN=pizzeria.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=pizzeria
VITE_FIREBASE_STORAGE_BUCKET=pizzeria.firebasestorage.app
VITE_FIREBASE_APP_ID=1:23:web:45
`;
const RULES_TESTS = 'npm test -- tests/rules';
const FACTS = ['--anyway'];

let root = '';
const inRoot = (...path: string[]) => join(root, ...path);

/** Writes stubs of npm and npx that fail if they are called with these words. */
function failOn(words: string) {
  for (const command of ['npm', 'npx']) {
    const script = `#!/bin/sh
echo "${command} $*" >> "${inRoot('calls')}"
case "${command} $*" in *"${words}"*) exit 1;; esac
`;
    writeFileSync(inRoot('bin', command), script);
    chmodSync(inRoot('bin', command), 0o755);
  }
}

/** Deploys. @returns the commands that it ran, or the message that it stopped with */
async function deployed(...args: string[]): Promise<string[] | string> {
  writeFileSync(inRoot('calls'), '');
  try {
    await deploy(args, root, { ...sampleRestaurant, url: published.url });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return readFileSync(inRoot('calls'), 'utf8').trim().split('\n');
}

/** Writes a built page with some dishes. */
function build(dishes: number) {
  writeFileSync(inRoot('dist', 'menu', 'pinse.html'), '<article class="card">'.repeat(dishes));
}

/** The site as it was published before: a page with some dishes, or none, and other files by their paths. */
const published: { dishes: number; files: Record<string, string>; url: string } = {
  dishes: 0,
  files: {},
  url: '',
};
const server = createServer(({ url = '' }, answer) => {
  const page = url === '/menu/pinse' ? '<article >'.repeat(published.dishes) : '';
  const text = published.files[url] ?? page;
  answer.writeHead(text ? 200 : 404).end(text);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

beforeEach(() => {
  process.stdin.isTTY = false;
  const address = server.address();
  Object.assign(published, { dishes: 0, files: {} });
  published.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(inRoot('bin'));
  mkdirSync(inRoot('dist', 'assets'), { recursive: true });
  mkdirSync(inRoot('dist', '.vite'));
  mkdirSync(inRoot('dist', 'menu'));
  writeFileSync(inRoot('dist', '.vite', 'inlined.json'), '{"scripts":["1"],"styles":[]}');
  writeFileSync(inRoot('dist', 'assets', 'index-Bx3.js'), 'initializeApp({projectId:"pizzeria"})');
  writeFileSync(inRoot('.env.production'), ENV);
  for (const file of ['firebase.json', 'firestore.rules', 'storage.rules']) {
    cpSync(file, inRoot(file));
  }
  failOn('nothing at all');
  vi.stubEnv('PATH', `${inRoot('bin')}${delimiter}${process.env.PATH}`);
  for (const name of Object.keys(process.env).filter((name) => name.startsWith('VITE_'))) {
    vi.stubEnv(name, undefined);
  }
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('runs the checks, the rules tests, the build, the deployment and check-site, in order', async () => {
  expect(await deployed(...FACTS)).toEqual([
    'npm run check',
    RULES_TESTS,
    'npm run build',
    'npx firebase deploy --config firebase.deploy.json --project pizzeria --only firestore:rules,firestore:indexes,storage,hosting',
    `npm run check-site -- ${published.url} --dishes 0`,
  ]);
  // The hash of the inline script of the built page.
  const hash = createHash('sha256').update('1').digest('base64');
  expect(readFileSync(inRoot('firebase.deploy.json'), 'utf8')).toContain(`'sha256-${hash}'`);
});

test('a person signs in first, once for all runs; a workflow never does', async () => {
  process.stdin.isTTY = true;
  const login = 'npx firebase login';
  expect((await deployed(...FACTS))[0]).toBe(login);
  expect(await deployed(...FACTS, '--prepare')).not.toContain(login);
  expect(await deployed(...FACTS, '--prepared')).not.toContain(login);
  failOn(login);
  expect(await deployed(...FACTS)).toBe('Sign in to Firebase: failed. Nothing was deployed.');
});

test('--prepare stops before the deployment, and --prepared goes on from there', async () => {
  const only = [...FACTS, '--only', 'hosting'];
  expect(await deployed(...only, '--prepare')).toEqual(['npm run check', 'npm run build']);
  // firebase-tools runs the commands of its configuration: what the machine that built has left is not used.
  for (const path of ['dist/firebase.json', 'firebase.deploy.json']) {
    writeFileSync(inRoot(path), '{"hosting":{"public":"dist","predeploy":"touch trap"}}');
  }
  expect(await deployed(...only, '--prepared')).toEqual([
    expect.stringMatching(/^npx firebase deploy --config firebase.deploy.json .* --only hosting$/),
    expect.stringContaining('npm run check-site'),
  ]);
  expect(readFileSync(inRoot('firebase.deploy.json'), 'utf8')).not.toContain('trap');
});

test('the rules are tested if they are deployed, and a failure stops the deployment', async () => {
  for (const only of ['storage', 'firestore:rules,hosting']) {
    expect(await deployed(...FACTS, '--only', only)).toContain(RULES_TESTS);
  }
  failOn(RULES_TESTS);
  expect(await deployed(...FACTS)).toBe('Rules tests: failed. Nothing was deployed.');
  expect(readFileSync(inRoot('calls'), 'utf8')).not.toContain('firebase deploy');
});

describe('the menu in the built pages', () => {
  const refused = 'Nothing was deployed';

  test.each([
    [100, 70, [], null],
    [100, 69, [], 'has shrunk from 100 to 69 dishes'],
    [100, 69, ['--smaller-menu'], null],
    [100, 0, ['--smaller-menu'], 'hold no menu'],
    [0, 0, [], null],
    [0, 0, ['--needs-menu'], 'hold no menu'],
  ])('with %i dishes published, %i built, and %j: %s', async (before, now, args, message) => {
    published.dishes = before;
    build(now);
    const result = await deployed(...FACTS, ...args);
    if (message === null)
      expect(result).toContain(`npm run check-site -- ${published.url} --dishes 0`);
    else expect(result).toMatch(new RegExp(`^${refused}.*${message}`));
  });

  test('is not deployed with --needs-menu if the published menu cannot be read', async () => {
    build(9);
    published.url = 'http://127.0.0.1:9';
    expect(await deployed(...FACTS, '--needs-menu')).toContain('could not be read');
  });
});

describe('what a publication was made from', () => {
  const [COMMIT, OTHER] = ['a'.repeat(40), 'b'.repeat(40)];
  const listOf = (name: string) => `/assets/menu-${name}.json`;
  const built = () => JSON.parse(readFileSync(inRoot('dist', 'pubblicato.json'), 'utf8'));

  /** Writes what the build has written, and a stub of git for its folder. */
  function buildFrom(commit: string, status = '') {
    const made = { menu: '2', days: 'x', commit: null, lists: [listOf('new')] };
    writeFileSync(inRoot('dist', 'pubblicato.json'), JSON.stringify(made));
    const script = `#!/bin/sh\ncase "$1" in rev-parse) echo ${commit};; status) printf '%s' '${status}';; esac\n`;
    writeFileSync(inRoot('bin', 'git'), script, { mode: 0o755 });
  }
  function publish(commit: string | null, ...lists: string[]) {
    const made = { menu: '1', days: 'x', commit, lists: lists.map(listOf) };
    const files = Object.fromEntries(lists.map((name) => [listOf(name), `[] of ${name}`]));
    published.files = { ...files, '/pubblicato.json': JSON.stringify(made) };
  }

  test('names the commit, and keeps the menus of the two publications before it', async () => {
    buildFrom(COMMIT);
    publish(OTHER, 'one', 'two', 'three');
    await deployed(...FACTS);
    expect(built()).toEqual({
      ...{ menu: '2', days: 'x', commit: COMMIT },
      lists: [listOf('new'), listOf('one'), listOf('two')],
    });
    const kept = readFileSync(inRoot('dist', listOf('two')), 'utf8');
    expect(kept).toBe('[] of two');
  });

  test('names no commit if the folder has changes', async () => {
    buildFrom(COMMIT, ' M src/restaurant.ts');
    await deployed(...FACTS);
    expect(built().commit).toBeNull();
  });

  test.each([
    ['a path out of the folder', ['/assets/../../secret.json', '/assets/menu-a/../b.json']],
    ['no list', 'menu'],
  ])('fetches nothing that the published file should not name: %s', async (_, lists) => {
    buildFrom(COMMIT);
    published.files['/pubblicato.json'] = JSON.stringify({ commit: OTHER, lists });
    await deployed(...FACTS);
    expect(built().lists).toEqual([listOf('new')]);
  });

  test('--again builds without tests, and only the commit that is published', async () => {
    const again = [...FACTS, '--only', 'hosting', '--again'];
    publish(COMMIT, 'one');
    buildFrom(COMMIT);
    expect(await deployed(...again, '--prepare')).toEqual(['npm run build']);
    expect(await deployed(...again, '--prepared')).toHaveLength(2);
    publish(OTHER, 'one');
    for (const step of ['--prepare', '--prepared']) {
      expect(await deployed(...again, step)).toMatch(/another commit has been published/);
    }
    published.url = 'http://127.0.0.1:9';
    expect(await deployed(...again, '--prepared')).toMatch(/another commit has been published/);
  });
});

describe('a deployment of the sample restaurant', () => {
  test('is refused, lists every sample fact at once, and runs nothing', async () => {
    const message = await deployed();
    expect(message).toContain("address.street is the sample's: 'Via dei Mugnai'");
    expect(message).toContain("vatNumber is '00000000000'");
    expect(message).toContain('npm run deploy -- --anyway');
    expect(readFileSync(inRoot('calls'), 'utf8')).toBe('');
  });

  test('goes ahead with --anyway, which overrides no other obstacle', async () => {
    expect(await deployed('--anyway')).toContain('npm run build');
    writeFileSync(inRoot('.env.production'), ENV.replace(/VITE_FIREBASE_APP_ID.*/, ''));
    const message = await deployed('--anyway');
    expect(message).toContain('Missing in .env.production: VITE_FIREBASE_APP_ID.');
    expect(message).not.toContain('vatNumber');
  });
});
