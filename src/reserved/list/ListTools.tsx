import Dropdown from 'react-bootstrap/Dropdown';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { CloseTonight } from '../CloseTonight';
import { fromList } from '../list-place';
import { listSearch } from '../list-state';
import { saveMenuFile } from '../save-menu-file';
import styles from './ProductListPage.module.scss';

const FILES = [
  { kind: 'csv', text: 'Esporta il menu per Excel (CSV)' },
  { kind: 'json', text: 'Esporta il menu come copia (JSON)' },
] as const;

/**
 * Tools above the list: what is needed during the evening as buttons, what concerns the whole menu behind 'Altro'.
 * @param query the text in the list's search box
 */
export function ListTools({ query }: { query: string }) {
  const leaving = fromList(useLocation().search);
  const links = [
    { to: `${paths.changePrices}?${listSearch(query)}`, icon: 'percent', text: 'Cambia i prezzi' },
    { to: paths.importMenu, icon: 'upload', text: 'Importa' },
    { to: paths.tableCards, icon: 'qr-code', text: 'Cartoncini QR' },
    { to: paths.history(), icon: 'clock', text: 'Ultime modifiche' },
  ];
  return (
    <nav className={`cluster ${styles.links}`} aria-label="Strumenti">
      <CloseTonight />
      <Link className="btn btn-outline-dark" to={paths.notice} {...leaving}>
        Avviso e chiusure
      </Link>
      <Dropdown className={styles.dropdown} align="end">
        <Dropdown.Toggle variant="outline-dark">Altro</Dropdown.Toggle>
        <Dropdown.Menu>
          {links.map(({ to, icon, text }) => (
            <Dropdown.Item key={icon} as={Link} to={to} {...leaving}>
              <Icon name={icon} />
              {text}
            </Dropdown.Item>
          ))}
          {FILES.map(({ kind, text }) => (
            <Dropdown.Item
              key={kind}
              as="button"
              type="button"
              onClick={() => void saveMenuFile(kind)}
            >
              <Icon name="download" />
              {text}
            </Dropdown.Item>
          ))}
        </Dropdown.Menu>
      </Dropdown>
    </nav>
  );
}
