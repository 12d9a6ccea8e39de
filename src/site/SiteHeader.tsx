import { useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Brand } from '../ui/frame';
import { Icon } from '../ui/Icon';
import styles from './SiteHeader.module.scss';

const pages = [
  { name: 'Home', to: paths.home },
  { name: 'Storia', to: paths.storia },
  { name: 'Menù', to: paths.menu },
];

/**
 * The bar above every public page. On phones its links are a popover; the browser opens and closes it (Escape, tap outside).
 * @param dark whether the page follows the phone's dark setting
 */
export function SiteHeader({ dark }: { dark: boolean }) {
  const nav = useRef<HTMLElement>(null);
  // The layout stays mounted when a link is followed, so the popover has to be closed.
  const close = () => nav.current?.hidePopover?.();
  return (
    <header
      className={`${styles.header} on-dark d-print-none`}
      data-dark-mode={dark ? '' : undefined}
    >
      <div className={`page beside justify-content-between ${styles.bar}`}>
        <Brand name={restaurant.shortName} to={paths.home} />
        <button
          type="button"
          className={`bare square ${styles.toggle}`}
          popoverTarget="navigazione"
        >
          <Icon name="menu" />
          <Icon name="x" />
          <span className="visually-hidden">Navigazione</span>
        </button>
        <nav
          ref={nav}
          id="navigazione"
          className={styles.nav}
          popover="auto"
          aria-label="Principale"
        >
          <ul role="list" className="plain-list">
            {pages.map(({ name, to }) => (
              <li key={to}>
                <NavLink to={to} end onClick={close}>
                  {name}
                </NavLink>
              </li>
            ))}
            <li>
              <Link to={paths.contatti} onClick={close}>
                Contatti
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
