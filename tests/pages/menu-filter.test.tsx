import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { writeMenu } from '../../src/data/menu/menu-store';
import { CHOICE_KEY, choiceToKeep } from '../../src/domain/choice';
import { dishCategories } from '../../src/domain/product/categories';
import { groupByCategory } from '../../src/domain/product/menu';
import { CategoryPage } from '../../src/menu/category/CategoryPage';
import { setChoice } from '../../src/menu/filter/choice-store';
// Loads the sheet's code in advance: these tests are not about how long it takes.
import '../../src/menu/filter/FilterSheet';
import { MenuLayout } from '../../src/menu/MenuLayout';
import { dish } from '../product';

const starter = (nome: string, allergeni: number[], prezzo = 5) =>
  dish({ nome, allergeni, prezzo, categoria: 'Antipasti' });
const menu = [
  starter('Focaccia', [1], 3),
  starter('Caprese', [7], 4),
  starter('Crocchette', [1, 7], 5),
  starter('Patatine', [], 6),
  { ...starter('Tiramisù', [1, 3, 7]), categoria: 'Dolci' },
];

function open(address: string) {
  const children = dishCategories.map((category) => ({
    path: `/menu/${category.link}`,
    element: <CategoryPage key={category.link} category={category} />,
  }));
  const router = createMemoryRouter([{ Component: MenuLayout, children }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const names = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const chips = () =>
  screen.queryAllByRole('button', { name: /^(?:Non evitare più|Togli il filtro)/ });

async function openSheet() {
  fireEvent.click(screen.getByRole('button', { name: 'Cosa posso mangiare' }));
  return screen.findByRole('dialog', { name: 'Cosa posso mangiare' });
}

beforeEach(() => {
  setChoice([]);
  window.history.replaceState({}, '', '/');
  dropMenuCache();
  // No request is answered: the page has only its cache.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  writeMenu(groupByCategory(menu), '1.0', Date.now());
});

describe('without allergens to avoid', () => {
  test('every dish is shown, and none is labelled as declaring no allergens', () => {
    open('/menu/antipasti');
    expect(names()).toEqual(['Focaccia', 'Caprese', 'Crocchette', 'Patatine']);
    expect(screen.queryByText('Nessun allergene dichiarato')).toBeNull();
    expect(screen.queryByText(/nascost/)).toBeNull();
  });

  test('the sheet has sixteen switches that are off, and the caution', async () => {
    open('/menu/antipasti');
    const sheet = await openSheet();
    const switches = within(sheet).getAllByRole('switch');
    expect(switches).toHaveLength(16);
    expect(switches.filter((each) => (each as HTMLInputElement).checked)).toEqual([]);
    expect(within(sheet).getByText('Nascondi i piatti che dichiarano:')).toBeTruthy();
    expect(
      within(sheet).getByText(
        'Le contaminazioni non si possono escludere: chiedi sempre al personale',
      ),
    ).toBeTruthy();
  });
});

describe('a choice of allergens to avoid', () => {
  test('hides the dishes that declare them at once, counts these, and is written to the address', async () => {
    open('/menu/antipasti');
    const sheet = await openSheet();
    fireEvent.click(within(sheet).getByRole('switch', { name: 'Latte e derivati' }));
    expect(within(sheet).getByRole('status').textContent).toBe('2 piatti nascosti');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    await waitFor(() => expect(window.location.hash).toBe('#senza=7'));

    fireEvent.click(within(sheet).getByRole('switch', { name: 'Glutine' }));
    expect(names()).toEqual(['Patatine']);
    await waitFor(() => expect(window.location.hash).toBe('#senza=1,7'));

    fireEvent.click(within(sheet).getByRole('button', { name: 'Azzera' }));
    expect(document.activeElement).toBe(within(sheet).getByRole('button', { name: 'Fatto' }));
    expect(names()).toHaveLength(4);
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  test('is read from the address, without unknown ids', async () => {
    open('/menu/antipasti?senza=99,7,x');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    await waitFor(() => expect(window.location.hash).toBe('#senza=7'));
  });

  test('is kept on the phone', async () => {
    setChoice(['7']);
    open('/menu/antipasti');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    await waitFor(() => expect(window.location.hash).toBe('#senza=7'));
    expect(localStorage.getItem('cosaPossoMangiare')).toMatch(/ senza=7$/);
  });

  test('works where the browser forbids localStorage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const router = open('/menu/antipasti?senza=7');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    fireEvent.click(screen.getByRole('link', { name: 'Dolci' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/dolci'));
    expect(window.location.hash).toBe('#senza=7');
  });

  test('reveals the hidden dishes on demand, in place and marked, and hides them again', () => {
    open('/menu/antipasti?senza=7');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(names()).toEqual(['Focaccia', 'Caprese', 'Crocchette', 'Patatine']);
    expect(screen.getByText('2 piatti dichiarano: Latte e derivati')).toBeTruthy();
    const marks = screen.getAllByText('(da evitare)');
    expect(marks.map((mark) => mark.parentElement?.textContent)).toEqual([
      'Latte e derivati (da evitare)',
      'Latte e derivati (da evitare)',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi' }));
    expect(names()).toEqual(['Focaccia', 'Patatine']);
  });

  test('offers ways on where it hides every dish', async () => {
    open('/menu/dolci?senza=3');
    expect(names()).toEqual([]);
    expect(screen.getByText('1 piatto nascosto perché dichiara: Uova e derivati')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'le altre categorie' });
    expect(link.getAttribute('href')).toBe('/menu');
    fireEvent.click(screen.getByRole('button', { name: 'Mostra i piatti nascosti' }));
    expect(names()).toEqual(['Tiramisù']);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tiramisù' }));
  });
});

test("the sheet closes by the phone's Back, which stays on the page with the choice", async () => {
  const router = open('/menu/antipasti');
  fireEvent.click(screen.getByRole('link', { name: 'Dolci' }));
  const sheet = await openSheet();
  fireEvent.click(within(sheet).getByRole('switch', { name: 'Glutine' }));
  await waitFor(() => expect(window.location.hash).toBe('#senza=1'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.hash).toBe('#senza=1'));
  expect(router.state.location.pathname).toBe('/menu/dolci');
});

describe('an address with allergens to avoid', () => {
  const live = () => document.querySelector('[aria-live]');
  const notice = () => screen.queryByRole('button', { name: 'Ho capito' });

  test('adds to what the visitor avoids already, and says so', async () => {
    setChoice(['1']);
    open('/menu/antipasti?senza=7');
    expect(names()).toEqual(['Patatine']);
    await waitFor(() => expect(window.location.hash).toBe('#senza=1,7'));
    expect(live()?.textContent).toBe('Il link aggiunge al filtro: Latte e derivati.');
    expect(notice()).toBeTruthy();
  });

  test.each(['?senza=7', '?senza=', '?senza=99', ''])(
    'never drops what the visitor avoids: %j',
    async (search) => {
      setChoice(['1', '7']);
      open(`/menu/antipasti${search}`);
      expect(names()).toEqual(['Patatine']);
      await waitFor(() => expect(window.location.hash).toBe('#senza=1,7'));
    },
  );

  test('says what of it is not understood, until that is dismissed', () => {
    open('/menu/antipasti?senza=7,99,grano');
    expect(live()?.textContent).toContain(
      'Il link chiede di evitare anche qualcosa che non conosciamo. Controlla «Cosa posso mangiare» e chiedi al personale.',
    );
    expect(live()?.closest('.visually-hidden')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ho capito' }));
    expect(live()?.textContent).toBe('');
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(names()).toEqual(['Focaccia', 'Patatine']);
  });
});

describe('a dish whose allergens could not be read whole', () => {
  beforeEach(() => {
    dropMenuCache();
    const uncertain = { ...starter('Arancini', [3], 4.5), allergeniDaVerificare: true } as const;
    writeMenu(groupByCategory([...menu, uncertain]), '1.0', Date.now());
  });

  test('is shown without a filter, and says that its allergens are to be verified', () => {
    open('/menu/antipasti');
    expect(names()).toContain('Arancini');
    expect(screen.getAllByText('Allergeni da verificare: chiedi al personale')).toHaveLength(1);
  });

  test('is hidden by any filter, counted with the others, and the count says why', () => {
    open('/menu/antipasti?senza=7');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    expect(
      screen.getByText(
        '2 piatti nascosti perché dichiarano: Latte e derivati; 1 con allergeni da verificare',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(names()).toContain('Arancini');
    expect(
      screen.getByText('2 piatti dichiarano: Latte e derivati; 1 con allergeni da verificare'),
    ).toBeTruthy();
  });
});

test('where the filter hides every dish, those with allergens to verify are not said to declare any', async () => {
  dropMenuCache();
  const uncertain = { ...starter('Arancini', []), allergeniDaVerificare: true } as const;
  writeMenu(groupByCategory([uncertain]), '1.0', Date.now());
  open('/menu/antipasti?senza=7');
  expect(names()).toEqual([]);
  await screen.findByRole('heading', { name: 'Il filtro nasconde tutti i piatti' });
  expect(document.body.textContent).toContain(
    'Qui ogni piatto dichiara almeno uno degli allergeni da evitare, o ne ha da verificare.',
  );
});

describe('a diet', () => {
  test('shows the dishes that are marked for it, and says what it hides', async () => {
    dropMenuCache();
    const marked = [
      { ...starter('Focaccia', [1]), etichette: ['vegano' as const] },
      { ...starter('Caprese', [7]), etichette: ['vegetariano' as const] },
      starter('Alici', [4]),
    ];
    writeMenu(groupByCategory(marked), '1.0', Date.now());
    open('/menu/antipasti');
    const sheet = await openSheet();
    fireEvent.click(within(sheet).getByRole('switch', { name: 'Solo vegetariani' }));
    expect(names().toSorted()).toEqual(['Caprese', 'Focaccia']);
    fireEvent.click(within(sheet).getByRole('switch', { name: 'Solo vegani' }));
    expect(names()).toEqual(['Focaccia']);
    expect(within(sheet).getByRole('status').textContent).toBe(
      '2 piatti nascosti, 2 non segnati per la dieta',
    );
    expect(window.location.hash).toBe('#solo=vegani');
    expect(chips()).toHaveLength(1);
  });
});

test('another tab of the phone has the same filter', () => {
  open('/menu/antipasti');
  localStorage.setItem(CHOICE_KEY, choiceToKeep(['7'], Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CHOICE_KEY })));
  expect(names()).toEqual(['Focaccia', 'Patatine']);
});

describe('the filter chips', () => {
  test('name the allergens to avoid; a tap removes one and the focus moves to the next', async () => {
    open('/menu/antipasti?senza=1,7');
    expect(chips().map((chip) => chip.textContent)).toEqual([
      'Non evitare più: Glutine',
      'Non evitare più: Latte e derivati',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /Glutine/ }));
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    expect(document.activeElement).toBe(chips()[0]);
    fireEvent.click(screen.getByRole('button', { name: /Latte/ }));
    expect(chips()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await waitFor(() => expect(window.location.hash).toBe(''));
  });
});

describe('the links of the menu', () => {
  test('never carry the choice: a link may be shared', () => {
    open('/menu/antipasti?senza=1,7');
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).not.toContain('senza');
    }
  });
});
