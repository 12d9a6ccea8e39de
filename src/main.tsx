import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import { reloadForNewCode, watchForStaleCode } from './site/stale-code';
import { loadMatchedRoutes } from './start/route-code';
import './styles/main.scss';

function start(root: HTMLElement, hydrate: boolean) {
  // Where there is something to hydrate, the router leaves the page scrolled as it is: somebody may be reading.
  const router = createBrowserRouter(routes, hydrate ? { hydrationData: {} } : {});
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  // In a transition React works in slices, and a finger does not wait for the whole.
  startTransition(() => {
    if (hydrate) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
  if (window.beforeReact) window.beforeReact.isListening = true;
  // Nobody waits for it, and a page works without.
  import('./start/service-worker').then(
    ({ startServiceWorker }) => startServiceWorker(router),
    () => {},
  );
}

/** A deferred script may be there before the end of its page. */
async function findRoot(): Promise<HTMLElement> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  return root;
}

async function open(): Promise<void> {
  const root = await findRoot();
  const failure: unknown = await loadMatchedRoutes(routes, window.location.pathname).catch(
    (error: unknown) => error,
  );
  if (reloadForNewCode(failure)) return;
  // Without its code a page cannot be hydrated: the router tries once more, and has an error page for it.
  start(root, failure === undefined && root.hasChildNodes());
}

if (import.meta.env.DEV) {
  // A build writes the names of the fonts into its pages, and its first script reads the filter before the router does.
  await import('./styles/fonts.scss');
  (await import('./menu/filter/kept-choice')).keepChoiceOfAddress();
}
watchForStaleCode();
await open();
