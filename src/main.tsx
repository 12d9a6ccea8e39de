import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { keepEarlyTaps } from './start/early-tap';
import { beginHydration } from './start/hydration';
import { loadMatchedRoutes } from './start/load-routes';
import { preloadOnTouch } from './start/preload';
import { startServiceWorker } from './start/service-worker';
import './styles/main.scss';
import { reloadForNewCode, watchForStaleCode } from './start/stale-code';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

function start(root: HTMLElement, codeIsThere: boolean) {
  // A prerendered page is taken over as it stands; the reserved area and the dev server begin with an empty one.
  // Without its code a page cannot be taken over: the router tries once more, and has an error page for it.
  const prerendered = codeIsThere && root.hasChildNodes();
  // Where there is something to take over, the router leaves the page scrolled as it is: somebody may be reading.
  const router = createBrowserRouter(routes, prerendered ? { hydrationData: {} } : {});
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // In a transition it is taken over bit by bit, and a finger does not wait for the whole.
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  preloadOnTouch(router.routes);
  startServiceWorker(router);
}

watchForStaleCode();
keepEarlyTaps();
const failure: unknown = await loadMatchedRoutes(routes, window.location.pathname).catch(
  (error: unknown) => error,
);
if (!reloadForNewCode(failure)) {
  await beginHydration();
  start(root, failure === undefined);
}
