import type { Obstacle, PriceWish } from '../../domain/changes/price-change';
import { dishCategories } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
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

export const OBSTACLE_TEXT: Record<Obstacle, string> = {
  below: 'Andrebbe sotto zero',
  zero: 'A 0 il prezzo sparirebbe dal menu',
  above: 'Supererebbe € 9999,99',
  unfit: 'Va prima corretto nella sua scheda',
};

/** 'Aumento di € 0,50, con arrotondamento a € 0,10.' */
export function wishText({ sign, unit, amount, step }: PriceWish): string {
  const number = formatPrice(amount / 100);
  const by = unit === 'euro' ? number : `${number.replace('€ ', '').replace(/,00$/, '')}%`;
  const rounding =
    step === 1 ? 'senza arrotondamento' : `con arrotondamento a ${formatPrice(step / 100)}`;
  return `${sign === 1 ? 'Aumento' : 'Riduzione'} di ${by}, ${rounding}.`;
}
