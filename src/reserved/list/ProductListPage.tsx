import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_SIZE, pageCount, pageNumbers, validPage } from '../../domain/pages';
import type { Product } from '../../domain/product/product';
import { indexProducts, orderProducts, searchProducts } from '../../domain/product/product-list';
import type { Availability } from '../../domain/tonight/tonight';
import { availabilityOf } from '../../domain/tonight/tonight-changes';
import { paths, QUERY_PARAMETER } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { PageHead } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { HaltedRun } from '../changes/HaltedRun';
import { DraftNotice } from '../draft/DraftNotice';
import { ListNotices } from '../ListNotices';
import { LoadFailure } from '../LoadFailure';
import { focusRow, keepPlace, useListPlace } from '../list-place';
import type { ListState } from '../list-state';
import { refreshAll, useChangedIds, useProducts, useTonight } from '../queries';
import { UnannouncedChange } from '../RefreshPhones';
import { useReserved } from '../ReservedLayout';
import { DeleteQuestion } from './DeleteQuestion';
import { ListFilterBar } from './ListFilterBar';
import { ListTools } from './ListTools';
import { findFilter, type ListFilter } from './list-filters';
import { ProductRow } from './ProductRow';
import { type ListView, searchOfText, useListAddress } from './useListAddress';

const NO_PRODUCTS: readonly Product[] = [];

type AvailabilityOf = ((id: string) => Availability) | null;

/** What can be had of a product, by its id; null until it is known. What ends with the evening has ended at the next answer. */
function useAvailability(): { of: AvailabilityOf; failed: boolean } {
  const { data: tonight, dataUpdatedAt, isLoadingError, isFetching } = useTonight();
  const of = useMemo(
    () => tonight && ((id: string) => availabilityOf(tonight, id, dataUpdatedAt)),
    [tonight, dataUpdatedAt],
  );
  return { of: of ?? null, failed: isLoadingError && !isFetching };
}

/** Searches, filters and sorts. Each step is computed anew only for what it depends on: a key only compares texts. */
function useFound(
  products: readonly Product[],
  query: string,
  { filter, order }: ListView,
  availability: AvailabilityOf,
): readonly Product[] {
  const changed = useChangedIds();
  const index = useMemo(() => indexProducts(products), [products]);
  const limited = useMemo(() => {
    const ordered = orderProducts(index, order, changed);
    if (!filter) return ordered;
    return ordered.filter(({ product }) =>
      filter.keeps(product, availability?.(product.id) ?? null),
    );
  }, [index, order, changed, filter, availability]);
  return useMemo(() => searchProducts(limited, query), [limited, query]);
}

/** The rows of a page: in the menu's own order by category, else as one group without a heading. */
function groupRows(rows: readonly Product[], order: ListView['order']) {
  const groups = new Map<string | null, Product[]>();
  for (const product of rows) {
    const heading = order === 'menu' ? product.categoria || 'Senza categoria' : null;
    groups.set(heading, [...(groups.get(heading) ?? []), product]);
  }
  return [...groups];
}

// Made once: a key in the search passes over what is the same element as before.
const HEAD = (
  <>
    <PageHead
      title="Area riservata"
      description="Lista di tutti i prodotti."
      path={paths.reserved}
      site={restaurant}
      noIndex
    />
    <h1 tabIndex={-1}>Area riservata</h1>
    <p className="reserved-subtitle">Lista di tutti i prodotti</p>
    <DraftNotice />
    <HaltedRun />
  </>
);

/** All products, with search, filters, pages, edit and delete. What is searched for, and the page, are in the address. */
export function ProductListPage() {
  const { search } = useLocation();
  const { text, deferredText, setText } = useTextInAddress(QUERY_PARAMETER, {
    delayMs: 0,
    toSearch: searchOfText,
    preventScrollReset: false,
  });
  return (
    <div className="product-list">
      {HEAD}
      <div className="list-tools">
        <div className="list-search">
          <Icon name="search" />
          <input
            type="search"
            className="form-control"
            aria-label="Cerca un prodotto"
            placeholder="Cerca un prodotto"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Link
          className="btn btn-primary"
          to={paths.addItem}
          state={{ product: null, search } satisfies ListState}
          onClick={() => keepPlace(search, null)}
        >
          <Icon name="plus" />
          Aggiungi
        </Link>
      </div>
      <FoundProducts query={deferredText} />
    </div>
  );
}

