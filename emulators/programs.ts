import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run';

/** The path of the first of these programs that the shell would find, or null. */
export function findProgram(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((path) => existsSync(path)) ?? null;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

export function canInstallPackages(): boolean {
  return isRoot() && existsSync('/usr/bin/apt-get');
}

/**
 * Installs packages of a Debian-like system, as root.
 * @param choices alternatives, tried one after the other
 */
export async function installPackages(choices: string[][], signal: AbortSignal): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const limits = { signal, env, timeout: 5 * 60_000, output: 'ignore' } as const;
  if (!(await run('apt-get', ['update'], limits))) return false;
  for (const names of choices) {
    const install = ['install', '-y', '--no-install-recommends', ...names];
    if (await run('apt-get', install, limits)) return true;
  }
  return false;
}
