import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { keptProduct, type Product } from '../domain/product';
import { PAGE_PARAMETER, QUERY_PARAMETER } from '../paths';

/** What the list passes to the forms and to the table cards, by navigation state. */
export type ListState = {
  /** The product to edit or to copy; null where there is none, or once the copy is saved. */
  product: Product | null;
  /** The list's own `location.search`, to return to. */
  search: string;
};

const listState = v.object({
  product: v.nullable(keptProduct),
  search: v.string(),
});

/**
 * The `location.search` of the list, and of the price change that begins from it.
 * @param query the text that is searched for; a blank one is left out
 */
export function listSearch(query: string, page = 1): string {
  const parameters = new URLSearchParams();
  const trimmed = query.trim();
  if (trimmed !== '') parameters.set(QUERY_PARAMETER, trimmed);
  if (page > 1) parameters.set(PAGE_PARAMETER, String(page));
  return parameters.toString();
}

/**
 * Reads a navigation state, which the browser's history may have kept since an older version of the site.
 * @returns null where it does not come from the list
 */
export function readListState(state: unknown): ListState | null {
  const parsed = v.safeParse(listState, state);
  return parsed.success ? parsed.output : null;
}

/** Whether two locations show the same form: editing, and copying, has one path for all products. */
export function isSameForm(a: Location, b: Location): boolean {
  const productId = (location: Location) => readListState(location.state)?.product?.id;
  return a.pathname === b.pathname && productId(a) === productId(b);
}
