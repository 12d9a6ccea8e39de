import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { RouteFocus } from '../ui/RouteFocus';
import { giveEarlyTap } from './early-tap';

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
