import { expect, test } from 'vitest';
import { hasSameName } from '../../src/domain/product/same-name';
import { dish } from '../product';

const margherita = dish();
const { id, nome, categoria } = margherita;

test.each([
  [{ id: 'new', nome: ' margherita', categoria }, true],
  [{ id: 'new', nome: 'MARGHERÌTA', categoria }, true],
  [{ id: 'new', nome: 'Marinara', categoria }, false],
  [{ id: 'new', nome, categoria: 'Pinse' }, false],
  [{ id, nome, categoria }, false],
])('that %j stands beside another of its name is %s', (named, expected) => {
  expect(hasSameName([margherita], named)).toBe(expected);
});
