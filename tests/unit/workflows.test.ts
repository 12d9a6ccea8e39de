import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/*
 * Runs the workflows of .github/workflows as they stand there: their expressions, conditions and shell steps, and the script
 * that deploys. GitHub's actions, and the commands that reach a network, are replaced.
 */
type Texts = Record<string, string>;
type Step = { id?: string; if?: string; uses?: string; with?: Texts; env?: Texts; run?: string };
type Job = { if?: string; needs?: string | string[]; env?: Texts; outputs?: Texts; steps: Step[] };

const CONFIGURATION = `VITE_FIREBASE_API_KEY=AIzaSy-not-a-real-key
VITE_FIREBASE_AUTH_DOMAIN=pizzeria.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=pizzeria
VITE_FIREBASE_STORAGE_BUCKET=pizzeria.firebasestorage.app
VITE_FIREBASE_APP_ID=1:23:web:45`;

/** The stand-ins. They log their calls, and refuse those that they do not know. */
const COMMANDS = {
  gh: `echo "gh $*" >> "$ROOM/calls"; [ -n "$GH_TOKEN" ] || exit 4
case "$*" in
  'api repos/family/site/commits/heads/release --jq .sha') echo "$RELEASE";;
  'api --method PUT repos/family/site/actions/workflows/'*.yml/enable) ;;
  'run list --workflow backup.yml --status success --limit 1 --json databaseId --jq .[].databaseId') echo "$LAST_RUN";;
  "run download $LAST_RUN --dir backups") [ -n "$LAST_RUN" ]; cp -r "$ROOM/artifacts/$LAST_RUN" backups;;
  *) exit 64;;
esac`,
  npm: `echo "npm $* of $(cat commit)\${GH_TOKEN:+ with a token}" >> "$ROOM/calls"
case "$*" in
  ci*) ln -s "$MODULES" node_modules;;
  test) [[ $(cat commit) != broken* ]];;
  'run deploy -- --only hosting --prepare '*)
    mkdir -p dist/assets dist/.vite; cp commit dist; echo '{"scripts":["1"],"styles":[]}' > dist/.vite/inlined.json;;
  'run deploy '*) exec node --import tsx scripts/run.ts deploy --anyway "\${@:4}";;
  'run check-site '*) ;;
  'run backup --'*)
    if [ "$BACKUP" != none ]; then mkdir -p backups/menu-2026-02-02T02-47-00Z; fi; [ "$BACKUP" = good ];;
  *) exit 64;;
esac`,
  // Like firebase-tools, it runs the commands that its configuration names.
  npx: `echo "npx $* of $(cat dist/commit)" >> "$ROOM/calls"
commands=$(node -p "JSON.parse(require('fs').readFileSync('$4')).hosting.predeploy ?? ''"); eval "$commands"`,
};

let folder: string;
const inFolder = (...path: string[]) => join(folder, ...path);
/** What the stand-ins answer: the commit of 'release', what `npm run backup` does, the run of the last good backup. */
let state: { RELEASE: string; BACKUP: string; LAST_RUN: string };
let vars: Texts;
let inputs: Record<string, boolean>;
let beforeJob: (job: string) => void;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  for (const name of ['bin', 'artifacts']) mkdirSync(inFolder(name));
  for (const [name, script] of Object.entries(COMMANDS)) {
    writeFileSync(inFolder('bin', name), `#!/bin/bash -e\n${script}\n`, { mode: 0o755 });
  }
  writeFileSync(inFolder('calls'), '');
  state = { RELEASE: 'good-commit', BACKUP: 'good', LAST_RUN: '' };
  vars = { ENV_PRODUCTION: CONFIGURATION, PUBLISH: 'on', MENU_DISHES: '50' };
  inputs = {};
  beforeJob = () => {};
});

