import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeConfig } from './config';
import { FIREBASE_TOOLS } from './folders';
import { Problem } from './problem';
import { killGroup } from './run';
import { innerPortsOf, type Mode, type Suite } from './suite';

const START_TIMEOUT_MS = 300_000;
const STOP_TIMEOUT_MS = 45_000;

export type Emulators = {
  /** Saves their data below this folder from now on: at once, every minute and when they stop. */
  saveTo: (folder: string) => void;
  /** Saves, where `saveTo` was called, and stops them, Java included. */
  stop: () => Promise<void>;
  /** Rejects with a Problem if they exit on their own. */
  failed: Promise<never>;
};

type EmulatorOptions = {
  mode: Mode;
  suite: Suite;
  /** Their working folder: logs and temporary files, emptied at each start. */
  folder: string;
  /** Environment variables from chooseJars. */
  jars: Record<string, string>;
  /** A folder with saved data to start from. */
  importFrom: string | null;
};

function command({ suite, importFrom }: EmulatorOptions, config: string): string[] {
  return [
    ...['--import', join(import.meta.dirname, 'guard.mjs')],
    join(FIREBASE_TOOLS, 'lib/bin/firebase.js'),
    ...['emulators:start', '--project', suite.projectId, '--only', 'auth,firestore,storage'],
    ...['--config', config],
    ...(importFrom === null ? [] : ['--import', importFrom]),
  ];
}

function launch(options: EmulatorOptions, config: string, log: string): ChildProcess {
  const temporary = join(options.folder, 'tmp');
  rmSync(options.folder, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  const output = openSync(log, 'w');
  const child = spawn(process.execPath, command(options, config), {
    cwd: options.folder,
    // With one TMPDIR two suites would share the uploaded files, and the first to stop would delete them.
    env: { ...process.env, ...options.jars, TMPDIR: temporary, NO_UPDATE_NOTIFIER: '1' },
    // In a session of its own: the terminal's Ctrl-C must not reach it before the data are saved.
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  return child;
}

function problem(what: string, log: string): Problem {
  const tail = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-25).join('\n');
  return new Problem(`${tail}\n\n${what} The whole log: ${log}`);
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

/** Starts the suite and waits until every emulator answers. @throws Problem with the end of the log */
export async function startEmulators(
  options: EmulatorOptions,
  signal: AbortSignal,
): Promise<Emulators> {
  const log = join(options.folder, 'emulators.log');
  const child = launch(options, writeConfig(options.mode, options.suite), log);
  let stopping = false;

  const stop = async () => {
    stopping = true;
    // guard.mjs in that process saves and stops, as it does if this process is killed.
    if (child.connected) child.disconnect();
    const timer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), STOP_TIMEOUT_MS);
    await ended(child);
    clearTimeout(timer);
  };
  const failed = ended(child).then((): never | Promise<never> => {
    if (stopping) return new Promise<never>(() => {});
    throw problem('The emulators have stopped.', log);
  });
  // Avoids an unhandled rejection if nobody awaits `failed`; code that does still gets it.
  failed.catch(() => {});

  try {
    await Promise.race([ready(child, log, signal), failed]);
  } catch (error) {
    await stop();
    if (options.importFrom !== null && error instanceof Problem) {
      error.message +=
        '\nIf the saved data are the cause: `npm run start:fresh` starts again from the sample menu.';
    }
    throw error;
  }
  const hub = `http://${options.suite.host}:${innerPortsOf(options.mode).hub}`;
  return { saveTo: (folder) => void child.send({ folder, hub }), stop, failed };
}

function ready(child: ChildProcess, log: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = () => reject(problem('The emulators did not start in time.', log));
    const timer = setTimeout(late, START_TIMEOUT_MS);
    const done = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    signal.addEventListener('abort', () => done(() => reject(signal.reason)), { once: true });
    child.once('message', () => done(resolve));
    child.once('exit', () => clearTimeout(timer));
  });
}
