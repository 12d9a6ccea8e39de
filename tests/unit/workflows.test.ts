import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Texts = Record<string, string>;
type Step = { id?: string; if?: string; uses?: string; with?: Texts; env?: Texts; run?: string };
type Job = { needs?: string | string[]; permissions?: Texts; steps: Step[] };

function jobsOf(name: string): Record<string, Job> {
  return parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')).jobs;
}

function jobOf(workflow: string, name: string): Job {
  const job = jobsOf(workflow)[name];
  if (!job) throw new Error(`${workflow}.yml has no job ${name}`);
  return job;
}

/** What a job gives to an action. */
const inputsOf = ({ steps }: Job, action: string) =>
  steps.find(({ uses }) => uses?.startsWith(`actions/${action}@`))?.with;

const commandsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []).join('\n');

describe('publish', () => {
  const commit = jobOf('publish', 'commit');
  const build = jobOf('publish', 'build');
  const publish = jobOf('publish', 'publish');

  test('builds and publishes the one commit whose tests passed in the same run', () => {
    expect([build.needs, publish.needs]).toEqual(['commit', ['commit', 'build']]);
    for (const job of [build, publish]) {
      expect(inputsOf(job, 'checkout')?.ref).toBe(`\${{ needs.commit.outputs.sha }}`);
      // By default a step ends its job, and a job those that need it.
      expect(job.steps.filter((step) => step.if || 'continue-on-error' in step)).toEqual([]);
    }
    expect(commandsOf(build)).toMatch(/^\.ci\/run\n[\s\S]*--only hosting --prepare --needs-menu/);
    expect(commandsOf(publish)).toContain('--only hosting --prepared');
  });

  test('keeps the previews of links for the next night, and fetches them after the tests', () => {
    const { path, key, 'restore-keys': restored } = inputsOf(build, 'cache') ?? {};
    expect(readFileSync('vite/prerender.ts', 'utf8')).toContain(`'${path}'`);
    // A cache is never overwritten: each run writes its own, and reads the last one.
    expect(key).toContain(`${restored}\${{ github.run_id }}`);
    // The tests install the packages anew, which empties the folder.
    const steps = build.steps.map(({ uses, run }) => uses ?? run ?? '');
    const place = (start: string) => steps.findIndex((step) => step.startsWith(start));
    expect(place('actions/cache@')).toBeGreaterThan(place('.ci/run'));
  });

  test('takes only the pages from the job that builds, which may not sign in', () => {
    expect(inputsOf(build, 'upload-artifact')).toMatchObject({ name: 'site', path: 'dist' });
    expect(inputsOf(publish, 'download-artifact')).toEqual({ name: 'site', path: 'dist' });
    expect([commit, build, publish].map(({ permissions }) => permissions?.['id-token'])).toEqual([
      undefined,
      undefined,
      'write',
    ]);
    expect(commandsOf(publish)).toContain('npm ci --ignore-scripts');
  });
});

test.each(['publish', 'backup', 'check', 'ci'])('%s gives a token only to gh', (name) => {
  const steps = Object.values(jobsOf(name)).flatMap((job) => job.steps);
  const withToken = steps.filter((step) => JSON.stringify(step).includes('github.token'));
  for (const { run } of withToken) expect(run).not.toMatch(/npm|\.ci/);
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  for (const checkout of checkouts)
    expect(checkout.with).toMatchObject({ 'persist-credentials': false });
});

describe('backup', () => {
  const LAST = 'menu-2026-02-01T02-47-00Z';
  const NEW = 'menu-2026-02-02T02-47-00Z';
  const standIns = {
    gh: `case "$1 $2" in 'run list') echo "$RUN";; *) [ "$KEPT" ] && mkdir -p backups/${LAST};; esac`,
    npm: `[ "$1" = ci ] && exit
[ "$BACKUP" = none ] || mkdir -p backups/${NEW}
[ "$BACKUP" = good ]`,
  };
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'workflows-'));
    mkdirSync(join(folder, 'bin'));
    for (const [name, script] of Object.entries(standIns)) {
      writeFileSync(join(folder, 'bin', name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Runs its shell steps. @returns whether all succeeded, and the name of the backup to upload */
  function backUp(given: Texts) {
    const output = join(folder, 'output');
    const outputs: Texts = {};
    let succeeds = true;
    for (const { id = '', if: condition, env, run } of jobOf('backup', 'backup').steps) {
      if (!run || !(succeeds || condition === 'always()')) continue;
      const filled = JSON.stringify({ ...env, ...given }).replace(
        /\$\{\{(?: steps\.(\w+)\.outputs\.name)?.*?\}\}/g,
        (_, step: string) => outputs[step] ?? '',
      );
      writeFileSync(output, '');
      const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
      const { status } = spawnSync('bash', ['-e', '-c', run], {
        cwd: folder,
        env: { ...JSON.parse(filled), PATH, GITHUB_OUTPUT: output },
      });
      succeeds &&= status === 0;
      outputs[id] = /^name=(.*)$/m.exec(readFileSync(output, 'utf8'))?.[1] ?? '';
    }
    return { succeeds, uploaded: outputs.written };
  }

  test.each([
    ['goes on if there is no earlier one', 'good', '', '', true, NEW],
    ["goes on if the last one's artifact is gone", 'good', '7', '', true, NEW],
    ['uploads an incomplete one, and fails', 'incomplete', '7', 'yes', false, NEW],
    ['does not upload the last one again', 'none', '7', 'yes', false, ''],
  ])('%s', (_, BACKUP, RUN, KEPT, succeeds, uploaded) => {
    expect(backUp({ BACKUP, RUN, KEPT })).toEqual({ succeeds, uploaded });
  });
});
