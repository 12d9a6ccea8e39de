import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareEngines, type Readiness } from '../tests/engines/install';
import { testInEngines } from '../tests/engines/run-engines';
import { requireBrowser } from './browser';
import { startEmulators } from './emulators';
import { failedTests } from './failed-tests';
import { CACHE } from './folders';
import { alsoOnIpv6 } from './ipv6';
import { chooseJars } from './jars';
import { requireJava } from './java';
import { requireFreePorts } from './ports';
import { Problem } from './problem';
import { Report } from './report';
import { resetAll } from './reset';
import { run } from './run';
import { stopSignal } from './stop-signal';
import { innerPortsOf, suiteOf } from './suite';

const MODE = 'test';

/** Tests that need the emulators: first without a browser, then in one. A part runs even if an earlier one failed. */
async function testWithEmulators(
  report: Report,
  filters: string[],
  jars: Record<string, string>,
  engines: Promise<readonly Readiness[]>,
  signal: AbortSignal,
): Promise<void> {
  const suite = suiteOf(MODE);
  const folder = join(CACHE, 'test-run');
  const begun = performance.now();
  const options = { mode: MODE, suite, folder, jars, hosting: true, importFrom: null } as const;
  const emulators = await startEmulators(options, signal);
  report.add('Start of the emulators', begun, true);
  alsoOnIpv6(innerPortsOf(MODE).site);
  const npx = (...args: string[]) => run('npx', [...args, ...filters], { signal });
  async function playwright(folder: string, ...args: string[]): Promise<boolean> {
    // Each run has an output folder of its own: Playwright empties it first.
    const output = `test-results/${folder}`;
    const results = `${output}.json`;
    await rm(results, { force: true });
    const options = ['--pass-with-no-tests', '--reporter=list,json', `--output=${output}`];
    const passed = await run('npx', ['playwright', 'test', ...options, ...args, ...filters], {
      signal,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: results },
    });
    report.failed(failedTests(results));
    return passed;
  }
  try {
    const tests = (async () => {
      await report.part('Data module and rules, against the emulators', () =>
        npx('vitest', 'run', '--project', 'data', '--passWithNoTests'),
      );
      await resetAll(suite);
      // Only now: the build writes the menu that it finds into the pages.
      const built = await report.part('Build', () =>
        run('npm', ['run', 'build', '--', '--mode', MODE], { signal }),
      );
      if (!built) return;
      if (filters.length === 0) {
        await report.part('Budgets and prerendered pages', () =>
          npx('vitest', 'run', '--project', 'build'),
        );
      }
      await report.part('Browser tests that only read', () =>
        playwright('reading', '--project=phone', '--project=desktop'),
      );
      await report.part('Browser tests that write', () =>
        playwright('writing', '--project=writing', '--no-deps'),
      );
      await testInEngines(report, await engines, suite, signal);
    })();
    await Promise.race([tests, emulators.failed]);
  } finally {
    await emulators.stop();
  }
}

/**
 * `npm test`: everything, on ports and data of its own.
 * @param filters where given, only the tests with emulators run, and of these only the files that match
 */
export async function test(filters: string[]): Promise<void> {
  const signal = stopSignal();
  const report = new Report();
  try {
    // The checks that fail fast come first.
    requireJava();
    await requireFreePorts(MODE, suiteOf(MODE));
    const jars = await chooseJars(signal);
    await requireBrowser(signal);
    // Installing takes a while: meanwhile the tests that need none of them run.
    const engines = prepareEngines(filters, signal);
    const whole = filters.length === 0;
    const ready =
      !whole ||
      (await report.part('Types, lint, unit and page tests', () =>
        run('npm', ['run', 'check'], { signal }),
      ));
    if (ready) await testWithEmulators(report, filters, jars, engines, signal);
    report.print();
    if (!report.passed) throw new Problem('The tests have failed.');
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Problem('Stopped before the end.');
  }
}
