import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { keptProduct, type Product } from '../domain/product/product';
import { ID_PARAMETER, paths, QUERY_PARAMETER } from '../paths';

/** Navigation state that the list passes to the pages opened from it. */
export type ListState = {
  /** The product to edit or to copy; null if there is none, or once the copy is saved. */
  product: Product | null;
  /** The list's own `location.search`, to return to. */
  search: string;
};

const listState = v.object({
  product: v.nullable(keptProduct),
  search: v.string(),
});

/** Query string, without `?`, that passes the list's search text to the price change page; '' for a blank text. */
export function listSearch(query: string): string {
  const text = query.trim();
  return text === '' ? '' : new URLSearchParams({ [QUERY_PARAMETER]: text }).toString();
}

/**
 * Parses a navigation state. The browser's history may have kept one from an older release of the site.
 * @returns null if it does not come from the list
 */
export function readListState(state: unknown): ListState | null {
  const parsed = v.safeParse(listState, state);
  return parsed.success ? parsed.output : null;
}

/** The list's `location.search` to return to: that of the list itself, else the one in the navigation state. */
export function searchToReturnTo({ pathname, search, state }: Location): string {
  return pathname === paths.reserved ? search : (readListState(state)?.search ?? '');
}

/** Product id of a form's location, from its navigation state, else from its address; null if neither has one. */
export function productIdOf({ search, state }: Location): string | null {
  return readListState(state)?.product?.id ?? new URLSearchParams(search).get(ID_PARAMETER);
}

/** Whether two locations show the same form. The path is not enough: editing and copying have one path each for all products. */
export function isSameForm(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && productIdOf(a) === productIdOf(b);
}

/** Navigation state of a link back to the list, which then restores its position. */
export const backToList = 'back-to-list';
