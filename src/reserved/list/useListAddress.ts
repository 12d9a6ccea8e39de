import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_PARAMETER, paths, QUERY_PARAMETER } from '../../paths';
import { type ListFilters, listSearch, readFilters } from '../list-state';

/** Another text begins at page 1 again. */
export function searchOfText(parameters: URLSearchParams): string {
  return listSearch(parameters.get(QUERY_PARAMETER) ?? '', 1, readFilters(parameters));
}

/**
 * Filters, order and page of the list, kept in the address.
 * @param query the text that the list shows results for, which the address follows
 */
export function useListAddress(query: string) {
  const [parameters, setParameters] = useSearchParams();
  const { category, order, soldOut } = readFilters(parameters);
  const filters = useMemo(() => ({ category, order, soldOut }), [category, order, soldOut]);
  // Until the address follows, its page belongs to an earlier text.
  const follows = query.trim() === (parameters.get(QUERY_PARAMETER) ?? '').trim();
  return {
    filters,
    /** Another filter begins at page 1 again, and Back leaves the list instead of undoing each choice. */
    setFilters(change: Partial<ListFilters>) {
      setParameters(listSearch(query, 1, { ...filters, ...change }), {
        replace: true,
        preventScrollReset: true,
        // At once: in a transition the checkbox would jump back until the list is rendered.
        flushSync: true,
      });
    },
    /** The page that the address asks for: any text, or null. */
    page: follows ? parameters.get(PAGE_PARAMETER) : null,
    /** Address of a page of the current search. */
    addressOf(page: number): string {
      const address = listSearch(query, page, filters);
      return address === '' ? paths.reserved : `${paths.reserved}?${address}`;
    },
  };
}
