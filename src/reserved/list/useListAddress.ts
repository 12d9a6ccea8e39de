import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PAGE_PARAMETER, paths, QUERY_PARAMETER } from '../../paths';
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
  /** The `location.search` of what the search box and the filters show, which the address follows. */
  search: string;
  setText: (text: string) => void;
  setFilters: (change: Partial<ListFilters>) => void;
  /** Address of a page of the current search. It changes with the list's results, not with each key. */
  addressOf: (page: number) => string;
};

/** Another text begins at page 1 again. */
function toSearch(parameters: URLSearchParams): string {
  return listSearch(parameters.get(QUERY_PARAMETER) ?? '', 1, readFilters(parameters));
}

/** The filters in the address, as the same value until one of them changes. */
function useFilters(parameters: URLSearchParams): ListFilters {
  const { category, order, soldOut } = readFilters(parameters);
  return useMemo(() => ({ category, order, soldOut }), [category, order, soldOut]);
}

/** Search text, filters, order and page of the list, kept in the address. */
export function useListAddress(): ListAddress {
  const location = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const { text, deferredText, setText } = useTextInAddress(QUERY_PARAMETER, {
    delayMs: 0,
    toSearch,
    preventScrollReset: false,
  });
  const inAddress = parameters.get(QUERY_PARAMETER) ?? '';
  const filtersInAddress = useFilters(parameters);
  // What is chosen is shown at once: the router updates the address in a transition, and a checkbox would jump back until then.
  const [filters, showFilters] = useState(filtersInAddress);
  const [lastInAddress, setLastInAddress] = useState(filtersInAddress);
  if (filtersInAddress !== lastInAddress) {
    setLastInAddress(filtersInAddress);
    showFilters(filtersInAddress);
  }
  const wanted = listSearch(text, 1, filters);
  const follows =
    text.trim() === inAddress.trim() && wanted === listSearch(text, 1, filtersInAddress);
  // Another filter begins at page 1 again, and Back leaves the list instead of undoing each choice.
  const setFilters = useCallback(
    (change: Partial<ListFilters>) => {
      const next = { ...filters, ...change };
      showFilters(next);
      setParameters((current) => listSearch(current.get(QUERY_PARAMETER) ?? '', 1, next), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [filters, setParameters],
  );
  const addressOf = useCallback(
    (page: number) => {
      const search = listSearch(deferredText, page, filters);
      return search === '' ? paths.reserved : `${paths.reserved}?${search}`;
    },
    [deferredText, filters],
  );
  return {
    text,
    query: deferredText,
    filters,
    // Until the address follows, its page belongs to an earlier text or other filters.
    page: follows ? parameters.get(PAGE_PARAMETER) : null,
    search: follows ? location.search : wanted && `?${wanted}`,
    setText,
    setFilters,
    addressOf,
  };
}
