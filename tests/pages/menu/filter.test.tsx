import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CHOICE_KEY, withChoice } from '../../../src/domain/filter/choice';
import { criteria } from '../../../src/domain/filter/criteria';
import { setChoice } from '../../../src/menu/choice-store';
import { addChoiceOfAddress, readStoredChoice } from '../../../src/menu/stored-choice';
import { dish } from '../../product';
import { network, openMenu, shownNames, startVisits, visitWith } from './visit';

const starter = (nome: string, allergeni: number[], prezzo = 5) =>
  dish({ nome, allergeni, prezzo, categoria: 'Antipasti' });
const menu = [
  starter('Focaccia', [1], 3),
  starter('Caprese', [7], 4),
  starter('Crocchette', [1, 7], 5),
  starter('Patatine', [], 6),
  { ...starter('Tiramisù', [1, 3, 7]), categoria: 'Dolci' },
];

/** The text of a card only for a guest who avoids allergens. */
const none = () => screen.queryByText('Nessun allergene dichiarato');
const chips = () => screen.queryAllByRole('button', { name: /^Togli:/ });

async function openSheet() {
  fireEvent.click(screen.getByRole('button', { name: 'Allergie e dieta' }));
  return screen.findByRole('dialog', { name: 'Allergie e dieta' });
}

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => Date.now() + hours * HOUR_MS;
const chosen = (ids: string[], hours: number) => withChoice('', { ids, end: inHours(hours) });

startVisits();
beforeEach(() => {
  network.mockReturnValue(new Promise(() => {}));
  visitWith(menu);
});

test('what the guest avoids is shown to staff with a dish, in their language, and Back closes one dialog at a time', async () => {
  const router = openMenu('/menu/antipasti#senza=7');
  fireEvent.click(screen.getByRole('link', { name: 'Focaccia' }));
  const opened = await screen.findByRole('dialog', { name: 'Focaccia' });
  fireEvent.click(within(opened).getByRole('button', { name: 'Mostra al personale' }));
  const shown = await screen.findByRole('dialog', { name: 'Va bene per me?' });
  fireEvent.click(within(shown).getByRole('button', { name: 'Deutsch' }));
  expect(shown.textContent).toMatch(/Milch.*Focaccia/);
  await act(() => router.navigate(-1));
  expect(screen.getAllByRole('dialog')).toEqual([opened]);
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  // Without a dish there is none to be asked about.
  fireEvent.click(screen.getByRole('button', { name: 'Mostra al personale' }));
  const any = await screen.findByRole('dialog', { name: 'Che cosa posso mangiare?' });
  expect(any.textContent).not.toContain('Va bene per me?');
});

test('the sheet shows the hidden dishes too, by one tap that closes it', async () => {
  openMenu('/menu/antipasti#senza=7');
  const sheet = await openSheet();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Mostra' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shownNames()).toEqual(['Focaccia', 'Caprese', 'Crocchette', 'Patatine']);
});

