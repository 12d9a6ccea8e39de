import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { dishCategories } from '../../src/domain/product/categories';
import { CategoryPage } from '../../src/menu/category/CategoryPage';
import { setAvoided } from '../../src/menu/filter/avoided-store';
// Loads the sheet's code in advance: these tests are not about how long it takes.
import '../../src/menu/filter/FilterSheet';
import { MenuLayout } from '../../src/menu/MenuLayout';
import { dish } from '../product';
import { cacheMenu, openMenu, startMenu } from './menu';

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
  return openMenu([{ Component: MenuLayout, children }], address);
}

const names = () =>
  screen
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading', { level: 2 }).textContent);
const chips = () => screen.queryAllByRole('button', { name: /^Non evitare più/ });

async function openSheet() {
  fireEvent.click(screen.getByRole('button', { name: 'Allergeni da evitare' }));
  return screen.findByRole('dialog', { name: 'Allergeni da evitare' });
}

startMenu(menu);

describe('without allergens to avoid', () => {
  test('every dish is shown, and none is labelled as declaring no allergens', () => {
    open('/menu/antipasti');
    expect(names()).toEqual(['Focaccia', 'Caprese', 'Crocchette', 'Patatine']);
    expect(screen.queryByText('Nessun allergene dichiarato')).toBeNull();
    expect(screen.queryByText(/nascost/)).toBeNull();
  });

  test('the sheet has fourteen switches that are off, and the caution', async () => {
    open('/menu/antipasti');
    const sheet = await openSheet();
    const switches = within(sheet).getAllByRole('switch');
    expect(switches).toHaveLength(14);
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
    const router = open('/menu/antipasti');
    const sheet = await openSheet();
    fireEvent.click(within(sheet).getByRole('switch', { name: 'Latte e derivati' }));
    expect(within(sheet).getByRole('status').textContent).toBe('2 piatti nascosti');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    await waitFor(() => expect(router.state.location.search).toBe('?senza=7'));

    fireEvent.click(within(sheet).getByRole('switch', { name: 'Glutine' }));
    expect(names()).toEqual(['Patatine']);
    await waitFor(() => expect(router.state.location.search).toBe('?senza=1,7'));

    fireEvent.click(within(sheet).getByRole('button', { name: 'Azzera' }));
    expect(document.activeElement).toBe(within(sheet).getByRole('button', { name: 'Fatto' }));
    expect(names()).toHaveLength(4);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('is kept for the browsing session', async () => {
    setAvoided([7]);
    const router = open('/menu/antipasti');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    await waitFor(() => expect(router.state.location.search).toBe('?senza=7'));
    expect(sessionStorage.getItem('allergeniDaEvitare')).toBe('7');
  });

  test('works where the browser forbids sessionStorage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const router = open('/menu/antipasti?senza=7');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    fireEvent.click(screen.getByRole('link', { name: 'Dolci' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/menu/dolci'));
    expect(router.state.location.search).toBe('?senza=7');
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
    expect(link.getAttribute('href')).toBe('/menu?senza=3');
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
  await waitFor(() => expect(router.state.location.search).toBe('?senza=1'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(router.state.location.search).toBe('?senza=1'));
  expect(router.state.location.pathname).toBe('/menu/dolci');
});

describe('an address with allergens to avoid', () => {
  const live = () => document.querySelector('[aria-live]');
  const notice = () => screen.queryByRole('button', { name: 'Ho capito' });

  test('adds to what the visitor avoids already, and says so', async () => {
    setAvoided([1]);
    const router = open('/menu/antipasti?senza=7');
    expect(names()).toEqual(['Patatine']);
    await waitFor(() => expect(router.state.location.search).toBe('?senza=1,7'));
    expect(live()?.textContent).toBe(
      'Il link aggiunge agli allergeni da evitare: Latte e derivati.',
    );
    expect(notice()).toBeTruthy();
  });

  test.each(['?senza=7', '?senza=', ''])(
    'never drops what the visitor avoids: %j',
    async (search) => {
      setAvoided([1, 7]);
      const router = open(`/menu/antipasti${search}`);
      expect(names()).toEqual(['Patatine']);
      await waitFor(() => expect(router.state.location.search).toBe('?senza=1,7'));
    },
  );

  test('says what of it is not understood, until that is dismissed', () => {
    open('/menu/antipasti?senza=7,99,grano');
    expect(live()?.textContent).toContain(
      'Il link chiede di evitare anche qualcosa che non conosciamo: «99», «grano». Controlla gli allergeni da evitare e chiedi al personale.',
    );
    expect(live()?.closest('.visually-hidden')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ho capito' }));
    expect(live()?.textContent).toBe('');
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(names()).toEqual(['Focaccia', 'Patatine']);
  });

  test('repeats no more than a few words of a long one', () => {
    open(`/menu/antipasti?senza=${'x'.repeat(500)},a,b,c,d`);
    expect(live()?.textContent).toContain(`«${'x'.repeat(20)}…», «a», «b» e altro.`);
    expect(live()?.textContent).not.toContain('«c»');
  });
});

describe('a dish whose allergens could not be read whole', () => {
  const uncertain = { ...starter('Arancini', [3], 4.5), allergeniDaVerificare: true } as const;

  test('is shown without a filter, and says that its allergens are to be verified', () => {
    cacheMenu([...menu, uncertain]);
    open('/menu/antipasti');
    expect(names()).toContain('Arancini');
    expect(screen.getAllByText('Allergeni da verificare: chiedi al personale')).toHaveLength(1);
  });

  test('is hidden by any filter, counted with the others, and the count says why', () => {
    cacheMenu([...menu, uncertain]);
    open('/menu/antipasti?senza=7');
    expect(names()).toEqual(['Focaccia', 'Patatine']);
    screen.getByText(
      '2 piatti nascosti perché dichiarano: Latte e derivati; 1 con allergeni da verificare',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
    expect(names()).toContain('Arancini');
    screen.getByText('2 piatti dichiarano: Latte e derivati; 1 ha allergeni da verificare');
  });

  test('is not said to declare any where the filter hides every dish', async () => {
    cacheMenu([uncertain]);
    open('/menu/antipasti?senza=7');
    expect(names()).toEqual([]);
    await screen.findByRole('heading', { name: 'Il filtro nasconde tutti i piatti' });
    expect(document.body.textContent).toContain(
      'Qui ogni piatto dichiara almeno uno degli allergeni da evitare, o ne ha da verificare.',
    );
  });
});

describe('the filter chips', () => {
  test('name the allergens to avoid; a tap removes one and the focus moves to the next', async () => {
    const router = open('/menu/antipasti?senza=1,7');
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
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('the links of the menu', () => {
  test('keep the choice in their addresses, in the tabs and in the drawer', async () => {
    open('/menu/antipasti?senza=1,7');
    const tabs = within(screen.getByRole('navigation', { name: 'Categorie' }));
    for (const link of tabs.getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^\/menu\/[\w-]+\?senza=1,7$/);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByRole('link', { name: 'Dolci' }).getAttribute('href')).toBe(
      '/menu/dolci?senza=1,7',
    );
    expect(drawer.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });
});
