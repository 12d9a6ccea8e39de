import { canInstallPackages, installPackages } from '../../emulators/programs';
import { engines, findPrograms } from './engines';

const JOURNEYS = 'tests/engines/journeys.test.ts';

/** @param missing why the journeys cannot run in it; null where they can */
export type Readiness = { title: string; missing: string | null };

/**
 * Finds the engines on this machine, and installs what is missing where that is possible. Never fails for a missing one.
 * @param filters of `npm test`: where they do not name the journeys there is nothing to do
 */
export async function prepareEngines(filters: string[], signal: AbortSignal): Promise<Readiness[]> {
  const wanted = filters.length === 0 || filters.some((filter) => JOURNEYS.includes(filter));
  if (!wanted) return [];
  const ready: Readiness[] = [];
  for (const engine of engines) {
    const names = engine.packages.join(' and ');
    let missing: string | null = null;
    if (!findPrograms(engine)) {
      missing = `it needs ${names}, which only root can install, with apt-get`;
      if (canInstallPackages()) {
        await installPackages([engine.packages], signal);
        missing = findPrograms(engine) ? null : `apt-get could not install ${names}`;
      }
    }
    ready.push({ title: engine.title, missing });
  }
  return ready;
}
