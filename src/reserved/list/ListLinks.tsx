import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { showWhole } from '../../ui/focus';
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
    <ToolLink to={paths.tableCards} icon="qr-code" label="Cartoncini QR" />
    <ExportMenu />
    <ToolLink to={paths.importMenu} icon="upload" label="Importa" />
    <ToolLink to={paths.changes()} icon="clock" label="Ultime modifiche" />
    <ToolLink to={paths.notice} icon="info" label="Avviso e chiusure" />
  </>
);

/** Links to the tools that concern many products, or the menu as a whole. */
export function ListLinks({ query }: ListLinksProps) {
  return (
    <nav className="list-links" aria-label="Strumenti" onFocus={({ target }) => showWhole(target)}>
      <Link to={{ pathname: paths.changePrices, search: listSearch(query) }}>{CHANGE_PRICES}</Link>
      {OTHERS}
    </nav>
  );
}

/** A link to a page that leads back to the list as it is now. */
function ToolLink({ to, icon, label }: { to: string; icon: string; label: string }) {
  const { search } = useLocation();
  return (
    <Link to={to} state={{ product: null, search } satisfies ListState}>
      <Icon name={icon} />
      {label}
    </Link>
  );
}
