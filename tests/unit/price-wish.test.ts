import { describe, expect, test } from 'vitest';
import { emptyPriceForm, priceFormProblems, wishOf } from '../../src/domain/changes/price-wish';

const form = { ...emptyPriceForm, choice: 'menu', amount: '0,50' };

describe('the form that changes many prices', () => {
  test.each([
    ['0,50', 50],
    ['0.5', 50],
    [' 12 ', 1_200],
    ['+1,29', 129],
    ['9999,99', 999_999],
    ['0,01', 1],
  ])('parses %j as %i hundredths', (amount, hundredths) => {
    expect(wishOf({ ...form, amount })).toEqual({
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
    expect(priceFormProblems({ ...form, amount })).toEqual({ amount: message });
    expect(wishOf({ ...form, amount })).toBeNull();
  });

  test('takes the sign of the unit that is chosen, and not of the other one', () => {
    const percent = { ...form, unit: 'percent' } as const;
    expect(wishOf({ ...percent, amount: '10 %' })).toMatchObject({
      unit: 'percent',
      amount: 1_000,
    });
    expect(wishOf({ ...form, amount: '€ 10' })).toMatchObject({ unit: 'euro', amount: 1_000 });
    const amount = "L'importo deve essere un numero, con al massimo due decimali";
    expect(priceFormProblems({ ...percent, amount: '€ 10' })).toEqual({ amount });
  });

  test('reports every missing field', () => {
    expect(priceFormProblems({ ...emptyPriceForm, prices: [] })).toEqual({
      choice: 'Scegli quali prodotti',
      prices: 'Scegli almeno un prezzo',
      amount: 'Scrivi di quanto cambiare i prezzi',
    });
    expect(wishOf({ ...form, prices: [] })).toBeNull();
    expect(wishOf({ ...form, choice: '' })).toBeNull();
  });
});
