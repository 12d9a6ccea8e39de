import { Fragment, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import { PAGE_SIZE, pageCount, pageNumbers, validPage } from '../../domain/staff/pages';
import { orderProducts, searchProducts } from '../../domain/staff/product-list';
import { type SoldOut, soldOutAt } from '../../domain/tonight/tonight';
import { paths } from '../../paths';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { Pagination } from '../../ui/Pagination';
import { toasts } from '../../ui/Toasts';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { HaltedRun } from '../changes/HaltedRun';
import { products as countedProducts } from '../counted';
import { DraftNotice } from '../draft/DraftNotice';
import { LoadFailure } from '../LoadState';
import { focusRow, fromList, pageTurned, useListPlace } from '../list-place';
import { refreshAll, useLastChanged, useProducts, useServerTime, useTonight } from '../queries';
import { UnannouncedChange } from '../RefreshPhones';
import { ReservedHead } from '../ReservedHead';
import { useReserved } from '../ReservedLayout';
import { ListFilterBar } from './ListFilterBar';
import { ListTools } from './ListTools';
import { type ListFilter, type ListView, textInAddress, useListAddress } from './list-view';
import { ProductRow } from './ProductRow';
import { useDeletion } from './useDeletion';

const NO_PRODUCTS: readonly Product[] = [];
const COLUMNS = ['#', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Azioni'];

/** Sorts, filters and searches. Each step is memoized by its own inputs: a keystroke only repeats the search. */
function useFound(
  products: readonly Product[],
  changeTimes: ReadonlyMap<string, number> | undefined,
  query: string,
  { filter, order }: ListView,
  soldOut: ReadonlyMap<string, SoldOut> | undefined,
): readonly Product[] {
  const limited = useMemo(() => {
    const ordered = orderProducts(products, order, changeTimes);
    if (!filter) return ordered;
    return ordered.filter((product) => filter.keeps(product, !!soldOut?.has(product.id)));
  }, [products, order, changeTimes, filter, soldOut]);
  return useMemo(() => searchProducts(limited, query), [limited, query]);
}

/** All products, with search, filters, pagination, editing and deletion. The address holds search, filter, order and page. */
export function ProductListPage() {
  return (
    <div className="product-list">
      <ReservedHead
        title="Area riservata"
        subtitle="Lista di tutti i prodotti"
        path={paths.reserved}
      />
      <DraftNotice />
      <HaltedRun />
      <SearchedProducts />
    </div>
  );
}

/** The search box, which renders on every keystroke, and its results. */
function SearchedProducts() {
  const { search } = useLocation();
  const { text, deferredText, setText } = useTextInAddress({ delayMs: 0, ...textInAddress });
  return (
    <>
      <div className="list-tools">
        <div className="list-search">
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
    </>
  );
}

/** The results and their actions. Memoized: a keystroke renders the search box first, and the results at low priority. */
const FoundProducts = memo(function FoundProducts({ query }: { query: string }) {
  const { staff } = useReserved();
  const { search } = useLocation();
  const address = useListAddress(query);
  const { view } = address;
  const list = useProducts();
  const products = list.data ?? NO_PRODUCTS;
  const lastChanged = useLastChanged();
  const { data: tonight, isPending, isLoadingError } = useTonight();
  const now = useServerTime();
  // Evaluated when a response comes: 'sold out tonight' ends with the first response after the evening.
  const soldOut = useMemo(() => tonight && soldOutAt(tonight, now), [tonight, now]);
  const focusFirst = useListPlace();
  const { askAndDelete, dialog } = useDeletion();

  const found = useFound(products, list.changeTimes, query, view, soldOut);
  const count = pageCount(found.length);
  const page = validPage(address.page, count);
  const before = (page - 1) * PAGE_SIZE;
  const rows = found.slice(before, before + PAGE_SIZE);
  const countOf = ({ keeps }: ListFilter) =>
    soldOut ? products.filter((product) => keeps(product, soldOut.has(product.id))).length : null;
  const toVerify = products.filter(({ allergeniDaVerificare }) => allergeniDaVerificare).length;

  /** The row that was removed with the focus inside, and its index: the focus moves to the row now at this index. */
  const gone = useRef<{ id: string; place: number } | null>(null);
  const onGone = useCallback((id: string, place: number) => {
    gone.current = { id, place };
  }, []);
  useEffect(() => {
    if (!gone.current) return;
    const { id, place } = gone.current;
    gone.current = null;
    focusRow(place);
    const moved = found.findIndex((product) => product.id === id);
    // Only a row that was moved to another page by its own change, such as a new price, gets a toast.
    const movedTo = Math.floor(moved / PAGE_SIZE) + 1;
    if (id !== lastChanged || moved < 0 || movedTo === page) return;
    toasts.show({
      kind: 'success',
      text: `«${found[moved]?.nome}» adesso è a pagina ${movedTo}`,
      link: { to: address.addressOf(movedTo), label: 'Vedi' },
    });
  });

  const unknown = view.filter?.key === 'esauriti' && !soldOut;
  const isGrouped = view.order === 'menu';
  return (
    <>
      <ListTools query={query} />
      <ListFilterBar address={address} countOf={countOf}>
        {found.length > 0 && countedProducts(found.length)}
        {count > 1 && <span className="visually-hidden">{`, pagina ${page} di ${count}`}</span>}
      </ListFilterBar>
      <UnannouncedChange />
      {toVerify > 0 && (
        // The rows of these products may be on other pages.
        <Notice
          kind="error"
          icon="triangle-alert"
          title={`Allergeni da verificare: ${countedProducts(toVerify)}`}
          actions={<Button onClick={() => address.setFilter('da-verificare')}>Mostra</Button>}
        >
          <p>Finché non li salvi di nuovo, nel menu c'è scritto di chiedere al personale.</p>
        </Notice>
      )}
      <LoadFailure
        failed={list.isError || isLoadingError}
        title={`${list.isError ? 'La lista' : 'La disponibilità'} non si è caricata`}
        onRetry={refreshAll}
      />
      <div role="status">
        {(list.isPending || (list.data && unknown && isPending)) && (
          <>
            <p className="list-waiting">Caricamento...</p>
            <div className="row-skeletons" aria-hidden="true">
              {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                <div key={key} className="row-skeleton" />
              ))}
            </div>
          </>
        )}
        {list.data && !unknown && rows.length === 0 && (
          <div className="list-empty">
            <p>Nessun prodotto trovato</p>
            <p className="list-empty-hint">
              {query !== '' || view.filter
                ? "Prova con un'altra parola o togli il filtro."
                : 'Comincia con «Aggiungi prodotto».'}
            </p>
          </div>
        )}
      </div>
      {rows.length > 0 && (
        <table className={`product-table ${isGrouped ? 'product-table-grouped' : ''}`.trim()}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((product, index) => (
              <Fragment key={product.id}>
                {isGrouped && product.categoria !== rows[index - 1]?.categoria && (
                  <tr className="row-group">
                    <td colSpan={COLUMNS.length}>
                      <h2>{product.categoria || 'Senza categoria'}</h2>
                    </td>
                  </tr>
                )}
                <ProductRow
                  product={product}
                  number={before + index + 1}
                  staff={staff}
                  availability={soldOut ? (soldOut.get(product.id) ?? 'available') : null}
                  changed={product.id === lastChanged}
                  focusFirst={product.id === focusFirst}
                  search={search}
                  onDelete={askAndDelete}
                  onGone={onGone}
                />
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      {count > 1 && (
        <Pagination
          current={page}
          count={count}
          numbers={pageNumbers(page, count)}
          addressOf={address.addressOf}
          state={pageTurned}
        />
      )}
      {dialog}
    </>
  );
});
