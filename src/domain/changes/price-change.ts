import * as v from 'valibot';
import { formatPrice, MAX_PRICE } from '../product/price';
import type { Product } from '../product/product';
import { type PriceName, priceNames } from '../product/sizes';
import { parsePrice } from '../product/validation';
import { type Change, changeOf, isWhole } from './change';

/** The steps to which prices may be rounded, in cents. */
export const roundingSteps = [1, 10, 50, 100] as const;

/** Parses the typed amount into hundredths, or returns what is wrong with it. It may contain the chosen unit, not the other. */
function readAmount(amount: string, unit: 'euro' | 'percent'): number | string {
  if (amount.trim() === '') return 'Scrivi di quanto cambiare i prezzi';
  const [own, other] = unit === 'euro' ? ['€', '%'] : ['%', '€'];
  const number = amount.includes(other) ? null : parsePrice(amount.replace(own, ''));
  if (number === null) return 'L’importo deve essere un numero, con al massimo due decimali';
  if (number <= 0) return 'L’importo deve essere maggiore di 0';
  if (number > MAX_PRICE) return 'L’importo può essere al massimo 9999,99';
  return Math.round(number * 100);
}

/** The schema of the form that changes many prices, from typed values to a choice. Each issue is the message for its field. */
export const priceForm = v.pipe(
  v.object({
    /** Which products: the form's own keys. */
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
      ({ amount, unit }) => typeof readAmount(amount, unit) === 'number',
      ({ input }) => String(readAmount(input.amount, input.unit)),
    ),
    ['amount'],
  ),
  v.transform(({ amount, step, ...values }) => ({
    ...values,
    /** Hundredths of the unit: cents, or hundredths of a per cent. Whole, from 1 to 999,999. */
    amount: Number(readAmount(amount, values.unit)),
    /** Only percent makes prices that no menu has: euro are added as they are typed. */
    step: values.unit === 'percent' ? step : (1 as const),
  })),
);

export type PriceFormValues = v.InferInput<typeof priceForm>;

export type PriceChoice = v.InferOutput<typeof priceForm>;

/** How prices should change, whichever products they belong to. */
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
 * A price after the change, rounded to the nearest step, halves up. If rounding would reverse the change (1,60 plus 5 % is 1,68,
 * to the nearest 0,50 it is 1,50), the price is rounded in the direction of the change instead. All numbers are integers.
 * @param cents whole cents from 0 to 999,999
 * @returns whole cents; may be below 0 or above the highest price
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

/** How much the prices change, with the unit: '€ 0,50', '10 %', '2,5 %'. */
export function amountInWords({ unit, amount }: Pick<PriceWish, 'unit' | 'amount'>): string {
  return unit === 'euro'
    ? formatPrice(amount / 100)
    : `${String(amount / 100).replace('.', ',')} %`;
}

/**
 * The prices that become at least double, or at most half, in words for staff: ': 31 dei 52 prezzi più che raddoppiano'. A slip is
 * more likely than a wish. Prices from or to 0, which are not shown, are left out.
 * @param changes of prices
 * @returns '' if there is none
 */
export function jumpsInWords(changes: readonly Change[]): string {
  const factors = changes.flatMap(({ before, after }) =>
    priceNames.flatMap((name) => {
      const [from, to] = [before?.[name], after?.[name]];
      // In whole cents: 8,70 is twice 4,35.
      return typeof to === 'number' && from ? [Math.round(to * 100) / Math.round(from * 100)] : [];
    }),
  );
  const all = factors.length;
  function told(some: readonly number[], one: string, many: string): string[] {
    if (some.length === 0) return [];
    if (all === 1) return [`il prezzo ${one}`];
    const which =
      some.length === all ? `tutti i ${all} prezzi` : `${some.length} dei ${all} prezzi`;
    return [`${which} ${some.length === 1 ? one : many}`];
  }
  const doubled = factors.filter((factor) => factor >= 2);
  const halved = factors.filter((factor) => factor > 0 && factor <= 1 / 2);
  const up = doubled.every((factor) => factor > 2) ? 'più che' : 'almeno';
  const down = halved.every((factor) => factor < 1 / 2) ? 'sotto la metà' : 'alla metà o sotto';
  const parts = [
    ...told(doubled, `${up} raddoppia`, `${up} raddoppiano`),
    ...told(halved, `scende ${down}`, `scendono ${down}`),
  ];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
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

function obstacleOf(product: Product, euros: readonly number[]): string | null {
  if (euros.some((after) => after < 0)) return 'Andrebbe sotto zero';
  if (euros.includes(0)) return 'A 0 il prezzo sparirebbe dal menu';
  if (euros.some((after) => after > MAX_PRICE)) return 'Supererebbe € 9999,99';
  // The rules would refuse any write of it.
  return isWhole(product) ? null : 'Va prima corretto nella sua scheda';
}

/**
 * Plans the change of many products. If one price of a product cannot change, none of its prices does: a partial
 * change would leave them out of proportion.
 * @returns what changes, in the order of the products, and the products whose prices cannot change, with the reason for staff
 */
export function planPrices(products: readonly Product[], wish: PriceWish) {
  const rows: { product: Product; change: Change }[] = [];
  const blocked: { product: Product; note: string }[] = [];
  for (const product of products) {
    const prices = newPrices(product, wish);
    const change = changeOf(product, prices);
    const note = change && obstacleOf(product, Object.values(prices));
    if (note) blocked.push({ product, note });
    else if (change) rows.push({ product, change });
  }
  return { rows, blocked };
}
