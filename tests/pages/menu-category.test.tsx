import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { MAX_MENU_AGE_MS } from '../../src/data/menu/menu-store';
import { dishCategories } from '../../src/domain/product/categories';
import type { Product } from '../../src/domain/product/product';
import { CategoryPage } from '../../src/menu/category/CategoryPage';
import { addressLine, mapsLink, restaurant } from '../../src/restaurant';
import { dish } from '../product';
import { visitWith } from './stored-menu';

// The network is down unless a test says otherwise: the page has only its cache.
const network = vi.fn<typeof fetch>();

const margherita = dish({
  image: 'https://example.test/margherita.webp',
  prezzo_familiare: 15,
  prezzo_al_metro: 26,
});
const crostino: Product = {
  ...margherita,
  id: 'crostino',
  nome: 'Crostino ai gamberi*',
  descrizione: 'Gamberi*, pane',
  image: null,
  prezzo_familiare: 20,
  categoria: 'Antipasti',
};

function open(link: string, search = '') {
  const category = dishCategories.find((candidate) => candidate.link === link);
  if (!category) throw new Error(`no category ${link}`);
  const path = `/menu/${link}`;
  const element = (
    <main>
      <CategoryPage category={category} />
    </main>
  );
  const router = createMemoryRouter([{ path, element }], {
    initialEntries: ['/altrove', path + search],
    initialIndex: 1,
  });
  render(<RouterProvider router={router} />);
  return router;
}

function cache(age = 0) {
  visitWith([margherita, crostino], Date.now() - age);
}

beforeEach(() => {
  dropMenuCache();
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a cached category', () => {
  test('shows its dishes in the first render', () => {
    cache();
    open('pizze-classiche');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pizze classiche');
    expect(screen.getByRole('article').textContent).toContain('Margherita');
    expect(screen.queryByText('Caricamento...')).toBeNull();
  });

  test('shows Maxi and metre prices only for classic pizzas', () => {
    cache();
    open('antipasti');
    expect(screen.getByRole('article').textContent).toContain('€ 7,50');
    expect(screen.getByRole('article').textContent).not.toContain('Maxi');
  });

  test('is shown with its age when it has expired and cannot be fetched again', async () => {
    cache(MAX_MENU_AGE_MS);
    open('pizze-classiche');
    expect(screen.getByText('Caricamento...')).toBeTruthy();
    expect(await screen.findByText(/^Menu aggiornato al/)).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain('Margherita');
  });

  test('says that it is empty where it has no dishes', () => {
    cache();
    open('dolci');
    expect(screen.getByText(/al momento è vuota/)).toBeTruthy();
  });

  test.each([
    ['antipasti', 'Panini', '/menu/panini'],
    ['bibite', 'Elenco degli allergeni', '/menu/elenco-allergeni'],
  ])('%s leads on to the next one, %s', (link, name, href) => {
    cache();
    open(link);
    const next = screen.getByRole('link', { name: `Continua con ${name}` });
    expect(next.getAttribute('href')).toBe(href);
  });

  test('says at its foot when the restaurant is open, and where it is', async () => {
    vi.useFakeTimers({ now: new Date('2024-06-01T20:00:00Z'), toFake: ['Date'] });
    cache();
    open('antipasti');
    const foot = within(screen.getByRole('region', { name: 'Orari e indirizzo' }));
    expect(await foot.findByText('Aperto ora · chiude alle 02:00')).toBeTruthy();
    expect(foot.getByText('Tutti i giorni 17:00 – 02:00')).toBeTruthy();
    expect(foot.getByText(addressLine)).toBeTruthy();
    const maps = foot.getByRole('link', { name: 'Apri in Maps' });
    expect(maps.getAttribute('href')).toBe(mapsLink);
    vi.useRealTimers();
  });
});

describe('a category without a cache', () => {
  test('announces that it is loading, above skeletons', () => {
    network.mockReturnValue(new Promise(() => {}));
    open('pinse');
    expect(screen.getByRole('status').textContent).toBe('Caricamento...');
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(0);
  });

  test('offers a retry and the phone where the request fails', async () => {
    open('pinse');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(restaurant.phone.href);

    const before = network.mock.calls.length;
    fireEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));
    expect(screen.getByText('Caricamento...')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await screen.findByRole('alert');
    expect(network.mock.calls.length).toBeGreaterThan(before);
  });

  test('retries by itself when the network is back', async () => {
    open('pinse');
    await screen.findByRole('alert');
    const before = network.mock.calls.length;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(network.mock.calls.length).toBeGreaterThan(before));
    await screen.findByRole('alert');
  });
});

describe('an open dish', () => {
  async function openDish() {
    cache();
    const router = open('pizze-classiche');
    fireEvent.click(screen.getByRole('button', { name: /Margherita/ }));
    return { router, dialog: await screen.findByRole('dialog') };
  }

  test('is shown in a dialog with ingredients, allergens and price', async () => {
    const { dialog } = await openDish();
    expect(within(dialog).getByRole('heading', { name: 'Margherita' })).toBeTruthy();
    expect(within(dialog).getByRole('heading', { name: 'Ingredienti' })).toBeTruthy();
    expect(within(dialog).getByText('Pomodoro, fiordilatte, basilico')).toBeTruthy();
    expect(within(dialog).getByRole('heading', { name: 'Allergeni' })).toBeTruthy();
    expect(within(dialog).getByText('Latte e derivati')).toBeTruthy();
    expect(within(dialog).getByText('€ 7,50')).toBeTruthy();
    expect(dialog.textContent).toContain('Prezzo Maxi:€ 15,00');
  });

  test.each([
    [
      'its button',
      (dialog: HTMLElement) => fireEvent.click(within(dialog).getByLabelText('Chiudi')),
    ],
    ['Escape', (dialog: HTMLElement) => fireEvent.keyDown(dialog, { code: 'Escape' })],
    ['a tap outside', (dialog: HTMLElement) => fireEvent.click(dialog)],
  ])('closes by %s', async (_, answer) => {
    const { dialog } = await openDish();
    answer(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test("closes by the phone's Back, which stays on the page", async () => {
    const { router } = await openDish();
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/menu/pizze-classiche');
  });
});
