import * as v from 'valibot';
import { MAX_PRICE } from './price';
import { type Product, type ProductFields, writableProduct } from './product';

/** The three prices of a product, in the order of the form. */
export const priceNames = ['prezzo', 'prezzo_familiare', 'prezzo_al_metro'] as const;

/** The stored name of a price. */
export type PriceName = (typeof priceNames)[number];

/** The steps to which prices may be rounded, in cents. */
export const roundingSteps = [1, 10, 50, 100] as const;

/** One of these steps, in cents. */
export type RoundingStep = (typeof roundingSteps)[number];

/** How prices are to change. */
export type PriceWish = {
  prices: readonly PriceName[];
  sign: 1 | -1;
  unit: 'euro' | 'percent';
  /** Hundredths of the unit: cents, or hundredths of a per cent. Whole, from 1 to 999,999. */
  amount: number;
  step: RoundingStep;
};

const MAX_CENTS = Math.round(MAX_PRICE * 100);

/** One price of a product before and after, in euro. */
export type PriceStep = { name: PriceName; before: number; after: number };

/** The prices to write of one product. */
export type PriceWrite = { id: string; nome: string; steps: readonly PriceStep[] };

/**
 * Why a product's prices cannot change. 'below': one would be negative. 'zero': one would be 0, which hides it (spec
 * point 9). 'above': one would exceed MAX_PRICE. 'unfit': the stored product is invalid, so the rules would refuse any
 * write of it.
 */
export type Obstacle = 'below' | 'zero' | 'above' | 'unfit';

/** A product whose prices change. */
export type PlannedRow = { product: Product; steps: readonly PriceStep[] };
/** A product whose prices cannot change, and why. */
export type BlockedRow = { product: Product; obstacle: Obstacle };

/** The effect of a wish on a list of products, in their order. */
export type PricePlan = {
  rows: readonly PlannedRow[];
  blocked: readonly BlockedRow[];
  /** How many products keep their prices: these are missing, 0, or the same after rounding. */
  unchanged: number;
};

/**
 * Computes a price after the change, rounded to the step, halves up. All numbers are integers, fractions of a cent
 * included, so that there is no rounding error.
 * @param cents whole cents from 0 to 999,999
 * @returns whole cents, a multiple of the step; may be below 0 or above the highest price
 */
export function changedCents(cents: number, { sign, unit, amount, step }: PriceWish): number {
  // In ten-thousandths of a cent: a hundredth of a per cent of a cent.
  const exact =
    unit === 'euro' ? (cents + sign * amount) * 10_000 : cents * (10_000 + sign * amount);
  const one = step * 10_000;
  return Math.floor((2 * exact + one) / (2 * one)) * step;
}

/** The nearest whole number of cents: only a foreign write can have stored fractions of one. */
function centsOf(euro: number): number {
  return Math.round(euro * 100);
}

/** null where the price keeps its value. A missing price and 0, which is not shown, never become a shown price. */
function stepOf(name: PriceName, euro: number | null, wish: PriceWish): PriceStep | null {
  if (euro === null || euro === 0) return null;
  const after = changedCents(centsOf(euro), wish) / 100;
  return after === euro ? null : { name, before: euro, after };
}

function obstacleOf({ id, ...fields }: Product, steps: readonly PriceStep[]): Obstacle | null {
  if (steps.some(({ after }) => after < 0)) return 'below';
  if (steps.some(({ after }) => after === 0)) return 'zero';
  if (steps.some(({ after }) => centsOf(after) > MAX_CENTS)) return 'above';
  return v.is(writableProduct, { ...fields, ...pricesAfter(steps) }) ? null : 'unfit';
}

/**
 * Plans the change of many products. Where one price of a product cannot change, none of its prices does: a partial
 * change would leave them out of proportion.
 */
export function planPrices(products: readonly Product[], wish: PriceWish): PricePlan {
  const rows: PlannedRow[] = [];
  const blocked: BlockedRow[] = [];
  for (const product of products) {
    const steps = priceNames
      .filter((name) => wish.prices.includes(name))
      .map((name) => stepOf(name, product[name], wish))
      .filter((step) => step !== null);
    if (steps.length === 0) continue;
    const obstacle = obstacleOf(product, steps);
    if (obstacle === null) rows.push({ product, steps });
    else blocked.push({ product, obstacle });
  }
  return { rows, blocked, unchanged: products.length - rows.length - blocked.length };
}

/** The new prices of a product, in euro. */
export function pricesAfter(steps: readonly PriceStep[]): Partial<Record<PriceName, number>> {
  return Object.fromEntries(steps.map(({ name, after }) => [name, after]));
}

/**
 * Whether a product has the prices that a write expects to find, or those that it leaves.
 * @param moment 'before' the write or 'after' it
 */
export function standsAt(
  product: Pick<ProductFields, PriceName>,
  steps: readonly PriceStep[],
  moment: 'before' | 'after',
): boolean {
  return steps.every((step) => product[step.name] === step[moment]);
}

/** The write that undoes another. */
export function reversed({ id, nome, steps }: PriceWrite): PriceWrite {
  const back = steps.map(({ name, before, after }) => ({ name, before: after, after: before }));
  return { id, nome, steps: back };
}

/** How many prices the writes change. */
export function countPrices(writes: readonly Pick<PriceWrite, 'steps'>[]): number {
  return writes.reduce((sum, { steps }) => sum + steps.length, 0);
}
