import { expect, test } from 'vitest';
import { findSameName } from '../../src/domain/product/same-name';
import { dish } from '../product';

const margherita = dish();

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
