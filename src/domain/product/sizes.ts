import { CLASSIC_PIZZAS } from './categories';
import { fieldsOf } from './fields';

/** The fields of all prices, in the order of the form. */
export const priceNames = fieldsOf('price', 'optionalPrice');

/** The prices of a dish as its card has them, in euro; 0 and null are no price. */
export type Prices = { price: number; familyPrice: number | null; meterPrice: number | null };

/** The sizes in which a dish may be had, what they and their prices are called, and the price of each. */
export const sizes = {
  normale: { label: 'Normale', priceLabel: 'Prezzo:', price: 'price' },
  maxi: { label: 'Maxi', priceLabel: 'Prezzo Maxi:', price: 'familyPrice' },
  metro: { label: 'Al metro', priceLabel: 'Prezzo al Metro:', price: 'meterPrice' },
} as const satisfies Record<string, { label: string; priceLabel: string; price: keyof Prices }>;

export type Size = keyof typeof sizes;

/** Whether a value is a size. */
export const isSize = (value: unknown): value is Size =>
  typeof value === 'string' && Object.keys(sizes).includes(value);

/** The sizes that have a price, even one that is not told. A dish without any price can be asked for all the same. */
export function sizesOf(prices: Prices): Size[] {
  const priced = Object.keys(sizes)
    .filter(isSize)
    .filter((size) => Number(prices[sizes[size].price]) > 0);
  return priced.length > 0 ? priced : ['normale'];
}

export type PriceName = (typeof priceNames)[number];

const ONE_SIZE = fieldsOf('price');

/** The prices that guests see of a dish of this category: only classic pizzas also come as Maxi and by the metre. */
export function shownPrices({ categoria }: { categoria: string }): readonly PriceName[] {
  return categoria === CLASSIC_PIZZAS ? priceNames : ONE_SIZE;
}
