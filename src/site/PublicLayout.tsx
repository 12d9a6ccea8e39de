import { Outlet } from 'react-router-dom';
import { SkipLink } from '../ui/frame';
import { CookieNotice } from './CookieNotice';
import { SiteFooter } from './SiteFooter';
import { SiteHeader } from './SiteHeader';
import './site.scss';

/** Layout of the public pages. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="contenuto" className="site-main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <CookieNotice />
    </>
  );
}
