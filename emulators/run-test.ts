import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browsers/browser';
import { engines, installEngines } from './browsers/engines';
import { hostingOf, siteFolder } from './config';
import { resetAll } from './data/reset';
import { startEmulators } from './emulators';
import { CACHE, ROOT } from './folders';
import { serveHosting } from './hosting';
import { alsoOnIpv6 } from './ipv6';
import { chooseJars } from './java/jars';
import { requireJava } from './java/java';
import { requireFreePorts } from './ports';
import { Problem } from './problem';
import { Report } from './report';
import { programOf, run } from './run';
import { stopSignal } from './stop-signal';
import { innerPortsOf, type Mode, type Suite, suiteOf } from './suite';

/** What every stage of a run shares. */
type Run = {
  /** If given, only test files whose path contains one of them run. */
  filters: string[];
  /** Whether the chosen files include browser tests, and journeys in the other engines. */
  inBrowser: boolean;
  journeys: boolean;
  report: Report;
  jars: Record<string, string>;
  /** Resolves when there is a browser, and rejects if none can be installed. */
  browser: Promise<void>;
  /** Why an engine is missing, by its title; null if it is there. */
  engines: Promise<Map<string, string | null>>;
  signal: AbortSignal;
};

/** Whether a folder of tests has files that the filters choose. */
function has(folder: string, filters: string[]): boolean {
  if (filters.length === 0) return true;
  const names = readdirSync(join(ROOT, 'tests', folder), { recursive: true });
  return names.some((name) => filters.some((filter) => `tests/${folder}/${name}`.includes(filter)));
}

function stage(title: string, program: string, args: string[], { report, signal }: Run, env = {}) {
  const environment = { ...process.env, ...env };
  return report.stage(title, (log) =>
    run(programOf(program), args, { signal, env: environment, output: { log } }),
  );
}

/** @param mode the Vite mode that configures the modules under test */
function vitest(title: string, project: string, current: Run, env = {}, mode: Mode = 'test') {
  const options = ['--mode', mode, '--reporter=minimal', '--passWithNoTests'];
  const args = ['run', '--project', project, ...options];
  // The journeys are one file, so filters do not apply.
  const filters = project === 'engines' ? [] : current.filters;
  return stage(title, 'vitest', [...args, ...filters], current, env);
}

async function playwright(title: string, mode: Mode, project: string, current: Run) {
  await current.browser;
  // Each run has an output folder of its own: Playwright empties it first.
  const output = `--output=test-results/${project}`;
  const options = ['--pass-with-no-tests', '--reporter=dot', output, `--project=${project}`];
  const args = ['test', ...options, ...current.filters];
  return stage(title, 'playwright', args, current, { TESTED_MODE: mode });
}

/** Starts a suite, runs `work` with it, and stops it. */
async function withSuite(mode: Mode, current: Run, work: (suite: Suite) => Promise<void>) {
  const { jars, report, signal } = current;
  const suite = suiteOf(mode);
  const folder = join(CACHE, `${mode}-run`);
  const options = { mode, suite, folder, jars, importFrom: null };
  let emulators: Awaited<ReturnType<typeof startEmulators>> | undefined;
  try {
    await report.stage(`Emulators "${mode}"`, async () => {
      emulators = await startEmulators(options, signal);
      return true;
    });
    await Promise.race([work(suite), emulators?.failed]);
  } finally {
    await emulators?.stop();
  }
}

/** Builds the site, with the sample menu in its pages, and serves it while `work` runs. */
async function withSite(mode: Mode, suite: Suite, current: Run, work: () => Promise<void>) {
  await resetAll(suite);
  const built = await stage(`Build "${mode}"`, 'vite', ['build', '--mode', mode], current);
  if (!built) return;
  const folder = join(ROOT, siteFolder(mode));
  const port = innerPortsOf(mode).site;
  const site = await serveHosting(folder, hostingOf(folder, suite), port);
  alsoOnIpv6(port);
  try {
    await work();
  } finally {
    await site.close();
  }
}

