import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WelcomePage } from '../../../src/menu/cover/WelcomePage';
import { setChoice } from '../../../src/menu/filter/choice-store';
import { dish } from '../../product';
import { answerFrom } from '../firestore';
import { visitWith } from './stored-menu';

const pinsa = (nome: string, allergeni: number[]) => dish({ nome, allergeni, categoria: 'Pinse' });
const dishes = [pinsa('Marinara', [1]), pinsa('Bufala', [1, 7]), pinsa('Riso', [])];
const fetched = vi.fn(answerFrom(() => ({ 'meta/menu': { version: new Date('2026-01-01') } })));
const tile = () => screen.getByRole('link', { name: /^Pinse/ }).textContent?.trim();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  visitWith(dishes);
});
afterEach(() => setChoice([]));

function open(ids: string[]) {
  setChoice(ids);
  const router = createMemoryRouter([{ path: '/', element: <WelcomePage /> }]);
  render(<RouterProvider router={router} />);
}

test('without a filter the cover counts nothing and reads no menu', () => {
  open([]);
  expect(tile()).toBe('Pinse');
  expect(fetched).not.toHaveBeenCalled();
});

test('with a filter each category says how many of its dishes are left', async () => {
  open(['7']);
  expect(tile()).toBe('Pinse 2 di 3');
});

test('nothing is counted of a menu that has changed and cannot be read', async () => {
  fetched.mockImplementation(async (address, init) => {
    if (String(address).endsWith(':runQuery')) return Response.json({}, { status: 503 });
    return answerFrom(() => ({ 'meta/menu': { version: new Date('2026-02-02') } }))(address, init);
  });
  open(['7']);
  await waitFor(() => expect(tile()).toBe('Pinse'));
});
