import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { categories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { showWhole } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { showCurrentTab } from './current-tab';

const tabs = [
  { name: 'Tutto', to: paths.search, icon: 'utensils' },
  ...categories.map(({ name, link, iconLink: icon }) => ({ name, to: paths.category(link), icon })),
];

/** The strip of categories below the bar, the whole menu first: scrolls sideways and keeps the current one in view. */
export function CategoryTabs() {
  const strip = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const show = () => showCurrentTab(strip.current, pathname);
    show();
    // A phone that is turned.
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [pathname]);

  return (
    <nav className="menu-tabs screen-only" aria-label="Categorie">
      <ul
        ref={strip}
        className="plain-list menu-strip"
        data-tabs
        onFocus={({ target }) => showWhole(target)}
      >
        {tabs.map(({ name, to, icon }) => (
          <li key={to}>
            <NavLink className="row" to={to} end>
              <Icon name={icon} />
              <span>{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
