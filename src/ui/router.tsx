import { createContext, useContext } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

const CurrentRouter = createContext<Router | null>(null);

/** Renders the page of a router, and hands the router to `useRouter`. */
export function RouterHost({ router }: { router: Router }) {
  return (
    <CurrentRouter value={router}>
      <RouterProvider router={router} />
    </CurrentRouter>
  );
}

/** The router, which knows of a navigation before it is rendered. @throws Error outside a `RouterHost` */
export function useRouter(): Router {
  const router = useContext(CurrentRouter);
  if (!router) throw new Error('There is no RouterHost around this page');
  return router;
}
