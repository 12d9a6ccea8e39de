// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStandingOrder } from '../../src/menu/category/useStandingOrder';
import { dish } from '../product';

test('a dish stays where it stood, as it is now, and new ones stand behind', () => {
  const listOf = (...ids: string[]) => ids.map((id) => dish({ id, nome: id }));
  const { result, rerender } = renderHook(useStandingOrder, { initialProps: listOf() });
  rerender(listOf('a', 'b', 'c'));
  const now = listOf('new', 'c', 'newer', 'a').map((each) => ({ ...each, prezzo: 9 }));
  rerender(now);
  expect(result.current.map(({ id }) => id)).toEqual(['a', 'c', 'new', 'newer']);
  expect(result.current.every(({ prezzo }) => prezzo === 9)).toBe(true);
});
