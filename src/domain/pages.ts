/** Rows on a page of the reserved list (spec point 9). */
export const PAGE_SIZE = 10;

/** Numbers next to the current page; further ones give way to a gap. */
const NEIGHBOURS = 1;
/** As many places as the longest row can have: first, gap, three around the current page, gap, last. */
const PLACES = 2 * NEIGHBOURS + 5;

/** A place in the row of page numbers. */
export type PageNumber = number | 'gap';

/** How many pages a list fills: at least one. */
export function pageCount(items: number): number {
  return Math.max(1, Math.ceil(items / PAGE_SIZE));
}

/** The nearest page that exists to the one that is asked for, which may be any text of an address. */
export function validPage(asked: string | null, count: number): number {
  const page = Number(asked);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), count) : 1;
}

/**
 * The numbers to draw: all of them where they fit, else first, neighbours of the current one and last, with gaps
 * between. The row keeps its length, so that the buttons do not move under the finger.
 */
export function pageNumbers(current: number, count: number): PageNumber[] {
  if (count <= PLACES) return Array.from({ length: count }, (_, index) => index + 1);
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
