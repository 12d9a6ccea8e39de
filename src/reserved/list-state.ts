import type { Location } from 'react-router-dom';
import * as v from 'valibot';
import { type Category, categories } from '../domain/product/categories';
import { keptProduct, type Product } from '../domain/product/product';
import { type ListOrder, listOrders } from '../domain/product/product-list';
import {
  CATEGORY_PARAMETER,
  ID_PARAMETER,
  ORDER_PARAMETER,
  PAGE_PARAMETER,
  paths,
  QUERY_PARAMETER,
  SOLD_OUT_PARAMETER,
} from '../paths';

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

/** What limits and sorts the list, beside the text that is searched for. */
export type ListFilters = {
  /** null for all of them. */
  category: Category | null;
  order: ListOrder;
  /** Whether only what is sold out is listed. */
  soldOut: boolean;
};

const NO_FILTERS: ListFilters = { category: null, order: 'nome', soldOut: false };

/** Reads the filters in an address; what it does not know is left out. */
export function readFilters(parameters: URLSearchParams): ListFilters {
  const link = parameters.get(CATEGORY_PARAMETER);
  const wanted = parameters.get(ORDER_PARAMETER);
  return {
    category: categories.find((category) => category.link === link) ?? null,
    order: listOrders.find((order) => order === wanted) ?? NO_FILTERS.order,
    soldOut: parameters.get(SOLD_OUT_PARAMETER) === '1',
  };
}

/**
 * The `location.search` of the list, and of the price change that begins from it.
 * @param query the text that is searched for; a blank one is left out
 */
export function listSearch(query: string, page = 1, filters = NO_FILTERS): string {
  const { category, order, soldOut } = filters;
  const parameters = new URLSearchParams();
  const trimmed = query.trim();
  if (trimmed !== '') parameters.set(QUERY_PARAMETER, trimmed);
  if (category) parameters.set(CATEGORY_PARAMETER, category.link);
  if (order !== NO_FILTERS.order) parameters.set(ORDER_PARAMETER, order);
  if (soldOut) parameters.set(SOLD_OUT_PARAMETER, '1');
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

/** The state of the step from a form back to the list: the list shows the row that the form was opened from. */
export const backToList = { back: true };

/** Whether a location's state is that of the step back to the list. */
export function isBackToList(state: unknown): boolean {
  return v.is(v.object({ back: v.literal(true) }), state);
}
