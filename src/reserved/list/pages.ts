export const PAGE_SIZE = 10;

/**
 * How many pages a list has, at least one, and the existing page that is nearest to the requested one.
 * @param requested any text from an address; anything but a whole number counts as 1
 * @param items how many entries the list has
 */
export function pageOf(requested: string | null, items: number): { page: number; count: number } {
  const count = Math.max(1, Math.ceil(items / PAGE_SIZE));
  const page = Number(requested);
  return { page: Number.isInteger(page) ? Math.min(Math.max(page, 1), count) : 1, count };
}

/** The page numbers to show: seven at most, gaps included, so that no button moves. @param current from 1 to count */
export function pageNumbers(current: number, count: number): (number | 'gap')[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, 'gap', count];
  if (current < count - 3) return [1, 'gap', current - 1, current, current + 1, 'gap', count];
  return [1, 'gap', count - 4, count - 3, count - 2, count - 1, count];
}
