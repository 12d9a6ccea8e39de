import { matchRoutes, type RouteObject } from 'react-router-dom';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function hasPage(routes: RouteObject[], pathname: string): boolean {
  const page = matchRoutes(routes, pathname)?.at(-1);
  return page !== undefined && page.route.path !== '*';
}

/**
 * The address of the page that somebody has spelt with capital letters: '/menu/pinse' for '/Menu/Pinse'. The hosting knows
 * none but lower-case files and has answered with the 404 page.
 * @returns null where the spelling is right, or would be wrong in lower case too
 */
export function lowerCaseAddress(
  routes: RouteObject[],
  { pathname, search, hash }: Address,
): string | null {
  const lower = pathname.toLowerCase();
  return lower !== pathname && hasPage(routes, lower) ? lower + search + hash : null;
}
