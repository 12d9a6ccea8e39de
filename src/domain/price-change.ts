import * as v from 'valibot';
import { MAX_PRICE } from './price';
import { type Product, type ProductFields, writableProduct } from './product';

/** The three prices of a product, in the order of the form. */
export const priceNames = ['prezzo', 'prezzo_familiare', 'prezzo_al_metro'] as const;

/** The stored name of a price. */
export type PriceName = (typeof priceNames)[number];

/** To what prices may be rounded, in cents. */
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

/** What is to be written of one product. */
export type PriceWrite = { id: string; nome: string; steps: readonly PriceStep[] };

/**
 * Why a product cannot follow: a price would fall below 0, or to 0, which hides it (spec point 9); a price would exceed
 * what may be written; or the product is not whole, so that the rules would refuse any write of it.
 */
export type Obstacle = 'below' | 'zero' | 'above' | 'unfit';

/** A product whose prices change. */
export type PlannedRow = { product: Product; steps: readonly PriceStep[] };
/** A product that stays as it is, and why. */
export type BlockedRow = { product: Product; obstacle: Obstacle };

/** What a wish makes of some products, in their order. */
export type PricePlan = {
  rows: readonly PlannedRow[];
  blocked: readonly BlockedRow[];
  /** How many products have nothing that changes: the prices are missing, 0, or what they were once rounded. */
  unchanged: number;
};

/**
 * A price after the change, rounded to the step, half a step up. Everything is reckoned in whole numbers: per cents of a
 * cent included, so that nothing drifts.
 * @param cents whole cents from 0 to 999,999
 * @returns whole cents, a multiple of the step; below 0 or above the highest price where the wish leads there
 */
export function changedCents(cents: number, { sign, unit, amount, step }: PriceWish): number {
  // Ten-thousandths of a cent: a hundredth of a per cent of a cent.
  const exact =
    unit === 'euro' ? (cents + sign * amount) * 10_000 : cents * (10_000 + sign * amount);
  const one = step * 10_000;
  return Math.floor((2 * exact + one) / (2 * one)) * step;
}

/** The nearest whole cent: only a foreign write can have stored parts of one. */
function centsOf(euro: number): number {
  return Math.round(euro * 100);
}

/** null and 0 stay what they are: no price, and a price that is not shown. Neither may appear on the menu unasked. */
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
 * What a wish makes of products. A product of which one price cannot follow stays as it is whole: half of a change
 * would leave its prices out of proportion.
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

/** The prices of a row as they are to be written, in euro. */
export function pricesAfter(steps: readonly PriceStep[]): Partial<Record<PriceName, number>> {
  return Object.fromEntries(steps.map(({ name, after }) => [name, after]));
}

/** Whether the prices that a write is about stand as they were before it, or as it leaves them. */
export function standsAt(
  product: Pick<ProductFields, PriceName>,
  steps: readonly PriceStep[],
  moment: 'before' | 'after',
): boolean {
  return steps.every((step) => product[step.name] === step[moment]);
}

/** The write that puts back what another has changed. */
export function reversed({ id, nome, steps }: PriceWrite): PriceWrite {
  const back = steps.map(({ name, before, after }) => ({ name, before: after, after: before }));
  return { id, nome, steps: back };
}

/** How many prices writes are about. */
export function countPrices(writes: readonly Pick<PriceWrite, 'steps'>[]): number {
  return writes.reduce((sum, { steps }) => sum + steps.length, 0);
}