async function check(current: Run): Promise<void> {
  await Promise.all([
    stage('Types', 'tsc', [], current),
    stage('Lint', 'biome', ['check', '--error-on-warnings'], current),
    stage(
      'Unit and page tests',
      'vitest',
      ['run', '--project', 'unit', '--project', 'pages', '--reporter=minimal'],
      current,
    ),
  ]);
}

/** The rules, on any suite: they replace its data. */
const testRules = (mode: Mode, current: Run) =>
  vitest('Rules', 'rules', current, { TESTED_MODE: mode }, mode);

/** The journeys in other engines, one engine after the other because they write to the suite. */
async function testInEngines(mode: Mode, current: Run): Promise<void> {
  const missing = await current.engines;
  for (const { title } of engines) {
    const name = `Journeys in ${title}`;
    const reason = missing.get(title) ?? null;
    if (reason === null) {
      await resetAll(suiteOf(mode));
      await vitest(name, 'engines', current, { ENGINE: title, TESTED_MODE: mode }, mode);
    } else {
      current.report.leaveOut(name, reason);
    }
  }
}

/**
 * Everything that changes data: one test at a time.
 * @param alone whether no other lane runs: then this one also has what `testReading` has on a suite
 */
async function testWriting(current: Run, alone: boolean): Promise<void> {
  const { filters, inBrowser, journeys } = current;
  await withSuite('test', current, async (suite) => {
    await vitest('Data', 'data', current);
    if (alone) await testRules('test', current);
    const built = has('build', filters);
    if (!inBrowser && !journeys && !built) return;
    await withSite('test', suite, current, async () => {
      if (built) await vitest('What is built', 'build', current);
      if (inBrowser && alone) {
        await playwright('Browser tests that read', 'test', 'reading', current);
      }
      if (inBrowser) await playwright('Browser tests that write', 'test', 'writing', current);
      if (journeys && alone) await testInEngines('test', current);
    });
  });
}

/**
 * The checks that need no emulator; then, on a suite of its own so that both cores of a small machine are busy, the rules, what
 * only reads in the browser, and last the journeys in other engines.
 */
async function testReading(current: Run): Promise<void> {
  await check(current);
  await withSuite('reading', current, async (suite) => {
    await testRules('reading', current);
    await withSite('reading', suite, current, async () => {
      await playwright('Browser tests that read', 'reading', 'reading', current);
      await testInEngines('reading', current);
    });
  });
}

/**
 * `npm test`: everything, on ports and data of its own.
 * @param filters if given, only tests with emulators run, and of these only the files that match
 */
export async function test(filters: string[]): Promise<void> {
  const stopped = stopSignal();
  const failed = new AbortController();
  const signal = AbortSignal.any([stopped, failed.signal]);
  const report = new Report();
  const whole = filters.length === 0;
  try {
    // The checks that fail fast come first.
    requireJava();
    await requireFreePorts('test', suiteOf('test'));
    if (whole) await requireFreePorts('reading', suiteOf('reading'));
    const jars = await chooseJars(signal);
    const inBrowser = has('e2e', filters);
    const journeys = has('engines', filters);
    // Installing takes a while. Meanwhile the tests run that need no browser.
    const browser = inBrowser ? requireBrowser(signal) : Promise.resolve();
    const installed = browser.then(() => (journeys ? installEngines(signal) : new Map()));
    // Code that awaits `browser` gets its failure.
    installed.catch(() => {});
    const current: Run = {
      filters,
      inBrowser,
      journeys,
      report,
      jars,
      browser,
      engines: installed,
      signal,
    };
    const lanes = [testWriting(current, !whole)];
    if (whole) lanes.push(testReading(current));
    await Promise.all([...lanes, browser]).catch(async (error) => {
      failed.abort(error);
      await Promise.allSettled(lanes);
      throw error;
    });
  } catch (error) {
    if (stopped.aborted) throw new Problem('Stopped before the end.');
    report.print();
    throw error;
  }
  if (stopped.aborted) throw new Problem('Stopped before the end.');
  report.print();
  if (!report.passed) throw new Problem('The tests have failed.');
}
