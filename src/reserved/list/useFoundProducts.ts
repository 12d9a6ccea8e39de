import { useMemo } from 'react';
import type { Product } from '../../domain/product/product';
import { orderProducts, searchProducts } from '../../domain/staff/product-list';
import { soldOutAt } from '../../domain/tonight/tonight';
import { useProducts, useServerTime, useTonight } from '../queries';
import type { ListFilter, ListView } from './list-address';

const NO_PRODUCTS: readonly Product[] = [];

/** The products that the list shows. Sorting, filtering and searching are memoized apart: a keystroke only repeats the search. */
export function useFoundProducts(query: string, { filter, order }: ListView) {
  const list = useProducts();
  const { data: tonight, isPending, isLoadingError } = useTonight();
  const now = useServerTime();
  const { data: products = NO_PRODUCTS, changeTimes } = list;
  // Evaluated when a response comes: 'sold out tonight' ends with the first response after the evening.
  const soldOut = useMemo(() => tonight && soldOutAt(tonight, now), [tonight, now]);
  const limited = useMemo(() => {
    const ordered = orderProducts(products, order, changeTimes);
    if (!filter) return ordered;
    return ordered.filter((product) => filter.keeps(product, !!soldOut?.has(product.id)));
  }, [products, order, changeTimes, filter, soldOut]);
  const found = useMemo(() => searchProducts(limited, query), [limited, query]);
  const unknown = filter?.key === 'esauriti' && !soldOut;
  return {
    found,
    /** What is sold out, by product; undefined while unknown. */
    soldOut,
    waiting: list.isPending || (list.data && unknown && isPending),
    /** Whether everything that the filter asks for is known. */
    known: list.data !== undefined && !unknown,
    /** What could not be read; null if everything could. */
    failed: list.isError ? 'La lista' : isLoadingError ? 'La disponibilità' : null,
    /** How many products a filter keeps, regardless of the search; null while unknown. */
    countOf: ({ keeps }: ListFilter) =>
      soldOut ? products.filter((product) => keeps(product, soldOut.has(product.id))).length : null,
    /** How many products have allergens that could not be read completely. */
    toVerify: products.filter(({ allergeniDaVerificare }) => allergeniDaVerificare).length,
  };
}
