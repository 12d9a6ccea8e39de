import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Texts = Record<string, string>;
type Step = {
  id?: string;
  name?: string;
  if?: string;
  uses?: string;
  with?: Texts;
  env?: Texts;
  run?: string;
};
type Job = {
  if?: string;
  needs?: string | string[];
  permissions?: Texts;
  outputs?: Texts;
  steps: Step[];
};

const textOf = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const jobsOf = (name: string): Record<string, Job> => parse(textOf(name)).jobs;
const usesOf = ({ steps }: Job, action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`${action}@`)).map((step) => step.with);
const placeOf = ({ steps }: Job, is: (step: Step) => boolean) => steps.findIndex(is);

const names = ['publish', 'backup', 'check', 'ci'];

describe.each(names)('%s', (name) => {
  const jobs = Object.values(jobsOf(name));
  const steps = jobs.flatMap((job) => job.steps);

  test('gives a token to the steps that call gh alone: no other one could read it', () => {
    const isTold = (step: Step) => JSON.stringify(step).includes('github.token');
    expect(steps.filter((step) => isTold(step) && !step.run?.includes('gh '))).toEqual([]);
    // Otherwise git keeps the token, and every later step can read it.
    const checkouts = jobs.flatMap((job) => usesOf(job, 'actions/checkout'));
    expect(checkouts.map((given) => given?.['persist-credentials'])).not.toContain(undefined);
    expect(checkouts.every((given) => String(given?.['persist-credentials']) === 'false')).toBe(
      true,
    );
  });

  test('runs actions of a fixed commit, and no script of an installed package', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    const installs = steps.flatMap(({ run }) => run?.match(/npm ci.*/g) ?? []);
    expect(new Set(installs)).toEqual(
      new Set(installs.length > 0 ? ['npm ci --ignore-scripts'] : []),
    );
  });
});

describe('publish', () => {
  const { commit, build, publish } = jobsOf('publish') as Record<
    'commit' | 'build' | 'publish',
    Job
  >;
  const isTests = ({ run }: Step) => run === '.ci/run';

  test('publishes one commit, after all its tests, and only while PUBLISH is on', () => {
    expect(commit.if).toBe("vars.PUBLISH == 'on'");
    expect([build.needs, publish.needs]).toEqual(['commit', ['commit', 'build']]);
    for (const job of [build, publish]) {
      const refs = usesOf(job, 'actions/checkout').map((given) => given?.ref);
      expect(refs).toEqual([`\${{ needs.commit.outputs.sha }}`]);
    }
    const isBuilt = ({ run }: Step) =>
      run?.includes('--only hosting --prepare --needs-menu') === true;
    expect(placeOf(build, isTests)).toBeLessThan(placeOf(build, isBuilt));
    expect(placeOf(build, isTests)).toBeGreaterThan(0);
    // A push, the schedule and a start by hand are the same run, and no failure is passed over.
    expect(textOf('publish')).not.toMatch(/event_name|always\(\)|failure\(\)|continue-on-error/);
  });

  test('lets only the job that publishes sign in, and gives it nothing but the pages', () => {
    const jobs = [commit, build, publish];
    const mayAll = jobs.map(({ permissions }) => permissions?.['id-token']);
    expect(mayAll).toEqual([undefined, undefined, 'write']);
    expect(usesOf(build, 'actions/upload-artifact')).toMatchObject([
      { name: 'site', path: 'dist' },
    ]);
    const pages = jobs.flatMap((job) => usesOf(job, 'actions/download-artifact'));
    expect(pages).toEqual([{ name: 'site', path: 'dist' }]);
    expect(publish.steps.at(-1)?.run).toContain('npm run deploy -- --only hosting --prepared\n');
  });
});

