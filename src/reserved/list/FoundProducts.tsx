import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAGE_SIZE, pageCount, pageNumbers, validPage } from '../../domain/pages';
import type { Product } from '../../domain/product/product';
import { Pagination } from '../../ui/Pagination';
import { LeaveQuestion } from '../LeaveQuestion';
import { ListNotices } from '../ListNotices';
import { LoadFailure } from '../LoadFailure';
import { focusRow } from '../list-place';
import { listSearch } from '../list-state';
import { retryProducts } from '../product-store';
import { useReserved } from '../ReservedLayout';
import { retryTonight } from '../tonight-store';
import { useProductList } from '../useProductList';
import { DeleteQuestion } from './DeleteQuestion';
import { followMenu } from './follow-menu';
import { ListFilterBar } from './ListFilterBar';
import { ListLinks } from './ListLinks';
import { ProductTable } from './ProductTable';
import { usePriceEdits } from './row/usePriceEdits';
import { ToVerifyNotice } from './ToVerifyNotice';
import { UndeletedNotices } from './UndeletedNotices';
import { useAvailability } from './useAvailability';
import { useFoundProducts } from './useFoundProducts';
import type { ListAddress } from './useListAddress';
import { useListPlace } from './useListPlace';
import { useRowActions } from './useRowActions';
import { useStandingOrder } from './useStandingOrder';

const NO_PRODUCTS: readonly Product[] = [];

type FoundProductsProps = Pick<
  ListAddress,
  'query' | 'filters' | 'page' | 'setFilters' | 'addressOf'
> & {
  /** The parameters that the list's address has, or is about to get. */
  latestSearch: RefObject<string>;
};

/**
 * The list below the search box: what was found, and what can be done with it. Memoized: a key that is pressed renders the
 * box first, and this once, at low priority.
 */
export const FoundProducts = memo(function FoundProducts({
  query,
  filters,
  page: pageInAddress,
  setFilters,
  addressOf,
  latestSearch,
}: FoundProductsProps) {
  const { staff } = useReserved();
  const { products, failed, undeleted, changed } = useProductList();
  const { availability, failed: availabilityFailed } = useAvailability();
  const navigate = useNavigate();
  const [toDelete, setToDelete] = useState<Product | null>(null);
  const found = useFoundProducts(products, changed, query, filters, availability);
  const { shown, stand } = useStandingOrder(products, found.found, listSearch(query, 1, filters));
  const { edits, wouldLose, saving, actions: priceActions } = usePriceEdits(products, stand);
  useEffect(followMenu, []);
  const actions = useRowActions(priceActions, setToDelete, latestSearch);
  const lastChanged = changed[0] ?? null;
  const focusFirst = useListPlace(lastChanged);

  /** Whether it is not known yet which products are sold out, and only those are wanted. */
  const unknown = filters.soldOut && availability === null;
  const count = pageCount(shown.length);
  const page = validPage(pageInAddress, count);
  const before = (page - 1) * PAGE_SIZE;
  const rows = useMemo(() => shown.slice(before, before + PAGE_SIZE), [shown, before]);

  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the page that was asked for is shown
  useEffect(() => {
    if (turned.current) focusRow(0);
    turned.current = false;
  }, [page]);

  const forgetDeletion = useCallback(() => setToDelete(null), []);

  function retry() {
    retryProducts();
    if (availabilityFailed) retryTonight();
  }

  return (
    <>
      <ListLinks query={query} />
      <ListFilterBar
        filters={filters}
        count={products && shown.length}
        page={count > 1 ? `pagina ${page} di ${count}` : null}
        soldOutCount={found.soldOutCount}
        onChange={setFilters}
      />
      <UndeletedNotices undeleted={undeleted} onDelete={setToDelete} />
      <ToVerifyNotice products={products ?? NO_PRODUCTS} />
      <ListNotices
        waiting={!failed && (products === null || (unknown && !availabilityFailed))}
        failed={failed}
        empty={products !== null && !unknown && shown.length === 0}
        searching={query !== ''}
        filtered={filters.category !== null || filters.soldOut}
        onlySoldOut={filters.soldOut && filters.category === null}
        onRetry={retry}
      />
      <LoadFailure
        failed={availabilityFailed && !failed}
        title="La disponibilità non si è caricata"
        onRetry={retryTonight}
      />
      {shown.length > 0 && (
        <ProductTable
          products={rows}
          before={before}
          staff={staff}
          priceEdits={edits}
          availability={availability}
          changed={lastChanged}
          focusFirst={focusFirst}
          actions={actions}
        />
      )}
      {count > 1 && (
        <Pagination
          current={page}
          count={count}
          numbers={pageNumbers(page, count)}
          addressOf={addressOf}
          onOpen={(address) => {
            turned.current = true;
            void navigate(address);
          }}
        />
      )}
      <DeleteQuestion
        product={toDelete}
        place={toDelete ? rows.findIndex(({ id }) => id === toDelete.id) : -1}
        onAnswer={forgetDeletion}
      />
      {edits.size > 0 && <LeaveQuestion wouldLose={wouldLose} onLeave={() => {}} saving={saving} />}
    </>
  );
});
