import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from '../browsers/browser';
import { resetAll } from '../data/reset';
import { ROOT } from '../folders';
import { Problem } from '../problem';
import type { Mode } from '../suite';
import { copySite } from './copy-site';
import {
  buildSite,
  type Run,
  runStages,
  stage,
  together,
  vitest,
  withSite,
  withSuite,
} from './stages';

/** The folders of tests that filters choose from. */
const FOLDERS = ['data', 'rules', 'build', 'e2e'] as const;

/** Whether a folder of tests has a test file that the filters choose. */
function has(folder: (typeof FOLDERS)[number], filters: string[]): boolean {
  const names = readdirSync(join(ROOT, 'tests', folder), { recursive: true, encoding: 'utf8' });
  return names.some(
    (name) =>
      name.endsWith('.test.ts') &&
      filters.some((filter) => `tests/${folder}/${name}`.includes(filter)),
  );
}

/** @param mode the suite whose site the tests visit */
function playwright(title: string, mode: Mode, project: string, current: Run, filters: string[]) {
  // Each run has an output folder of its own: Playwright empties it first.
  const output = `--output=test-results/${project}`;
  const options = ['--pass-with-no-tests', '--reporter=dot', output, `--project=${project}`];
  return stage(title, 'playwright', ['test', ...options, ...filters], current, {
    TESTED_MODE: mode,
  });
}

const testReading = (mode: Mode, current: Run, filters: string[] = []) =>
  playwright('Browser tests that read', mode, 'reading', current, filters);
const testWriting = (current: Run, filters: string[] = []) =>
  playwright('Browser tests that write', 'test', 'writing', current, filters);

async function check(current: Run): Promise<void> {
  const tests = ['run', '--project', 'unit', '--project', 'pages', '--reporter=minimal'];
  await Promise.all([
    stage('Types', 'tsc', [], current),
    stage('Lint', 'biome', ['check', '--error-on-warnings'], current),
    stage('Unit and page tests', 'vitest', tests, current),
  ]);
}

/** The chosen files, one stage after the other on one suite. */
async function testChosen(filters: string[], current: Run): Promise<void> {
  const [data, rules, built, inBrowser] = FOLDERS.map((folder) => has(folder, filters));
  if (inBrowser) await requireBrowser(current.signal);
  await withSuite('test', current, async (suite) => {
    if (data) await vitest('Data', 'data', current, { filters });
    if (rules) await vitest('Rules', 'rules', current, { filters });
    if (!inBrowser && !built) return;
    if (!(await buildSite(suite, new Date(), current))) return;
    await withSite('test', suite, async () => {
      if (built) await vitest('What is built', 'build', current, { filters });
      if (!inBrowser) return;
      await testReading('test', current, filters);
      await testWriting(current, filters);
    });
  });
}

/**
 * Everything, in two lanes, so that both cores of a small machine are busy. Each lane has a suite of its own, because tests that
 * write run one at a time. The lane that is done first takes the rules, which any suite can serve. The site is built once, while
 * the checks run that need no suite: the second lane serves a copy.
 */
async function testAll(current: Run): Promise<void> {
  const version = new Date();
  // Installing a browser takes a while. Meanwhile the tests run that need none.
  const browser = requireBrowser(current.signal);
  const checked = check(current);
  let rules: Promise<boolean> | undefined;
  const testRules = (mode: Mode) => {
    rules ??= vitest('Rules', 'rules', current, { mode });
    return rules;
  };

  async function testInFirstLane(): Promise<void> {
    await vitest('What is built', 'build', current);
    await browser;
    await testWriting(current);
    await vitest('Data', 'data', current);
    await testRules('test');
  }

  async function testInSecondLane(): Promise<void> {
    await checked;
    await withSuite('reading', current, async (suite) => {
      // The version that is in the pages.
      await resetAll(suite, version);
      copySite('test', 'reading');
      await withSite('reading', suite, async () => {
        await browser;
        await testReading('reading', current);
        await testRules('reading');
      });
    });
  }

  const tested = withSuite('test', current, async (suite) => {
    if (!(await buildSite(suite, version, current))) return;
    await withSite('test', suite, () => together([testInFirstLane(), testInSecondLane()], current));
  });
  await together([browser, checked, tested], current);
}

/**
 * `npm test`: everything but the other engines, on ports and data of its own.
 * @param filters if given, only tests with emulators run, and of these only the files whose path contains one of them
 * @throws Problem if no file is chosen
 */
export async function test(filters: string[]): Promise<void> {
  if (filters.length === 0) return runStages(['test', 'reading'], testAll);
  if (!FOLDERS.some((folder) => has(folder, filters))) {
    throw new Problem(
      `No test file of ${FOLDERS.map((folder) => `tests/${folder}`).join(', ')} has ${filters.join(' or ')} in its path. ` +
        `Those of tests/unit and tests/pages: npx vitest run --project unit --project pages ${filters.join(' ')}`,
    );
  }
  return runStages(['test'], (current) => testChosen(filters, current));
}
