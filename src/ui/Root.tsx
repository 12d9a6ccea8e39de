import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { giveEarlyTap } from './early-tap';
import { RouteFocus } from './RouteFocus';

/** What every change of page needs, whatever its layout: one instance, so that it sees the step from one layout to another. */
export function Root() {
  useEffect(giveEarlyTap, []);
  return (
    <>
      <Outlet />
      <RouteFocus />
      <ScrollRestoration />
    </>
  );
}