afterEach(() => {
  // Only the steps that call gh may read a token.
  expect(calls().filter((call) => call.endsWith('with a token'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

const calls = () => readFileSync(inFolder('calls'), 'utf8').trim().split('\n');
const published = () => calls().filter((call) => call.startsWith('npx firebase deploy'));

function applyAction(uses: string, { name = '', path = '', ref, ...input }: Texts, cwd: string) {
  const [action] = uses.split('@');
  const artifact = inFolder('artifacts', name);
  if (action === 'actions/checkout') {
    // Only what deploying reads: a whole checkout takes seconds.
    const isRead = (from: string) => !/\/(sample|assets)$|\.(tsx|scss)$/.test(from);
    for (const part of 'emulators scripts src vite .ci firebase.json firestore.rules'.split(' ')) {
      cpSync(part, join(cwd, part), { recursive: true, filter: isRead });
    }
    writeFileSync(join(cwd, 'package.json'), '{"type":"module"}');
    writeFileSync(join(cwd, 'commit'), ref === 'release' ? state.RELEASE : ref || 'main-commit');
  } else if (action === 'actions/upload-artifact') {
    const hidden = input['include-hidden-files'] === 'true';
    const isTaken = (from: string) => hidden || !/\/\.[^/]+$/.test(from);
    cpSync(join(cwd, path), artifact, { recursive: true, filter: isTaken });
  } else if (action === 'actions/download-artifact') {
    cpSync(artifact, join(cwd, path), { recursive: true });
  } else if (!/^(actions\/setup-(node|java)|google-github-actions\/auth)$/.test(action ?? '')) {
    throw new Error(`There is no stand-in for ${uses}`);
  }
}

/** @returns the outputs of a shell step, null if it fails */
async function runShell(script: string, cwd: string, env: Texts): Promise<Texts | null> {
  const output = join(cwd, '.output');
  writeFileSync(output, '');
  const github = { GITHUB_OUTPUT: output, GITHUB_REPOSITORY: 'family/site', HOME: folder };
  const PATH = `${inFolder('bin')}:${process.env.PATH}`;
  const all = { ...state, ...github, ROOM: folder, MODULES: resolve('node_modules'), PATH, ...env };
  const child = spawn('bash', ['-e', '-c', script], { cwd, env: all, stdio: 'ignore' });
  const code = await new Promise((done) => child.on('close', done));
  const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
  return code === 0 ? Object.fromEntries(lines.map((line) => line.split(/=(.*)/s))) : null;
}

/** Runs a workflow. @returns what became of each job */
async function run(name: string): Promise<Texts> {
  const text = readFileSync(`.github/workflows/${name}.yml`, 'utf8');
  const { jobs }: { jobs: Record<string, Job> } = parse(text);
  const results: Texts = {};
  const needs: Record<string, { outputs: Texts }> = {};
  for (const [id, job] of Object.entries(jobs)) {
    const steps: Record<string, { outputs: Texts }> = {};
    const known = { vars, inputs, needs, steps, secrets: {}, github: { token: 'a-token' } };
    const evaluate = (text: string) => runInNewContext(text, { ...known, always: () => true });
    const fill = (texts: Texts = {}): Texts => {
      const filled = (text: string) =>
        text.replace(/\$\{\{(.*?)\}\}/g, (_, it) => evaluate(it) ?? '');
      return Object.fromEntries(Object.entries(texts).map(([key, it]) => [key, filled(`${it}`)]));
    };
    const isDue = (condition = '', failed = false) =>
      (!failed || condition.includes('always()')) && (condition === '' || evaluate(condition));
    const isBlocked = [job.needs ?? []].flat().some((needed) => results[needed] !== 'success');
    results[id] = 'skipped';
    if (!isDue(job.if, isBlocked)) continue;
    beforeJob(id);
    const cwd = mkdtempSync(inFolder(`${id}-`));
    results[id] = 'success';
    for (const step of job.steps) {
      if (!isDue(step.if, results[id] === 'failure')) continue;
      if (step.uses) applyAction(step.uses, fill(step.with), cwd);
      if (!step.run) continue;
      const outputs = await runShell(step.run, cwd, { ...fill(job.env), ...fill(step.env) });
      if (outputs === null) results[id] = 'failure';
      if (step.id) steps[step.id] = { outputs: outputs ?? {} };
    }
    needs[id] = { outputs: fill(job.outputs) };
  }
  return results;
}

describe('publish', () => {
  test('tests, builds and publishes the released commit, also if the branch moves meanwhile', async () => {
    beforeJob = (job) => {
      if (job !== 'commit') state.RELEASE = 'later-commit';
    };
    const results = await run('publish');
    expect(results).toEqual({ commit: 'success', build: 'success', publish: 'success' });
    expect(calls()).toEqual([
      expect.stringMatching(/^gh api /),
      'npm ci of good-commit',
      'npm test of good-commit',
      'npm run deploy -- --only hosting --prepare --needs-menu of good-commit',
      'npm ci --ignore-scripts of good-commit',
      'npm run deploy -- --only hosting --prepared of good-commit',
      expect.stringMatching(/^npx firebase deploy .*--only hosting of good-commit$/),
      expect.stringMatching(/^npm run check-site -- /),
    ]);
  });

  test('publishes no commit whose tests fail, neither at once nor at night', async () => {
    state.RELEASE = 'broken-commit';
    const stopped = { commit: 'success', build: 'failure', publish: 'skipped' };
    expect(await run('publish')).toEqual(stopped);
    expect(await run('publish')).toEqual(stopped);
    expect(published()).toEqual([]);
    state.RELEASE = 'mended-commit';
    inputs = { smaller: true };
    await run('publish');
    expect(calls().join()).toContain('--needs-menu --smaller-menu of mended-commit');
    expect(published()).toEqual([expect.stringMatching(/of mended-commit$/)]);
  });

  test('runs no command of a configuration that the build has left in its artifact', async () => {
    const trap = inFolder('trapped');
    beforeJob = (job) => {
      if (job !== 'publish') return;
      const config = { hosting: { public: 'dist', predeploy: `touch ${trap}` } };
      for (const name of ['firebase.json', 'firebase.deploy.json']) {
        writeFileSync(inFolder('artifacts/site', name), JSON.stringify(config));
      }
    };
    await run('publish');
    expect(published()).toHaveLength(1);
    expect(existsSync(trap)).toBe(false);
  });

  test('does nothing while PUBLISH is off', async () => {
    vars.PUBLISH = 'off';
    const skipped = { commit: 'skipped', build: 'skipped', publish: 'skipped' };
    expect(await run('publish')).toEqual(skipped);
  });
});

const NEW = 'menu-2026-02-02T02-47-00Z';
test.each([
  ['goes on if there is no earlier one', 'good', '', false, 'success', [NEW]],
  ["goes on if the last one's artifact is gone", 'good', '7', false, 'success', [NEW]],
  ['uploads an incomplete one, and fails', 'incomplete', '7', true, 'failure', [NEW]],
  ['does not upload the last one again', 'none', '7', true, 'failure', []],
])('backup %s', async (_, BACKUP, LAST_RUN, isThere, result, uploaded) => {
  Object.assign(state, { BACKUP, LAST_RUN });
  const last = inFolder('artifacts', LAST_RUN, 'menu-2026-02-01T02-47-00Z');
  if (isThere) mkdirSync(last, { recursive: true });
  expect(await run('backup')).toEqual({ backup: result, schedules: 'success' });
  const artifacts = readdirSync(inFolder('artifacts'));
  expect(artifacts.filter((name) => name.startsWith('menu'))).toEqual(uploaded);
});

test.each([
  ['check', 'npm run check-site -- --dishes 50 of good-commit'],
  ['ci', 'npm test of main-commit'],
])('%s runs its command', async (name, call) => {
  expect(Object.values(await run(name))).toEqual(['success']);
  expect(calls()).toContain(call);
});
