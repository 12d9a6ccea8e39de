import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from './browsers/browser';
import { type EngineKind, engines, installEngines } from './browsers/engines';
import { hostingOf, siteFolder } from './config';
import { copySite } from './copy-site';
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
  /** Stops every stage, as `signal` does. */
  failed: AbortController;
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

/** Loads the sample menu into a suite and builds the site from it. @returns whether that succeeded */
async function buildSite(suite: Suite, version: Date, current: Run): Promise<boolean> {
  await resetAll(suite, version);
  return stage('Build', 'vite', ['build', '--mode', 'test'], current);
}

/** Serves a mode's built site while `work` runs. */
async function withSite(mode: Mode, suite: Suite, work: () => Promise<void>) {
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

/** The journeys in another engine, on any suite whose site is served: they write to it. */
async function testInEngine(title: EngineKind['title'], mode: Mode, current: Run): Promise<void> {
  const name = `Journeys in ${title}`;
  const reason = (await current.engines).get(title) ?? null;
  if (reason === null) {
    await resetAll(suiteOf(mode));
    await vitest(name, 'engines', current, { ENGINE: title, TESTED_MODE: mode }, mode);
  } else {
    current.report.leaveOut(name, reason);
  }
}

/** The chosen files, one stage after the other on one suite. */
async function testChosen(current: Run): Promise<void> {
  const { filters, inBrowser, journeys } = current;
  await withSuite('test', current, async (suite) => {
    await vitest('Data', 'data', current);
    await testRules('test', current);
    const built = has('build', filters);
    if (!inBrowser && !journeys && !built) return;
    if (!(await buildSite(suite, new Date(), current))) return;
    await withSite('test', suite, async () => {
      if (built) await vitest('What is built', 'build', current);
      if (inBrowser) {
        await playwright('Browser tests that read', 'test', 'reading', current);
        await playwright('Browser tests that write', 'test', 'writing', current);
      }
      if (journeys) for (const { title } of engines) await testInEngine(title, 'test', current);
    });
  });
}

/**
 * Everything, in two lanes, so that both cores of a small machine are busy. Each lane has a suite of its own, because tests that
 * write run one at a time. What any suite can serve, the lane takes that is done first. The site is built once, while the checks
 * run that need no suite: the second lane serves a copy.
 */
async function testAll(current: Run): Promise<void> {
  const version = new Date();
  const checked = check(current);
  const anywhere = [
    (mode: Mode) => testRules(mode, current),
    ...engines.map(
      ({ title }) =>
        (mode: Mode) =>
          testInEngine(title, mode, current),
    ),
  ];
  async function testTheRest(mode: Mode): Promise<void> {
    for (let test = anywhere.shift(); test; test = anywhere.shift()) await test(mode);
  }

  async function testWriting(): Promise<void> {
    await vitest('What is built', 'build', current);
    await playwright('Browser tests that write', 'test', 'writing', current);
    await vitest('Data', 'data', current);
    await testTheRest('test');
  }

  async function testReading(): Promise<void> {
    await checked;
    await withSuite('reading', current, async (suite) => {
      // The version that is in the pages.
      await resetAll(suite, version);
      copySite('test', 'reading');
      await withSite('reading', suite, async () => {
        await playwright('Browser tests that read', 'reading', 'reading', current);
        await testTheRest('reading');
      });
    });
  }

  const tested = withSuite('test', current, async (suite) => {
    if (!(await buildSite(suite, version, current))) return;
    await withSite('test', suite, () => together([testWriting(), testReading()], current));
  });
  await together([checked, tested], current);
}

/** Waits for everything. The first error stops the rest, and is thrown when all of it has ended. */
async function together(all: Promise<unknown>[], { failed }: Pick<Run, 'failed'>): Promise<void> {
  await Promise.all(all).catch(async (error) => {
    failed.abort(error);
    await Promise.allSettled(all);
    throw error;
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
      failed,
    };
    const tested = whole ? testAll(current) : testChosen(current);
    await together([tested, browser], current);
  } catch (error) {
    if (stopped.aborted) throw new Problem('Stopped before the end.');
    report.print();
    throw error;
  }
  if (stopped.aborted) throw new Problem('Stopped before the end.');
  report.print();
  if (!report.passed) throw new Problem('The tests have failed.');
}
