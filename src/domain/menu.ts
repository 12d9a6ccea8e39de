import { type DishCategoryName, dishCategories } from './categories';
import type { Product } from './product';

/** The dishes of the eight categories, each list in the order in which it is shown. */
export type Menu = Record<DishCategoryName, Product[]>;

/** Order of dishes within a category: price, then name (decisions, "Routes and texts"). */
function byPriceThenName(a: Product, b: Product): number {
  return a.prezzo - b.prezzo || a.nome.localeCompare(b.nome, 'it');
}

/**
 * The dishes of one category in the order of the menu. A product without a name is left to the staff's list:
 * a visitor could do nothing with it.
 */
export function dishesOf(category: DishCategoryName, products: readonly Product[]): Product[] {
  return products
    .filter((product) => product.categoria === category && product.nome !== '')
    .sort(byPriceThenName);
}

/** Groups the whole collection into the menu. Products of any other category are not part of it. */
export function groupByCategory(products: readonly Product[]): Menu {
  return Object.fromEntries(
    dishCategories.map(({ name }) => [name, dishesOf(name, products)]),
  ) as Menu;
}
