import { Outlet } from 'react-router-dom';
import { SkipLink } from '../ui/SkipLink';

/** Frame of the reserved area. */
export function ReservedLayout() {
  return (
    <>
      <SkipLink />
      <main id="contenuto" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
