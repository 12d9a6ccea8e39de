import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { SkipLink } from '../ui/frame';
import { CookieNotice } from './CookieNotice';
import styles from './PublicLayout.module.scss';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

export function PublicLayout() {
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
