import { describe, expect, test } from 'vitest';
import { categoryNames } from '../../src/domain/product/categories';
import { fields } from '../../src/domain/product/fields';
import {
  copyValuesOf,
  emptyValues,
  type FormMode,
  type FormValues,
  validateProduct,
  valuesOf,
} from '../../src/domain/product/validation';
import { product } from '../product';

const filled: FormValues = {
  ...emptyValues,
  nome: 'Margherita',
  descrizione: 'Pomodoro, fiordilatte, basilico',
  prezzo: '7,50',
  prezzo_familiare: '15',
  prezzo_al_metro: '',
  categoria: 'Pizze classiche',
  allergeni: [7, 1],
  etichette: [],
};

const REQUIRED = 'Perfavore riempi tutti i campi';
const FAMILY = 'Prezzo formato familiare deve essere un numero';
const METRE = 'Prezzo al metro deve essere un numero';
const RANGE = 'deve essere compreso tra 0 e 9999,99';
const PICTURE = 'Perfavore inserisci un file immagine valido';
const PRICE: Record<FormMode, string> = {
  add: 'Il prezzo deve essere un numero',
  edit: 'Prezzo deve essere un numero',
};

function check(changes: Partial<FormValues>, mode: FormMode = 'add', pictureIsValid = true) {
  return validateProduct({ ...filled, ...changes }, mode, pictureIsValid);
}

describe.each<FormMode>(['add', 'edit'])('the form to %s', (mode) => {
  test('returns the fields to write: texts trimmed, prices in euro, empty optional prices null', () => {
    expect(check({ nome: '  Margherita ', descrizione: '\n basilico\t' }, mode)).toEqual({
      valid: true,
      fields: {
        nome: 'Margherita',
        descrizione: 'basilico',
        allergeni: [1, 7],
        prezzo: 7.5,
        prezzo_familiare: 15,
        prezzo_al_metro: null,
        categoria: 'Pizze classiche',
        etichette: [],
      },
    });
  });

  test.each(['nome', 'descrizione', 'prezzo', 'categoria'] as const)('requires %s', (field) => {
    for (const blank of ['', ' ', ' \n\t\u00a0']) {
      const answer = check({ [field]: blank }, mode);
      expect(answer).toEqual({ valid: false, message: REQUIRED, fields: [field] });
    }
  });

  test('names every missing field, in the order of the form', () => {
    expect(validateProduct(emptyValues, mode, true)).toEqual({
      valid: false,
      message: REQUIRED,
      fields: ['nome', 'descrizione', 'prezzo', 'categoria'],
    });
  });

  test.each([
    ['prezzo', 'abc', PRICE[mode]],
    ['prezzo_familiare', '1.234', FAMILY],
    ['prezzo_al_metro', '€', METRE],
    ['prezzo', '-0,01', `Il prezzo ${RANGE}`],
    ['prezzo_familiare', '10000', `Il prezzo formato familiare ${RANGE}`],
    ['prezzo_al_metro', '-1', `Il prezzo al metro ${RANGE}`],
    ['nome', 'n'.repeat(121), 'Il nome può avere al massimo 120 caratteri'],
    ['descrizione', 'd'.repeat(1001), 'La descrizione può avere al massimo 1000 caratteri'],
  ])('rejects a wrong %s: %.8s', (field, text, message) => {
    expect(check({ [field]: text }, mode)).toEqual({ valid: false, message, fields: [field] });
  });

  test('accepts what is just within the limits', () => {
    const price = { prezzo: '0', prezzo_familiare: '9999,99', prezzo_al_metro: ' € 7,5 ' };
    const texts = { nome: ` ${'n'.repeat(120)} `, descrizione: ` ${'d'.repeat(1000)} ` };
    expect(check({ ...price, ...texts }, mode)).toMatchObject({
      fields: { prezzo: 0, prezzo_familiare: 9999.99, prezzo_al_metro: 7.5 },
    });
  });

  test('accepts each of the nine categories and no other', () => {
    for (const categoria of categoryNames) expect(check({ categoria }, mode).valid).toBe(true);
    expect(check({ categoria: 'Fritti' }, mode)).toMatchObject({
      message: REQUIRED,
      fields: ['categoria'],
    });
  });

  test('reports the first broken rule only, in the order of the specification, then ours', () => {
    const wrong: Partial<FormValues> = {
      nome: '',
      descrizione: 'd'.repeat(1001),
      prezzo: 'x',
      prezzo_familiare: 'x',
      prezzo_al_metro: 'x',
    };
    const repairs: Partial<FormValues>[] = [
      { nome: 'n'.repeat(121) },
      { prezzo: '-1' },
      { prezzo_familiare: '-1' },
      { prezzo_al_metro: '-1' },
    ];
    const messages: string[] = [];
    let values = wrong;
    for (const repair of [{}, ...repairs]) {
      values = { ...values, ...repair };
      const answer = check(values, mode, false);
      if (!answer.valid) messages.push(answer.message);
    }
    for (const repair of [
      {},
      { nome: 'n' },
      { descrizione: 'd' },
      { prezzo: '1' },
      { prezzo_familiare: '1' },
    ]) {
      values = { ...values, ...repair };
      const answer = check(values, mode, true);
      if (!answer.valid) messages.push(answer.message);
    }
    expect(messages).toEqual([
      REQUIRED,
      PRICE[mode],
      FAMILY,
      METRE,
      PICTURE,
      'Il nome può avere al massimo 120 caratteri',
      'La descrizione può avere al massimo 1000 caratteri',
      'Il prezzo deve essere compreso tra 0 e 9999,99',
      'Il prezzo formato familiare deve essere compreso tra 0 e 9999,99',
      'Il prezzo al metro deve essere compreso tra 0 e 9999,99',
    ]);
  });

  test('rejects a file that is no picture', () => {
    expect(check({}, mode, false)).toEqual({ valid: false, message: PICTURE, fields: ['image'] });
  });
});

