/** Rows on a page of the reserved list. */
export const PAGE_SIZE = 10;

/** How many page numbers stand on each side of the current one. */
const NEIGHBOURS = 1;
/** Longest row: first, gap, the current page with its neighbours, gap, last. */
const MAX_LENGTH = 2 * NEIGHBOURS + 5;

/** An entry in the row of page numbers. */
export type PageNumber = number | 'gap';

/** How many pages a list has: at least one. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / PAGE_SIZE));
}

/**
 * The existing page that is nearest to the requested one.
 * @param asked any text from an address; what is no whole number counts as 1
 * @param count how many pages there are
 */
export function validPage(asked: string | null, count: number): number {
  const page = Number(asked);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), count) : 1;
}

/**
 * The page numbers to show: all where they fit, else the first, the current one with its neighbours and the last, with
 * gaps between. The row keeps its length, so that its buttons do not move from page to page.
 * @param current from 1 to count
 */
export function pageNumbers(current: number, count: number): PageNumber[] {
  if (count <= MAX_LENGTH) return Array.from({ length: count }, (_, index) => index + 1);
  const from = Math.min(Math.max(current - NEIGHBOURS, 3), count - 4);
  const middle =
    current <= 4
      ? [2, 3, 4, 5]
      : current >= count - 3
        ? [count - 4, count - 3, count - 2, count - 1]
        : [from, from + 1, from + 2];
  const head: PageNumber[] = middle[0] === 2 ? [1] : [1, 'gap'];
  const tail: PageNumber[] = middle.at(-1) === count - 1 ? [count] : ['gap', count];
  return [...head, ...middle, ...tail];
}
