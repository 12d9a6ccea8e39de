import { useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteFocus } from '../ui/focus';

/** The router gives every document that is loaded the same key: another page would open where the last one was left. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/**
 * Gives the button that was tapped before React was listening its tap. In a task of its own: during an effect React cannot hydrate
 * the slice that the button is in, and would drop the tap.
 */
function giveEarlyTap(): void {
  const button = window.beforeReact?.tapped;
  if (button) setTimeout(() => button.click());
}

/** What every change of page needs, whatever its layout: one instance, so that it sees the step from one layout to another. */
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