/** What was found, with all that can be done about it. Memoized: a key renders the box first, and this at low priority. */
const FoundProducts = memo(function FoundProducts({ query }: { query: string }) {
  const { staff } = useReserved();
  const { search: addressSearch } = useLocation();
  const { view, setView, page: wantedPage, addressOf } = useListAddress(query);
  const list = useProducts();
  const products = list.data ?? NO_PRODUCTS;
  const [lastChanged] = useChangedIds();
  const availability = useAvailability();
  const focusFirst = useListPlace();
  const [toDelete, setToDelete] = useState<Product | null>(null);
  const [editing, setEditing] = useState<string | null>(null);

  const found = useFound(products, query, view, availability.of);
  const { of } = availability;
  const countOf = useCallback(
    ({ keeps }: ListFilter) =>
      of && products.filter((product) => keeps(product, of(product.id))).length,
    [products, of],
  );
  const count = pageCount(found.length);
  const page = validPage(wantedPage, count);
  const before = (page - 1) * PAGE_SIZE;
  const rows = useMemo(() => found.slice(before, before + PAGE_SIZE), [found, before]);

  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page that was asked for is shown
  useEffect(() => {
    if (turned.current) focusRow(0);
    turned.current = false;
  }, [page]);

  const unknown = view.filter?.key === 'esauriti' && availability.of === null;
  const waiting = list.data === undefined && list.isFetching;
  const failed = list.isError && !waiting;
  const emptyHint =
    query !== '' || view.filter
      ? "Prova con un'altra parola o togli il filtro."
      : 'Comincia con «Aggiungi prodotto».';
  return (
    <>
      <ListTools query={query} />
      <ListFilterBar
        view={view}
        count={list.data ? found.length : null}
        page={count > 1 ? `pagina ${page} di ${count}` : null}
        countOf={countOf}
        onChange={setView}
      />
      <UnannouncedChange />
      <ToVerifyNotice
        count={products.filter(({ allergeniDaVerificare }) => allergeniDaVerificare).length}
        onShow={() => setView({ filter: findFilter('da-verificare') })}
      />
      <ListNotices
        waiting={waiting || (list.data !== undefined && unknown && !availability.failed)}
        failed={failed}
        empty={list.data && !unknown && rows.length === 0 ? emptyHint : null}
      />
      <LoadFailure
        failed={availability.failed && !failed}
        title="La disponibilità non si è caricata"
        onRetry={refreshAll}
      />
      {rows.length > 0 && (
        <table
          className={`product-table ${view.order === 'menu' ? 'product-table-grouped' : ''}`.trim()}
        >
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">Nome</th>
              <th scope="col">Descrizione</th>
              <th scope="col">Prezzo</th>
              <th scope="col">Categoria</th>
              <th scope="col">Azioni</th>
            </tr>
          </thead>
          {groupRows(rows, view.order).map(([heading, group]) => (
            <tbody key={heading}>
              {heading !== null && (
                <tr className="row-group">
                  <td colSpan={6}>
                    <h2>{heading}</h2>
                  </td>
                </tr>
              )}
              {group.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  number={before + rows.indexOf(product) + 1}
                  staff={staff}
                  availability={availability.of?.(product.id) ?? null}
                  changed={product.id === lastChanged}
                  focusFirst={product.id === focusFirst}
                  editing={product.id === editing}
                  search={addressSearch}
                  onEditPrice={setEditing}
                  onDelete={setToDelete}
                />
              ))}
            </tbody>
          ))}
        </table>
      )}
      {count > 1 && (
        <Pagination
          current={page}
          count={count}
          numbers={pageNumbers(page, count)}
          addressOf={addressOf}
          onOpen={() => {
            turned.current = true;
          }}
        />
      )}
      <DeleteQuestion product={toDelete} onAnswer={() => setToDelete(null)} />
    </>
  );
});

/** How many products have allergens that could not be read whole: their rows may be pages away. */
function ToVerifyNotice({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Notice
      kind="error"
      icon="triangle-alert"
      title={
        count === 1
          ? 'Un piatto ha allergeni da verificare'
          : `${count} piatti hanno allergeni da verificare`
      }
      actions={
        <button type="button" className="btn btn-outline-dark" onClick={onShow}>
          Mostra
        </button>
      }
    >
      <p>
        Non si leggono per intero: finché non li salvi di nuovo, nel menu c'è scritto di chiedere al
        personale.
      </p>
    </Notice>
  );
}
