import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The code of every page that an address shows. It stays with the browser: the router's own import finds it there. */
function loadCode(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // A failure is the router's to report, should the visitor really go there.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

/** Preloads the code of the page that a link leads to when it is touched, hovered or focused. Code only: data is billed. */
export function preloadOnTouch(routes: RouteObject[]): void {
  const seen = new Set<string>();
  function handle({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    loadCode(routes, link.pathname);
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, handle, { capture: true, passive: true });
  }
}
