import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_SIZE, pageCount, pageNumbers, validPage } from '../../domain/pages';
import type { Product } from '../../domain/product';
import { indexProducts, searchProducts } from '../../domain/product-list';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { Pagination } from '../../ui/Pagination';
import { DraftNotice } from '../draft/DraftNotice';
import { ListNotices } from '../ListNotices';
import { useProductList } from '../useProductList';
import { DeleteQuestion } from './DeleteQuestion';
import { ListLinks } from './ListLinks';
import { ProductTable } from './ProductTable';
import { ToVerifyNotice } from './ToVerifyNotice';
import { UndeletedNotices } from './UndeletedNotices';
import { useListAddress } from './useListAddress';

const NO_PRODUCTS: readonly Product[] = [];

/** All products, with search, pages, edit and delete. Search text and page are in the address. */
export function ProductListPage() {
  const { products, failed, undeleted } = useProductList();
  const { text, query, page: pageInAddress, setText, addressOf } = useListAddress();
  const [toDelete, setToDelete] = useState<Product | null>(null);

  const index = useMemo(() => indexProducts(products ?? NO_PRODUCTS), [products]);
  const found = useMemo(() => searchProducts(index, query), [index, query]);
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
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Link className="btn btn-primary" to={paths.addItem}>
          <Icon name="plus" />
          Aggiungi
        </Link>
      </div>
      <ListLinks query={text} />
      <UndeletedNotices undeleted={undeleted} onDelete={setToDelete} />
      <ToVerifyNotice products={products ?? NO_PRODUCTS} />
      <ListNotices
        waiting={products === null && !failed}
        failed={failed}
        empty={products !== null && found.length === 0}
        searching={query !== ''}
      />
      {found.length > 0 && <ProductTable products={rows} before={before} onDelete={setToDelete} />}
      {count > 1 && (
        <Pagination
          current={page}
          count={count}
          numbers={pageNumbers(page, count)}
          to={addressOf}
        />
      )}
      <DeleteQuestion product={toDelete} onAnswer={() => setToDelete(null)} />
    </>
  );
}