describe('check', () => {
  const { check, build, publish } = jobsOf('check') as Record<'check' | 'build' | 'publish', Job>;
  const COMMIT = 'a'.repeat(40);
  const shell = check.steps.find(({ id }) => id === 'release')?.run ?? '';

  /** Runs the step that compares with the branch, with a stand-in for `gh`. @returns the commit to build, or the warning */
  function releaseOf(status: string) {
    const room = mkdtempSync(join(tmpdir(), 'check-workflow-'));
    const script = `#!/bin/sh\n[ "$2" = "repos/we/site/compare/${COMMIT}...release" ] && echo ${status}\n`;
    writeFileSync(join(room, 'gh'), script, { mode: 0o755 });
    const env = {
      PATH: `${room}:${process.env.PATH}`,
      GITHUB_OUTPUT: join(room, 'output'),
      GITHUB_REPOSITORY: 'we/site',
      COMMIT,
    };
    const { stdout } = spawnSync('bash', ['-ec', shell], { cwd: room, env, encoding: 'utf8' });
    const output = existsSync(env.GITHUB_OUTPUT) ? readFileSync(env.GITHUB_OUTPUT, 'utf8') : '';
    rmSync(room, { recursive: true });
    return output.trim() || stdout.trim().split(':')[2];
  }

  test.each([
    ['identical', `sha=${COMMIT}`],
    ['ahead', `sha=${COMMIT}`],
    ['behind', 'warning'],
    ['diverged', 'warning'],
    ['', 'warning'],
  ])('builds the published commit again only if the release has it: %j', (status, built) => {
    expect(releaseOf(status)).toBe(built);
  });

  test('publishes nothing but the pages of that commit, and only while PUBLISH is on', () => {
    expect(check.outputs).toEqual({ sha: `\${{ steps.release.outputs.sha }}` });
    expect(check.steps.find(({ id }) => id === 'release')?.if).toMatch(/^vars\.PUBLISH == 'on' &&/);
    expect(build.if).toContain("needs.check.outputs.sha != ''");
    for (const job of [build, publish]) {
      const refs = usesOf(job, 'actions/checkout').map((given) => given?.ref);
      expect(refs).toEqual([`\${{ needs.check.outputs.sha }}`]);
    }
    expect(build.steps.some(({ run }) => run?.includes('--prepare --again --needs-menu'))).toBe(
      true,
    );
    expect(publish.steps.at(-1)?.run).toContain('--only hosting --prepared --again\n');
    expect([check, build, publish].map(({ permissions }) => permissions?.['id-token'])).toEqual([
      undefined,
      undefined,
      'write',
    ]);
  });
});

describe('backup', () => {
  const { backup } = jobsOf('backup') as Record<'backup', Job>;
  const [OLD, NEW] = ['menu-2026-02-01T02-47-00Z', 'menu-2026-02-02T02-47-00Z'];

  /** Runs the shell steps with stand-ins for `gh` and `npm`. @returns what is uploaded, and whether the run fails */
  function run(last: string, isKept: boolean, became: 'whole' | 'incomplete' | 'none') {
    const room = mkdtempSync(join(tmpdir(), 'backup-workflow-'));
    mkdirSync(join(room, 'bin'));
    const download = isKept ? `mkdir -p backups/${OLD}` : 'exit 1';
    const written = became === 'none' ? ':' : `mkdir -p backups/${NEW}`;
    const standIns = {
      gh: `case "$2" in list) echo "${last}";; download) ${download};; esac`,
      npm: `case "$1" in run) ${written}; ${became === 'whole' ? 'exit' : 'exit 1'};; esac`,
    };
    for (const [name, script] of Object.entries(standIns)) {
      writeFileSync(join(room, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    const output = join(room, 'output');
    const outputOf = () => (existsSync(output) ? readFileSync(output, 'utf8') : '');
    const env = { PATH: `${join(room, 'bin')}:${process.env.PATH}`, GITHUB_OUTPUT: output };
    let hasFailed = false;
    for (const step of backup.steps) {
      if (!step.run || (hasFailed && !step.if?.includes('always()'))) continue;
      const LAST = /name=(.*)/.exec(outputOf())?.[1] ?? '';
      const { status } = spawnSync('bash', ['-ec', step.run], { cwd: room, env: { ...env, LAST } });
      hasFailed ||= status !== 0;
    }
    const uploaded = outputOf().trim().split('name=').at(-1);
    rmSync(room, { recursive: true });
    return { uploaded, hasFailed };
  }

  test.each([
    ['goes on if there is no earlier one', '', false, 'whole'],
    ["goes on if the last one's artifact is gone", '7', false, 'whole'],
    ['uploads an incomplete one, and fails', '7', true, 'incomplete'],
    ['does not upload the last one again', '7', true, 'none'],
  ] as const)('%s', (_, last, isKept, became) => {
    const uploaded = became === 'none' ? '' : NEW;
    expect(run(last, isKept, became)).toEqual({ uploaded, hasFailed: became !== 'whole' });
  });
});
