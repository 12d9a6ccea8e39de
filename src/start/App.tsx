import { StrictMode, useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { startServiceWorker } from './service-worker';

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
