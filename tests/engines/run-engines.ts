import type { Report } from '../../emulators/report';
import { resetAll } from '../../emulators/reset';
import { run } from '../../emulators/run';
import type { Suite } from '../../emulators/suite';
import type { Readiness } from './install';

/** Runs the journeys in each engine, as a part of its own. The engines share the data: one after the other. */
export async function testInEngines(
  report: Report,
  engines: readonly Readiness[],
  suite: Suite,
  signal: AbortSignal,
): Promise<void> {
  for (const { title, missing } of engines) {
    const part = `Journeys in ${title}`;
    if (missing !== null) {
      report.leaveOut(part, missing);
      continue;
    }
    await resetAll(suite);
    const env = { ...process.env, ENGINE: title };
    await report.part(part, () =>
      run('npx', ['vitest', 'run', '--project', 'engines'], { signal, env }),
    );
  }
}
