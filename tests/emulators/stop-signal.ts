/**
 * Aborted by the first Ctrl-C, SIGTERM or SIGHUP, and when the process that started us is gone: npm passes on some
 * signals only, and none when it is killed hard. Later signals change nothing: npm repeats the terminal's Ctrl-C.
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
  // With the terminal closed there is nobody to print to, but there is still data to save.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  return controller.signal;
}

/** Settles when the signal is given; never rejects. */
export function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
