import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { categories } from '../domain/product/categories';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { useDialogInHistory } from '../ui/useDialogInHistory';
import { useIsSignedIn } from './useIsSignedIn';

const places = [
  { name: 'Home', to: paths.home, icon: 'house' },
  ...categories.map(({ name, link, iconLink }) => ({
    name,
    to: paths.category(link),
    icon: iconLink,
  })),
];

/**
 * The button of the side drawer, and the drawer: links to home, the nine categories and, for staff, back to their list. Choosing one
 * closes it, as its entry in the history is replaced.
 */
export function MenuDrawer() {
  const { open, show, close } = useDialogInHistory('menu');
  const isSignedIn = useIsSignedIn();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current || open === dialog.current.open) return;
    if (!open) {
      dialog.current.close();
      return;
    }
    dialog.current.showModal();
    // Not the button that closes it, around which a ring would be drawn for a finger too.
    dialog.current.focus();
  }, [open]);
  const entries = isSignedIn
    ? [...places, { name: 'Modifica', to: paths.reserved, icon: 'pencil' }]
    : places;
  return (
    <>
      <button
        type="button"
        className="menu-bar-action"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <Icon name="menu" />
        <span className="menu-bar-word">Menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser tells of Escape by `cancel` */}
      <dialog
        ref={dialog}
        className="drawer"
        tabIndex={-1}
        aria-labelledby="menu-drawer-title"
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
        // Chrome closes it by itself where nothing was touched since the last one was prevented.
        onClose={() => open && close()}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        {open && (
          <div className="drawer-content">
            <div className="drawer-head">
              <h2 id="menu-drawer-title">Menu</h2>
              <button type="button" className="btn-close" aria-label="Chiudi" onClick={close} />
            </div>
            <nav aria-label="Categorie del menu">
              <ul className="drawer-list">
                {entries.map(({ name, to, icon }) => (
                  <li key={to}>
                    <NavLink className="drawer-link" to={to} replace end>
                      <Icon name={icon} />
                      {name}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        )}
      </dialog>
    </>
  );
}
