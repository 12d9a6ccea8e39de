import { type SpawnOptions, spawn } from 'node:child_process';
import { ROOT } from './folders';

type Options = {
  signal: AbortSignal;
  env?: NodeJS.ProcessEnv;
  /** Where its output goes; by default to ours. */
  output?: 'inherit' | 'ignore';
  /** ms after which it is stopped and counts as failed. */
  timeout?: number;
};

/**
 * Runs a command at the root of the project, without stdin.
 * It gets a process group of its own, so that stopping it stops its children too, whatever signals npm and sh forward.
 * @returns whether it succeeded
 */
export function run(command: string, args: string[], options: Options): Promise<boolean> {
  const { signal, output = 'inherit', timeout } = options;
  const spawned: SpawnOptions = {
    cwd: ROOT,
    env: options.env ?? process.env,
    stdio: ['ignore', output, output],
    detached: true,
  };
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(false);
      return;
    }
    const child = spawn(command, args, spawned);
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
