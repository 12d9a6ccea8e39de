import { Link } from 'react-router-dom';
import { FILTER_PARAMETER, paths, QUERY_PARAMETER } from '../../paths';
import { CloseTonight } from '../CloseTonight';
import { fromList } from '../list-place';
import { MoreMenu } from './MoreMenu';
import styles from './ProductListPage.module.scss';
import { saveMenuFile } from './save-menu-file';

const FILES = [{ icon: 'download', text: 'Esporta il menu', onClick: () => void saveMenuFile() }];

/** Tools above the list: what is needed during the evening as buttons, what concerns the whole menu behind 'Altro'. */
export function ListTools({ search }: { search: string }) {
  const opening = fromList(search);
  const shown = new URLSearchParams(search);
  const query = shown.get(QUERY_PARAMETER);
  const filter = shown.get(FILTER_PARAMETER) ?? undefined;
  const links = [
    {
      to: `${paths.changePrices}?${new URLSearchParams(query ? { [QUERY_PARAMETER]: query } : {})}`,
      icon: 'percent',
      text: 'Cambia i prezzi',
    },
    { to: paths.soldOut, icon: 'clock', text: 'Esauriti stasera, più piatti' },
    { to: paths.menuOrder(filter), icon: 'list-ordered', text: 'Ordine del menu' },
    { to: paths.importMenu, icon: 'upload', text: 'Importa' },
    { to: paths.allergens, icon: 'clipboard-list', text: 'Allergeni da indicare' },
    { to: paths.tableCards, icon: 'qr-code', text: 'Cartoncini QR' },
    { to: paths.history(), icon: 'undo-2', text: 'Ultime modifiche' },
    { to: paths.search, icon: 'printer', text: 'Stampa il menu' },
    { to: paths.allergenRegister, icon: 'clipboard-list', text: 'Registro allergeni' },
  ];
  return (
    <nav className={`cluster ${styles.links}`} aria-label="Strumenti">
      <CloseTonight className="btn-sm" quiet={styles.tool} />
      <Link className={`btn btn-sm btn-outline-dark ${styles.tool}`} to={paths.notice} {...opening}>
        Orari e avvisi
      </Link>
      <MoreMenu links={links} actions={FILES} opening={opening} />
    </nav>
  );
}
