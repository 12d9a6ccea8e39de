import { canInstallPackages, findProgram, installPackages } from './programs';

/** A browser's engine that the journeys run in. Chromium has tests of its own. */
type EngineKind = {
  title: 'Firefox' | 'WebKit';
  /** The programs that it needs, each with its possible names. */
  programs: string[][];
  /** Debian's packages with these programs. */
  packages: string[];
};

export const engines: readonly EngineKind[] = [
  { title: 'Firefox', programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  {
    title: 'WebKit',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** The paths of an engine's programs, or null where one is missing. */
export function findPrograms({ programs }: EngineKind): string[] | null {
  const paths = programs.flatMap((names) => findProgram(...names) ?? []);
  return paths.length === programs.length ? paths : null;
}

/**
 * Installs the missing engines if possible. Never fails.
 * @returns for each engine the reason why it cannot run, or null
 */
export async function installEngines(signal: AbortSignal): Promise<Map<string, string | null>> {
  const missing = new Map<string, string | null>();
  for (const engine of engines) {
    const names = engine.packages.join(' and ');
    let reason: string | null = null;
    if (!findPrograms(engine)) {
      reason = `it needs ${names}, which only root can install, with apt-get`;
      if (canInstallPackages()) {
        await installPackages([engine.packages], signal);
        reason = findPrograms(engine) ? null : `apt-get could not install ${names}`;
      }
    }
    missing.set(engine.title, reason);
  }
  return missing;
}
