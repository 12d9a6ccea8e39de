import { describe, expect, test } from 'vitest';
import { categoryNames } from '../../../src/domain/product/categories';
import {
  emptyValues,
  type FormMode,
  type FormValues,
  validateProduct,
  valuesOf,
} from '../../../src/domain/product/validation';
import { product } from '../../product';

const filled: FormValues = {
  ...valuesOf(product()),
  prezzo_familiare: '15',
  allergeni: [7, 1],
};

const REQUIRED = 'Perfavore riempi tutti i campi';
const FAMILY = 'Prezzo formato familiare deve essere un numero: scrivilo come 7,50 o 1234,50';
const METRE = 'Prezzo al metro deve essere un numero';
const RANGE = 'deve essere compreso tra 0 e 9999,99';
const PICTURE = 'Perfavore inserisci un file immagine valido';
const LONG_NAME = 'Il nome può avere al massimo 120 caratteri';
const LONG_TEXT = 'La descrizione può avere al massimo 1000 caratteri';
const PRICE: Record<FormMode, string> = {
  add: 'Il prezzo deve essere un numero',
  edit: 'Prezzo deve essere un numero',
};

function check(changes: Partial<FormValues>, mode: FormMode = 'add', pictureIsValid = true) {
  return validateProduct({ ...filled, ...changes }, mode, pictureIsValid);
}

describe.each<FormMode>(['add', 'edit'])('the form to %s', (mode) => {
  test('returns trimmed texts in plain letters, prices in euro, and null for empty optional prices', () => {
    const texts = { nome: '  𝐌argherita ', descrizione: '\n basilico\t' };
    expect(check(texts, mode)).toMatchObject({
      valid: true,
      fields: { nome: 'Margherita', descrizione: 'basilico', allergeni: [1, 7] },
    });
    const prices = { prezzo: 7.5, prezzo_familiare: 15, prezzo_al_metro: null };
    expect(check(texts, mode)).toMatchObject({ fields: prices });
  });

  test('does not say none of a product with allergens', () => {
    const fields = { allergeni: [1, 7], nessunAllergene: false };
    expect(check({ nessunAllergene: true }, mode)).toMatchObject({ fields });
  });

  test('names every missing field, in the order of the form', () => {
    const missing = ['nome', 'descrizione', 'prezzo', 'categoria'];
    const blank = { nome: ' ', descrizione: ' \n\t\u00a0', prezzo: '' };
    for (const values of [emptyValues, { ...emptyValues, ...blank, categoria: 'Fritti' }]) {
      const answer = { valid: false, message: REQUIRED, fields: missing };
      expect(validateProduct(values, mode, true)).toEqual(answer);
    }
  });

  test('accepts values at their limits, and all nine categories', () => {
    const price = { prezzo: '0', prezzo_familiare: '9999,99', prezzo_al_metro: ' € 7,5 ' };
    const texts = { nome: ` ${'n'.repeat(120)} `, descrizione: ` ${'d'.repeat(1000)} ` };
    expect(check({ ...price, ...texts }, mode)).toMatchObject({
      fields: { prezzo: 0, prezzo_familiare: 9999.99, prezzo_al_metro: 7.5 },
    });
    for (const categoria of categoryNames) expect(check({ categoria }, mode).valid).toBe(true);
  });

  test('reports only the first broken rule, in a fixed order', () => {
    const wrong = { prezzo: 'x', prezzo_familiare: '1.234', prezzo_al_metro: '€' };
    let values: Partial<FormValues> = { nome: '', descrizione: 'd'.repeat(1001), ...wrong };
    let pictureIsValid = false;
    const repairs: [message: string, repair: Partial<FormValues>][] = [
      [REQUIRED, { nome: 'n'.repeat(121) }],
      [PRICE[mode], { prezzo: '-1' }],
      [FAMILY, { prezzo_familiare: '10000' }],
      [METRE, { prezzo_al_metro: '-1' }],
      [PICTURE, {}],
      [LONG_NAME, { nome: 'n' }],
      [LONG_TEXT, { descrizione: 'd' }],
      [`Il prezzo ${RANGE}`, { prezzo: '1' }],
      [`Il prezzo formato familiare ${RANGE}`, { prezzo_familiare: '1' }],
      [`Il prezzo al metro ${RANGE}`, { prezzo_al_metro: '1' }],
    ];
    for (const [message, repair] of repairs) {
      expect(check(values, mode, pictureIsValid)).toMatchObject({ message });
      if (message === PICTURE) pictureIsValid = true;
      values = { ...values, ...repair };
    }
    expect(check(values, mode, pictureIsValid).valid).toBe(true);
    expect(check(values, mode, false)).toMatchObject({ fields: ['image'] });
    expect(check({ prezzo_al_metro: 'x' }, mode)).toMatchObject({ fields: ['prezzo_al_metro'] });
    expect(check({ nome: 'n'.repeat(121) }, mode)).toMatchObject({ fields: ['nome'] });
  });
});

describe('a stored product in its form', () => {
  const stored = product({
    descrizione: 'Pomodoro',
    allergeni: [1],
    prezzo_al_metro: 30,
    etichette: ['piccante'],
  });

  test('has its prices as a person would type them, with every decimal', () => {
    const prices = { prezzo: '7,125', prezzo_familiare: '', prezzo_al_metro: '30,00' };
    expect(valuesOf({ ...stored, prezzo: 7.125 })).toMatchObject(prices);
  });

  test('is valid and unchanged when it is saved without an edit', () => {
    const { image, ...fields } = stored;
    expect(validateProduct(valuesOf(stored), 'edit', true)).toMatchObject({ valid: true, fields });
  });

  test('has an empty category where the stored one is unknown', () => {
    expect(valuesOf({ ...stored, categoria: 'Fritti' }).categoria).toBe('');
  });
});
