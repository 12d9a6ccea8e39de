import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { categories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { showWhole } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { showCurrentTab } from './current-tab';

/** The strip of categories below the bar: scrolls sideways and keeps the current one in view. */
export function CategoryTabs() {
  const strip = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => showCurrentTab(strip.current, pathname), [pathname]);

  return (
    <nav className="menu-tabs screen-only" aria-label="Categorie">
      <ul ref={strip} className="menu-strip" data-tabs onFocus={({ target }) => showWhole(target)}>
        {categories.map(({ name, link, iconLink }) => (
          <li key={link}>
            <NavLink to={paths.category(link)} end>
              <Icon name={iconLink} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
