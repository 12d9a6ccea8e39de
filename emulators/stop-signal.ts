/**
 * Aborted by the first Ctrl-C, SIGTERM or SIGHUP, and when the parent process is gone: npm forwards some signals only,
 * and none when it is killed by SIGKILL. Later signals have no effect: npm repeats the terminal's Ctrl-C.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(name));
  }
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) controller.abort('SIGHUP');
  }, 1000).unref();
  // Printing fails once the terminal is closed, and the data must be saved all the same.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  return controller.signal;
}

/** Resolves when the signal is aborted; never rejects. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
