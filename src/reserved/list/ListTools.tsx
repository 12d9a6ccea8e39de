import { Link } from 'react-router-dom';
import { FILTER_PARAMETER, paths, QUERY_PARAMETER } from '../../paths';
import { Icon } from '../../ui/Icon';
import { fromList } from '../list-place';
import { MenuSheet } from '../MenuSheet';
import { UNDECLARED } from './list-address';
import { saveMenuFile } from './save-menu-file';

/** The tools for the whole menu: two pages that are needed often, the others behind 'Altro'. @param search the list's own */
export function ListTools({ search }: { search: string }) {
  const opening = fromList(search);
  const filter = new URLSearchParams(search).get(FILTER_PARAMETER) ?? undefined;
  const toUndeclared = `${paths.reserved}?${new URLSearchParams({ [FILTER_PARAMETER]: UNDECLARED })}`;
  const item = (close: () => void, to: string, icon: string, text: string) => (
    <Link
      className="sheet-item"
      to={to}
      {...opening}
      onClick={() => {
        opening.onClick();
        close();
      }}
    >
      <Icon name={icon} />
      <span>{text}</span>
    </Link>
  );
  return (
    <nav className="d-flex flex-wrap gap-2 mb-2" aria-label="Strumenti">
      <Link className="btn btn-outline-dark px-3" to={pricesOf(search)} {...opening}>
        Cambia i prezzi
      </Link>
      <Link className="btn btn-outline-dark px-3" to={paths.notice} {...opening}>
        Orari e avvisi
      </Link>
      <MenuSheet title="Strumenti" button={<span>Altro</span>} className="px-3 sheet-opener">
        {(close) => (
          <>
            {item(close, paths.locale, 'house', 'Il locale')}
            <h3 className="sheet-head">Menu</h3>
            {item(close, paths.menuOrder(filter), 'list-ordered', 'Ordine del menu')}
            {item(close, toUndeclared, 'clipboard-list', 'Allergeni da indicare')}
            {item(close, paths.history(), 'undo-2', 'Ultime modifiche')}
            <h3 className="sheet-head">Stampa</h3>
            {item(close, paths.search, 'printer', 'Stampa il menu')}
            {item(close, paths.allergenRegister, 'clipboard-list', 'Registro allergeni')}
            {item(close, paths.tableCards, 'qr-code', 'Cartoncini QR')}
            <h3 className="sheet-head">File</h3>
            <button
              type="button"
              className="sheet-item"
              onClick={() => {
                close();
                void saveMenuFile();
              }}
            >
              <Icon name="download" />
              <span>Esporta il menu</span>
            </button>
            {item(close, paths.importMenu, 'upload', 'Importa')}
          </>
        )}
      </MenuSheet>
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
