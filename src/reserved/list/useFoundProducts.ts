import { useMemo } from 'react';
import type { Product } from '../../domain/product/product';
import { orderProducts, searchProducts } from '../../domain/staff/product-list';
import { availabilityOf, marksAt, type TonightMarks } from '../../domain/tonight/tonight';
import { useProducts, useServerTime, useTonight } from '../queries';
import type { ListAddress, ListView } from './list-address';

/** The products that the words and the filter of the list find. */
export type FoundList = {
  found: readonly Product[];
  /** undefined while unknown. */
  marks: TonightMarks | undefined;
  address: ListAddress;
};

const NO_PRODUCTS: readonly Product[] = [];

/** The products that the list shows. Sorting, filtering and searching are memoized apart: a keystroke only repeats the search. */
export function useFoundProducts(query: string, { filter, order }: ListView) {
  const list = useProducts();
  const { data: tonight, isPending, error } = useTonight();
  const now = useServerTime();
  // Evaluated when a response comes: the marks of tonight end with the first response after the evening.
  const marks = useMemo(() => tonight && marksAt(tonight, now), [tonight, now]);
  const { data: products = NO_PRODUCTS } = list;
  const limited = useMemo(() => {
    const ordered = orderProducts(products, order);
    if (!filter) return ordered;
    return ordered.filter((product) =>
      filter.keeps(product, marks ? availabilityOf(marks, product.id) : 'available'),
    );
  }, [products, order, filter, marks]);
  const found = useMemo(() => searchProducts(limited, query), [limited, query]);
  const unread = list.data ? 'La lista può non essere aggiornata' : 'La lista non si è caricata';
  const unknown = (filter?.key === 'esauriti' || filter?.key === 'consigliati') && !marks;
  return {
    found,
    /** Sold-out and recommended products; undefined while unknown. */
    marks,
    waiting: list.isPending || (list.data && unknown && isPending),
    /** Whether everything that the filter asks for is known. */
    known: list.data !== undefined && !unknown,
    /** The data that could not be read, in words; null if everything could. */
    failed: list.error ? unread : error && !tonight ? 'La disponibilità non si è caricata' : null,
    error: list.error ?? (tonight ? null : error),
  };
}
