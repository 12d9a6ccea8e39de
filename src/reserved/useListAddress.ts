import { useEffect, useState } from 'react';
import { type To, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

type ListAddress = {
  /** What stands in the search box. */
  text: string;
  /** The page that the address asks for: any text, or null. */
  page: string | null;
  search: (text: string) => void;
  /** Where a page of the present search is found. */
  addressOf: (page: number) => To;
};

function paramsOf(text: string, page = 1): URLSearchParams {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (page > 1) params.set('p', String(page));
  return params;
}

/**
 * Search and page of the list, kept in the address. The router draws a new address when there is time for it, which
 * is too late for a box that is being typed into: the box has its own text, and the address follows.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const [text, setText] = useState(query);
  const { key } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: by a link, or by Back and Forward, the box follows the address, once for each
  useEffect(() => {
    if (type !== 'REPLACE') setText(query);
  }, [key]);

  return {
    text,
    page: text === query ? params.get('p') : null,
    search: (next) => {
      setText(next);
      setParams(paramsOf(next), { replace: true });
    },
    addressOf: (page) => ({ search: paramsOf(text, page).toString() }),
  };
}
