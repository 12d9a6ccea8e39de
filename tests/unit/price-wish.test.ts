import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  emptyPriceForm,
  type PriceFormValues,
  priceForm,
} from '../../src/domain/changes/price-wish';

const form = { ...emptyPriceForm, groups: ['Pinse'], amount: '0,50' };

function problems(values: PriceFormValues) {
  const { success, issues } = v.safeParse(priceForm, values);
  return success ? {} : v.flatten(issues).nested;
}

describe('the form that changes many prices', () => {
  test.each([
    ['0,50', 50],
    ['0.5', 50],
    [' 12 ', 1_200],
    ['+1,29', 129],
    ['9999,99', 999_999],
    ['0,01', 1],
  ])('parses %j as %i hundredths', (amount, hundredths) => {
    expect(v.parse(priceForm, { ...form, amount })).toEqual({
      groups: ['Pinse'],
      prices: ['prezzo'],
      sign: 1,
      unit: 'euro',
      amount: hundredths,
      step: 10,
    });
  });

  test.each([
    ['', 'Scrivi di quanto cambiare i prezzi'],
    ['  ', 'Scrivi di quanto cambiare i prezzi'],
    ['5%', "L'importo deve essere un numero, con al massimo due decimali"],
    ['12abc', "L'importo deve essere un numero, con al massimo due decimali"],
    ['1,234', "L'importo deve essere un numero, con al massimo due decimali"],
    ['1e3', "L'importo deve essere un numero, con al massimo due decimali"],
    ['0', "L'importo deve essere maggiore di 0"],
    ['-0,50', "L'importo deve essere maggiore di 0"],
    ['10000', "L'importo può essere al massimo 9999,99"],
  ])('rejects the amount %j: %s', (amount, message) => {
    expect(problems({ ...form, amount })).toEqual({ amount: [message] });
  });

  test('takes the sign of the chosen unit, and not of the other one', () => {
    const percent = { ...form, unit: 'percent' } as const;
    expect(v.parse(priceForm, { ...percent, amount: '10 %' }).amount).toBe(1_000);
    expect(v.parse(priceForm, { ...form, amount: '€ 10' }).amount).toBe(1_000);
    const amount = ["L'importo deve essere un numero, con al massimo due decimali"];
    expect(problems({ ...percent, amount: '€ 10' })).toEqual({ amount });
  });

  test('reports every missing field', () => {
    expect(problems({ ...emptyPriceForm, prices: [] })).toEqual({
      groups: ['Scegli quali prodotti'],
      prices: ['Scegli almeno un prezzo'],
      amount: ['Scrivi di quanto cambiare i prezzi'],
    });
  });
});
