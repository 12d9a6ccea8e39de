/**
 * Runs work when the browser has nothing else to do.
 * @param otherwise after how many ms in Safari, which has no requestIdleCallback
 * @returns a function that cancels the work, for when the page is left
 */
export function whenIdle(work: () => void, otherwise = 1_000): () => void {
  if ('requestIdleCallback' in window) {
    const callback = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(callback);
  }
  const timer = setTimeout(work, otherwise);
  return () => clearTimeout(timer);
}
