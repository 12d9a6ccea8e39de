/** Errors from files of the build that could not be fetched, and whether the document is being reloaded for one. */
const state = { failedLoads: new WeakSet<Error>(), reloading: false };

/** Records which errors mean that a page's code could not be fetched. Called once, before anything is loaded. */
export function watchForStaleCode() {
  window.addEventListener('vite:preloadError', (event) => state.failedLoads.add(event.payload));
}

/** Whether an error means that a page's code could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && state.failedLoads.has(error);
}

/**
 * Reloads the document if the error means that a deployment has replaced the code of the page, but never twice in a row: a file
 * that stays missing must not cause a loop.
 * @returns whether the document is being reloaded
 */
export function reloadForNewCode(error: unknown): boolean {
  if (state.reloading) return true;
  // Without a network the browser would replace the page by its own error page.
  if (!isMissingCode(error) || !navigator.onLine) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload') {
    return false;
  }
  state.reloading = true;
  window.location.reload();
  return true;
}
