/**
 * Runs work when the browser has nothing else to do. Safari has no requestIdleCallback.
 * @returns a function that cancels the work, for when the page is left
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const callback = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(callback);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
