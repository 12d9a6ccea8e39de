import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { type To, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

type ListAddress = {
  /** What stands in the search box. */
  text: string;
  /** What the list shows: it follows the box when there is time for it. */
  wanted: string;
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
 * Search and page of the list, kept in the address. The box that is being typed into comes first, then the list, and the
 * address when that is painted: with 2,000 products and a slow phone all at once would be felt at every key.
 */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const [text, setText] = useState(query);
  const wanted = useDeferredValue(text);
  const { key } = useLocation();
  const type = useNavigationType();
  /** What the address was last told. The router may be behind: a text that is taken back at once must still get there. */
  const told = useRef(query);

  // biome-ignore lint/correctness/useExhaustiveDependencies: by a link, or by Back and Forward, the box follows the address, once for each
  useEffect(() => {
    if (type === 'REPLACE') return;
    told.current = query;
    setText(query);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (wanted === told.current) return;
    told.current = wanted;
    setParams(paramsOf(wanted), { replace: true });
  }, [wanted]);

  return {
    text,
    wanted,
    page: text === query ? params.get('p') : null,
    search: setText,
    addressOf: (page) => ({ search: paramsOf(text, page).toString() }),
  };
}
