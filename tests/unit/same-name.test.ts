import { expect, test } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { findSameName } from '../../src/domain/product/same-name';
import { margherita as stored } from '../data/margherita';

const margherita: Product = {
  id: 'margherita',
  ...stored,
  allergeni: [],
  prezzo_familiare: null,
};

test.each(['Margherita', ' margherita', 'MARGHERÌTA'])(
  '%j is a name that another product of the category has',
  (nome) => {
    const { categoria } = margherita;
    expect(findSameName([margherita], { nome, categoria }, ['new'])).toBe(margherita);
  },
);

test('a name is free in another category, and for the product that has it', () => {
  const { nome, categoria } = margherita;
  expect(findSameName([margherita], { nome, categoria: 'Pinse' }, ['new'])).toBeNull();
  expect(findSameName([margherita], { nome, categoria }, ['new', 'margherita'])).toBeNull();
  expect(findSameName([margherita], { nome: 'Marinara', categoria }, ['new'])).toBeNull();
});
