import { engines, installEngines } from '../browsers/engines';
import { resetAll } from '../data/reset';
import { Problem } from '../problem';
import { buildSite, type Run, runStages, vitest, withSite, withSuite } from './stages';

/** Runs the journeys in every engine that is there or can be installed, one after the other on one suite. */
async function testInEngines(current: Run): Promise<void> {
  const missing = await installEngines(current.signal);
  for (const [title, reason] of missing) {
    if (reason !== null) current.report.leaveOut(`Journeys in ${title}`, reason);
  }
  const present = engines.filter(({ title }) => missing.get(title) === null);
  if (present.length === 0) return;
  await withSuite('test', current, async (suite) => {
    if (!(await buildSite(suite, new Date(), current))) return;
    await withSite('test', suite, async () => {
      for (const { title } of present) {
        await resetAll(suite);
        await vitest(`Journeys in ${title}`, 'engines', current, { env: { ENGINE: title } });
      }
    });
  });
}

/**
 * `npm run test:engines`: the journeys in Firefox and WebKit, on the ports of `npm test`.
 * @param args it takes none
 */
export async function testEngines(args: string[]): Promise<void> {
  if (args.length > 0) {
    throw new Problem('`npm run test:engines` runs every journey: it takes no arguments.');
  }
  await runStages(['test'], testInEngines);
}
