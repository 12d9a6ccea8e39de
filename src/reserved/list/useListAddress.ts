import { useMemo } from 'react';
import { type To, useSearchParams } from 'react-router-dom';
import { PAGE_PARAMETER, QUERY_PARAMETER } from '../../paths';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { type ListFilters, listSearch, readFilters } from '../list-state';

export type ListAddress = {
  /** What the search box shows. */
  text: string;
  /** The text that the list shows results for: the same, updated at low priority. */
  query: string;
  filters: ListFilters;
  /** The page that the address asks for: any text, or null. */
  page: string | null;
  setText: (text: string) => void;
  setFilters: (change: Partial<ListFilters>) => void;
  /** Address of a page of the current search. */
  addressOf: (page: number) => To;
};

/** Another text begins at page 1 again. */
function toSearch(parameters: URLSearchParams): string {
  return listSearch(parameters.get(QUERY_PARAMETER) ?? '', 1, readFilters(parameters));
}

/**
 * Search text, filters, order and page of the list, kept in the address. The address follows at once, since links to the
 * forms carry it along; with 2,000 products on a slow phone that must still come after the list is painted.
 */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const { text, deferredText, setText } = useTextInAddress(QUERY_PARAMETER, {
    delayMs: 0,
    toSearch,
    preventScrollReset: false,
  });
  const inAddress = parameters.get(QUERY_PARAMETER) ?? '';
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  return {
    text,
    query: deferredText,
    filters,
    // Until the address follows, its page belongs to an earlier text.
    page: text.trim() === inAddress.trim() ? parameters.get(PAGE_PARAMETER) : null,
    setText,
    // Another filter begins at page 1 again, and Back leaves the list instead of undoing each choice.
    setFilters: (change) =>
      setParameters(listSearch(text, 1, { ...filters, ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    addressOf: (page) => ({ search: listSearch(text, page, filters) }),
  };
}
