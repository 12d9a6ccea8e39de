import { expect, test } from 'vitest';
import type { Product } from '../../src/domain/product';
import { findSameName } from '../../src/domain/same-name';

const margherita: Product = {
  id: 'margherita',
  nome: 'Margherita',
  descrizione: 'Pomodoro, fiordilatte, basilico',
  allergeni: [],
  image: null,
  prezzo: 7.5,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
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
