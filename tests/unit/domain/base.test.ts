import { expect, test } from 'vitest';
import { withBase } from '../../../src/domain/list/base';
import type { Product } from '../../../src/domain/product/product';
import { dish } from '../../product';

const none = { allergeni: [], nessunAllergene: true };
const open = { allergeni: [], nessunAllergene: false };

test.each<[string, Partial<Product>, Partial<Product>, Partial<Product>]>([
  ['both none', none, none, { allergeni: [], nessunAllergene: true }],
  ['one none', none, { allergeni: [1] }, { allergeni: [1], nessunAllergene: false }],
  ['one open', none, open, { allergeni: [], nessunAllergene: false }],
  ['both open', open, open, { allergeni: [], nessunAllergene: false }],
  [
    'one open beside one that declares',
    open,
    { allergeni: [7, 1] },
    { allergeni: [1, 7], allergeniDaVerificare: true },
  ],
  [
    'one to verify',
    { ...open, allergeniDaVerificare: true },
    none,
    { allergeni: [], allergeniDaVerificare: true },
  ],
  [
    'warnings and marks',
    { allergeni: [1], avvertenza: ' Calda ', etichette: ['vegano', 'piccante', 'bambini'] },
    { avvertenza: 'Fragile', etichette: [] },
    { avvertenza: 'Calda · Fragile', etichette: ['piccante', 'bambini'] },
  ],
  [
    'marks of both',
    { allergeni: [1], etichette: ['vegano'] },
    { allergeni: [1], etichette: ['vegano', 'piccante'] },
    { avvertenza: '', etichette: ['vegetariano', 'vegano'] },
  ],
])('a dish on a base has of %s what either may have', (_, ofDish, ofBase, whole) => {
  const made = withBase(dish(ofDish), dish({ ...ofBase, categoria: 'I nostri impasti' }));
  expect(made).toMatchObject(whole);
  expect(made.allergeniDaVerificare).toBe(whole.allergeniDaVerificare);
});
