import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Product } from '../domain/product/product';
import { focusHeading } from '../ui/focus';
import { backToList, type ListState } from './list-state';

/** Saved position in the list: its `location.search`, the id of the product opened from its row, and the scroll offset in px. */
type ListPlace = { search: string; id: string | null; scrollY: number };

let place: ListPlace | null = null;

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-product]')];

/** Index of a product's row on the page; -1 if it has none. */
export function placeOf(id: string): number {
  return rows().findIndex(({ dataset }) => dataset.product === id);
}

/**
 * Props for a link from the list to a page with a link back: the navigation state, and a click handler that saves the position.
 * @param search the list's own `location.search`
 * @param product the product opened from its row, or null
 */
export function fromList(search: string, product: Product | null = null) {
  return {
    state: { product, search } satisfies ListState,
    onClick() {
      // Other pages have some of these links too, but no rows: they keep the saved position.
      if (rows().length > 0) place = { search, id: product?.id ?? null, scrollY: window.scrollY };
    },
  };
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
    const row = rows()[placeOf(opened.place?.id ?? '')];
    if (!row) return;
    // If its form was opened from a notice above the list, the row may be outside the viewport.
    const { top, bottom } = row.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (middle < 0 || middle > window.innerHeight) row.scrollIntoView({ block: 'center' });
  }, [opened]);
  useEffect(() => {
    if (location.state === pageTurned && navigationType === 'PUSH') focusRow(0);
  }, [location, navigationType]);
  return opened.place?.id ?? null;
}

/** Focuses the row at this index, for example after a row was removed; else the last row, else the heading. */
export function focusRow(index: number): void {
  const link = (rows()[index] ?? rows().at(-1))?.querySelector('a');
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
}
