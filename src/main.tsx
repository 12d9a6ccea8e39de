import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { loadMatchedRoutes } from './load-routes';
import { preloadOnTouch } from './preload';
import { routes } from './routes';
import './styles/main.scss';
import { watchForStaleCode } from './ui/stale-code';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchForStaleCode();
// Code that cannot be fetched fails again inside the router, which has an error page for it.
await loadMatchedRoutes(routes, window.location.pathname).catch(() => undefined);
const router = createBrowserRouter(routes);
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

// A prerendered page is taken over as it stands; the reserved area and the dev server begin with an empty one.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
preloadOnTouch(router.routes);
