import { browserStorage } from '../data/browser-storage';

/** Where sessionStorage keeps the build that this tab was last reloaded for. */
const KEY = 'reloadedBuilds';

/** Errors that mean that a file of the build could not be fetched, and whether the document is being replaced for it. */
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
 * Reloads the document if the error means that a deployment has replaced the code of the page: for a build at most once in a tab,
 * so that a file that stays missing cannot cause a loop.
 * @returns whether the document is being reloaded
 */
export function reloadForNewCode(error: unknown): boolean {
  if (state.reloading) return true;
  // Without a network the browser would replace the page by its own error page.
  if (!isMissingCode(error) || !navigator.onLine) return false;
  // Its name changes with every build. A page whose code is deferred names it in a hint.
  const hint = document.querySelector<HTMLLinkElement>('link[data-main]');
  const script = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const build = hint?.href ?? script?.src ?? '';
  // Where it cannot be remembered, a reload is left to the visitor.
  const { session } = browserStorage;
  if (session.get(KEY) === build || !session.set(KEY, build)) return false;
  state.reloading = true;
  window.location.reload();
  return true;
}
