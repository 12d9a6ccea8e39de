import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { DraftNotice } from '../draft/DraftNotice';
import { keepPlace } from '../list-place';
import type { ListState } from '../list-state';
import { FoundProducts } from './FoundProducts';
import { useListAddress } from './useListAddress';

// Made once: React passes over what is the same element as before.
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
  </>
);

/** All products, with search, filters, pages, edit and delete. What is searched for, and the page, are in the address. */
export function ProductListPage() {
  const { text, setText, search, ...shown } = useListAddress();
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  });

  return (
    <div className="product-list">
      {HEAD}
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
      <FoundProducts {...shown} latestSearch={latestSearch} />
    </div>
  );
}
