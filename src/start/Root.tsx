import { StrictMode, useEffect } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom';
import { earlyTap } from '../data/menu/page-handover';
import { release } from '../data/menu/root-attributes';
import { houseAtPresent, isNewestShown, useHouse } from '../house';
import { paths } from '../paths';
import { RouteFocus } from '../ui/focus';
import { type Router, RouterHost } from '../ui/router';

/** The router gives the first location of every document the same key, which would restore another page's scroll position. */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key);

/** Replays a tap from before hydration. In its own task: React would drop it during an effect, before it can hydrate the button. */
function giveEarlyTap(): void {
  const button = earlyTap();
  if (button) setTimeout(() => button.click());
}

/** Ends the hiding of outdated facts of the house, once the newest are on the page. */
function useNewestHouse(): void {
  const house = useHouse();
  useEffect(() => {
    if (house === houseAtPresent() && isNewestShown()) release('house');
  }, [house]);
}

/** The parts for every navigation, in any layout. A single instance, so that it also sees a navigation between two layouts. */
export function Root() {
  useEffect(giveEarlyTap, []);
  useNewestHouse();
  return (
    <>
      <Outlet />
      <RouteFocus />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

export function App({ router }: { router: Router }) {
  // In an effect, after the router's own: the router reports a page that failed before the first commit to its first subscriber
  // alone, and another one would leave the page blank.
  useEffect(() => startServiceWorker(router), [router]);
  return (
    <StrictMode>
      <RouterHost router={router} />
    </StrictMode>
  );
}

/** Whether staff may be typing on a page, or have a write under way there. */
const isForStaff = (pathname: string) =>
  pathname === paths.login || pathname.startsWith(paths.reserved);

/**
 * Registers the service worker, which keeps the site for later visits, offline too. A newer version takes over in the background
 * and is shown after the next navigation to another page, unless either page is one where staff work.
 */
function startServiceWorker(router: Router): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The very first worker brings no newer version.
  let controlled = serviceWorker.controller !== null;
  let renewed = false;
  serviceWorker.addEventListener('controllerchange', () => {
    renewed = controlled;
    controlled = true;
  });
  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname, hash } }) => {
    const from = shown;
    shown = pathname;
    if (!renewed || pathname === from || isForStaff(pathname) || isForStaff(from)) return;
    // A reload would not scroll to the hash.
    if (hash === '') window.location.reload();
  });
  // After the page's own downloads: precaching must not slow down what is needed now.
  const register = () => serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
