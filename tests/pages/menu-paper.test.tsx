import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../../src/data/menu/menu-state';
import type { Product } from '../../src/domain/product/product';
import { setAvoided } from '../../src/menu/filter/avoided-store';
import { PrintedMenuPage } from '../../src/menu/paper/PrintedMenuPage';
import { RegisterPage } from '../../src/menu/paper/RegisterPage';
import { dish } from '../product';
import {
  cacheMenu,
  confirmVersion,
  failRequests,
  openMenu,
  startMenu,
  versionAnswer,
} from './menu';

const margherita = dish({ descrizione: 'Pomodoro, fior di latte', prezzo_familiare: 15 });
const acqua: Product = {
  ...margherita,
  id: 'acqua',
  nome: 'Acqua in caraffa',
  descrizione: 'Acqua di rete',
  allergeni: [],
  prezzo: 0,
  categoria: 'Bibite',
};

const open = (Component: () => React.ReactNode) => openMenu([{ path: '/', Component }], '/');

/** 5 March 2024, at noon. */
const IN_MARCH = Date.UTC(2024, 2, 5, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

const stampa = () => screen.getByRole('button', { name: 'Stampa' });
const paper = () => screen.getByRole('article').textContent;
const WAITING = 'Controllo che il menu sia aggiornato...';

startMenu([]);
afterEach(() => void vi.useRealTimers());

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

  describe('with its button', () => {
    const print = vi.fn<() => void>();
    beforeEach(() => {
      print.mockReset();
      vi.spyOn(window, 'print').mockImplementation(print);
      cacheMenu([margherita], Date.now() - DAY_MS);
    });

    test('is printed at once where the menu has just been compared', async () => {
      confirmVersion();
      open(Page);
      await waitFor(() => expect(paper()).not.toContain('dati del'));
      fireEvent.click(stampa());
      expect(print).toHaveBeenCalledOnce();
      expect(screen.queryByText(WAITING)).toBeNull();
    });

    test('is printed when the menu is compared, once, and says that it waits for that', async () => {
      let answer = (_: Response) => {};
      vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
      open(Page);
      expect(paper()).toMatch(/dati del \d+ \w+ \d{4}/);
      expect(paper()).not.toMatch(/Menu del|aggiornato al/);
      fireEvent.click(stampa());
      expect(screen.getByText(WAITING)).toBeTruthy();
      expect(stampa().getAttribute('aria-disabled')).toBe('true');
      fireEvent.click(stampa());
      expect(print).not.toHaveBeenCalled();

      print.mockImplementation(() => expect(paper()).not.toContain('dati del'));
      answer(versionAnswer());
      await waitFor(() => expect(print).toHaveBeenCalledOnce());
      expect(screen.queryByText(WAITING)).toBeNull();
    });

    test('is printed with the day of its data after three seconds without an answer', async () => {
      vi.useFakeTimers();
      open(Page);
      fireEvent.click(stampa());
      await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS - 1));
      expect(print).not.toHaveBeenCalled();
      print.mockImplementation(() => expect(paper()).toContain('dati del'));
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(print).toHaveBeenCalledOnce();
    });
  });

  test("carries the day of its data when the browser's own command prints it hours later", async () => {
    confirmVersion();
    vi.useFakeTimers({ toFake: ['Date'], now: IN_MARCH });
    cacheMenu([margherita]);
    open(Page);
    await waitFor(() => expect(paper()).toMatch(/(Menu del|aggiornato al) 5 marzo 2024/));
    vi.setSystemTime(IN_MARCH + DAY_MS);
    fireEvent(window, new Event('beforeprint'));
    expect(paper()).toContain('dati del 5 marzo 2024');
    expect(paper()).not.toMatch(/Menu del|aggiornato al/);
  });

  test('offers a retry where the menu cannot be loaded', async () => {
    failRequests();
    open(Page);
    expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy();
  });

  test('shows the date of a menu that could not be compared with the current one', async () => {
    cacheMenu([margherita], IN_MARCH);
    failRequests();
    open(Page);
    const sheets = within(await screen.findByRole('article'));
    expect(
      sheets.getByText(/^(Menu|Registro degli allergeni), dati del 5 marzo 2024$/),
    ).toBeTruthy();
  });

  test('contains every dish whatever the visitor avoids, and says so', () => {
    cacheMenu([margherita, acqua]);
    setAvoided([1]);
    open(Page);
    const sheets = within(screen.getByRole('article'));
    expect(sheets.getByText('Margherita')).toBeTruthy();
    expect(screen.getByText(/il filtro degli allergeni non vale/)).toBeTruthy();
  });
});

test('a missing price is a dash beside other prices, and blank where it is the only one', () => {
  cacheMenu([margherita, acqua]);
  open(PrintedMenuPage);
  const prices = (name: RegExp) => {
    const heading = screen.getByRole('heading', { level: 3, name });
    const dish = heading.closest('li');
    return [...(dish?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);
  };
  expect(prices(/^Margherita/)).toEqual(['€ 7,50', '€ 15,00', '–']);
  expect(prices(/^Acqua/)).toEqual(['']);
});

test('the register marks the declared allergens, each in its column', () => {
  cacheMenu([margherita, acqua]);
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

test('the register leaves no cell of a dish with allergens to verify empty, and explains it', () => {
  cacheMenu([{ ...margherita, allergeniDaVerificare: true }, acqua]);
  open(RegisterPage);
  const row = screen.getByRole('rowheader', { name: /^Margherita/ }).closest('tr');
  const cells = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  expect(cells[0]).toBe('●Sì');
  expect(cells[6]).toBe('●Sì');
  expect(cells.filter((text) => text === '?Da verificare')).toHaveLength(12);
  expect(paper()).toContain('il segno ? un piatto con allergeni da verificare');
});

test('the register is dated today for the signature, whatever the age of its menu', async () => {
  cacheMenu([margherita], IN_MARCH);
  failRequests();
  open(RegisterPage);
  const place = await screen.findByText('Luogo e data');
  expect(place.nextElementSibling?.textContent).toMatch(/^Bologna, \d+ \w+ \d{4}$/);
  expect(place.nextElementSibling?.textContent).not.toContain('2024');
});
