/*
 * The way from the list to its pages and back. A link from the list carries the product that it opens and the list's own address;
 * the way back restores the list's search, focus and scroll position.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { Link, type Location, useLocation, useNavigationType } from 'react-router-dom';
import * as v from 'valibot';
import { isProductId, type Product, productWithId } from '../domain/product/product';
import { ID_PARAMETER, paths } from '../paths';
import { focusHeading } from '../ui/focus';
import { Icon } from '../ui/Icon';

const listState = v.object({
  /** The product to edit or to copy; null if there is none, or once the copy is saved. */
  product: v.nullable(productWithId),
  /** The list's own `location.search`, to return to. */
  search: v.string(),
});

/** Navigation state that the list passes to the pages opened from it. */
export type ListState = v.InferOutput<typeof listState>;

/**
 * Parses a navigation state.
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

/** Product id of a form's address; null if it has none, or one that no document can have. */
export function idInAddress({ search }: Pick<Location, 'search'>): string | null {
  const id = new URLSearchParams(search).get(ID_PARAMETER);
  return id !== null && isProductId(id) ? id : null;
}

/** Product id of a form's location, from its address, else from its navigation state; null if neither has one. */
export function productIdOf(location: Location): string | null {
  return idInAddress(location) ?? readListState(location.state)?.product?.id ?? null;
}

/** Saved position in the list: its `location.search`, the id of the product opened from its row, and the scroll offset in px. */
type ListPlace = { search: string; id: string | null; scrollY: number };

let place: ListPlace | null = null;

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-product]')];

/** Index of a product's row on the page; -1 if it has none. */
export function placeOf(id: string): number {
  return rows().findIndex(({ dataset }) => dataset.product === id);
}

/** Props for a link from the list to a page with a link back: the navigation state, and a click handler that saves the position. */
export function fromList(search: string, product: Product | null = null) {
  return {
    state: { product, search } satisfies ListState,
    onClick() {
      // Other pages have some of these links too, but no rows: they keep the saved position.
      if (rows().length > 0) place = { search, id: product?.id ?? null, scrollY: window.scrollY };
    },
  };
}

/** Navigation state of a link back to the list, which then restores its position. */
export const backToList = 'back-to-list';

/** Props for a link from a page of the area back to the list; on the list itself, to all products. */
export function toList(location: Location) {
  if (location.pathname === paths.reserved) return { to: paths.reserved };
  const to = paths.reserved + searchToReturnTo(location);
  // The list restores its own scroll position.
  return { to, state: backToList, preventScrollReset: true };
}

export function BackToList() {
  return (
    <Link className="btn btn-outline-dark" {...toList(useLocation())}>
      <Icon name="arrow-left" />
      Indietro
    </Link>
  );
}

/** Navigation state of the pagination links: the list then focuses the first row of the new page. */
export const pageTurned = 'page-turned';

/**
 * Restores the list's position after 'Indietro', a save or the browser's Back.
 * @returns id of the product whose row gets the focus, or null
 */
export function useListPlace(): string | null {
  const location = useLocation();
  const navigationType = useNavigationType();
  const [opened] = useState(() => {
    const { search, state } = location;
    const isBack = state === backToList;
    const returns = isBack || navigationType === 'POP';
    return { isBack, place: returns && place?.search === search ? place : null };
  });
  useLayoutEffect(() => {
    // After the browser's Back the router restores the position itself.
    if (!opened.isBack) return;
    window.scrollTo(0, opened.place?.scrollY ?? 0);
  }, [opened]);
  useEffect(() => {
    if (location.state === pageTurned && navigationType === 'PUSH') focusRow(0);
  }, [location, navigationType]);
  return opened.place?.id ?? null;
}

/** Focuses the row at this index, for example after a row was removed; else the last row, else the heading. */
export function focusRow(index: number): void {
  const opener = (rows()[index] ?? rows().at(-1))?.querySelector('button');
  if (opener) opener.focus({ preventScroll: true });
  else focusHeading();
}
