import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes';
import './styles/main.scss';
import { watchForStaleCode } from './ui/stale-code';

/** Loads the code of the page that is asked for before anything is drawn, so that no empty frame comes first. */
async function loadMatchedRoutes() {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchForStaleCode();
// Code that cannot be fetched fails again inside the router, which has an error page for it.
await loadMatchedRoutes().catch(() => undefined);
const router = createBrowserRouter(routes);
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
