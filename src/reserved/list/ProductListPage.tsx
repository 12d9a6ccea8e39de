import { lazy, memo, Suspense, useLayoutEffect, useRef } from 'react';
import Button from 'react-bootstrap/Button';
import FormControl from 'react-bootstrap/FormControl';
import InputGroup from 'react-bootstrap/InputGroup';
import { Link } from 'react-router-dom';
import { getCurrentUser } from '../../data/staff/session';
import { prepareSearch } from '../../domain/product/product-list';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { DraftNotice } from '../draft/DraftNotice';
import { fromList } from '../list-place';
import { lastRead, readAhead, refreshAll } from '../queries';
import { LoadFailure, ReservedHead } from '../ReservedPage';
import { countedProducts } from '../texts';
import { FoundActions } from './FoundActions';
import { ListAlerts } from './ListAlerts';
import { ListFilterMenu } from './ListFilter';
import { ListTools } from './ListTools';
import { textInAddress, useListAddress, WITHOUT_PICTURE } from './list-address';
import styles from './ProductList.module.scss';
import { ProductTable } from './ProductTable';
import { pageOf } from './pages';
import { useFoundProducts } from './useFoundProducts';

/** Called by the page's route before the page is rendered. Without a session it leads to the sign-in. */
export function prepareList(): void {
  if (getCurrentUser()) readAhead();
}

/** All products, with search, filters, pagination, editing and deletion. The address holds search, filter, order and page. */
export function ProductListPage() {
  const { text, deferredText, setText } = useTextInAddress(textInAddress);
  const { search } = useListAddress(text);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const isTyping = box.current?.contains(document.activeElement);
    // The results begin below the box, above a phone's keyboard.
    if (text !== '' && isTyping && isPhone()) window.scrollTo(0, box.current?.offsetTop ?? 0);
  }, [text]);
  return (
    <div className={styles.page} data-searching={text.trim() !== '' || undefined}>
      <ReservedHead
        title="Area riservata"
        subtitle="Lista di tutti i prodotti"
        path={paths.reserved}
      />
      <Drafts />
      <div className={`z-2 d-flex gap-2 py-2 ${styles.search}`} ref={box}>
        <InputGroup>
          <FormControl
            type="search"
            aria-label="Cerca un prodotto"
            placeholder="Cerca"
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onFocus={() => prepareSearch(lastRead())}
          />
          <Filters />
        </InputGroup>
        <Link className="btn btn-primary flex-shrink-0" to={paths.addItem} {...fromList(search)}>
          <Icon name="plus" />
          Aggiungi
        </Link>
      </div>
      <FoundProducts query={deferredText} />
    </div>
  );
}

/** Loaded with the filter that shows it: preparing pictures is much code. */
const PhotoQueue = lazy(async () => ({
  default: (await import('../photo/PhotoQueue')).PhotoQueue,
}));

const isPhone = () => window.matchMedia('(max-width: 767.98px)').matches;

/** Memoized: a keystroke renders only the search box at once, and the results later. */
const Drafts = memo(DraftNotice);
const Filters = memo(ListFilterMenu);
const Alerts = memo(ListAlerts);

/** The results and their actions. Memoized: a keystroke renders the search box first, and the results at low priority. */
const FoundProducts = memo(function FoundProducts({ query }: { query: string }) {
  const address = useListAddress(query);
  const { filter } = address.view;
  const { found, statuses, waiting, known, failed, error } = useFoundProducts(query, address.view);
  const list = { found, statuses, address };
  const { page, count } = pageOf(address.page, found.length);
  const isLimited = query.trim() !== '' || filter !== null;
  const countText = count > 1 ? `, pagina ${page} di ${count}` : '';
  return (
    <>
      <div className={styles.atRest}>
        <ListTools search={address.search} />
        <Alerts />
      </div>
      <div className="d-flex flex-wrap gap-2 align-items-center">
        <p role="status" className="fw-semibold me-auto mb-0">
          <span key={found.length}>{found.length > 0 ? countedProducts(found.length) : ''}</span>
          <span key={countText} className="visually-hidden">
            {countText}
          </span>
        </p>
        {filter && (
          <Button
            size="sm"
            variant="dark"
            onClick={() => {
              focusHeading();
              address.setFilter('');
            }}
          >
            <span key={filter.key}>{filter.label}</span>
            <span className="visually-hidden">, togli il filtro</span>
            <Icon name="x" />
          </Button>
        )}
        {isLimited && found.length > 0 && <FoundActions {...list} />}
      </div>
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
          <div className="py-6 border-top border-bottom text-center">
            <p className="fw-semibold">Nessun prodotto trovato</p>
            <p key={String(isLimited)} className="quiet">
              {isLimited
                ? 'Prova con un’altra parola o togli il filtro.'
                : 'Comincia con «Aggiungi prodotto».'}
            </p>
          </div>
        )}
      </div>
      {filter?.key === WITHOUT_PICTURE && (
        <Suspense>
          <PhotoQueue dishes={found} />
        </Suspense>
      )}
      <ProductTable {...list} />
    </>
  );
});
