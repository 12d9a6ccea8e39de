import { CLASSIC_PIZZAS } from './categories';
import { fieldsOf } from './fields';

/** The fields of all prices, in the order of the form. */
export const priceNames = fieldsOf('price', 'optionalPrice');

export type PriceName = (typeof priceNames)[number];

const ONE_SIZE = fieldsOf('price');

/** The prices that guests see of a dish of this category: only classic pizzas also come as Maxi and by the metre. */
export function shownPrices({ categoria }: { categoria: string }): readonly PriceName[] {
  return categoria === CLASSIC_PIZZAS ? priceNames : ONE_SIZE;
}
