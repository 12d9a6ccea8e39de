import { StrictMode, useEffect } from 'react';
import {
  type createBrowserRouter,
  type Location,
  Outlet,
  RouterProvider,
  ScrollRestoration,
} from 'react-router-dom';
import { RouteFocus } from '../ui/focus';
import { startServiceWorker } from './service-worker';

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

/** The application in the browser. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  // In an effect, after RouterProvider's: the router reports a page that failed before the first commit to its first subscriber
  // alone, and another one would leave the page blank.
  useEffect(() => startServiceWorker(router), [router]);
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
