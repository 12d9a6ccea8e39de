import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { seedBakedMenu } from '../../../src/data/menu/known-menu';
import { DishPage } from '../../../src/menu/category/DishPage';
import { setChoice } from '../../../src/menu/choice-store';
import { paths } from '../../../src/paths';
import { restaurant } from '../../../src/restaurant';
import { dish } from '../../product';
import { LATER, network, openPage, STORED, serve, startVisits, visitWith } from './visit';

const GONE = 'Non conosciamo questo piatto';
const FILE = '/assets/menu.json';

const crostino = dish({ nome: 'Crostino', prezzo: 4, categoria: 'Antipasti' });
const margherita = dish();

startVisits();

/** How often the whole list was read from Firestore, which bills every product. */
const listsRead = () =>
  network.mock.calls.filter(([address]) => String(address).includes(':runQuery')).length;

const store = (products = [crostino, margherita]) => visitWith(products);
const open = (address: string) => openPage(<DishPage />, address, '/piatto/*');

const opened = (name: string) => screen.findByRole('dialog', { name });
const close = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByLabelText('Chiudi'));
const meta = (name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

describe('the address of a dish that the phone has stored', () => {
  test('opens it at once; its preview has no price or allergen; closing leads to its category', async () => {
    store();
    const router = open('/piatto/crostino');
    const dialog = await opened('Crostino');
    expect(within(dialog).getByText('€ 4,00')).toBeTruthy();
    expect(within(dialog).getByText(/^Coperto € 2,00 a persona/)).toBeTruthy();
    act(() => setChoice(['7']));
    expect(within(dialog).getByText('(da evitare)')).toBeTruthy();
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(`${restaurant.url}/piatto/crostino`);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('og:title')).toMatch(/^Crostino · /);
    expect(meta('og:description')).toContain('Pomodoro');
    expect(meta('og:description')).not.toMatch(/€|Glutine|Latte/);
    expect(meta('robots')).toBeUndefined();
    close(dialog);
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/antipasti'));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('names the id as it is stored: encoded, and in its own case', async () => {
    const id = 'Olive & pane? 50%';
    serve(STORED, []);
    store([{ ...crostino, id }]);
    expect(paths.dish(id)).toBe('/piatto/Olive%20%26%20pane%3F%2050%25');
    const router = open(paths.dish(id));
    expect(await opened('Crostino')).toBeTruthy();
    // A messenger may leave its own case, and a bracket: the page then has the right address.
    await router.navigate(`${paths.dish(id.toLowerCase())}).`);
    expect(await opened('Crostino')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.dish(id)));
    await router.navigate(paths.dish('olive'));
    expect(await screen.findByRole('heading', { name: GONE })).toBeTruthy();
  });
});

describe('a dish that staff have changed since', () => {
  test('is shown as it is now, and closes to its category of now', async () => {
    store();
    serve(LATER, [{ ...crostino, nome: 'Crostone', categoria: 'Panini' }, margherita]);
    const router = open('/piatto/crostino');
    await waitFor(() => expect(document.documentElement.dataset.menu).toBe('current'));
    await screen.findByRole('link', { name: 'Panini' });
    close(await opened('Crostone'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/panini'));
  });

  test('has no price and no allergen while the new menu cannot be read; a filter hides it', async () => {
    store();
    serve(LATER, [], 'refused');
    open('/piatto/crostino');
    const dialog = await opened('Crostino');
    expect(await within(dialog).findByText(/^Il menu è cambiato/)).toBeTruthy();
    expect(within(dialog).queryByText('€ 4,00')).toBeNull();
    expect(within(dialog).queryByText('Latte e derivati')).toBeNull();
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
    act(() => setChoice(['1']));
    expect((await screen.findByRole('alert')).textContent).toContain('Il menu è cambiato');
    expect(screen.queryByText('Crostino')).toBeNull();
  });
});

describe('a dish that the menu does not have', () => {
  test('is said to be missing today, with the menu beside it', async () => {
    store();
    serve(LATER, [{ ...crostino, nascosto: true }, margherita]);
    open('/piatto/crostino');
    expect(await screen.findByRole('heading', { name: GONE })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const menu = within(screen.getByRole('navigation', { name: 'Categorie del menu' }));
    expect(menu.getAllByRole('link')).toHaveLength(8);
    expect(meta('robots')).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"]')).toBeNull();
  });

  test('is not said to be missing by a list that could not be compared', async () => {
    store([margherita]);
    open('/piatto/crostino');
    expect(screen.getByText('Caricamento...')).toBeTruthy();
    const again = await screen.findByRole('button', { name: 'Riprova' });
    expect(screen.queryByText(GONE)).toBeNull();
    serve(LATER, [crostino, margherita]);
    fireEvent.click(again);
    expect(await opened('Crostino')).toBeTruthy();
  });
});

describe('the page that the build has written', () => {
  function bake() {
    const words = { day: '1 gennaio 2026', moment: '1 gennaio, 12:00' };
    const build = { version: STORED.toISOString(), readAt: Date.now(), file: FILE, words };
    seedBakedMenu({ ...build, part: null, products: [crostino] });
  }

  test('shows its dish, then stores the whole menu from the hosting', async () => {
    const menu = [crostino, margherita];
    serve(STORED, menu);
    const firestore = network.getMockImplementation() as typeof fetch;
    network.mockImplementation(async (address, init) =>
      address === FILE ? Response.json(menu) : firestore(address, init),
    );
    bake();
    open('/piatto/crostino');
    expect(within(await opened('Crostino')).getByText('€ 4,00')).toBeTruthy();
    await waitFor(() =>
      expect(localStorage.getItem('pizzeClassicheItems')).toContain('Margherita'),
    );
    expect(screen.getByRole('dialog', { name: 'Crostino' })).toBeTruthy();
    expect(listsRead()).toBe(0);
  });

  test('shows nothing of its dish once a newer menu lacks it', async () => {
    serve(LATER, [margherita]);
    bake();
    open('/piatto/crostino');
    expect(await screen.findByRole('heading', { name: GONE })).toBeTruthy();
    expect(screen.queryByText('€ 4,00')).toBeNull();
  });

  test('shows the age of its menu without a network', async () => {
    bake();
    open('/piatto/crostino');
    expect((await screen.findAllByText(/^Menu del 1 gennaio, 12:00/)).length).toBeGreaterThan(0);
    expect(within(await opened('Crostino')).getByText('€ 4,00')).toBeTruthy();
  });
});