test('two taps before the sheet is there open it once: one step back closes it', async () => {
  const router = openMenu('/menu/antipasti');
  const button = screen.getByRole('button', { name: 'Allergie e dieta' });
  act(() => {
    button.click();
    button.click();
  });
  screen.getByRole('dialog', { name: 'Allergie e dieta' });
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a choice of allergens to avoid', () => {
  test('hides and counts the dishes that declare them, and is stored and put into the address', async () => {
    openMenu('/menu/antipasti');
    expect(shownNames()).toHaveLength(4);
    expect(none()).toBeNull();
    const sheet = await openSheet();
    const switches = within(sheet).getAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ checked }) => checked)).toEqual(criteria.map(() => false));
    within(sheet).getByText(/^Le contaminazioni non si possono escludere: chiedi sempre/);
    fireEvent.click(within(sheet).getByRole('switch', { name: 'Evito latte e derivati' }));
    expect(within(sheet).getByRole('status').textContent).toBe('2 nascosti');
    expect(shownNames()).toEqual(['Focaccia', 'Patatine']);
    await waitFor(() => expect(window.location.hash).toMatch(/^#senza=7&fino=\d+$/));

    fireEvent.click(within(sheet).getByRole('switch', { name: 'Evito glutine' }));
    expect(shownNames()).toEqual(['Patatine']);
    expect(none()).not.toBeNull();
    await waitFor(() => expect(window.location.hash).toMatch(/^#senza=1,7&fino=\d+$/));
    expect(localStorage.getItem('cosaPossoMangiare')).toMatch(/^#senza=1,7&fino=\d+$/);

    fireEvent.click(within(sheet).getByRole('button', { name: 'Azzera' }));
    expect(document.activeElement).toBe(
      within(sheet).getByRole('button', { name: 'Mostra 4 piatti' }),
    );
    expect(shownNames()).toHaveLength(4);
    await waitFor(() => expect(window.location.hash).toBe(''));
    // What was removed does not come back on the next visit.
    expect(localStorage.getItem(CHOICE_KEY)).toBeNull();
  });

  test('works without access to localStorage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    openMenu('/menu/antipasti#senza=7');
    expect(shownNames()).toEqual(['Focaccia', 'Patatine']);
    fireEvent.click(screen.getByRole('link', { name: 'Dolci' }));
    await screen.findByRole('heading', { name: 'Il filtro nasconde tutti i piatti' });
    await waitFor(() => expect(window.location.hash).toMatch(/^#senza=7&fino=\d+$/));
  });

  test('reveals the hidden dishes on demand, in place and marked, and hides them again', () => {
    openMenu('/menu/antipasti#senza=7');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(shownNames()).toEqual(['Focaccia', 'Caprese', 'Crocchette', 'Patatine']);
    screen.getByText('Anche 2 nascosti');
    const marks = screen.getAllByText('Nascosto dal filtro: dichiara latte e derivati');
    const marked = marks.map((mark) => within(mark.closest('article') ?? mark).getByRole('link'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['Caprese', 'Crocchette']);
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi' }));
    expect(shownNames()).toEqual(['Focaccia', 'Patatine']);
  });

  test('shows them on every page until that is undone, or the choice changes', async () => {
    openMenu('/menu/antipasti#senza=7');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    fireEvent.click(screen.getByRole('link', { name: 'Dolci' }));
    await waitFor(() => expect(shownNames()).toEqual(['Tiramisù']));
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi' }));
    expect(shownNames()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    act(() => setChoice(['3', '7']));
    expect(shownNames()).toEqual([]);
    act(() => setChoice(['7']));
    expect(shownNames()).toEqual([]);
  });

  test('offers the other categories and a reveal button if it hides every dish', async () => {
    openMenu('/menu/dolci#senza=3');
    expect(shownNames()).toEqual([]);
    screen.getByText('1 nascosto');
    const link = await screen.findByRole('link', { name: 'le altre categorie' });
    expect(link.getAttribute('href')).toBe('/menu');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra i piatti nascosti' }));
    expect(shownNames()).toEqual(['Tiramisù']);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tiramisù' }));
  });
});

describe('an address with allergens to avoid', () => {
  test.each(['#senza=7', '#senza=', '#senza=99'])(
    'adds to the allergens already avoided, never removes one, and is announced: %j',
    async (hash) => {
      setChoice(['1', '7']);
      openMenu(`/menu/antipasti${hash}`);
      expect(shownNames()).toEqual(['Patatine']);
      await waitFor(() => expect(window.location.hash).toMatch(/^#senza=1,7&fino=\d+$/));
      const live = document.querySelector('[aria-live]');
      expect(live?.textContent).toContain('Filtro attivo: Evito glutine, Evito latte e derivati.');
    },
  );
});

test('a warning that names what the guest avoids hides the dish, any other once it has been read', async () => {
  const nuts = { ...starter('Bruschetta', [1]), avvertenza: 'Può contenere tracce di noci' };
  const big = { ...starter('Tagliere', [1]), avvertenza: 'Per due persone' };
  visitWith([starter('Focaccia', [1]), nuts, big]);
  openMenu('/menu/antipasti#senza=8');
  await waitFor(() => expect(shownNames()).toEqual(['Focaccia', 'Tagliere']));
  fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
  screen.getByText('Nascosto dal filtro: la sua avvertenza nomina frutta a guscio');
});

test('a filter that hides nothing says so, and claims nothing of the dishes', () => {
  openMenu('/menu/antipasti#senza=9');
  screen.getByText('0 nascosti');
  expect(screen.queryByRole('button', { name: 'Mostra' })).toBeNull();
  screen.getByText(/^Le contaminazioni non si possono escludere: chiedi sempre/, {
    selector: '.filter-result *',
  });
});

describe('twelve hours after the last change', () => {
  const stored = () => localStorage.getItem(CHOICE_KEY);
  const address = () => window.location.pathname + window.location.search + window.location.hash;

  test('a choice is removed from storage, and from the address, whose other parts stay', () => {
    const old = chosen(['7', 'vegani'], -1);
    localStorage.setItem(CHOICE_KEY, old);
    window.history.replaceState('kept', '', `/menu/cerca?piatto=x${old}&cerca=pizza&altro`);
    expect(addChoiceOfAddress()).toEqual([]);
    expect(address()).toBe('/menu/cerca?piatto=x#cerca=pizza&altro');
    expect(window.history.state).toBe('kept');
    expect(stored()).toBeNull();
  });

  test('a reload of an address prolongs nothing, even without localStorage', async () => {
    openMenu('/menu/antipasti#senza=7');
    await waitFor(() => expect(window.location.hash).toMatch(/fino=/));
    const { end } = readStoredChoice();
    expect(end).toBeGreaterThan(inHours(11.9));
    vi.spyOn(Date, 'now').mockReturnValue(end - HOUR_MS);
    for (const reload of [() => {}, () => localStorage.clear()]) {
      reload();
      expect(addChoiceOfAddress()).toEqual(['7']);
      expect(readStoredChoice().end).toBe(end);
    }
    vi.spyOn(Date, 'now').mockReturnValue(end);
    expect(addChoiceOfAddress()).toEqual([]);
    expect(address()).toBe('/menu/antipasti');
  });

  test('an open page drops the choice when it is looked at again', async () => {
    openMenu('/menu/antipasti#senza=7');
    expect(shownNames()).toEqual(['Focaccia', 'Patatine']);
    vi.spyOn(Date, 'now').mockReturnValue(inHours(12));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(shownNames()).toHaveLength(4);
    await waitFor(() => expect(address()).toBe('/menu/antipasti'));
  });
});

test('a filter that another tab has set applies here too', () => {
  openMenu('/menu/antipasti');
  localStorage.setItem(CHOICE_KEY, chosen(['7'], 12));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CHOICE_KEY })));
  expect(shownNames()).toEqual(['Focaccia', 'Patatine']);
});

test('a chip removes one allergen and the focus moves to the next; links never carry the filter', async () => {
  openMenu('/menu/antipasti#senza=1,7');
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('href')).not.toContain('senza');
  }
  expect(chips().map((chip) => chip.textContent)).toEqual([
    'Togli: Evito glutine',
    'Togli: Evito latte e derivati',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Togli: ?Evito glutine/ }));
  expect(shownNames()).toEqual(['Focaccia', 'Patatine']);
  expect(document.activeElement).toBe(chips()[0]);
  fireEvent.click(screen.getByRole('button', { name: /^Togli: ?Evito latte/ }));
  expect(chips()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByText('Nessun filtro attivo.').closest('[aria-live]')).toBeTruthy();
  await waitFor(() => expect(window.location.hash).toBe(''));
});
