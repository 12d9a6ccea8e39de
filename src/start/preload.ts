import { matchRoutes, type RouteObject } from 'react-router-dom';
import { dishCategories } from '../domain/categories';
import { paths } from '../paths';

/** The code of every page that an address shows. It stays with the browser: the router's own import finds it there. */
function loadCode(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    // A failure is the router's to report, should the visitor really go there.
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
  }
}

function preload(routes: RouteObject[], pathname: string): void {
  loadCode(routes, pathname);
  if (!pathname.startsWith(paths.menu)) return;
  import('./early-request').then(({ openMenuAt }) => openMenuAt(pathname)).catch(() => undefined);
  if (pathname === paths.menu) loadCode(routes, paths.category(dishCategories[0].link));
}

/** Starts loading what a link leads to when a finger, a mouse or the focus comes to rest on it. */
export function preloadOnTouch(routes: RouteObject[]): void {
  const seen = new Set<string>();
  function handle({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    preload(routes, link.pathname);
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, handle, { capture: true, passive: true });
  }
}
