import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { ExportMenu } from '../ExportMenu';
import { type ListState, listSearch } from '../list-state';

type ListLinksProps = {
  /** The text in the list's search box. */
  query: string;
};

/** Links to the tools that concern many products, or the menu as a whole. */
export function ListLinks({ query }: ListLinksProps) {
  const { search } = useLocation();
  return (
    <nav className="list-links" aria-label="Strumenti">
      <Link to={{ pathname: paths.changePrices, search: listSearch(query) }}>
        <Icon name="percent" />
        Cambia i prezzi
      </Link>
      <Link to={paths.tableCards} state={{ product: null, search } satisfies ListState}>
        <Icon name="qr-code" />
        Cartoncini QR
      </Link>
      <ExportMenu />
      <Link to={paths.importMenu}>
        <Icon name="upload" />
        Importa
      </Link>
      <Link to={paths.notice}>
        <Icon name="info" />
        Avviso ai clienti
      </Link>
    </nav>
  );
}
