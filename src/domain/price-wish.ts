import { MAX_PRICE, parsePrice } from './price';
import type { PriceName, PriceWish, RoundingStep } from './price-change';

/** What stands in the form that changes many prices, as typed. */
export type PriceFormValues = {
  /** Which products; '' until that is chosen. */
  choice: string;
  prices: readonly PriceName[];
  sign: PriceWish['sign'];
  unit: PriceWish['unit'];
  amount: string;
  step: RoundingStep;
};

/** The fields that can be wrong, with what to say of them. */
export type PriceFormProblems = Partial<Record<'choice' | 'prices' | 'amount', string>>;

/** An empty form: the main price, rounded to 0,10 as the menu's are. */
export const emptyPriceForm: PriceFormValues = {
  choice: '',
  prices: ['prezzo'],
  sign: 1,
  unit: 'euro',
  amount: '',
  step: 10,
};

/** An amount is a number as a price is (decisions, "Writing"); its direction has a control of its own. */
function amountProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Scrivi di quanto cambiare i prezzi';
  const number = parsePrice(text);
  if (number === null) return "L'importo deve essere un numero, con al massimo due decimali";
  if (number <= 0) return "L'importo deve essere maggiore di 0";
  if (number > MAX_PRICE) return "L'importo può essere al massimo 9999,99";
  return undefined;
}

/** What is wrong with the form; an empty object where nothing is. */
export function priceFormProblems(values: PriceFormValues): PriceFormProblems {
  const problems: PriceFormProblems = {};
  const amount = amountProblem(values.amount);
  if (values.choice === '') problems.choice = 'Scegli quali prodotti';
  if (values.prices.length === 0) problems.prices = 'Scegli almeno un prezzo';
  if (amount !== undefined) problems.amount = amount;
  return problems;
}

/** The wish that a form holds, null while it is not whole. */
export function wishOf(values: PriceFormValues): PriceWish | null {
  if (Object.keys(priceFormProblems(values)).length > 0) return null;
  const { prices, sign, unit, step } = values;
  return { prices, sign, unit, step, amount: Math.round((parsePrice(values.amount) ?? 0) * 100) };
}
