import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PAGE_PARAMETER, paths, QUERY_PARAMETER } from '../../paths';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { type ListFilters, listSearch, readFilters } from '../list-state';

/** Another text begins at page 1 again. */
function toSearch(parameters: URLSearchParams): string {
  return listSearch(parameters.get(QUERY_PARAMETER) ?? '', 1, readFilters(parameters));
}

/** Search text, filters, order and page of the list, kept in the address. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { text, deferredText, setText } = useTextInAddress(QUERY_PARAMETER, {
    delayMs: 0,
    toSearch,
    preventScrollReset: false,
  });
  const { category, order, soldOut } = readFilters(parameters);
  const filters = useMemo(() => ({ category, order, soldOut }), [category, order, soldOut]);
  const inAddress = parameters.get(QUERY_PARAMETER) ?? '';
  const search = listSearch(inAddress, 1, filters);
  // Until the address follows, its page belongs to an earlier text.
  const follows = deferredText.trim() === inAddress.trim();
  const page = follows ? parameters.get(PAGE_PARAMETER) : null;
  return {
    /** What the search box shows. */
    text,
    setText,
    /** The text that the list shows results for: the same, updated at low priority. */
    query: deferredText,
    filters,
    /** Another filter begins at page 1 again, and Back leaves the list instead of undoing each choice. */
    setFilters(change: Partial<ListFilters>) {
      setParameters(listSearch(text, 1, { ...filters, ...change }), {
        replace: true,
        preventScrollReset: true,
        // At once: in a transition the checkbox would jump back until the list is rendered.
        flushSync: true,
      });
    },
    /** The page that the address asks for: any text, or null. */
    page,
    /** The text and the filters in the address, without the page. */
    search,
    /** Address of a page of the current search. */
    addressOf(number: number): string {
      const address = listSearch(deferredText, number, filters);
      return address === '' ? paths.reserved : `${paths.reserved}?${address}`;
    },
  };
}
