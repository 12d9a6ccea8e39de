import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allergenAnswer } from '../../../src/domain/product/allergens';
import { fieldNames, fields, unitNames } from '../../../src/domain/product/fields';
import { groupByCategory } from '../../../src/domain/product/menu';
import { isProductId, type Product, storedProduct } from '../../../src/domain/product/product';
import { writableProduct } from '../../../src/domain/product/validation';
import { valueInWords } from '../../../src/domain/product/words';
import { dish } from '../../product';

const margherita = dish({ prezzo_familiare: 15 });

describe('a stored product', () => {
  test('is parsed unchanged where it is valid', () => {
    const { id, ...fields } = margherita;
    expect(v.parse(storedProduct, fields)).toEqual(fields);
  });

  test('gets defaults for missing fields, and loses unknown ones', () => {
    const read = v.parse(storedProduct, { nome: 'Acqua', prezzo: 2, colore: 'blu' });
    expect(Object.keys(read).sort()).toEqual([...fieldNames, 'allergeniDaVerificare'].sort());
    expect(read).toMatchObject({ nome: 'Acqua', descrizione: '', prezzo: 2, categoria: '' });
    expect(read).toMatchObject({ image: null, prezzo_familiare: null, posizione: null });
    expect(read).toMatchObject({ allergeni: [], nessunAllergene: false, etichette: [] });
    expect(read).toMatchObject({ nascosto: false, allergeniDaVerificare: true });
  });

  test.each([
    ['a price as a text', { prezzo: '8,50' }, { prezzo: 8.5 }],
    ['a Maxi price as a text', { prezzo_familiare: ' 16.00 ' }, { prezzo_familiare: 16 }],
    ['a price that is no number', { prezzo: 'gratis' }, { prezzo: 0 }],
    ['a negative price', { prezzo: -1 }, { prezzo: 0 }],
    ['an infinite price', { prezzo_al_metro: Number.POSITIVE_INFINITY }, { prezzo_al_metro: null }],
    ['an empty Maxi price', { prezzo_familiare: '' }, { prezzo_familiare: null }],
    ['a picture that is no string', { image: 42 }, { image: null }],
    ['a price below half a cent', { prezzo: 0.001 }, { prezzo: 0 }],
    ['a flag that hides it, as a text', { nascosto: ' True' }, { nascosto: true }],
    ['another text as its flag', { nascosto: 'no' }, { nascosto: false }],
    ['none beside ids', { nessunAllergene: true }, { nessunAllergene: false, allergeni: [1, 7] }],
    ['a position that is no whole number', { posizione: 1.5 }, { posizione: null }],
    ['a position below 1', { posizione: 0 }, { posizione: null }],
    ['an empty picture', { image: '' }, { image: null }],
    ['a name that is no string', { nome: null }, { nome: '' }],
  ])('with %s is corrected', (_, broken, right) => {
    expect(v.parse(storedProduct, { ...margherita, ...broken })).toMatchObject(right);
  });
});

// The other limits are tested on the rules, which rules/agreement compares with this schema.
test.each([
  ['an unknown field', { colore: 'blu' }],
  ["the reader's note on its allergens", { allergeniDaVerificare: true }],
])('a writable product must not have %s', (_, change) => {
  const { id, ...fields } = margherita;
  expect(v.is(writableProduct, fields)).toBe(true);
  expect(v.is(writableProduct, { ...fields, ...change })).toBe(false);
});

describe('the menu', () => {
  const dishes: Product[] = [
    { ...margherita, id: '1', nome: 'Zucca', prezzo: 8 },
    { ...margherita, id: '2', nome: 'Àncora', prezzo: 8 },
    { ...margherita, id: '3', nome: 'Bufala', prezzo: 10 },
    { ...margherita, id: '4', nome: 'Marinara', prezzo: 6 },
    { ...margherita, id: '5', nome: '', prezzo: 1 },
    { ...margherita, id: '6', nome: 'Tiramisù', categoria: 'Dolci' },
    { ...margherita, id: '7', nome: 'Ignota', categoria: 'Insalate' },
    { ...margherita, id: '8', nome: 'Invernale', nascosto: true },
    { ...margherita, id: '9', nome: 'Al metro', prezzo: 0, prezzo_al_metro: 32 },
  ];

  test('lists the dishes of a category by what one pays, then by name', () => {
    const names = groupByCategory(dishes)['Pizze classiche'].map(({ nome }) => nome);
    expect(names).toEqual(['Marinara', 'Àncora', 'Zucca', 'Bufala', 'Al metro']);
  });

  test('has only dishes of the eight categories, and none that is hidden', () => {
    const menu = groupByCategory(dishes);
    expect(Object.keys(menu)).toHaveLength(8);
    expect(menu.Dolci.map(({ id }) => id)).toEqual(['6']);
    expect(Object.values(menu).flat()).toHaveLength(6);
  });
});

test.each([
  ['ids', { allergeni: [7] }, 'declared'],
  ['ids beside the word for none', { allergeni: [7], nessunAllergene: true }, 'declared'],
  ['ids of which one cannot be read', { allergeni: [7, 'latte'] }, 'toVerify'],
  ['no list beside the word', { allergeni: null, nessunAllergene: true }, 'toVerify'],
  ['the word that there are none', { allergeni: [], nessunAllergene: true }, 'none'],
  ['the word as a text', { allergeni: [], nessunAllergene: 'true' }, 'undeclared'],
  ['the word denied', { allergeni: [], nessunAllergene: false }, 'undeclared'],
  ['an empty list alone', { allergeni: [] }, 'undeclared'],
])('the answer about allergens is read from %s', (_, stored, answer) => {
  expect(allergenAnswer(v.parse(storedProduct, { ...margherita, ...stored }))).toBe(answer);
});

test('every field has a label and a text for its value, even for an empty one', () => {
  const { id: _, ...product } = dish({ etichette: ['piccante'], descrizione: '' });
  const words = unitNames.map((name) => `${fields[name].label}: ${valueInWords(name, product)}`);
  expect(words).not.toContainEqual(expect.stringMatching(/^:|: $/));
  const expected = [
    `Nome: ${product.nome}`,
    'Descrizione: vuoto',
    'Allergeni: Glutine, Latte e derivati',
    'Immagine: nessuna',
    'Prezzo: € 7,50',
    'Prezzo formato familiare: nessuno',
    'Prezzo al metro: nessuno',
    'Categoria: Pizze classiche',
    'Etichette: Piccante',
    'Nascosto dal menu: no',
    'Posizione: nessuna',
  ];
  expect(words).toEqual(expect.arrayContaining(expected));
  expect(valueInWords('allergeni', { allergeni: [] })).toBe('non indicati');
  expect(valueInWords('allergeni', { allergeni: [], nessunAllergene: true })).toBe('nessuno');
  expect(valueInWords('nascosto', { nascosto: true })).toBe('sì');
  expect(valueInWords('posizione', { posizione: 3 })).toBe('3');
  expect(valueInWords('nome', null)).toBe('vuoto');
  expect(valueInWords('image', { image: 'https://x.test/a.webp' })).toBe('una foto');
});

test.each(['', '.', '..', 'a/b', 'a/b/c', '/', '__id__', 'à'.repeat(751)])(
  'no document has the id %j',
  (id) => {
    expect(isProductId(id)).toBe(false);
  },
);

test.each(['a', 'Olive & pane?', '...', '__a', 'à'.repeat(750)])(
  'a document may have the id %j',
  (id) => {
    expect(isProductId(id)).toBe(true);
  },
);
