import { Outlet } from 'react-router-dom';
import { SkipLink } from '../ui/frame';
import { CookieNotice } from './CookieNotice';
import styles from './PublicLayout.module.scss';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';

export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="contenuto" className={styles.main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <CookieNotice />
    </>
  );
}
