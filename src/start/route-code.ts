import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of every route that an address matches and puts it into the routes, so that the page renders completely at
 * once: on the server, where nothing may stay pending, and in the browser, where no empty frame comes first.
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
