import { expect, test } from 'vitest';
import { inStandingOrder } from '../../src/domain/product/standing-order';

const listOf = (...ids: string[]) => ids.map((id) => ({ id, now: true }));

test('what stood there stays in its place, as it is now', () => {
  expect(inStandingOrder(['a', 'b', 'c'], listOf('c', 'a', 'b'))).toEqual(listOf('a', 'b', 'c'));
});

test('what has gone leaves its place, and what has come stands behind all others, in order', () => {
  const now = listOf('new', 'c', 'newer', 'a');
  expect(inStandingOrder(['a', 'b', 'c'], now)).toEqual(listOf('a', 'c', 'new', 'newer'));
});

test('what the list does not show otherwise stays where it stood', () => {
  const found = listOf('c');
  expect(inStandingOrder(['a'], listOf('a', 'b', 'c'), found)).toEqual(listOf('a', 'c'));
});

test('where nothing stood the list is as it is', () => {
  const products = listOf('b', 'a');
  expect(inStandingOrder([], products)).toBe(products);
});
