import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { indexProducts, searchProducts } from '../../domain/product/product-list';

/** The group of what the list's search finds. */
export const SEARCH_GROUP = 'ricerca';

const names = dishCategories.map(({ name }) => name);

/** Several categories as one choice. */
export const bundles: readonly { label: string; groups: readonly string[] }[] = [
  { label: 'Tutto il menu', groups: names },
  { label: 'Tutte le pizze', groups: names.filter((name) => name.startsWith('Pizze')) },
];

/** What is chosen, in words: 'Tutte le pizze', 'Antipasti, Dolci'. */
export function groupsText(groups: readonly string[], query: string): string {
  const bundle = bundles.find((each) => each.groups.join() === groups.join());
  const words = groups.map((group) => (group === SEARCH_GROUP ? `Ricerca «${query}»` : group));
  return bundle?.label ?? words.join(', ');
}

/** The products of some groups, sorted by name. The search finds what the list's search finds. */
export function productsIn(
  products: readonly Product[],
  groups: readonly string[],
  query: string,
): Product[] {
  const index = indexProducts(products);
  const found = new Set(groups.includes(SEARCH_GROUP) ? searchProducts(index, query) : []);
  return index
    .map(({ product }) => product)
    .filter((product) => groups.includes(product.categoria) || found.has(product));
}
