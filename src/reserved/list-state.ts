import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { keptProduct, type Product } from '../domain/product/product';
import { ID_PARAMETER, paths, QUERY_PARAMETER } from '../paths';

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

/** The `location.search` of a list that is searched for a text, and of the price change that begins from it. */
export function listSearch(query: string): string {
  const text = query.trim();
  return text === '' ? '' : new URLSearchParams({ [QUERY_PARAMETER]: text }).toString();
}

/**
 * Reads a navigation state, which the browser's history may have kept since an older version of the site.
 * @returns null where it does not come from the list
 */
export function readListState(state: unknown): ListState | null {
  const parsed = v.safeParse(listState, state);
  return parsed.success ? parsed.output : null;
}

/** The list's `location.search` to return to from what is opened here: the list itself, or a page that it has led to. */
export function searchToReturnTo({ pathname, search, state }: Location): string {
  return pathname === paths.reserved ? search : (readListState(state)?.search ?? '');
}

/** The id of the product that a form's location is about, in its state or in its address; null where it is in neither. */
export function productIdOf({ search, state }: Location): string | null {
  return readListState(state)?.product?.id ?? new URLSearchParams(search).get(ID_PARAMETER);
}

/** Whether two locations show the same form: editing, and copying, has one path for all products. */
export function isSameForm(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && productIdOf(a) === productIdOf(b);
}

/** The state of the step back to the list: it shows itself as it was left. */
export const backToList = 'back-to-list';
