import Dropdown from 'react-bootstrap/Dropdown';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { CloseTonight } from '../CloseTonight';
import { useExport } from '../ExportMenu';
import { fromList } from '../list-place';
import { listSearch } from '../list-state';

type ListToolsProps = {
  /** The text in the list's search box. */
  query: string;
};

/** What the evening asks for at hand, and behind 'Altro' what concerns the menu as a whole. */
export function ListTools({ query }: ListToolsProps) {
  const { search } = useLocation();
  const leaving = fromList(search);
  const exporting = useExport();
  return (
    <nav className="list-links" aria-label="Strumenti">
      <CloseTonight />
      <Link className="btn btn-outline-dark" to={paths.notice} {...leaving}>
        Avviso e chiusure
      </Link>
      <Dropdown align="end">
        <Dropdown.Toggle variant="outline-dark">Altro</Dropdown.Toggle>
        <Dropdown.Menu>
          <Dropdown.Item as={Link} to={`${paths.changePrices}?${listSearch(query)}`}>
            <Icon name="percent" />
            Cambia i prezzi
          </Dropdown.Item>
          <Dropdown.Item as="button" type="button" onClick={() => exporting.mutate('csv')}>
            <Icon name="download" />
            Esporta per Excel (CSV)
          </Dropdown.Item>
          <Dropdown.Item as="button" type="button" onClick={() => exporting.mutate('json')}>
            <Icon name="download" />
            Scarica una copia (JSON)
          </Dropdown.Item>
          <Dropdown.Item as={Link} to={paths.importMenu} {...leaving}>
            <Icon name="upload" />
            Importa
          </Dropdown.Item>
          <Dropdown.Item as={Link} to={paths.tableCards} {...leaving}>
            <Icon name="qr-code" />
            Cartoncini QR
          </Dropdown.Item>
          <Dropdown.Item as={Link} to={paths.changes()} {...leaving}>
            <Icon name="clock" />
            Ultime modifiche
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
    </nav>
  );
}
