import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/*
 * A dry run of the workflows as they are stored: their conditions, their expressions and every shell step, `.ci/run` too. GitHub's actions,
 * `gh` and `npm` are replaced by stand-ins, which log their calls and refuse those that they do not know.
 */
type Texts = Record<string, string>;
type Step = { id?: string; if?: string; uses?: string; with?: Texts; env?: Texts; run?: string };
type Job = {
  if?: string;
  needs?: string | string[];
  permissions?: Texts;
  outputs?: Texts;
  steps: Step[];
};

const OLD_BACKUP = 'menu-2026-02-01T02-47-00Z';
const NEW_BACKUP = 'menu-2026-02-02T02-47-00Z';

function jobsOf(name: string): [string, Job][] {
  return Object.entries(parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')).jobs);
}

const STAND_INS = {
  gh: `[ -n "$GH_TOKEN" ] || exit 4
case "$*" in
  'api repos/family/site/commits/heads/release --jq .sha') echo "$RELEASE";;
  'api --method PUT repos/family/site/actions/workflows/'*.yml/enable) ;;
  'run list --workflow backup.yml --status success --limit 1 --json databaseId --jq .[].databaseId') echo "$LAST_RUN";;
  'run download 7 --dir backups') [ "$KEPT" ] && mkdir -p backups/${OLD_BACKUP};;
  *) exit 64;;
esac`,
  npm: `case "$*" in
  ci|'ci --ignore-scripts') ;;
  test|'run test:engines') [ "$(cat commit)" != "fails npm $*" ];;
  'run deploy -- --only hosting --prepare --needs-menu'*) mkdir dist; cp commit dist;;
  'run deploy -- --only hosting --prepared') cat firebase.json dist/commit > "$ROOM/published";;
  'run check-site -- --dishes 50') ;;
  'run backup --'*) [ "$BACKUP" = none ] || mkdir -p backups/${NEW_BACKUP}; [ "$BACKUP" = good ];;
  *) exit 64;;
esac`,
};

/** What the stand-ins answer: the commit of 'release', what the backup does, the last backup's run, and whether it is kept. */
type World = { RELEASE?: string; BACKUP?: string; LAST_RUN?: string; KEPT?: string };

let room: string;
const inRoom = (...path: string[]) => join(room, ...path);
const read = (name: string) =>
  existsSync(inRoom(name)) ? readFileSync(inRoom(name), 'utf8').trim().split('\n') : [];

beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'workflows-'));
  mkdirSync(inRoom('bin'));
  for (const [name, script] of Object.entries(STAND_INS)) {
    const log = `echo "${name}\${*:+ $*}\${GH_TOKEN:+ with a token}" >> "$ROOM/calls"`;
    writeFileSync(inRoom('bin', name), `#!/bin/sh -e\n${log}\n${script}\n`, { mode: 0o755 });
  }
});

afterEach(() => {
  // Only the steps that call gh may have a token.
  expect(read('calls').filter((call) => /^(?!gh ).*with a token$/.test(call))).toEqual([]);
  rmSync(room, { recursive: true });
});

function runAction(uses: string, given: Texts, cwd: string) {
  const [action = ''] = uses.split('@');
  const { name = '', path = '', ref } = given;
  const artifact = inRoom('artifacts', name);
  if (action === 'actions/checkout') {
    // Otherwise git keeps the token, and every later step can read it.
    expect(given['persist-credentials']).toBe('false');
    writeFileSync(join(cwd, 'commit'), ref || 'main');
    writeFileSync(join(cwd, 'firebase.json'), 'of the checkout\n');
    cpSync('.ci/run', join(cwd, '.ci/run'));
  } else if (action === 'actions/upload-artifact') {
    cpSync(join(cwd, path), artifact, { recursive: true });
  } else if (action === 'actions/download-artifact') {
    cpSync(artifact, join(cwd, path), { recursive: true });
  } else {
    expect(action).toMatch(
      /^(actions\/(setup-node|setup-java|cache)|google-github-actions\/auth)$/,
    );
  }
}

/** @returns the outputs of a shell step, null if it fails */
function runShell(script: string, cwd: string, env: Texts): Texts | null {
  const output = join(cwd, '.output');
  writeFileSync(output, '');
  const { status } = spawnSync('bash', ['-e', '-c', script], {
    cwd,
    env: { ...env, GITHUB_OUTPUT: output },
  });
  const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
  return status === 0 ? Object.fromEntries(lines.map((line) => line.split(/=(.*)/s))) : null;
}

/**
 * Runs a workflow of a repository that is set up.
 * @param afterBuild called before the job that publishes
 * @returns what became of each job
 */
