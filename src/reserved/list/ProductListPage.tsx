import { memo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { pageOf } from '../../domain/staff/pages';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { DraftNotice } from '../draft/DraftNotice';
import { InstallOffer } from '../InstallOffer';
import { fromList } from '../list-place';
import { refreshAll } from '../queries';
import { LoadFailure, ReservedHead } from '../ReservedPage';
import { countedProducts } from '../texts';
import { ListAlerts } from './ListAlerts';
import { ListFilterBar } from './ListFilterBar';
import { ListTools } from './ListTools';
import { textInAddress, useListAddress } from './list-address';
import styles from './ProductListPage.module.scss';
import { ProductTable } from './ProductTable';
import { useFoundProducts } from './useFoundProducts';

/** All products, with search, filters, pagination, editing and deletion. The address holds search, filter, order and page. */
export function ProductListPage() {
  const { search } = useLocation();
  const { text, deferredText, setText } = useTextInAddress({ delayMs: 0, ...textInAddress });
  return (
    <div className={styles.page}>
      <ReservedHead
        title="Area riservata"
        subtitle="Lista di tutti i prodotti"
        path={paths.reserved}
      />
      <DraftNotice />
      <div className={`cluster ${styles.tools}`}>
        <div className="with-icon rest">
          <Icon name="search" />
          <input
            type="search"
            className="form-control"
            aria-label="Cerca un prodotto"
            placeholder="Cerca"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Link className="btn btn-primary" to={paths.addItem} {...fromList(search)}>
          <Icon name="plus" />
          Aggiungi
        </Link>
      </div>
      <FoundProducts query={deferredText} />
      <InstallOffer />
    </div>
  );
}

/** The results and their actions. Memoized: a keystroke renders the search box first, and the results at low priority. */
const FoundProducts = memo(function FoundProducts({ query }: { query: string }) {
  const address = useListAddress(query);
  const { filter } = address.view;
  const { found, marks, waiting, known, failed, error, countOf } = useFoundProducts(
    query,
    address.view,
  );
  const { page, count } = pageOf(address.page, found.length);
  return (
    <>
      <ListTools search={address.search} />
      <ListFilterBar address={address} countOf={countOf}>
        {found.length > 0 && <span>{countedProducts(found.length)}</span>}
        {count > 1 && <span className="visually-hidden">{`, pagina ${page} di ${count}`}</span>}
      </ListFilterBar>
      <ListAlerts address={address} />
      <LoadFailure error={error} title={failed ?? ''} onRetry={refreshAll} />
      <div role="status">
        {waiting && (
          <>
            <p className="quiet">Caricamento...</p>
            <div aria-hidden="true">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <div key={key} className={styles.skeleton} />
              ))}
            </div>
          </>
        )}
        {known && found.length === 0 && (
          <div className={`flush ${styles.empty}`}>
            <p>
              <strong>Nessun prodotto trovato</strong>
            </p>
            <p className="quiet">
              {query !== '' || filter
                ? 'Prova con un’altra parola o togli il filtro.'
                : 'Comincia con «Aggiungi prodotto».'}
            </p>
          </div>
        )}
      </div>
      <ProductTable found={found} marks={marks} address={address} />
    </>
  );
});
