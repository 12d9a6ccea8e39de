import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deploy } from '../../scripts/run-deploy';
import { sampleRestaurant } from '../../scripts/sample-restaurant';

/*
 * The whole command, in a folder of its own. Only what it starts is replaced: npm and npx write down how they were called,
 * because no emulator stands in for the login and the servers of a real project.
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

/** Makes npm and npx fail where they are called with these words. */
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
function deployed(...args: string[]): string[] | string {
  writeFileSync(inRoot('calls'), '');
  try {
    deploy(args, root, sampleRestaurant);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return readFileSync(inRoot('calls'), 'utf8').trim().split('\n');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(inRoot('bin'));
  mkdirSync(inRoot('dist', 'assets'), { recursive: true });
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

test('a deployment checks, tests the rules, builds and publishes, in this order', () => {
  expect(deployed(...FACTS)).toEqual([
    'npm run check',
    RULES_TESTS,
    'npm run build',
    'npx firebase deploy --config firebase.deploy.json --project pizzeria --only firestore:rules,firestore:indexes,storage,hosting',
  ]);
});

describe('the rules are tested', () => {
  const ranRulesTests = (...args: string[]) => deployed(...FACTS, ...args).includes(RULES_TESTS);

  test('where they differ from the last release that published them', () => {
    failOn('firebase deploy');
    expect(deployed(...FACTS)).toContain('Deployment to pizzeria: failed.');
    failOn('nothing at all');
    expect(ranRulesTests('--dry-run')).toBe(true);
    expect(ranRulesTests('--only', 'hosting')).toBe(false);
    expect(ranRulesTests()).toBe(true);
    expect(ranRulesTests()).toBe(false);
    writeFileSync(inRoot('firestore.rules'), '// changed');
    expect(ranRulesTests('--only', 'storage')).toBe(false);
    expect(ranRulesTests('--only=firestore:rules,hosting')).toBe(true);
    expect(ranRulesTests()).toBe(false);
  });

  test('and a failure stops the deployment', () => {
    failOn(RULES_TESTS);
    expect(deployed(...FACTS)).toMatch(
      /^Rules tests: .*firestore\.rules, storage\.rules.*Nothing was deployed\.$/,
    );
    expect(readFileSync(inRoot('calls'), 'utf8')).not.toContain('firebase deploy');
  });
});

describe('a deployment of the sample restaurant', () => {
  test('is refused with every fact at once, and runs nothing', () => {
    const message = deployed();
    expect(message).toContain("url is the sample's https://trespighe.example");
    expect(message).toContain("address.street is the sample's Via dei Mugnai");
    expect(message).toContain("position.latitude is the sample's 44.4949");
    expect(message).toContain("phone.shown is the sample's +39 051 000 0000");
    expect(message).toContain("socials.0.href is the sample's https://www.facebook.com/");
    expect(message).toContain("vatNumber is '00000000000'");
    expect(message).toContain('npm run deploy -- --anyway');
    expect(readFileSync(inRoot('calls'), 'utf8')).toBe('');
  });

  test('goes ahead with --anyway, which permits nothing else', () => {
    expect(deployed('--anyway')).toContain('npm run build');
    writeFileSync(inRoot('.env.production'), ENV.replace(/VITE_FIREBASE_APP_ID.*/, ''));
    const message = deployed('--anyway');
    expect(message).toContain('Missing in .env.production: VITE_FIREBASE_APP_ID.');
    expect(message).not.toContain('vatNumber');
  });
});
