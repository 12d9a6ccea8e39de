/**
 * Waits, at most until the signal is aborted.
 * @param ms milliseconds
 */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}
