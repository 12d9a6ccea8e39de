import { useMemo } from 'react';
import type { Product } from '../../domain/product/product';
import { indexProducts, orderProducts, searchProducts } from '../../domain/product/product-list';
import type { Availability } from '../../domain/tonight/tonight';
import type { ListFilters } from '../list-state';

const NO_PRODUCTS: readonly Product[] = [];

type Found = {
  /** What the search and the filters leave, in order. */
  found: readonly Product[];
  /** How many of all products are sold out; null until it is known. */
  soldOutCount: number | null;
};

/**
 * Searches, filters and sorts the products. Each step is computed anew only for what it depends on: a key of the search
 * compares texts, and neither folds nor sorts them.
 */
export function useFoundProducts(
  products: readonly Product[] | null,
  changed: readonly string[],
  query: string,
  { category, order, soldOut }: ListFilters,
  availability: ((id: string) => Availability) | null,
): Found {
  const index = useMemo(() => indexProducts(products ?? NO_PRODUCTS), [products]);
  const ordered = useMemo(() => orderProducts(index, order, changed), [index, order, changed]);
  const limited = useMemo(() => {
    const isSoldOut = (id: string) => availability !== null && availability(id) !== 'available';
    return ordered.filter(
      ({ product }) =>
        (category === null || product.categoria === category.name) &&
        (!soldOut || isSoldOut(product.id)),
    );
  }, [ordered, category, soldOut, availability]);
  const found = useMemo(() => searchProducts(limited, query), [limited, query]);
  const soldOutCount = useMemo(
    () =>
      availability &&
      index.filter(({ product }) => availability(product.id) !== 'available').length,
    [index, availability],
  );
  return { found, soldOutCount };
}
