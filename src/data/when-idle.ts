/**
 * Runs work when the browser has nothing else to do. Safari has no requestIdleCallback.
 * @returns cancels it: what a page wants done must not be done on the next one
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(callback);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
