import { useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../paths';
import { restaurant } from '../restaurant';
import { Brand } from '../ui/frame';
import { Icon } from '../ui/Icon';

const pages = [
  { name: 'Home', to: paths.home },
  { name: 'Storia', to: paths.storia },
  { name: 'Menù', to: paths.menu },
];

/** The bar above every public page. On phones a button shows its links. */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    document.addEventListener('pointerdown', onLeave, options);
    document.addEventListener('focusin', onLeave, options);
    document.addEventListener('keydown', onKey, options);
    return () => listeners.abort();
  }, [open]);

  return (
    <header ref={header} className="site-header on-dark">
      <div className="page site-header-row">
        <Brand name={restaurant.shortName} to={paths.home} />
        <button
          ref={toggle}
          type="button"
          className="site-nav-toggle"
          aria-expanded={open}
          aria-controls="navigazione"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'x' : 'menu'} />
          <span className="visually-hidden">Navigazione</span>
        </button>
        <nav id="navigazione" className="site-nav" data-open={open} aria-label="Principale">
          <ul>
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
