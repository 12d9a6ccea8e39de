import { MAX_PRICE } from '../product/price';
import { parsePrice } from '../product/typed-price';
import type { PriceName, PriceWish, RoundingStep } from './price-change';

/** The values of the form that changes many prices, as typed. */
export type PriceFormValues = {
  /** Which products: a key of the form's own; '' until one is chosen. */
  choice: string;
  prices: readonly PriceName[];
  sign: PriceWish['sign'];
  unit: PriceWish['unit'];
  amount: string;
  step: RoundingStep;
};

/** The message for each field that is wrong. */
export type PriceFormProblems = Partial<Record<'choice' | 'prices' | 'amount', string>>;

/** The values of an empty form: the main price, rounded to 0,10 euro as on the menu. */
export const emptyPriceForm: PriceFormValues = {
  choice: '',
  prices: ['prezzo'],
  sign: 1,
  unit: 'euro',
  amount: '',
  step: 10,
};

/** The typed amount, which may name the unit that is chosen; null where it is no number. */
function amountOf({ amount, unit }: PriceFormValues): number | null {
  if (unit === 'euro') return parsePrice(amount);
  return amount.includes('€') ? null : parsePrice(amount.replace(/%\s*$/, ''));
}

/** An amount is typed as a price is (decisions, "Writing"), without a sign: that has a control of its own. */
function amountProblem(values: PriceFormValues): string | undefined {
  if (values.amount.trim() === '') return 'Scrivi di quanto cambiare i prezzi';
  const number = amountOf(values);
  if (number === null) return "L'importo deve essere un numero, con al massimo due decimali";
  if (number <= 0) return "L'importo deve essere maggiore di 0";
  if (number > MAX_PRICE) return "L'importo può essere al massimo 9999,99";
  return undefined;
}

/** The messages for all fields that are wrong; an empty object where none is. */
export function priceFormProblems(values: PriceFormValues): PriceFormProblems {
  const problems: PriceFormProblems = {};
  const amount = amountProblem(values);
  if (values.choice === '') problems.choice = 'Scegli quali prodotti';
  if (values.prices.length === 0) problems.prices = 'Scegli almeno un prezzo';
  if (amount !== undefined) problems.amount = amount;
  return problems;
}

/** The form as a wish that can be applied, or null while a field is wrong. */
export function wishOf(values: PriceFormValues): PriceWish | null {
  if (Object.keys(priceFormProblems(values)).length > 0) return null;
  const { prices, sign, unit, step } = values;
  return { prices, sign, unit, step, amount: Math.round((amountOf(values) ?? 0) * 100) };
}
