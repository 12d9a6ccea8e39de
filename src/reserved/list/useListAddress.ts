import { type To, useSearchParams } from 'react-router-dom';
import { PAGE_PARAMETER, QUERY_PARAMETER } from '../../paths';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { listSearch } from '../list-state';

type ListAddress = {
  /** What the search box shows. */
  text: string;
  /** The text that the list shows results for: the same, updated at low priority. */
  query: string;
  /** The page that the address asks for: any text, or null. */
  page: string | null;
  setText: (text: string) => void;
  /** Address of a page of the current search. */
  addressOf: (page: number) => To;
};

/** Another text begins at page 1 again. */
function toSearch(parameters: URLSearchParams): string {
  return listSearch(parameters.get(QUERY_PARAMETER) ?? '');
}

/**
 * Search text and page of the list, kept in the address. The address follows at once, since links to the forms carry it
 * along; with 2,000 products on a slow phone that must still come after the list is painted.
 */
export function useListAddress(): ListAddress {
  const [parameters] = useSearchParams();
  const { text, deferredText, setText } = useTextInAddress(QUERY_PARAMETER, {
    delayMs: 0,
    toSearch,
    preventScrollReset: false,
  });
  const inAddress = parameters.get(QUERY_PARAMETER) ?? '';
  return {
    text,
    query: deferredText,
    // Until the address follows, its page belongs to an earlier text.
    page: text.trim() === inAddress.trim() ? parameters.get(PAGE_PARAMETER) : null,
    setText,
    addressOf: (page) => ({ search: listSearch(text, page) }),
  };
}
