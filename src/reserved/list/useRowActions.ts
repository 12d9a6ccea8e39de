import { type RefObject, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { keepPlace } from '../list-place';
import type { ListState } from '../list-state';
import type { RowActions } from './row/ProductRow';
import type { PriceActions } from './row/usePriceEdits';

/**
 * What the rows can do, as one value that never changes.
 * @param latestSearch the parameters of the list's address, which the forms return to: read when a form is opened
 */
export function useRowActions(
  price: PriceActions,
  remove: (product: Product) => void,
  latestSearch: RefObject<string>,
): RowActions {
  const navigate = useNavigate();
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
  }, [navigate, price, remove, latestSearch]);
}
