import { Outlet } from 'react-router-dom';
import { SkipLink } from '../ui/SkipLink';

/** Frame of the public pages. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <main id="contenuto" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
