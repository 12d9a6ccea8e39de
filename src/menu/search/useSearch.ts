import { useEffect, useMemo, useState } from 'react';
import type { Path } from 'react-router-dom';
import { visibleMenu } from '../../data/menu/freshness';
import { wholeOf } from '../../data/menu/known-menu';
import { readPart, withParts } from '../../domain/hash';
import { dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import { useTexts } from '../../ui/texts';
import { useTextInAddress } from '../../ui/useTextInAddress';
import { useChoice } from '../choice-store';
import { useMenuList } from '../useMenuList';
import type { SearchResult } from './search-menu';
import { useSearchCode } from './useSearchCode';

/** The search's words are behind the '#': 'senza arachidi' is health data. */
const wordsInAddress = {
  read: ({ hash }: Path) => readPart(hash, 'cerca'),
  write: ({ search }: Path, text: string) => ({
    search,
    // The router's hash may lack the filter, which the address has without it (filter/AddressFilter.tsx).
    hash: withParts(window.location.hash, { cerca: text }),
  }),
};

/** How many characters of a query are read: enough to name any dish, while an address may hold a text of any length. */
const MAX_LENGTH = 200;

/**
 * What the page of the whole menu shows. 'menu': all dishes, as nothing is looked for. 'loading', 'failed': no dishes, because
 * unfiltered ones under 'senza latte' could be read as the answer, while the search's code loads, or if it cannot be loaded.
 * 'hidden': neither, as the menu itself may not be shown.
 */
export type Search =
  | { status: 'menu' | 'loading' | 'failed' | 'tooLong' | 'hidden' }
  | { status: 'found'; result: SearchResult };

const HIDDEN: Search = { status: 'hidden' };

/** What a query finds in the menu. */
function useFound(query: string, menu: Menu | undefined): Search {
  const texts = useTexts();
  const isAsked = query !== '';
  const code = useSearchCode(isAsked);
  const searchIn = useMemo(
    () => (menu && isAsked && code && code !== 'failed' ? code.searchIn(menu, texts) : null),
    [menu, isAsked, code, texts],
  );
  return useMemo(() => {
    if (query.length > MAX_LENGTH) return { status: 'tooLong' };
    if (isAsked && code === 'failed') return { status: 'failed' };
    if (isAsked && !code) return { status: 'loading' };
    const result = searchIn?.(query);
    return result ? { status: 'found', result } : { status: 'menu' };
  }, [query, isAsked, code, searchIn]);
}

/** The whole menu, and what the guest looks for in it: in the lists of this phone, so no request is needed and it works offline. */
export function useSearch() {
  const { text, deferredText, setText } = useTextInAddress(wordsInAddress);
  const known = useMenuList(wholeOf);
  const choice = useChoice();
  // Searches for the first query at once, so that nothing shifts. Further keystrokes do not wait for their results.
  const query = deferredText === '' ? text : deferredText;
  const found = useFound(query, known.content);
  // A query that names an allergen counts as a filter: an outdated list is hidden.
  const namesAllergen = found.status === 'found' && found.result.namesAllergen;
  const list = visibleMenu(known, { hideIfChanged: choice.criteria.length > 0 || namesAllergen });
  const menu = list.content;
  const isAnyway = found.status === 'tooLong' || found.status === 'failed';
  const search = menu || isAnyway ? found : HIDDEN;
  const groups = useMemo(() => {
    if (search.status === 'found') return search.result.groups;
    if (search.status !== 'menu' || !menu) return [];
    return dishCategories.map(({ name }) => ({ category: name, products: menu[name] }));
  }, [search, menu]);
  return {
    text,
    setText,
    /** Whether the guest has typed on since the query that was searched for. */
    isOld: query !== text,
    isTyping: useIsTyping(query),
    list,
    search,
    groups,
    /** All dishes of the menu, as far as it may be shown. */
    dishes: useMemo(() => (menu ? Object.values(menu).flat() : []), [menu]),
  };
}

/** The typing rests after this pause, in ms. Only then a screen reader says what was found. */
const REST_MS = 700;

/** Whether somebody is typing: the words may become others. The words of a link are whole. */
function useIsTyping(query: string): boolean {
  const [rested, setRested] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setRested(query), REST_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return rested !== query;
}
