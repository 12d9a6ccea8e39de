import { type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders';

/** The path of a program from node_modules: npx would take half a second to find it. */
export function programOf(name: string): string {
  return join(ROOT, 'node_modules/.bin', name);
}

type Options = {
  signal: AbortSignal;
  env?: NodeJS.ProcessEnv;
  /** Where its output goes, by default to ours. Output to a log is appended. */
  output?: 'inherit' | 'ignore' | { log: string };
  /** Time in ms after which it is stopped and counts as failed. */
  timeout?: number;
};

/**
 * Runs a command at the root of the project, without stdin.
 * It gets a process group of its own, so that stopping it stops its children too, whatever signals npm and sh forward.
 * @returns whether it succeeded
 */
export function run(command: string, args: string[], options: Options): Promise<boolean> {
  const { signal, output = 'inherit', timeout } = options;
  if (signal.aborted) return Promise.resolve(false);
  const log = typeof output === 'object' ? openSync(output.log, 'a') : null;
  const target = typeof output === 'object' ? log : output;
  const spawned: SpawnOptions = {
    cwd: ROOT,
    env: options.env ?? process.env,
    stdio: ['ignore', target, target],
    detached: true,
  };
  return new Promise((resolve) => {
    const child = spawn(command, args, spawned);
    if (log !== null) closeSync(log);
    const stop = () => killGroup(child.pid, 'SIGTERM');
    const timer = timeout === undefined ? undefined : setTimeout(stop, timeout);
    const settle = (succeeded: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(succeeded);
    };
    signal.addEventListener('abort', stop);
    child.once('error', () => settle(false));
    child.once('exit', (code) => settle(code === 0));
  });
}

export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone.
  }
}
