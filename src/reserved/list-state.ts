import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { type Product, storedProduct } from '../domain/product';

/**
 * What the list hands on by navigation state: the product to edit or to copy, null where there is none or the copy is
 * saved; and the list's own search to return to.
 */
export type ListState = { product: Product | null; search: string };

const listState = v.object({
  product: v.nullable(v.object({ id: v.pipe(v.string(), v.nonEmpty()), ...storedProduct.entries })),
  search: v.string(),
});

/**
 * Reads a navigation state, which the browser's history may have kept since an older version of the site.
 * @returns null where it does not come from the list
 */
export function readListState(state: unknown): ListState | null {
  const parsed = v.safeParse(listState, state);
  return parsed.success ? parsed.output : null;
}

/** Whether two addresses show the same form: one page edits, or copies, as many products as there are. */
export function isSameForm(a: Location, b: Location): boolean {
  const productId = (location: Location) => readListState(location.state)?.product?.id;
  return a.pathname === b.pathname && productId(a) === productId(b);
}
