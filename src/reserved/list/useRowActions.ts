import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '../../domain/product';
import { paths } from '../../paths';
import type { ListState } from '../list-state';
import { keepPlace } from './list-place';
import type { RowActions } from './row/ProductRow';
import type { PriceActions } from './row/usePriceEdits';

/** What the rows can do, as one value that never changes: the address that they pass along is read when it is needed. */
export function useRowActions(price: PriceActions, remove: (product: Product) => void): RowActions {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latestSearch = useRef(search);
  useLayoutEffect(() => {
    latestSearch.current = search;
  });
  return useMemo(() => {
    function open(path: string, product: Product) {
      const state: ListState = { product, search: latestSearch.current };
      keepPlace(state.search, product.id);
      void navigate(path, { state });
    }
    return {
      price,
      edit: (product) => open(paths.editProduct(product.id), product),
      copy: (product) => open(paths.addItem, product),
      remove,
    };
  }, [navigate, price, remove]);
}
