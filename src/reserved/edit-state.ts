import * as v from 'valibot';
import { type Product, storedProduct } from '../domain/product';

/** What the list hands to the edit screen by navigation state: the product, and the list's own search to return to. */
export type EditState = { product: Product; search: string };

const editState = v.object({
  product: v.object({ id: v.pipe(v.string(), v.nonEmpty()), ...storedProduct.entries }),
  search: v.string(),
});

/**
 * Reads a navigation state, which the browser's history may have kept since an older version of the site.
 * @returns null where it holds no product
 */
export function readEditState(state: unknown): EditState | null {
  const parsed = v.safeParse(editState, state);
  return parsed.success ? parsed.output : null;
}
