/** Errors from files of the build that could not be fetched, and whether the document is being reloaded for one. */
const state = { failedLoads: new WeakSet<Error>(), reloading: false };

/** Records which errors mean that a page's code could not be fetched. Called once, before anything is loaded. */
export function watchForStaleCode() {
  window.addEventListener('vite:preloadError', (event) => state.failedLoads.add(event.payload));
}

export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && state.failedLoads.has(error);
}

/**
 * Whether the document should be reloaded, or is being reloaded: the error means that a deployment has replaced the code of the
 * page. Never twice in a row: a file that stays missing must not cause a loop.
 */
export function needsNewCode(error: unknown): boolean {
  if (state.reloading) return true;
  // Without a network the browser would replace the page by its own error page.
  if (!isMissingCode(error) || !navigator.onLine) return false;
  const [navigation] = performance.getEntriesByType('navigation');
  return !(navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload');
}

export function reloadForNewCode(): void {
  if (!state.reloading) window.location.reload();
  state.reloading = true;
}
