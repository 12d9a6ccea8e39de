import { getMenuList } from '../data/menu/menu-cache';
import { openMenuList } from '../data/menu/menu-refresh';
import { dishCategories } from '../domain/categories';
import { paths } from '../paths';

/**
 * Requests the dishes of the category page at an address before the page's code is there. A cached list is left alone: it
 * is drawn first, then compared.
 */
export function requestMenuAt(pathname: string): void {
  const category = dishCategories.find(({ link }) => paths.category(link) === pathname);
  if (category && getMenuList(category.name).status === 'loading') openMenuList(category.name);
}
