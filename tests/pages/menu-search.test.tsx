import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { writeMenu } from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/menu';
import type { Product } from '../../src/domain/product';
import { setAvoided } from '../../src/menu/filter/avoided-store';
import { MenuLayout } from '../../src/menu/MenuLayout';
import { SearchPage } from '../../src/menu/search/SearchPage';

const dish = (nome: string, descrizione: string, categoria: string): Product => ({
  id: nome.toLowerCase(),
  nome,
  descrizione,
  allergeni: /latte|burrata/.test(descrizione) ? [1, 7] : [1],
  image: null,
  prezzo: 7,
  prezzo_familiare: 14,
  prezzo_al_metro: null,
  categoria,
});
const menu = [
  dish('Margherita', 'Pomodoro, fior di latte, basilico', 'Pizze classiche'),
  dish('Marinara', 'Pomodoro, aglio, origano', 'Pizze classiche'),
  dish('Pomodoro e burrata', 'Focaccia calda, burrata', 'Panini'),
  dish('Tiramisù', 'Mascarpone, uova, savoiardi', 'Dolci'),
];

function open(search = '') {
  const children = [{ path: '/menu/cerca', Component: SearchPage }];
  const router = createMemoryRouter([{ Component: MenuLayout, children }], {
    initialEntries: [`/menu/cerca${search}`],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const names = () => screen.queryAllByRole('article').map((card) => cardName(card));
const cardName = (card: HTMLElement) => within(card).getByRole('heading', { level: 2 }).textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => {
  setAvoided([]);
  dropMenuCache();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  writeMenu(groupByCategory(menu), '1.0', Date.now());
});

describe('the search page', () => {
  test('offers the categories, and no dishes, before anything is typed', () => {
    open();
    expect(names()).toEqual([]);
    const links = within(screen.getByRole('navigation', { name: 'Categorie del menu' }));
    expect(links.getAllByRole('link')).toHaveLength(8);
  });

  test('shows the results of a query in the address in the first render', () => {
    open('?q=tiramisu');
    expect(box().value).toBe('tiramisu');
    expect(names()).toEqual(['Tiramisù']);
    expect(screen.getByRole('status').textContent).toBe('1 piatto trovato');
  });

  test('lists the results by category on the usual cards, with the matches marked', () => {
    open('?q=pomodoro');
    expect(names()).toEqual(['Pomodoro e burrata', 'Margherita', 'Marinara']);
    const classics = screen.getByRole('region', { name: 'Pizze classiche' });
    expect(within(classics).getAllByText('Prezzo Maxi:')).toHaveLength(2);
    const sandwiches = screen.getByRole('region', { name: 'Panini' });
    expect(sandwiches.textContent).not.toContain('Prezzo Maxi:');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Pomodoro', 'Pomodoro', 'Pomodoro']);
  });

  test('updates while typing, and replaces the address in place', async () => {
    const router = open();
    type('mari');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    await waitFor(() => expect(router.state.location.search).toBe('?q=mari'));
    expect(router.state.historyAction).toBe('REPLACE');
    type('');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(names()).toEqual([]);
  });

  test('keeps what was typed while the address was being updated', async () => {
    const router = open();
    type('mari');
    await waitFor(() => expect(router.state.location.search).toBe('?q=mari'));
    type('marinara');
    expect(box().value).toBe('marinara');
    await waitFor(() => expect(router.state.location.search).toBe('?q=marinara'));
    expect(box().value).toBe('marinara');
  });

  test('says which word it corrected', () => {
    open('?q=margerita');
    expect(names()).toEqual(['Margherita']);
    expect(document.body.textContent).toContain(
      'Nessun piatto con «margerita»: ecco quelli con margherita.',
    );
  });

  test('offers to clear the search where nothing is found', async () => {
    open('?q=sushi');
    expect(screen.getByRole('heading', { name: 'Nessun piatto con «sushi»' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Nessun piatto trovato');
    fireEvent.click(screen.getByRole('button', { name: 'Cancella la ricerca' }));
    await waitFor(() => expect(box().value).toBe(''));
  });

  test('applies the allergen filter to the results and counts what it hides', () => {
    const router = open('?q=pomodoro&senza=7');
    expect(names()).toEqual(['Marinara']);
    expect(screen.getByText('2 piatti nascosti perché dichiarano: Latte e derivati')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(names()).toHaveLength(3);
    expect(router.state.location.search).toBe('?q=pomodoro&senza=7');
  });

  test('says that the filter hides every result, and can reveal them', () => {
    open('?q=margherita&senza=7');
    expect(names()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Mostra i piatti nascosti' }));
    expect(names()).toEqual(['Margherita']);
  });

  test('offers a retry where the menu cannot be loaded', async () => {
    dropMenuCache();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open('?q=pomodoro');
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy();
  });

  test('shows typed markup as plain text', () => {
    open('?q=%3Cb%3Exyz');
    expect(screen.getByRole('heading', { name: 'Nessun piatto con «<b>xyz»' })).toBeTruthy();
  });
});

test('the link to the search keeps the allergen filter', () => {
  open('?senza=7');
  expect(screen.getByRole('link', { name: 'Cerca' }).getAttribute('href')).toBe(
    '/menu/cerca?senza=7',
  );
});
