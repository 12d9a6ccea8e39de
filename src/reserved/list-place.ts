import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Product } from '../domain/product/product';
import { focusHeading } from '../ui/focus';
import { backToList, type ListState } from './list-state';

/** Where the list was left: its `location.search`, the product whose row was left, and the scroll position in px. */
type ListPlace = { search: string; id: string | null; scrollY: number };

let place: ListPlace | null = null;

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-product]')];

/** The place of a product's row on the page, from 0; -1 for none. */
export function placeOf(id: string): number {
  return rows().findIndex(({ dataset }) => dataset.product === id);
}

/**
 * What a link needs that leads from the list to a page which leads back to it: a click notes where the list is left.
 * @param search the list's own `location.search`
 * @param product the one whose row is left, or null
 */
export function fromList(search: string, product: Product | null = null) {
  return {
    state: { product, search } satisfies ListState,
    onClick() {
      // The same link on another page leaves no row.
      if (rows().length > 0) place = { search, id: product?.id ?? null, scrollY: window.scrollY };
    },
  };
}

/** The navigation state of the step to another page of the list: the focus goes to its first row. */
export const pageTurned = 'page-turned';

/**
 * Shows the list where it was left, after 'Indietro', a save or the browser's Back.
 * @returns id of the product whose row the focus goes to, null for none
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
    // A form that was opened from a message, not from its row, may leave it elsewhere.
    const { top, bottom } = row.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (middle < 0 || middle > window.innerHeight) row.scrollIntoView({ block: 'center' });
  }, [opened]);
  useEffect(() => {
    if (location.state === pageTurned && navigationType === 'PUSH') focusRow(0);
  }, [location, navigationType]);
  return opened.place?.id ?? null;
}

/** Moves the focus to the row that has taken a removed row's place, else to the last one, else to the heading. */
export function focusRow(index: number): void {
  const link = (rows()[index] ?? rows().at(-1))?.querySelector('a');
  if (link) link.focus({ preventScroll: true });
  else focusHeading();
}
