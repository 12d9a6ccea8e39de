import { dishCategories } from '../src/domain/product/categories';
import { paths } from '../src/paths';

/** A menu with less than this part of its former dishes is more likely broken than changed. */
const LEAST_PART = 0.7;

/** How many dishes a page's HTML shows. */
export function dishesIn(html: string): number {
  return html.match(/<article /g)?.length ?? 0;
}

/**
 * How many dishes the pages of a built site show.
 * @param read returns the HTML of a path, null if there is none
 */
export async function dishesOf(read: (path: string) => Promise<string | null>): Promise<number> {
  const pages = await Promise.all(dishCategories.map(({ link }) => read(paths.category(link))));
  return pages.reduce((sum, html) => sum + dishesIn(html ?? ''), 0);
}

/** Whether a menu has lost more than 30 % of its dishes. */
export function hasShrunk(before: number, now: number): boolean {
  return now < before * LEAST_PART;
}
