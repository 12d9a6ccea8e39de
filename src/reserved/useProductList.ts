import { useEffect, useSyncExternalStore } from 'react';
import {
  getProductList,
  type ProductList,
  refreshProducts,
  subscribeToProducts,
} from './product-store';

/** The list of all products as it is known now. It is read again whenever a page opens with it. */
export function useProductList(): ProductList {
  const list = useSyncExternalStore(subscribeToProducts, getProductList, getProductList);
  useEffect(() => void refreshProducts(), []);
  return list;
}
