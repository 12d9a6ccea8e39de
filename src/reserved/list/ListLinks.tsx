import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { ExportMenu } from '../ExportMenu';
import { type ListState, listSearch } from '../list-state';

type ListLinksProps = {
  /** The text in the list's search box. */
  query: string;
};

// Made once: React passes over what is the same element as before.
const CHANGE_PRICES = (
  <>
    <Icon name="percent" />
    Cambia i prezzi
  </>
);
const OTHERS = (
  <>
    <TableCardsLink />
    <ExportMenu />
    <Link to={paths.importMenu}>
      <Icon name="upload" />
      Importa
    </Link>
    <Link to={paths.notice}>
      <Icon name="info" />
      Avviso ai clienti
    </Link>
  </>
);

/** Links to the tools that concern many products, or the menu as a whole. */
export function ListLinks({ query }: ListLinksProps) {
  return (
    <nav className="list-links" aria-label="Strumenti">
      <Link to={{ pathname: paths.changePrices, search: listSearch(query) }}>{CHANGE_PRICES}</Link>
      {OTHERS}
    </nav>
  );
}

function TableCardsLink() {
  const { search } = useLocation();
  return (
    <Link to={paths.tableCards} state={{ product: null, search } satisfies ListState}>
      <Icon name="qr-code" />
      Cartoncini QR
    </Link>
  );
}
