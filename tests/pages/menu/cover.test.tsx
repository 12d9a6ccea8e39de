import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { seedBakedMenu } from '../../../src/data/menu/known-menu';
import { expectToday } from '../../../src/data/menu/today';
import { setChoice } from '../../../src/menu/choice-store';
import { WelcomePage } from '../../../src/menu/cover/WelcomePage';
import { dish } from '../../product';
import { LATER, network, openPage, STORED, serve, startVisits, visitWith } from './visit';

const pinsa = (nome: string, allergeni: number[]) =>
  dish({ id: nome.toLowerCase(), nome, allergeni, categoria: 'Pinse', prezzo: 9 });
const dishes = [pinsa('Marinara', [1]), pinsa('Bufala', [1, 7]), pinsa('Riso', [])];
const tile = () => screen.getByRole('link', { name: /^Pinse/ }).textContent?.trim();

startVisits();
beforeEach(() => {
  serve(STORED);
  visitWith(dishes);
  return () => recommend();
});

/** Staff recommend these dishes. */
function recommend(prodotti: string[] = []) {
  const fino = new Date(Date.now() + 3_600_000).toISOString();
  expectToday()({ today: { consigliati: { fino, prodotti } }, readAt: Date.now() });
}

const recommended = () => {
  const block = screen.queryByRole('region', { name: 'Stasera consigliamo' });
  return block && within(block).getAllByRole('link');
};

function open(ids: string[]) {
  setChoice(ids);
  openPage(<WelcomePage />);
}

test('a category says its lowest price; a filter counts the dishes that are left', () => {
  open([]);
  expect(tile()).toBe('Pinse da € 9,00');
  act(() => setChoice(['7']));
  expect(tile()).toBe('Pinse 2 di 3');
});

test('a cover that is left at once reads no menu', () => {
  vi.useFakeTimers();
  open(['7']);
  cleanup();
  vi.runOnlyPendingTimers();
  expect(network).not.toHaveBeenCalled();
});

test('what is recommended comes with name and price, and opens in its category', async () => {
  open([]);
  expect(recommended()).toBeNull();
  act(() => recommend(['riso', 'bufala', 'gone']));
  const [first, second, ...others] = recommended() ?? [];
  expect(first?.textContent).toBe('RisoPrezzo:€ 9,00');
  expect(second?.getAttribute('href')).toBe('/menu/pinse?piatto=bufala');
  expect(others).toEqual([]);
});

test('on a first visit the recommended dishes come from the hosting, not from a list that Firestore bills', async () => {
  localStorage.clear();
  const file = '/assets/menu.json';
  const words = { day: '1 gennaio 2026', moment: '1 gennaio, 12:00' };
  const build = { version: STORED.toISOString(), readAt: Date.now(), file, words };
  seedBakedMenu({ ...build, part: null, products: [] });
  const firestore = network.getMockImplementation() as typeof fetch;
  network.mockImplementation(async (address, init) =>
    address === file ? Response.json(dishes) : firestore(address, init),
  );
  open([]);
  await waitFor(() => expect(localStorage.getItem('pinseItems')).toContain('Bufala'));
  act(() => recommend(['bufala']));
  expect(recommended()).toHaveLength(1);
  const asked = network.mock.calls.map(([address]) => String(address));
  expect(asked.filter((address) => address.endsWith(':runQuery'))).toEqual([]);
});

test('a dish that the filter hides is not recommended', () => {
  open(['7']);
  act(() => recommend(['bufala']));
  expect(recommended()).toBeNull();
  act(() => recommend(['bufala', 'marinara']));
  expect(recommended()?.map(({ textContent }) => textContent)).toEqual(['MarinaraPrezzo:€ 9,00']);
});

test('nothing is counted or recommended of a menu that has changed and cannot be read', async () => {
  serve(LATER, [], 'refused');
  open(['7']);
  act(() => recommend(['riso']));
  expect(recommended()).not.toBeNull();
  await waitFor(() => expect(recommended()).toBeNull());
  expect(tile()).toBe('Pinse');
});
