import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../run';

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

/** A slow mirror gets enough time; one that does not answer is given up. */
const APT = [
  ...['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=20'],
  ...['-o', 'Acquire::https::Timeout=20', '-o', 'DPkg::Lock::Timeout=120'],
];
const APT_LIMIT_MS = 10 * 60_000;

function apt(args: string[], signal: AbortSignal): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const limits = { signal, env, timeout: APT_LIMIT_MS, output: 'ignore' } as const;
  return run('apt-get', [...APT, ...args], limits);
}

let updated: Promise<boolean> | undefined;

/**
 * Installs packages of a Debian-like system, as root.
 * @param choices alternatives, tried one after the other
 */
export async function installPackages(choices: string[][], signal: AbortSignal): Promise<boolean> {
  updated ??= apt(['update'], signal);
  // If the update fails, the existing package lists may still be enough.
  await updated;
  for (const names of choices) {
    if (await apt(['install', '-y', '--no-install-recommends', ...names], signal)) return true;
  }
  return false;
}
