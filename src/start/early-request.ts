import { preloadMenu } from '../data/menu/menu-cache';
import { dishCategories } from '../domain/categories';
import { paths } from '../paths';

/**
 * Asks for the dishes of the category page at an address before the page itself is there; at the menu's cover for the
 * first category's, which brings all the others along. What is cached is left alone: it is drawn first, then compared.
 * @returns when the question is on its way; at once where none is needed
 */
export async function openMenuAt(pathname: string): Promise<void> {
  const category =
    pathname === paths.menu
      ? dishCategories[0]
      : dishCategories.find(({ link }) => paths.category(link) === pathname);
  if (category) await preloadMenu(category.name);
}
