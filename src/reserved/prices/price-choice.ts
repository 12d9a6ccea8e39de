import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { type IndexedProduct, searchProducts } from '../../domain/product/product-list';

/** Values of the choice of products, beside the categories' names. */
export const SEARCH_CHOICE = 'ricerca';
const MENU_CHOICE = 'menu';

export type PriceChoice = { value: string; label: string };

/** What can be chosen: the results of the list's search, the whole menu, or one of the eight categories of dishes. */
export function choicesFor(query: string): PriceChoice[] {
  return [
    ...(query === '' ? [] : [{ value: SEARCH_CHOICE, label: `Ricerca: «${query}»` }]),
    { value: MENU_CHOICE, label: 'Tutto il menu' },
    ...dishCategories.map(({ name }) => ({ value: name, label: name })),
  ];
}

/** The products of a choice, sorted by name. The search finds what the list's search finds. */
export function chosenProducts(
  index: readonly IndexedProduct[],
  choice: string,
  query: string,
): readonly Product[] {
  if (choice === SEARCH_CHOICE) return query === '' ? [] : searchProducts(index, query);
  const names: string[] =
    choice === MENU_CHOICE ? dishCategories.map(({ name }) => name) : [choice];
  return index.map(({ product }) => product).filter(({ categoria }) => names.includes(categoria));
}
