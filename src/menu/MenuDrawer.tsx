import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { NavLink } from 'react-router-dom';
import { categories } from '../domain/product/categories';
import { paths } from '../paths';
import { focusPageStart } from '../ui/focus';
import { Icon } from '../ui/Icon';
import { useIsSignedIn } from './useIsSignedIn';

export type MenuDrawerProps = {
  open: boolean;
  onClose: () => void;
};

/** The side drawer: links to home, the nine categories and, for staff, back to their list. Choosing one closes it, as its entry in the history is replaced. */
export function MenuDrawer({ open, onClose }: MenuDrawerProps) {
  // After a choice the new page takes the focus, not the button that opened the drawer.
  const [chosen, setChosen] = useState(false);
  const isSignedIn = useIsSignedIn();
  const entries = [
    { name: 'Home', to: paths.home, icon: 'house' },
    ...categories.map(({ name, link, iconLink }) => ({
      name,
      to: paths.category(link),
      icon: iconLink,
    })),
    ...(isSignedIn ? [{ name: 'Modifica', to: paths.reserved, icon: 'pencil' }] : []),
  ];
  return (
    <Offcanvas
      show={open}
      onHide={onClose}
      onEnter={() => setChosen(false)}
      // While it fades out it must not take the focus back from the new page.
      enforceFocus={!chosen}
      restoreFocus={!chosen}
      onExited={() => chosen && focusPageStart()}
      placement="end"
      aria-labelledby="menu-drawer-title"
    >
      <Offcanvas.Header closeButton closeLabel="Chiudi">
        <Offcanvas.Title as="h2" id="menu-drawer-title">
          Menu
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body as="nav" aria-label="Categorie del menu">
        <ul className="drawer-list">
          {entries.map(({ name, to, icon }) => (
            <li key={to}>
              <NavLink className="drawer-link" to={to} replace end onClick={() => setChosen(true)}>
                <Icon name={icon} />
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </Offcanvas.Body>
    </Offcanvas>
  );
}
