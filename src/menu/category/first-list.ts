import { LOADING, type MenuList } from '../../data/menu/menu-cache';
import type { DishCategoryName } from '../../domain/categories';

let first: { category: DishCategoryName; list: MenuList } | null = null;

/** Notes that the page's HTML shows a list already, before React takes it over. */
export function setFirstList(category: DishCategoryName, list: MenuList): void {
  first = { category, list };
}

/** What of a category the page's HTML shows when React takes it over: nothing yet, or what first-cards.tsx has drawn. */
export function getFirstList(category: DishCategoryName): MenuList {
  return first?.category === category ? first.list : LOADING;
}
