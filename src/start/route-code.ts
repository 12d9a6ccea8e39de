import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of every route that an address matches and puts it into the routes, so that the page can be drawn
 * whole at once: on the server, where nothing may be left open, and in the browser, where no empty frame comes first.
 */
export async function loadMatchedRoutes(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Preloads the code of the page that a link leads to when it is touched, hovered or focused. Code only: data is billed. */
export function preloadOnTouch(routes: RouteObject[]): void {
  function preload({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
      // A failure is the router's to report, should the visitor really go there.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, preload, { capture: true, passive: true });
  }
}
