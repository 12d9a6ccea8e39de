import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { categories } from '../domain/categories';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { useMenuLink } from './useAvoided';

/** The strip of categories below the bar: scrolls sideways and keeps the present one in view. */
export function CategoryTabs() {
  const strip = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const menuLink = useMenuLink();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which tab is the present one
  useEffect(() => {
    const active = strip.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!strip.current || !active) return;
    // scrollIntoView would move the page as well.
    strip.current.scrollLeft =
      active.offsetLeft - (strip.current.clientWidth - active.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav className="tabs" aria-label="Categorie">
      <ul ref={strip} className="tabs-strip">
        {categories.map(({ name, link, iconLink }) => (
          <li key={link}>
            <NavLink className="tab" to={menuLink(paths.category(link))} end>
              <Icon name={iconLink} />
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
