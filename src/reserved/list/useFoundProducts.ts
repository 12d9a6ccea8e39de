import { useMemo, useState } from 'react';
import type { Product } from '../../domain/product/product';
import { orderProducts, searchProducts } from '../../domain/product/product-list';
import { type DishStatuses, statusesAt, statusOf } from '../../domain/today/today';
import { useProducts, useServerTime, useToday } from '../queries';
import type { ListAddress, ListAddressView } from './list-address';

/** The products that the words and the filter of the list find. */
export type FoundList = {
  found: readonly Product[];
  /** undefined while unknown. */
  statuses: DishStatuses | undefined;
  address: ListAddress;
};

const NO_PRODUCTS: readonly Product[] = [];

/** The products that the list shows. Sorting, filtering and searching are memoized apart: a keystroke only repeats the search. */
export function useFoundProducts(query: string, { filter, order }: ListAddressView) {
  const list = useProducts();
  const { data: today, isPending, error } = useToday();
  const now = useServerTime();
  // Evaluated when a response comes: tonight's statuses end with the first response after the evening.
  const statuses = useMemo(() => today && statusesAt(today, now), [today, now]);
  const { data: products = NO_PRODUCTS } = list;
  const limited = useMemo(() => {
    const ordered = orderProducts(products, order);
    if (!filter) return ordered;
    return ordered.filter((product) =>
      filter.keeps(product, statuses ? statusOf(statuses, product.id) : 'available'),
    );
  }, [products, order, filter, statuses]);
  const matching = useMemo(() => searchProducts(limited, query), [limited, query]);
  const isRead = list.data !== undefined && statuses !== undefined;
  const found = useHeldOrder(matching, products, isRead && `${filter?.key} ${order} ${query}`);
  const unread = list.data ? 'La lista può non essere aggiornata' : 'La lista non si è caricata';
  const unknown = (filter?.key === 'esauriti' || filter?.key === 'consigliati') && !statuses;
  return {
    found,
    /** Sold-out and recommended products; undefined while unknown. */
    statuses,
    waiting: list.isPending || (list.data && unknown && isPending),
    /** Whether everything that the filter asks for is known. */
    known: list.data !== undefined && !unknown,
    /** The data that could not be read, in words; null if everything could. */
    failed: list.error ? unread : error && !today ? 'La disponibilità non si è caricata' : null,
    error: list.error ?? (today ? null : error),
  };
}

/**
 * Keeps each row where it is until the list is opened anew: a dish whose price or status was changed stays in its place, also if the
 * order or the filter would move it away.
 * @param key of the list that is open; false until all is read
 */
function useHeldOrder(matching: readonly Product[], all: readonly Product[], key: string | false) {
  const [held, setHeld] = useState<{ key: string; ids: readonly string[] } | null>(null);
  if (key !== false && held?.key !== key) setHeld({ key, ids: matching.map(({ id }) => id) });
  return useMemo(() => {
    if (key === false || held?.key !== key) return matching;
    const byId = new Map(all.map((product) => [product.id, product]));
    const ids = new Set(held.ids);
    const staying = held.ids.flatMap((id) => byId.get(id) ?? []);
    return [...staying, ...matching.filter(({ id }) => !ids.has(id))];
  }, [matching, all, held, key]);
}
