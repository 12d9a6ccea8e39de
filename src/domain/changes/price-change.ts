import * as v from 'valibot';
import { fieldsOf } from '../product/fields';
import { MAX_PRICE } from '../product/price';
import type { Product } from '../product/product';
import { parsePrice } from '../product/typed-price';
import { type Change, changeOf, differencesOf, isWhole } from './change';

/** The prices of a product, in the order of the form. */
export const priceNames = fieldsOf('price', 'optionalPrice');

/** The stored name of a price. */
export type PriceName = (typeof priceNames)[number];

/** The steps to which prices may be rounded, in cents. */
export const roundingSteps = [1, 10, 50, 100] as const;

/** The typed amount in hundredths, or what is wrong with it. It may name the chosen unit, and not the other one. */
function readAmount(amount: string, unit: 'euro' | 'percent') {
  const wrong = (problem: string) => ({ hundredths: 0, problem });
  if (amount.trim() === '') return wrong('Scrivi di quanto cambiare i prezzi');
  const [own, other] = unit === 'euro' ? ['€', '%'] : ['%', '€'];
  const number = amount.includes(other) ? null : parsePrice(amount.replace(own, ''));
  if (number === null) {
    return wrong("L'importo deve essere un numero, con al massimo due decimali");
  }
  if (number <= 0) return wrong("L'importo deve essere maggiore di 0");
  if (number > MAX_PRICE) return wrong("L'importo può essere al massimo 9999,99");
  return { hundredths: Math.round(number * 100), problem: null };
}

/** The form that changes many prices: typed values in, a wish out. Each issue is the message for its field. */
export const priceForm = v.pipe(
  v.object({
    /** Which products: keys of the form's own. */
    groups: v.pipe(v.array(v.string()), v.minLength(1, 'Scegli quali piatti')),
    prices: v.pipe(v.array(v.picklist(priceNames)), v.minLength(1, 'Scegli almeno un prezzo')),
    sign: v.pipe(
      v.picklist(['+', '-']),
      v.transform((sign): 1 | -1 => (sign === '+' ? 1 : -1)),
    ),
    unit: v.picklist(['euro', 'percent']),
    amount: v.string(),
    /** In cents. */
    step: v.pipe(v.string(), v.transform(Number), v.picklist(roundingSteps)),
  }),
  v.forward(
    v.check(
      ({ amount, unit }) => readAmount(amount, unit).problem === null,
      ({ input }) => readAmount(input.amount, input.unit).problem ?? '',
    ),
    ['amount'],
  ),
  v.transform(({ amount, ...values }) => ({
    ...values,
    /** Hundredths of the unit: cents, or hundredths of a per cent. Whole, from 1 to 999,999. */
    amount: readAmount(amount, values.unit).hundredths,
  })),
);

/** The values of the form, as its controls have them. */
export type PriceFormValues = v.InferInput<typeof priceForm>;

/** What is chosen in the form. */
export type PriceChoice = v.InferOutput<typeof priceForm>;

/** How prices are to change, whichever products they belong to. */
export type PriceWish = Omit<PriceChoice, 'groups'>;

/** The values of an empty form: the main price, rounded to 0,10 euro as on the menu. */
export const emptyPriceForm: PriceFormValues = {
  groups: [],
  prices: ['prezzo'],
  sign: '+',
  unit: 'euro',
  amount: '',
  step: '10',
};

/**
 * Why a product's prices cannot change. 'below': one would be negative. 'zero': one would be 0, which hides it. 'above':
 * one would exceed MAX_PRICE. 'unfit': the stored product is not whole, so the rules would refuse any write of it.
 */
export type Obstacle = 'below' | 'zero' | 'above' | 'unfit';

/** The effect of a wish on a list of products, in their order. */
export type PricePlan = {
  rows: readonly { product: Product; change: Change }[];
  blocked: readonly { product: Product; obstacle: Obstacle }[];
  /** How many products keep their prices: these are missing, 0, or the same after rounding. */
  unchanged: number;
};

/**
 * Computes a price after the change, rounded to the nearest step, halves up. Where that would go against the wish (1,60
 * plus 5 % is 1,68, to the nearest 0,50 it is 1,50) it is rounded in the direction of the wish instead. All numbers are
 * integers, fractions of a cent included, so that there is no rounding error.
 * @param cents whole cents from 0 to 999,999
 * @returns whole cents, a multiple of the step or `cents` itself; may be below 0 or above the highest price
 */
export function changedCents(cents: number, { sign, unit, amount, step }: PriceWish): number {
  // In ten-thousandths of a cent: a hundredth of a per cent of a cent.
  const exact =
    unit === 'euro' ? (cents + sign * amount) * 10_000 : cents * (10_000 + sign * amount);
  const one = step * 10_000;
  const nearest = Math.floor((2 * exact + one) / (2 * one)) * step;
  if (sign * (nearest - cents) >= 0) return nearest;
  return (sign === 1 ? Math.ceil(exact / one) : Math.floor(exact / one)) * step;
}

/** The chosen prices after the change, in euro. A missing price and 0, which is not shown, never become a shown price. */
function newPrices(product: Product, wish: PriceWish): Partial<Record<PriceName, number>> {
  return Object.fromEntries(
    wish.prices.flatMap((name) => {
      const euro = product[name];
      return euro ? [[name, changedCents(Math.round(euro * 100), wish) / 100]] : [];
    }),
  );
}

function obstacleOf(product: Product, euros: readonly number[]): Obstacle | null {
  if (euros.some((after) => after < 0)) return 'below';
  if (euros.includes(0)) return 'zero';
  if (euros.some((after) => after > MAX_PRICE)) return 'above';
  return isWhole(product) ? null : 'unfit';
}

/**
 * Plans the change of many products. Where one price of a product cannot change, none of its prices does: a partial
 * change would leave them out of proportion.
 */
export function planPrices(products: readonly Product[], wish: PriceWish): PricePlan {
  const rows: PricePlan['rows'][number][] = [];
  const blocked: PricePlan['blocked'][number][] = [];
  for (const product of products) {
    const prices = newPrices(product, wish);
    const change = changeOf(product, prices);
    const obstacle = change && obstacleOf(product, Object.values(prices));
    if (obstacle) blocked.push({ product, obstacle });
    else if (change) rows.push({ product, change });
  }
  return { rows, blocked, unchanged: products.length - rows.length - blocked.length };
}

/** One price of a product before and after, in euro. */
export type PriceStep = { field: PriceName; before: number; after: number };

/** The prices that a change moves to more than double, to less than half, or from a shown one to 0: each may be a slip. */
export function farSteps(change: Change): PriceStep[] {
  return differencesOf(change).filter(
    (step): step is PriceStep =>
      typeof step.before === 'number' &&
      typeof step.after === 'number' &&
      step.before > 0 &&
      (step.after > step.before * 2 || step.after < step.before / 2),
  );
}
