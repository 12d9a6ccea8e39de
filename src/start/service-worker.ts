import { type createBrowserRouter, createPath } from 'react-router-dom';
import { paths } from '../paths';

type NavigatingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Where a draft may be waiting in memory for its form. */
function isForStaff(pathname: string): boolean {
  return pathname === paths.login || pathname.startsWith(paths.reserved);
}

/**
 * Lets the browser keep the site for the next visit, flight mode included. A newer one takes over behind the page that is
 * open and is shown at its next step to another: never under somebody who is filling in a form, or whose work is under way.
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
  let shown = router.state.location;
  router.subscribe(({ location, navigation }) => {
    const from = shown;
    shown = location;
    // A page whose code is there already is never pending: the first that is heard of the step is that it was taken.
    const to = navigation.location ?? location;
    if (!renewed || to.pathname === from.pathname) return;
    if (isForStaff(to.pathname) || isForStaff(from.pathname)) return;
    // Who would ask before the tab closes has work under way in this document: the newer version waits.
    if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return;
    if (to === location) {
      // The address bar shows this step already, and the same address with a hash would load nothing.
      window.history.replaceState(null, '', createPath(from));
      window.location.replace(createPath(to));
    } else {
      window.location.assign(createPath(to));
    }
  });
  // After the page's own downloads: what it keeps for later must not slow what is wanted now.
  const register = () => serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
