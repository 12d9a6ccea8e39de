import type { createBrowserRouter } from 'react-router-dom';
import { paths } from '../paths';

/** Whether staff may be typing on a page, or have a write under way there. */
const isForStaff = (pathname: string) =>
  pathname === paths.login || pathname.startsWith(paths.reserved);

/**
 * Registers the service worker, which keeps the site for later visits, offline too. A newer version takes over in the background
 * and is shown after the next navigation to another page, unless either page is one where staff work.
 */
export function startServiceWorker(router: ReturnType<typeof createBrowserRouter>): void {
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
