import { createStore } from '../data/store';
import { getProductList } from './product-store';

/** Where the list was left for a form. */
type ListPlace = {
  /** The list's `location.search`. */
  search: string;
  /** The product whose row was left; null where it was none. */
  id: string | null;
  /** Distance of that row from the top of the viewport, in px. */
  top: number;
  /** Scroll position of the page, in px. */
  scrollY: number;
  /** The product that had been changed last. */
  changed: string | null;
};

/** Set when a form is opened from the list; read when the list opens again. */
const place = createStore<ListPlace | null>(() => null);

function rowOf(id: string): HTMLElement | null {
  const rows = document.querySelectorAll<HTMLElement>('[data-product]');
  return [...rows].find(({ dataset }) => dataset.product === id) ?? null;
}

/** Notes where the list is left. @param id of the product whose row is left, or null */
export function keepPlace(search: string, id: string | null): void {
  place.set({
    search,
    id,
    top: (id === null ? null : rowOf(id))?.getBoundingClientRect().top ?? 0,
    scrollY: window.scrollY,
    changed: getProductList().changed[0] ?? null,
  });
}

/** The place to return to, where the list was left with these parameters; else null. */
export function placeFor(search: string): ListPlace | null {
  const kept = place.get();
  return kept?.search === search ? kept : null;
}

/** Scrolls so that the row that was left stands where it stood; where it is gone, to where the page was. */
export function scrollToPlace({ id, top, scrollY }: ListPlace): void {
  const row = id === null ? null : rowOf(id);
  if (row) window.scrollBy(0, row.getBoundingClientRect().top - top);
  else window.scrollTo(0, scrollY);
}

/** Scrolls so that a product's row is within the screen, where it is listed. */
export function showRow(id: string): void {
  const row = rowOf(id);
  if (!row) return;
  const { top, bottom } = row.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  if (middle < 0 || middle > window.innerHeight) row.scrollIntoView({ block: 'center' });
}

/** Moves the focus to the row that has taken a removed row's place, else to the one before it. @returns whether there is one */
export function focusRow(index: number): boolean {
  const rows = document.querySelectorAll('[data-product]');
  const link = (rows[index] ?? rows[rows.length - 1])?.querySelector('a');
  link?.focus({ preventScroll: true });
  return link !== null && link !== undefined;
}
