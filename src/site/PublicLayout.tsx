import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { applyHouse } from '../data/menu/house-now';
import { whenIdle } from '../data/when-idle';
import { paths } from '../paths';
import { SkipLink } from '../ui/frame';
import { CookieNotice } from './CookieNotice';
import styles from './PublicLayout.module.scss';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

/** Asks for what the house says, once nothing else is to be done. The home page asks for the menu with it. */
function useFreshHouse(): void {
  const isHome = useLocation().pathname === paths.home;
  useEffect(() => {
    if (isHome) return;
    async function ask() {
      const { readMenuVersion } = await import('../data/menu/firestore-rest');
      applyHouse((await readMenuVersion()).house);
    }
    // Without an answer, what is known already stays.
    return whenIdle(() => void ask().catch(() => {}));
  }, [isHome]);
}

export function PublicLayout() {
  useFreshHouse();
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      {/* Staff's pages are light. */}
      <SiteHeader dark={pathname !== paths.login} />
      <main id="contenuto" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <CookieNotice />
    </>
  );
}
