import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListOrder, listOrders } from '../../domain/product/product-list';
import {
  FILTER_PARAMETER,
  ORDER_PARAMETER,
  PAGE_PARAMETER,
  paths,
  QUERY_PARAMETER,
} from '../../paths';
import { findFilter, type ListFilter } from './list-filters';

/** What limits and sorts the list, beside the text that is searched for. */
export type ListView = {
  /** null for all products. */
  filter: ListFilter | null;
  order: ListOrder;
};

const FIRST_ORDER: ListOrder = 'menu';

/** Reads an address; what it does not know is left out. */
function readView(parameters: URLSearchParams): ListView {
  const wanted = parameters.get(ORDER_PARAMETER);
  return {
    filter: findFilter(parameters.get(FILTER_PARAMETER)),
    order: listOrders.find((order) => order === wanted) ?? FIRST_ORDER,
  };
}

function searchOf(query: string, { filter, order }: ListView, page = 1): string {
  const parameters = new URLSearchParams();
  const trimmed = query.trim();
  if (trimmed !== '') parameters.set(QUERY_PARAMETER, trimmed);
  if (filter) parameters.set(FILTER_PARAMETER, filter.key);
  if (order !== FIRST_ORDER) parameters.set(ORDER_PARAMETER, order);
  if (page > 1) parameters.set(PAGE_PARAMETER, String(page));
  return parameters.toString();
}

/** Another text begins at page 1 again. */
export function searchOfText(parameters: URLSearchParams): string {
  return searchOf(parameters.get(QUERY_PARAMETER) ?? '', readView(parameters));
}

/**
 * Filter, order and page of the list, kept in the address.
 * @param query the text that the list shows results for, which the address follows
 */
export function useListAddress(query: string) {
  const [parameters, setParameters] = useSearchParams();
  const { filter, order } = readView(parameters);
  const view = useMemo(() => ({ filter, order }), [filter, order]);
  // Until the address follows, its page belongs to an earlier text.
  const follows = query.trim() === (parameters.get(QUERY_PARAMETER) ?? '').trim();
  return {
    view,
    /** Another filter begins at page 1 again, and Back leaves the list instead of undoing each choice. */
    setView(change: Partial<ListView>) {
      setParameters(searchOf(query, { ...view, ...change }), {
        replace: true,
        preventScrollReset: true,
        // At once: in a transition the choice would jump back until the list is rendered.
        flushSync: true,
      });
    },
    /** The page that the address asks for: any text, or null. */
    page: follows ? parameters.get(PAGE_PARAMETER) : null,
    /** Address of a page of the current search. */
    addressOf(page: number): string {
      const address = searchOf(query, view, page);
      return address === '' ? paths.reserved : `${paths.reserved}?${address}`;
    },
  };
}
