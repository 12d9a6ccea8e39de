import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import type { ListState } from './list-state';

/** The way to what staff do with the menu as a whole. */
export function ListTools() {
  const { search } = useLocation();
  return (
    <nav className="list-links" aria-label="Strumenti">
      <Link to={paths.tableCards} state={{ product: null, search } satisfies ListState}>
        <Icon name="qr-code" />
        Cartoncini QR
      </Link>
    </nav>
  );
}
