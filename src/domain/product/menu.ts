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

/**
 * Compares two dishes of a category. Those with a `posizione` come first, in its order, the others by what one person pays: a
 * dish without a price for one, sold as Maxi or by the metre alone, comes last. Equal ones are sorted by name, then as Firestore
 * returns them, so that every place has the same order.
 */
export function comparePlaces(a: Product, b: Product): number {
  const place = ({ posizione }: Product) => posizione ?? Number.MAX_VALUE;
  const priceForOne = ({ prezzo }: Product) => prezzo || Number.MAX_VALUE;
  return (
    place(a) - place(b) ||
    priceForOne(a) - priceForOne(b) ||
    a.nome.localeCompare(b.nome, 'it') ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * Groups products into the menu as they are sorted, such as by the build: a slow phone takes 0.1 s to compare names. Products
 * that no category's page shows are left out.
 */
export function groupInOrder(products: readonly Product[]): Menu {
  const lists = dishCategories.map((category) => {
    return [category.name, products.filter((product) => menuCategoryOf(product) === category)];
  });
  return Object.fromEntries(lists);
}

/** Groups products of any order into the menu, and sorts each category. */
export function groupByCategory(products: readonly Product[]): Menu {
  const menu = groupInOrder(products);
  for (const dishes of Object.values(menu)) dishes.sort(comparePlaces);
  return menu;
}
