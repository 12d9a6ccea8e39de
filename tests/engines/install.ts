import { canInstallPackages, installPackages } from '../emulators/programs';
import { engines, findPrograms } from './engines';

/** @param missing why the journeys cannot run in it; null where they can */
export type Readiness = { title: string; missing: string | null };

/** Finds the engines on this machine, and installs what is missing where that is possible. Never fails. */
export async function installEngines(signal: AbortSignal): Promise<Readiness[]> {
  const found: Readiness[] = [];
  for (const engine of engines) {
    const { title, packages } = engine;
    const install = canInstallPackages() && !findPrograms(engine);
    if (install) await installPackages([packages], signal);
    const names = packages.join(' and ');
    const missing = findPrograms(engine)
      ? null
      : install
        ? `apt-get could not install ${names}`
        : `it needs ${names}, which root can install with apt-get`;
    found.push({ title, missing });
  }
  return found;
}
