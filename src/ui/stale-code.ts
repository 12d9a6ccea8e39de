const RELOADED = 'reloadedBuilds';

const failedLoads = new WeakSet<Error>();
let reloading = false;

/** Remembers which errors mean that a page's code could not be fetched. Called once, before anything is loaded. */
export function watchForStaleCode() {
  window.addEventListener('vite:preloadError', (event) => failedLoads.add(event.payload));
}

/**
 * Reloads the document if the error means that a deployment has replaced the code of the page.
 * Each build is reloaded at most once per tab, so that a file that stays missing cannot make a loop.
 * @returns whether the document is about to be replaced
 */
export function reloadForNewCode(error: unknown): boolean {
  if (reloading) return true;
  if (!(error instanceof Error && failedLoads.has(error))) return false;
  // Without a network the browser would put its own page in the place of ours.
  if (!navigator.onLine || !firstTryOfThisBuild()) return false;
  reloading = true;
  window.location.reload();
  return true;
}

function firstTryOfThisBuild(): boolean {
  const build = mainScript();
  try {
    const tried = sessionStorage.getItem(RELOADED)?.split(' ') ?? [];
    if (tried.includes(build)) return false;
    sessionStorage.setItem(RELOADED, [...tried, build].join(' '));
    return true;
  } catch {
    // Storage is forbidden: a document that is itself a reload counts as tried.
    return performance
      .getEntriesByType('navigation')
      .every((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'reload');
  }
}

/** Its name changes with every build. Where another script comes first, the page names it in a hint. */
function mainScript(): string {
  const hint = document.querySelector<HTMLLinkElement>('link[data-main]');
  return (
    hint?.href ?? document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? ''
  );
}
