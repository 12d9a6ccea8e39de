import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropMenuCache } from '../../../src/data/menu/runner';
import type { Product } from '../../../src/domain/product/product';
import { setChoice } from '../../../src/menu/choice-store';
import { RegisterPage } from '../../../src/menu/paper/RegisterPage';
import { dish } from '../../product';
import { answerFrom } from '../firestore';
import { network, openPage, STORED, startVisits, visitWith } from './visit';

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

startVisits();
beforeEach(() => void network.mockReturnValue(new Promise(() => {})));

const open = (Page: ComponentType) => openPage(<Page />);
const cache = (...products: Product[]) => visitWith(products);

/** 5 March 2024, at noon. */
const IN_MARCH = Date.UTC(2024, 2, 5, 12);
const DAY_MS = 24 * 60 * 60 * 1000;

const stampa = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Stampa' });
const paper = () => screen.getByRole('article').textContent;
const WAITING = 'Controllo che il menu sia aggiornato...';

describe('the allergen register', () => {
  describe('its print button', () => {
    const print = vi.fn<() => void>();
    beforeEach(() => {
      print.mockReset();
      vi.spyOn(window, 'print').mockImplementation(print);
      cache(margherita);
    });

    test('waits until the menu is loaded and checked against the server, and says so', async () => {
      dropMenuCache();
      open(RegisterPage);
      expect(screen.getByRole('status').textContent).toBe('Caricamento...');
      expect(stampa().disabled).toBe(true);
      cleanup();
      cache(margherita);
      const firestore = answerFrom(() => ({ 'meta/menu': { version: STORED } }));
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      vi.stubGlobal('fetch', (...asked: Parameters<typeof firestore>) =>
        answered.then(() => firestore(...asked)),
      );
      open(RegisterPage);
      expect(paper()).toContain('dati del');
      expect(screen.getByText(WAITING)).toBeTruthy();
      expect(stampa().disabled).toBe(true);

      answer();
      await waitFor(() => expect(paper()).not.toContain('dati del'));
      expect(screen.queryByText(WAITING)).toBeNull();
      fireEvent.click(stampa());
      expect(print).toHaveBeenCalledOnce();
    });

    test('is enabled after three seconds without a response, and the data is dated', async () => {
      vi.useFakeTimers({ now: IN_MARCH + DAY_MS });
      visitWith([margherita], IN_MARCH);
      open(RegisterPage);
      await act(() => vi.advanceTimersByTimeAsync(2_999));
      expect(stampa().disabled).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(stampa().disabled).toBe(false);
      expect(paper()).toContain(', dati del 5 marzo 2024');
    });
  });

  test('contains every dish whatever the visitor avoids, and explains the asterisk', () => {
    cache(margherita, { ...acqua, descrizione: 'Ghiaccio*' });
    setChoice(['1']);
    open(RegisterPage);
    expect(paper()).toContain('Margherita');
    expect(screen.getByText(/il filtro non vale/)).toBeTruthy();
    expect(paper()).toContain("* prodotto surgelato all'origine.");
  });
});

test('the register has the date on which it is printed, not opened', () => {
  vi.useFakeTimers({ now: IN_MARCH, toFake: ['Date'] });
  cache(margherita);
  open(RegisterPage);
  expect(paper()).toContain(', 5 marzo 2024');
  vi.setSystemTime(IN_MARCH + DAY_MS);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(paper()).toContain(', 6 marzo 2024');
});

test('the register has a sign in each cell, which differs for each answer', () => {
  const cola = { ...acqua, id: 'cola', nome: 'Cola', nessunAllergene: true };
  cache({ ...margherita, allergeniDaVerificare: true }, acqua, cola);
  open(RegisterPage);
  const cellsOf = (name: RegExp) => {
    const row = screen.getByRole('rowheader', { name }).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  };
  const cells = cellsOf(/^Margherita/);
  expect(cells[0]).toBe('●Sì');
  expect(cells[6]).toBe('●Sì');
  expect(cells.filter((text) => text === '?Da verificare')).toHaveLength(12);
  expect(new Set(cellsOf(/^Acqua/))).toEqual(new Set(['?Non indicato']));
  expect(new Set(cellsOf(/^Cola/))).toEqual(new Set(['–Non dichiarato']));
  expect(paper()).toContain('il segno ? un piatto con allergeni da verificare');
});
