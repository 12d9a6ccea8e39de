import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { FILTER_PARAMETER, paths, QUERY_PARAMETER } from '../../paths';
import { Icon } from '../../ui/Icon';
import { fromList } from '../list-place';
import { UNDECLARED } from './list-address';
import { saveMenuFile } from './save-menu-file';

/** The tools for the whole menu: two pages that are needed often, the others behind 'Altro'. @param search the list's own */
export function ListTools({ search }: { search: string }) {
  const opening = fromList(search);
  const filter = new URLSearchParams(search).get(FILTER_PARAMETER) ?? undefined;
  const toUndeclared = `${paths.reserved}?${new URLSearchParams({ [FILTER_PARAMETER]: UNDECLARED })}`;
  const item = (to: string, icon: string, text: string) => (
    <Dropdown.Item as={Link} to={to} {...opening}>
      <Icon name={icon} />
      <span>{text}</span>
    </Dropdown.Item>
  );
  return (
    <nav className="d-flex flex-wrap gap-2 mb-2" aria-label="Strumenti">
      <Link className="btn btn-outline-dark px-3" to={pricesOf(search)} {...opening}>
        Cambia i prezzi
      </Link>
      <Link className="btn btn-outline-dark px-3" to={paths.notice} {...opening}>
        Orari e avvisi
      </Link>
      <Dropdown align="end">
        <Dropdown.Toggle variant="outline-dark" className="px-3">
          Altro
        </Dropdown.Toggle>
        <Dropdown.Menu>
          {item(paths.locale, 'house', 'Il locale')}
          <Dropdown.Header>Menu</Dropdown.Header>
          {item(paths.menuOrder(filter), 'list-ordered', 'Ordine del menu')}
          {item(toUndeclared, 'clipboard-list', 'Allergeni da indicare')}
          {item(paths.history(), 'undo-2', 'Ultime modifiche')}
          <Dropdown.Header>Stampa</Dropdown.Header>
          {item(paths.search, 'printer', 'Stampa il menu')}
          {item(paths.allergenRegister, 'clipboard-list', 'Registro allergeni')}
          {item(paths.tableCards, 'qr-code', 'Cartoncini QR')}
          <Dropdown.Header>File</Dropdown.Header>
          <Dropdown.Item as="button" type="button" onClick={() => void saveMenuFile()}>
            <Icon name="download" />
            Esporta il menu
          </Dropdown.Item>
          {item(paths.importMenu, 'upload', 'Importa')}
        </Dropdown.Menu>
      </Dropdown>
    </nav>
  );
}

/** The page of the prices, with the list's words and filter. @param search the list's own */
export function pricesOf(search: string): string {
  const shown = new URLSearchParams(search);
  const kept = [QUERY_PARAMETER, FILTER_PARAMETER].flatMap((name) => {
    const value = shown.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0
    ? `${paths.changePrices}?${new URLSearchParams(kept)}`
    : paths.changePrices;
}
