import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { PAGE_SIZE, pageCount, pageNumbers, validPage } from '../../domain/pages';
import type { Product } from '../../domain/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { DraftNotice } from '../draft/DraftNotice';
import { ListNotices } from '../ListNotices';
import { type ListState, NO_FILTERS } from '../list-state';
import { useReserved } from '../ReservedLayout';
import { useProductList } from '../useProductList';
import { DeleteQuestion } from './DeleteQuestion';
import { ListFilterBar } from './ListFilterBar';
import { ListLinks } from './ListLinks';
import { keepPlace } from './list-place';
import { ProductTable } from './ProductTable';
import { usePriceEdits } from './row/usePriceEdits';
import { ToVerifyNotice } from './ToVerifyNotice';
import { UndeletedNotices } from './UndeletedNotices';
import { useAvailability } from './useAvailability';
import { useFoundProducts } from './useFoundProducts';
import { useListAddress } from './useListAddress';
import { useListPlace } from './useListPlace';
import { useRowActions } from './useRowActions';

const NO_PRODUCTS: readonly Product[] = [];

/** All products, with search, filters, pages, edit and delete. What is searched for, and the page, are in the address. */
export function ProductListPage() {
  const { staff } = useReserved();
  const { search } = useLocation();
  const { products, failed, undeleted, changed } = useProductList();
  const { text, query, filters, page: pageInAddress, ...address } = useListAddress();
  const availability = useAvailability();
  const [toDelete, setToDelete] = useState<Product | null>(null);
  const { edits, actions: priceActions } = usePriceEdits();
  const actions = useRowActions(priceActions, setToDelete);
  const lastChanged = changed[0] ?? null;
  const focusFirst = useListPlace(lastChanged);

  const { found, soldOutCount } = useFoundProducts(products, changed, query, filters, availability);
  const count = pageCount(found.length);
  const page = validPage(pageInAddress, count);
  const before = (page - 1) * PAGE_SIZE;
  const rows = useMemo(() => found.slice(before, before + PAGE_SIZE), [found, before]);

  return (
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
      <div className="list-tools">
        <div className="list-search">
          <Icon name="search" />
          <input
            type="search"
            className="form-control"
            aria-label="Cerca un prodotto"
            placeholder="Cerca un prodotto"
            value={text}
            onChange={(event) => address.setText(event.target.value)}
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
      <ListLinks query={text} />
      <ListFilterBar
        filters={filters}
        count={products && found.length}
        soldOutCount={soldOutCount}
        onChange={address.setFilters}
      />
      <UndeletedNotices undeleted={undeleted} onDelete={setToDelete} />
      <ToVerifyNotice products={products ?? NO_PRODUCTS} />
      <ListNotices
        waiting={products === null && !failed}
        failed={failed}
        empty={products !== null && found.length === 0}
        searching={query !== ''}
        filtered={filters.category !== NO_FILTERS.category || filters.soldOut}
      />
      {found.length > 0 && (
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
          to={address.addressOf}
        />
      )}
      <DeleteQuestion
        product={toDelete}
        place={rows.findIndex(({ id }) => id === toDelete?.id)}
        onAnswer={() => setToDelete(null)}
      />
    </>
  );
}
