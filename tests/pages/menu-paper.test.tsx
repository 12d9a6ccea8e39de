import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { writeMenu } from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/menu';
import type { Product } from '../../src/domain/product';
import { setAvoided } from '../../src/menu/filter/avoided-store';
import { PrintedMenuPage } from '../../src/menu/paper/PrintedMenuPage';
import { RegisterPage } from '../../src/menu/paper/RegisterPage';

const margherita: Product = {
  id: 'margherita',
  nome: 'Margherita',
  descrizione: 'Pomodoro, fior di latte',
  allergeni: [1, 7],
  image: null,
  prezzo: 7.5,
  prezzo_familiare: 15,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
};
const acqua: Product = {
  ...margherita,
  id: 'acqua',
  nome: 'Acqua in caraffa',
  descrizione: 'Acqua di rete',
  allergeni: [],
  prezzo: 0,
  categoria: 'Bibite',
};

function open(Component: () => React.ReactNode) {
  const router = createMemoryRouter([{ path: '/', Component }]);
  render(<RouterProvider router={router} />);
}

function cache(...products: Product[]) {
  writeMenu(groupByCategory(products), '1.0', Date.now());
}

beforeEach(() => {
  setAvoided([]);
  dropMenuCache();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

describe.each([
  ['the printed menu', PrintedMenuPage],
  ['the allergen register', RegisterPage],
])('%s', (_, Page) => {
  test('cannot be printed until the menu is loaded', () => {
    open(Page);
    expect(screen.getByRole('status').textContent).toBe('Caricamento...');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Stampa' });
    expect(button.disabled).toBe(true);
  });

  test('is printed by its button', () => {
    cache(margherita);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    open(Page);
    fireEvent.click(screen.getByRole('button', { name: 'Stampa' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('offers a retry where the menu cannot be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open(Page);
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy();
  });

  test('shows the date of a menu that could not be compared with the current one', async () => {
    writeMenu(groupByCategory([margherita]), '1.0', Date.UTC(2024, 2, 5, 12));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open(Page);
    const paper = within(await screen.findByRole('article'));
    expect(
      paper.getByText(/^(Menu del|Registro degli allergeni, aggiornato al) 5 marzo 2024$/),
    ).toBeTruthy();
  });

  test('contains every dish whatever the visitor avoids, and says so', () => {
    cache(margherita, acqua);
    setAvoided([1]);
    open(Page);
    const paper = within(screen.getByRole('article'));
    expect(paper.getByText('Margherita')).toBeTruthy();
    expect(screen.getByText(/il filtro degli allergeni non vale/)).toBeTruthy();
  });

  test('omits categories without dishes', () => {
    cache(margherita);
    open(Page);
    const paper = screen.getByRole('article');
    expect(paper.textContent).toContain('Pizze classiche');
    expect(paper.textContent).not.toContain('Dolci');
  });
});

test('a missing price is a dash beside other prices, and blank where it is the only one', () => {
  cache(margherita, acqua);
  open(PrintedMenuPage);
  const prices = (name: RegExp) => {
    const heading = screen.getByRole('heading', { level: 3, name });
    const dish = heading.closest('li');
    return [...(dish?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  };
  expect(prices(/^Margherita/)).toEqual(['€ 7,50', '€ 15,00', '–']);
  expect(prices(/^Acqua/)).toEqual(['']);
});

test('the printed menu does not explain the asterisk where no dish has one', () => {
  cache(margherita);
  open(PrintedMenuPage);
  expect(screen.getByRole('article').textContent).not.toContain('surgelato');
});

test('the register marks the declared allergens, each in its column', () => {
  cache(margherita, acqua);
  open(RegisterPage);
  const marks = (name: string) => {
    const row = screen.getByRole('rowheader', { name }).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].flatMap((cell, place) =>
      cell.textContent ? [place + 1] : [],
    );
  };
  expect(marks('Margherita')).toEqual([1, 7]);
  expect(marks('Acqua in caraffa')).toEqual([]);
});

test('the register is dated today for the signature, whatever the age of its menu', async () => {
  writeMenu(groupByCategory([margherita]), '1.0', Date.UTC(2024, 2, 5, 12));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  open(RegisterPage);
  const place = await screen.findByText('Luogo e data');
  expect(place.nextElementSibling?.textContent).toMatch(/^Bologna, \d+ \w+ \d{4}$/);
  expect(place.nextElementSibling?.textContent).not.toContain('2024');
});