describe('a stored product in its form', () => {
  const stored = product({
    descrizione: 'Pomodoro',
    allergeni: [1],
    prezzo_al_metro: 30,
    etichette: ['piccante'],
  });

  test('has its prices as a person would type them', () => {
    expect(valuesOf(stored)).toMatchObject({
      nome: 'Margherita',
      descrizione: 'Pomodoro',
      allergeni: [1],
      prezzo: '7,50',
      prezzo_familiare: '',
      prezzo_al_metro: '30,00',
      categoria: 'Pizze classiche',
      etichette: ['piccante'],
    });
  });

  test('is valid and unchanged when it is saved without an edit', () => {
    const { image, ...fields } = stored;
    expect(validateProduct(valuesOf(stored), 'edit', true)).toEqual({ valid: true, fields });
  });

  test('has an empty category where the stored one is unknown', () => {
    expect(valuesOf({ ...stored, categoria: 'Fritti' }).categoria).toBe('');
  });

  test('keeps a price with more than two decimals as it is stored', () => {
    expect(valuesOf({ ...stored, prezzo: 7.125 }).prezzo).toBe('7,125');
  });
});

describe('the form of a copy', () => {
  const stored = product({ image: 'https://example.org/margherita.webp', prezzo_familiare: 15 });
  const nameOfCopy = (nome: string) => copyValuesOf({ ...stored, nome }).nome;

  test('has the values of the product, except for its name', () => {
    expect(copyValuesOf(stored)).toEqual({ ...valuesOf(stored), nome: 'Margherita (copia)' });
  });

  test('has a valid name, however long the original one is', () => {
    const letters = fields.nome.longest - ' (copia)'.length;
    expect(nameOfCopy('a'.repeat(letters))).toBe(`${'a'.repeat(letters)} (copia)`);
    for (const nome of [
      'a'.repeat(letters + 1),
      'a'.repeat(fields.nome.longest),
      'a'.repeat(500),
    ]) {
      expect(nameOfCopy(nome)).toBe(`${'a'.repeat(letters)} (copia)`);
      expect(validateProduct(copyValuesOf({ ...stored, nome }), 'add', true).valid).toBe(true);
    }
  });

  test('shortens a long name neither after a space nor within a character', () => {
    const letters = fields.nome.longest - ' (copia)'.length;
    expect(nameOfCopy(`${'a'.repeat(letters - 1)} bb`)).toBe(`${'a'.repeat(letters - 1)} (copia)`);
    expect(nameOfCopy(`${'a'.repeat(letters - 1)}🍕🍕`)).toBe(`${'a'.repeat(letters - 1)} (copia)`);
  });

  test('has a name without a leading space where the product has none', () => {
    expect(nameOfCopy('')).toBe('(copia)');
  });
});
