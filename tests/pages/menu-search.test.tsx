import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { MenuLayout } from '../../src/menu/MenuLayout';
import { SearchPage } from '../../src/menu/search/SearchPage';
import { dish } from '../product';
import { cacheMenu, openMenu, startMenu } from './menu';

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
  return openMenu([{ Component: MenuLayout, children }], `/menu/cerca${search}`);
}

const names = () => screen.queryAllByRole('article').map((card) => cardName(card));
const cardName = (card: HTMLElement) => within(card).getByRole('heading', { level: 3 }).textContent;
/** The status of the search: the filter has one too, and so has a menu that is not compared in time. */
const statusLine = () => document.querySelector('.search-status');
const status = () => statusLine()?.textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

startMenu(menu);

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
    expect(status()).toBe('1 piatto trovato');
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

  test('says what it searched for instead of a slip', () => {
    open('?q=margerita');
    expect(names()).toEqual(['Margherita']);
    expect(status()).toBe('Risultati per «margherita»: 1 piatto trovato');
  });

  test('leads from the field to what was found, and back', async () => {
    open();
    await userEvent.type(box(), 'marinara{Enter}');
    expect(document.activeElement).toBe(statusLine());
    // Past the choice of view and the filter's button.
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(box());
  });

  test('offers to clear the search where nothing is found', async () => {
    open('?q=sushi');
    expect(screen.getByRole('heading', { name: 'Nessun piatto con «sushi»' })).toBeTruthy();
    expect(status()).toBe('Nessun piatto trovato');
    fireEvent.click(screen.getByRole('button', { name: 'Cancella la ricerca' }));
    await waitFor(() => expect(box().value).toBe(''));
    expect(document.activeElement).toBe(box());
  });

  test('applies the allergen filter to the results and counts what it hides', () => {
    const router = open('?q=pomodoro&senza=7');
    expect(names()).toEqual(['Marinara']);
    expect(screen.getByText('2 piatti nascosti perché dichiarano: Latte e derivati')).toBeTruthy();
    expect(status()).toBe('1 piatto trovato; altri 2 nascosti dal filtro');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(names()).toHaveLength(3);
    expect(router.state.location.search).toBe('?q=pomodoro&senza=7');
  });
});

describe('the name of an allergen', () => {
  const OFFER = /^Nascondi i piatti che dichiarano: /;
  const offer = () => screen.queryByRole('button', { name: OFFER })?.textContent;
  const headings = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  test('finds the dishes that declare it, under a heading of their own', () => {
    open('?q=glutine');
    expect(headings()).toEqual(['Piatti che dichiarano: Glutine']);
    expect(names().sort()).toEqual(menu.map(({ nome }) => nome).sort());
    expect(status()).toBe('4 piatti dichiarano: Glutine');
    expect(offer()).toBe('Nascondi i piatti che dichiarano: Glutine');
  });

  test('offers to hide those dishes, with the caution, and hides them', () => {
    const router = open('?q=lattosio');
    expect(names()).toEqual(['Pomodoro e burrata', 'Margherita']);
    expect(document.body.textContent).toContain('Le contaminazioni non si possono escludere');
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    expect(names()).toEqual([]);
    expect(router.state.location.search).toBe('?q=lattosio&senza=7');
    expect(status()).toBe('2 piatti nascosti dal filtro');
    expect(document.activeElement).toBe(statusLine());
    expect(offer()).toBeUndefined();
  });

  test('after other words shows these dishes, and says which of them declare it', () => {
    open('?q=pizza senza lattosio');
    expect(names()).toEqual(['Margherita', 'Marinara']);
    expect(status()).toBe('2 piatti trovati; 1 di questi dichiara: Latte e derivati');
    fireEvent.click(screen.getByRole('button', { name: OFFER }));
    expect(names()).toEqual(['Marinara']);
    expect(status()).toBe(
      '1 piatto trovato; non dichiara: Latte e derivati; 1 altro nascosto dal filtro',
    );
  });

  test('that no dish declares is not called a dish that was not found', () => {
    open('?q=lupini');
    expect(headings()).toEqual(['Nessun piatto dichiara: Lupini']);
    expect(document.body.textContent).toContain('Le contaminazioni non si possono escludere');
    expect(offer()).toBeUndefined();
  });
});

test('a result of thousands of dishes is cut, and says so', () => {
  const many = Array.from({ length: 250 }, (_, at) => found(`Focaccia ${at}`, 'Olio', 'Antipasti'));
  cacheMenu(many);
  open('?q=focaccia');
  expect(names()).toHaveLength(200);
  expect(status()).toBe('250 piatti trovati');
  expect(document.body.textContent).toContain(
    'Questi sono i primi 200: aggiungi una parola per trovarne di meno.',
  );
});
