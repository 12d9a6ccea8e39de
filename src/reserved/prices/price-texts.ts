import type { Change } from '../../domain/changes/change';
import {
  type Obstacle,
  type PriceName,
  type PriceWish,
  priceSteps,
} from '../../domain/changes/price-change';
import { dishCategories } from '../../domain/product/categories';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { indexProducts, searchProducts } from '../../domain/product/product-list';
import { counted } from '../counted';

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
  below: 'Escluso: andrebbe sotto zero',
  zero: 'Escluso: a 0 il prezzo sparirebbe dal menu',
  above: 'Escluso: supererebbe € 9999,99',
  unfit: 'Escluso: va prima corretto nella sua scheda',
};

export const prices = (count: number) => counted(count, 'prezzo', 'prezzi');

/** How many prices the changes concern. */
export function countPrices(changes: readonly Change[]): number {
  return changes.flatMap(priceSteps).length;
}

/** 'Aumento di € 0,50, con arrotondamento a € 0,10.' */
export function wishText({ sign, unit, amount, step }: PriceWish): string {
  const number = formatPrice(amount / 100);
  const by = unit === 'euro' ? number : `${number.replace('€ ', '').replace(/,00$/, '')}%`;
  const rounding =
    step === 1 ? 'senza arrotondamento' : `con arrotondamento a ${formatPrice(step / 100)}`;
  return `${sign === 1 ? 'Aumento' : 'Riduzione'} di ${by}, ${rounding}.`;
}

function range(euros: readonly number[]): string {
  const [lowest, highest] = [Math.min(...euros), Math.max(...euros)];
  return lowest === highest
    ? formatPrice(lowest)
    : `${formatPrice(lowest)} – ${formatPrice(highest).replace('€ ', '')}`;
}

/** How many of one of the prices are changed, and their ranges before and after; null where none is. */
export function rangesOf(changes: readonly Change[], name: PriceName) {
  const steps = changes.flatMap(priceSteps).filter(({ field }) => field === name);
  if (steps.length === 0) return null;
  return {
    count: steps.length,
    before: range(steps.map(({ before }) => before)),
    after: range(steps.map(({ after }) => after)),
  };
}
