import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteFocus } from '../ui/focus';

/** The router gives the first location of every document the same key, which would restore another page's scroll position. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * Replays a tap on a button from before hydration. It needs its own task: during an effect React cannot hydrate the boundary that
 * contains the button, and would drop the tap.
 */
function giveEarlyTap(): void {
  const button = window.beforeReact?.tapped;
  if (button) setTimeout(() => button.click());
}

/** What every navigation needs, in any layout. A single instance, so that it also sees a navigation between two layouts. */
export function Root() {
  useEffect(giveEarlyTap, []);
  return (
    <>
      <Outlet />
      <RouteFocus />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
