import type { createBrowserRouter } from 'react-router-dom';
import { paths } from '../paths';

type NavigatingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Where something may be typed, or under way. */
const isForStaff = (pathname: string) =>
  pathname === paths.login || pathname.startsWith(paths.reserved);

/**
 * Lets the browser keep the site for the next visit, flight mode included. A newer one takes over behind the page that is
 * open and is shown after its next step to another, but not under staff's work.
 */
export function startServiceWorker(router: NavigatingRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  // The first worker of all brings nothing new.
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
    // A reload would not scroll to a place in the page.
    if (hash === '') window.location.reload();
  });
  // After the page's own downloads: what it keeps for later must not slow what is wanted now.
  const register = () => serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
