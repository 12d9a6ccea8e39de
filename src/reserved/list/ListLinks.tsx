import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import type { ListState } from '../list-state';

type ListLinksProps = {
  /** What stands in the list's search box. */
  query: string;
};

/** The way to what staff do with more than one product, or with the menu as a whole. */
export function ListLinks({ query }: ListLinksProps) {
  const { search } = useLocation();
  const found = query.trim() === '' ? '' : new URLSearchParams({ q: query }).toString();
  return (
    <nav className="list-links" aria-label="Strumenti">
      <Link to={{ pathname: paths.changePrices, search: found }}>
        <Icon name="percent" />
        Cambia i prezzi
      </Link>
      <Link to={paths.tableCards} state={{ product: null, search } satisfies ListState}>
        <Icon name="qr-code" />
        Cartoncini QR
      </Link>
    </nav>
  );
}