function run(
  name: string,
  world: World = {},
  given: { PUBLISH?: string; smaller?: boolean } = {},
  afterBuild = () => {},
) {
  const { PUBLISH = 'on', ...inputs } = given;
  const vars = { ENV_PRODUCTION: 'the configuration', PUBLISH, MENU_DISHES: '50' };
  const results: Texts = {};
  const needs: Record<string, { outputs: Texts }> = {};
  for (const [id, job] of jobsOf(name)) {
    if (id === 'publish') afterBuild();
    const steps: Record<string, { outputs: Texts }> = {};
    const known = { vars, inputs, needs, steps, secrets: {}, always: () => true };
    const context = { ...known, github: { token: 'a-token', run_id: 1, run_attempt: 1 } };
    const evaluate = (expression: string) => runInNewContext(expression, context);
    const fill = (texts: Texts = {}): Texts =>
      JSON.parse(JSON.stringify(texts), (_, value) =>
        typeof value === 'object'
          ? value
          : String(value).replace(/\$\{\{(.*?)\}\}/g, (_, it) => evaluate(it) ?? ''),
      );
    const isReady = [job.needs ?? []].flat().every((needed) => results[needed] === 'success');
    results[id] = 'skipped';
    if (!isReady || !evaluate(job.if ?? 'true')) continue;
    results[id] = 'success';
    const cwd = mkdtempSync(inRoom(`${id}-`));
    for (const step of job.steps) {
      const mayRun = results[id] === 'success' || step.if?.includes('always()');
      if (!mayRun || !evaluate(step.if ?? 'true')) continue;
      if (step.uses) runAction(step.uses, fill(step.with), cwd);
      if (!step.run) continue;
      const PATH = `${inRoom('bin')}:${process.env.PATH}`;
      const github = { GITHUB_REPOSITORY: 'family/site', ROOM: room, PATH };
      const outputs = runShell(step.run, cwd, {
        RELEASE: 'good',
        BACKUP: 'good',
        ...world,
        ...github,
        ...fill(step.env),
      });
      if (outputs === null) results[id] = 'failure';
      if (step.id) steps[step.id] = { outputs: outputs ?? {} };
    }
    needs[id] = { outputs: fill(job.outputs) };
  }
  return results;
}

const TESTS = ['npm ci', 'npm test', 'npm run test:engines'];

describe('publish', () => {
  test('tests, builds and publishes one commit, with the configuration of the checkout', () => {
    const trap = () => writeFileSync(inRoom('artifacts/site/firebase.json'), 'of the artifact');
    const done = { commit: 'success', build: 'success', publish: 'success' };
    expect(run('publish', {}, { smaller: true }, trap)).toEqual(done);
    expect(read('calls')).toEqual([
      expect.stringMatching(/^gh api /),
      ...TESTS,
      'npm run deploy -- --only hosting --prepare --needs-menu --smaller-menu',
      'npm ci --ignore-scripts',
      'npm run deploy -- --only hosting --prepared',
    ]);
    expect(read('published')).toEqual(['of the checkout', 'good']);
  });

  test.each(['npm test', 'npm run test:engines'])(
    'publishes no commit that fails %s',
    (command) => {
      const stopped = { commit: 'success', build: 'failure', publish: 'skipped' };
      // A push, the schedule and a start by hand are the same run: no condition names what has started it.
      expect(readFileSync('.github/workflows/publish.yml', 'utf8')).not.toContain('event_name');
      expect(run('publish', { RELEASE: `fails ${command}` })).toEqual(stopped);
      expect(read('published')).toEqual([]);
    },
  );

  test('does nothing while PUBLISH is off', () => {
    run('publish', {}, { PUBLISH: 'off' });
    expect(read('calls')).toEqual([]);
  });

  test('lets only the job that publishes sign in, and gives it nothing but the pages', () => {
    const jobs = jobsOf('publish').map(([, job]) => job);
    const mayAll = jobs.map(({ permissions }) => permissions?.['id-token']);
    expect(mayAll).toEqual([undefined, undefined, 'write']);
    const artifacts = jobs.map(
      ({ steps }) => steps.find(({ uses }) => uses?.includes('load-artifact@'))?.with,
    );
    const pages = { name: 'site', path: 'dist' };
    expect(artifacts).toEqual([undefined, expect.objectContaining(pages), pages]);
  });

  test('keeps the previews of links for the next night, and fetches them after the tests', () => {
    const steps = Object.fromEntries(jobsOf('publish')).build?.steps ?? [];
    const place = steps.findIndex(({ uses }) => uses?.startsWith('actions/cache@'));
    const { path, key, 'restore-keys': restored } = steps[place]?.with ?? {};
    expect(readFileSync('vite/prerender.ts', 'utf8')).toContain(`'${path}'`);
    // A cache is never overwritten: each run writes its own, and reads the last one.
    expect(key).toContain(`${restored}\${{ github.run_id }}`);
    // The tests install the packages anew, which empties the folder.
    expect(place).toBeGreaterThan(steps.findIndex((step) => step.run === '.ci/run'));
  });
});

const last = { LAST_RUN: '7', KEPT: 'yes' };
test.each<[string, World, backup: string, uploaded: string]>([
  ['goes on if there is no earlier one', { BACKUP: 'good' }, 'success', NEW_BACKUP],
  ["goes on if the last one's artifact is gone", { LAST_RUN: '7' }, 'success', NEW_BACKUP],
  ['uploads an incomplete one, and fails', { BACKUP: 'bad', ...last }, 'failure', NEW_BACKUP],
  ['does not upload the last one again', { BACKUP: 'none', ...last }, 'failure', ''],
])('backup %s; it keeps all schedules alive', (_, world, backup, uploaded) => {
  expect(run('backup', world, { smaller: true })).toEqual({ backup, schedules: 'success' });
  const isUploaded = (name: string) => existsSync(inRoom('artifacts', name));
  expect([OLD_BACKUP, NEW_BACKUP].filter(isUploaded).join()).toBe(uploaded);
  expect(read('calls')).toContain('npm run backup -- --smaller-menu');
  const kept = read('calls').filter((call) => call.includes('/enable'));
  expect(kept.map((call) => /(\w+)\.yml/.exec(call)?.[1])).toEqual(['publish', 'backup', 'check']);
});

test.each([
  ['check', ['npm ci --ignore-scripts', 'npm run check-site -- --dishes 50']],
  ['ci', TESTS],
])('%s runs its commands', (name, calls) => {
  expect(Object.values(run(name))).toEqual(['success']);
  expect(read('calls')).toEqual(calls);
});
