import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setChoice } from '../../../src/menu/filter/choice-store';
import { MenuLayout } from '../../../src/menu/MenuLayout';
import { SearchPage } from '../../../src/menu/search/SearchPage';
import { dish } from '../../product';
import { visitWith } from './stored-menu';

const found = (nome: string, descrizione: string, categoria: string) =>
  dish({
    nome,
    descrizione,
    allergeni: /latte|burrata/.test(descrizione) ? [1, 7] : [1],
    prezzo: 7,
    prezzo_familiare: 14,
    categoria,
  });
const menu = [
  found('Margherita', 'Pomodoro, fior di latte, basilico', 'Pizze classiche'),
  found('Marinara', 'Pomodoro, aglio, origano', 'Pizze classiche'),
  found('Pomodoro e burrata', 'Focaccia calda, burrata', 'Panini'),
  found('Tiramisù', 'Mascarpone, uova, savoiardi', 'Dolci'),
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
const cardName = (card: HTMLElement) => within(card).getByRole('heading', { level: 3 }).textContent;
const statusBox = () => document.querySelector('.search-status');
/** The line with the count. */
const status = () => statusBox()?.lastElementChild?.textContent;
/** What a screen reader hears. */
const said = () => screen.getByRole('status').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(() => {
  setChoice([]);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  visitWith(menu);
});

describe('the search page', () => {
  test('lists the results by category on the usual cards, with the matches highlighted', () => {
    open('?q=pomodoro');
    expect(names()).toEqual(['Pomodoro e burrata', 'Margherita', 'Marinara']);
    const classics = screen.getByRole('region', { name: 'Pizze classiche' });
    expect(within(classics).getAllByText('Prezzo Maxi:')).toHaveLength(2);
    const sandwiches = screen.getByRole('region', { name: 'Panini' });
    expect(sandwiches.textContent).not.toContain('Prezzo Maxi:');
    const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Pomodoro', 'Pomodoro', 'Pomodoro']);
  });

  test('updates the results while typing, and replaces the address', async () => {
    const router = open();
    const categories = () => screen.queryByRole('navigation', { name: 'Categorie del menu' });
    expect(within(categories() as HTMLElement).getAllByRole('link')).toHaveLength(8);
    type('marinera');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    expect(status()).toBe('Risultati per «marinara»: 1 piatto trovato');
    expect(categories()).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?q=marinera'));
    expect(router.state.historyAction).toBe('REPLACE');
    type('');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(names()).toEqual([]);
  });

  test('moves the focus to the results on Enter, and back on Shift+Tab', async () => {
    open();
    await userEvent.type(box(), 'marinara{Enter}');
    expect(document.activeElement).toBe(statusBox());
    // Three stops: past the view switch and the filter's button.
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(box());
  });

  test('offers to clear the search if nothing is found', async () => {
    open('?q=sushi');
    expect(screen.getByRole('heading', { name: 'Nessun piatto con «sushi»' })).toBeTruthy();
    expect(status()).toBe('Nessun piatto trovato');
    fireEvent.click(screen.getByRole('button', { name: 'Cancella la ricerca' }));
    await waitFor(() => expect(box().value).toBe(''));
    expect(document.activeElement).toBe(box());
  });

  test('applies the filter to the results, counts what it hides, and can reveal it', () => {
    open('?q=pomodoro#senza=7');
    expect(names()).toEqual(['Marinara']);
    screen.getByText('2 piatti nascosti perché dichiarano: Latte e derivati');
    expect(status()).toBe('1 piatto trovato, 2 nascosti dal filtro');
    cleanup();
    open('?q=margherita');
    expect(names()).toEqual([]);
    expect(status()).toBe('0 piatti trovati, 1 nascosto dal filtro');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra i piatti nascosti' }));
    expect(names()).toEqual(['Margherita']);
  });
});

describe('the name of an allergen', () => {
  const OFFER = /^Nascondi i piatti che dichiarano: /;
  const offer = () => screen.queryByRole('button', { name: OFFER })?.textContent;
  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('finds the dishes that declare it, offers to hide them, and warns of contamination', () => {
    const router = open('?q=lattosio');
    expect(names()).toEqual(['Pomodoro e burrata', 'Margherita']);
    expect(document.body.textContent).toContain(
      'Anche i piatti che dichiarano: Latte e derivati. Le contaminazioni non si possono escludere',
    );
    expect(offer()).toBe('Nascondi i piatti che dichiarano: Latte e derivati');
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    expect(names()).toEqual([]);
    expect(router.state.location.search).toBe('?q=lattosio');
    expect(status()).toBe('0 piatti trovati, 2 nascosti dal filtro');
    expect(document.activeElement).toBe(statusBox());
    expect(offer()).toBeUndefined();
  });

  const meaning = 'Piatti che non dichiarano latte.';

  test('after "senza" turns on its filter, and the page says what it means', async () => {
    open();
    type('pizza senza latte');
    await waitFor(() => expect(names()).toEqual(['Marinara']));
    expect(document.body.textContent).toContain(meaning);
    expect(window.location.hash).toBe('');
    await waitFor(() => expect(window.location.hash).toBe('#senza=7'));
    expect(names()).toEqual(['Marinara']);
    fireEvent.click(screen.getByRole('button', { name: /^Non evitare più: ?Latte e derivati$/ }));
    await waitFor(() => expect(box().value).toBe('pizza'));
    expect(names()).toEqual(['Margherita', 'Marinara']);
  });

  test.each(['?q=pizza%20senza%20latte', '?q=pizza+senza+latte'])(
    'after "senza" in an address works as if it was typed: %s',
    async (search) => {
      open(search);
      expect(box().value).toBe('pizza senza latte');
      expect(names()).toEqual(['Marinara']);
      expect(document.body.textContent).toContain(meaning);
      await waitFor(() => expect(window.location.hash).toBe('#senza=7'));
    },
  );

  test('a criterion in the query becomes a chip, which removes its words from the query', async () => {
    open('?q=pizza piccante');
    screen.getByText(/nascost. perché fuori dai criteri della ricerca$/);
    fireEvent.click(screen.getByRole('button', { name: /^Togli il filtro: ?Piccante$/ }));
    await waitFor(() => expect(box().value).toBe('pizza'));
  });

  test('gets its own message, not "no dish found", if no dish declares it', () => {
    open('?q=lupini');
    expect(headings()).toEqual(['Nessun piatto dichiara: Lupini']);
    expect(document.body.textContent).toContain('Le contaminazioni non si possono escludere');
    expect(offer()).toBeUndefined();
  });
});
