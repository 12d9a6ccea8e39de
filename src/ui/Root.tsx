import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteFocus } from './RouteFocus';

/** What every change of page needs, whatever its layout: one instance, so that it sees the step from one layout to another. */
export function Root() {
  return (
    <>
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
    </>
  );
}
