import { join } from 'node:path';
import { hostingOf, siteFolder } from '../config';
import { resetAll } from '../data/reset';
import { startEmulators } from '../emulators';
import { CACHE, ROOT } from '../folders';
import { serveHosting } from '../hosting';
import { alsoOnIpv6 } from '../ipv6';
import { chooseJars } from '../java/jars';
import { requireJava } from '../java/java';
import { requireFreePorts } from '../ports';
import { Problem } from '../problem';
import { programOf, run } from '../run';
import { stopSignal } from '../stop-signal';
import { innerPortsOf, type Mode, type Suite, suiteOf } from '../suite';
import { Report } from './report';

/** The state that the stages of a run share. */
export type Run = {
  report: Report;
  jars: Record<string, string>;
  signal: AbortSignal;
  /** Stops every stage, as `signal` does. */
  failed: AbortController;
};

/** Runs a program of node_modules as a stage. @returns whether it succeeded */
export function stage(
  title: string,
  program: string,
  args: string[],
  { report, signal }: Run,
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const environment = { ...process.env, ...env };
  return report.stage(title, (log) =>
    run(programOf(program), args, { signal, env: environment, output: { log } }),
  );
}

/**
 * Runs the tests of a Vitest project as a stage.
 * @param filters if any, only test files whose path contains one of them run
 * @param mode the Vite mode that configures the modules under test
 */
export function vitest(
  title: string,
  project: string,
  current: Run,
  { filters = [] as string[], mode = 'test' as Mode, env = {} } = {},
): Promise<boolean> {
  const options = ['--mode', mode, '--reporter=minimal', '--passWithNoTests'];
  const args = ['run', '--project', project, ...options, ...filters];
  return stage(title, 'vitest', args, current, { ...env, TESTED_MODE: mode });
}

/** Starts a suite, runs `work` with it, and stops it. */
export async function withSuite(
  mode: Mode,
  current: Run,
  work: (suite: Suite) => Promise<void>,
): Promise<void> {
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
export async function buildSite(suite: Suite, version: Date, current: Run): Promise<boolean> {
  await resetAll(suite, version);
  return stage('Build', 'vite', ['build', '--mode', 'test'], current);
}

/** Serves a mode's built site while `work` runs. */
export async function withSite(mode: Mode, suite: Suite, work: () => Promise<void>): Promise<void> {
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

/** Waits for everything. The first error stops the rest, and is thrown when all of it has ended. */
export async function together(
  all: Promise<unknown>[],
  { failed }: Pick<Run, 'failed'>,
): Promise<void> {
  await Promise.all(all).catch(async (error) => {
    failed.abort(error);
    await Promise.allSettled(all);
    throw error;
  });
}

/**
 * Checks what the stages need, runs them and prints their report.
 * @param modes the suites whose ports have to be free
 * @throws Problem if a stage has failed, or a signal has stopped the run
 */
export async function runStages(
  modes: Mode[],
  work: (current: Run) => Promise<void>,
): Promise<void> {
  const stopped = stopSignal();
  const failed = new AbortController();
  const signal = AbortSignal.any([stopped, failed.signal]);
  const report = new Report();
  try {
    requireJava();
    for (const mode of modes) await requireFreePorts(mode, suiteOf(mode));
    await work({ report, jars: await chooseJars(signal), signal, failed });
  } catch (error) {
    if (stopped.aborted) throw new Problem('Stopped before the end.');
    report.print(false);
    throw error;
  }
  if (stopped.aborted) throw new Problem('Stopped before the end.');
  report.print();
  if (!report.passed) throw new Problem('The tests have failed.');
}
