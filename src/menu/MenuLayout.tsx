import { Outlet } from 'react-router-dom';

export function MenuLayout() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
