import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Brand, SkipLink } from '../../ui/frame';
import { Icon } from '../../ui/Icon';
import { useBeforePrint } from '../../ui/printing';
import { useTexts } from '../../ui/texts';
import { AddressFilter } from '../filter/AddressFilter';
import { ChoiceStrip } from '../filter/ChoiceStrip';
import { openLanguage } from '../language-store';
import { LanguageOffer } from '../languages/LanguageOffer';
import { usualView } from '../menu-view';
import { printing, UsualView } from '../useMenuView';
import { CategoryTabs } from './CategoryTabs';
import { MenuDrawer } from './MenuDrawer';
import { MenuNotice } from './MenuNotice';
import './menu.scss';

/** Layout of the menu: the sticky bar with search, phone and drawer, the category tabs, the active filter. */
export function MenuLayout() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const { phone } = useHouse();
  useEffect(openLanguage, []);
  useBeforePrint(() => printing.set(true));
  useEffect(() => {
    const backToScreen = () => printing.set(false);
    window.addEventListener('afterprint', backToScreen);
    return () => window.removeEventListener('afterprint', backToScreen);
  }, []);
  return (
    <>
      <SkipLink />
      <header className="menu-head on-dark d-print-none" data-dark-mode>
        <div className="menu-bar page beside">
          <Brand name={restaurant.shortName} to={paths.home} />
          <Link className="btn menu-bar-action" to={paths.search} state={{ toSearch: true }}>
            <Icon name="search" />
            <span>{t('Cerca')}</span>
          </Link>
          <a className="btn menu-bar-action" href={phone.href}>
            <Icon name="phone" />
            <span>{t('Chiama adesso')}</span>
          </a>
          <MenuDrawer />
        </div>
      </header>
      <CategoryTabs />
      <ChoiceStrip />
      <main id="contenuto" className="menu-main page" tabIndex={-1}>
        <LanguageOffer />
        <div className="stack justify-content-end menu-bottom">
          <AddressFilter />
          <MenuNotice />
        </div>
        <UsualView value={usualView(pathname)}>
          <Outlet />
        </UsualView>
      </main>
    </>
  );
}
