import { type DishCategory, type DishCategoryName, dishCategories } from './categories';
import type { Product } from './product';

/** The dishes of the eight categories, each list in the order of the page. */
export type Menu = Record<DishCategoryName, Product[]>;

/**
 * The category on whose page visitors find a product. undefined if the product is hidden, has no name, or its category has no
 * dishes: then only the reserved list shows it.
 */
export function menuCategoryOf({ nome, categoria, nascosto }: Product): DishCategory | undefined {
  if (nascosto || nome === '') return undefined;
  return dishCategories.find(({ name }) => name === categoria);
}

/** The dishes of one category that visitors see, by price, then by name. */
export function dishesOf(category: DishCategoryName, products: readonly Product[]): Product[] {
  return products
    .filter((product) => menuCategoryOf(product)?.name === category)
    .sort((a, b) => a.prezzo - b.prezzo || a.nome.localeCompare(b.nome, 'it'));
}

/** Groups the products into the menu. Products of any other category are left out. */
export function groupByCategory(products: readonly Product[]): Menu {
  return Object.fromEntries(
    dishCategories.map(({ name }) => [name, dishesOf(name, products)]),
  ) as Menu;
}
