import * as v from 'valibot';
import { MAX_PRICE } from '../product/price';
import { parsePrice } from '../product/typed-price';
import { type PriceWish, priceNames, roundingSteps } from './price-change';

/** The typed amount, which may name the unit that is chosen; null where it is no number. */
function amountOf(amount: string, unit: PriceWish['unit']): number | null {
  if (unit === 'euro') return parsePrice(amount);
  return amount.includes('€') ? null : parsePrice(amount.replace(/%\s*$/, ''));
}

/** What is wrong with an amount: it is typed as a price is, without a sign, which has a control of its own. */
function amountProblem(amount: string, unit: PriceWish['unit']): string | null {
  if (amount.trim() === '') return 'Scrivi di quanto cambiare i prezzi';
  const number = amountOf(amount, unit);
  if (number === null) return "L'importo deve essere un numero, con al massimo due decimali";
  if (number <= 0) return "L'importo deve essere maggiore di 0";
  return number > MAX_PRICE ? "L'importo può essere al massimo 9999,99" : null;
}

/**
 * The form that changes many prices: typed values in, a wish that can be applied and the chosen groups out. Each issue is
 * the message for its field.
 */
export const priceForm = v.pipe(
  v.object({
    /** Which products: keys of the form's own. */
    groups: v.pipe(v.array(v.string()), v.minLength(1, 'Scegli quali prodotti')),
    prices: v.pipe(v.array(v.picklist(priceNames)), v.minLength(1, 'Scegli almeno un prezzo')),
    sign: v.pipe(
      v.picklist(['+', '-']),
      v.transform((sign) => (sign === '+' ? 1 : -1)),
    ),
    unit: v.picklist(['euro', 'percent']),
    amount: v.string(),
    /** In cents. */
    step: v.pipe(v.string(), v.transform(Number), v.picklist(roundingSteps)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value: input } = dataset;
    const message = amountProblem(input.amount, input.unit);
    if (message === null) return;
    const path = { type: 'object', origin: 'value', input, key: 'amount' } as const;
    addIssue({ message, path: [{ ...path, value: input.amount }] });
  }),
  v.transform(({ amount, ...values }) => ({
    ...values,
    amount: Math.round((amountOf(amount, values.unit) ?? 0) * 100),
  })),
);

/** The values of the form, as its controls have them. */
export type PriceFormValues = v.InferInput<typeof priceForm>;

/** The values of an empty form: the main price, rounded to 0,10 euro as on the menu. */
export const emptyPriceForm: PriceFormValues = {
  groups: [],
  prices: ['prezzo'],
  sign: '+',
  unit: 'euro',
  amount: '',
  step: '10',
};
