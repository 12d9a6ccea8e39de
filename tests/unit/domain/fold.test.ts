import { describe, expect, test } from 'vitest';
import { fold, foldName } from '../../../src/domain/fold';
import { hasSameName } from '../../../src/domain/product/product-list';
import { dish } from '../../product';

test.each([
  ['Tiramisù', "TIRAMISU'"],
  ['Bocca d’oro', "bocca d'oro"],
  ['Bocca d`oro', 'Bocca d´oro'],
  ['Caffè', 'Caffe\u0300'],
  ['Pizza\u00a0bianca', '  pizza \n bianca '],
  ['Mar\u00adgherita\u200b', 'Margherita'],
])('%j and %j fold to the same text', (a, b) => {
  expect(fold(a)).toBe(fold(b));
});

describe('a dish of the same category', () => {
  test.each([
    ['4 stagioni', 'Quattro Stagioni', true],
    ['Pizza dell’orto', "PIZZA DELL'ORTO", true],
    ['Un uovo', '1 uovo', false],
    ['Marinara', 'Marinata', false],
  ])('named %j has the name %j: %s', (a, b, isSame) => {
    expect(foldName(a) === foldName(b)).toBe(isSame);
    expect(hasSameName([dish({ nome: a })], { ...dish({ nome: b }), id: 'other' })).toBe(isSame);
  });
});
