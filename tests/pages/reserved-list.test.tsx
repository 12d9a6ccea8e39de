import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { paths } from '../../src/paths';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { answerAndWrite, answerFrom } from './firestore';
import { openReserved, signIn, signOut } from './reserved';

const product = (nome: string, prezzo: number, more: Partial<Product> = {}) => ({
  nome,
  descrizione: 'Pomodoro, fiordilatte',
  allergeni: [],
  image: null,
  prezzo,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
  ...more,
});

/** What Firestore holds. */
let documents: Record<string, Record<string, unknown>> = {};

function open(address: string = paths.reserved) {
  const form = { path: paths.editItem, element: <h1>Modulo</h1> };
  return openReserved([{ path: paths.reserved, Component: ProductListPage }, form], address);
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Cerca un prodotto' });
const soldOut = (...esauriti: string[]) => {
  const esauritiStasera = { fino: new Date(0), prodotti: [] };
  documents['meta/oggi'] = { esauritiStasera, esauriti, avviso: null };
};

beforeEach(() => {
  signIn();
  documents = {
    'prodotti/marinara': product('Marinara', 6),
    'prodotti/margherita': product('Margherita', 7.5, { image: '/icons/sprite.svg' }),
    'prodotti/cola': product('Cola', 3, { categoria: 'Bibite' }),
    'prodotti/tiramisu': product('Tiramisù', 17.5, { categoria: 'Dolci' }),
  };
  vi.stubGlobal('fetch', answerAndWrite(documents));
});

afterEach(signOut);

describe('the list', () => {
  test('is sorted by name, with a number, a price and what is missing in each row', async () => {
    open();
    await screen.findByRole('link', { name: 'Cola' });
    expect(names()).toEqual(['Cola', 'Margherita', 'Marinara', 'Tiramisù']);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual(['1', '2', '3', '4']);
    expect(rows[1]?.textContent).toContain('€ 7,50');
    expect(rows[1]?.textContent).not.toContain('senza foto');
    expect(rows[0]?.textContent).toContain('senza foto');
  });

  test('keeps category, order and sold out in the address, and counts what is left', async () => {
    soldOut('cola', 'tiramisu');
    const router = open();
    await screen.findByText('4 prodotti');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Solo esauriti (2)' }));
    await screen.findByText('2 prodotti');
    expect(router.state.location.search).toBe('?esauriti=1');
    await userEvent.selectOptions(screen.getByLabelText('Ordina i prodotti'), 'Per prezzo');
    await userEvent.selectOptions(screen.getByLabelText('Filtra per categoria'), 'Dolci');
    await screen.findByText('1 prodotto');
    expect(router.state.location.search).toBe('?categoria=dolci&ordine=prezzo&esauriti=1');
    expect(names()).toEqual(['Tiramisù']);
  });

  test('opens as its address says', async () => {
    open('/reserved?ordine=prezzo&q=mar');
    await screen.findByText('2 prodotti');
    expect(names()).toEqual(['Marinara', 'Margherita']);
    expect(search()).toHaveProperty('value', 'mar');
  });

  test('shows ten rows a page, and a search begins at page one', async () => {
    for (let number = 10; number < 30; number += 1) {
      documents[`prodotti/p${number}`] = product(`Pizza ${number}`, 8);
    }
    const router = open('/reserved?p=2');
    await screen.findByText('24 prodotti');
    expect(names()).toHaveLength(10);
    const first = screen.getAllByRole('row')[1];
    expect(first?.querySelector('td')?.textContent).toBe('11');
    await userEvent.click(screen.getByRole('link', { name: 'Pagina successiva' }));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(document.activeElement?.textContent).toBe(names()[0]);
    await userEvent.type(search(), 'pizza');
    await waitFor(() => expect(names()).toHaveLength(10));
    await waitFor(() => expect(router.state.location.search).toBe('?q=pizza'));
  });

  test('a price is no word to search for', async () => {
    open();
    await screen.findByText('4 prodotti');
    await userEvent.type(search(), '7,50');
    await screen.findByText('Nessun prodotto trovato');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says that it waits, that it failed, and reads again what could not be read', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    let fail = () => {};
    const failed = new Promise<never>((_, reject) => {
      fail = () => reject(new TypeError('offline'));
    });
    vi.stubGlobal('fetch', () => failed);
    open();
    await screen.findByText('Caricamento...');
    fail();
    const alert = (await screen.findByText('La lista non si è caricata')).closest('[role=alert]');
    expect(alert).toBeTruthy();
    expect(screen.queryByText('Caricamento...')).toBeNull();
    vi.stubGlobal(
      'fetch',
      answerFrom(() => documents),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await screen.findByText('4 prodotti');
    expect(screen.queryByText('La lista non si è caricata')).toBeNull();
    vi.mocked(console.error).mockClear();
  });

  test('a failure to read who is sold out leaves the rows, and says so', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    const answer = answerFrom(() => documents);
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      address.includes(':runQuery') ? answer(address, init) : Promise.reject(new TypeError()),
    );
    open();
    await screen.findByText('La disponibilità non si è caricata');
    expect(screen.getByLabelText('Disponibilità di Cola')).toHaveProperty('disabled', true);
    expect(names()).toHaveLength(4);
    vi.mocked(console.error).mockClear();
  });

  test('reads at once what others have written when only what is sold out is wanted', async () => {
    open();
    await screen.findByRole('checkbox', { name: 'Solo esauriti (0)' });
    soldOut('marinara');
    delete documents['prodotti/cola'];
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo esauriti (0)' }));
    await screen.findByRole('checkbox', { name: 'Solo esauriti (1)' });
    await waitFor(() => expect(names()).toEqual(['Marinara']));
  });

  test('names what has allergens to verify, with a link to its form', async () => {
    documents['prodotti/cola'] = { ...documents['prodotti/cola'], allergeni: 'latte' };
    open('/reserved?q=margherita');
    const title = await screen.findByText('Un prodotto ha allergeni da verificare');
    const notice = within(title.closest('.notice') as HTMLElement);
    await userEvent.click(notice.getByRole('link', { name: 'Cola' }));
    await screen.findByText('Modulo');
  });

  test('an account without rights may search and cannot change anything', async () => {
    openReserved([{ path: paths.reserved, Component: ProductListPage }], paths.reserved, false);
    for (const button of await screen.findAllByRole('button', { name: /prezzo di|^Elimina/ })) {
      expect(button).toHaveProperty('disabled', true);
    }
    expect(screen.getByLabelText('Disponibilità di Cola')).toHaveProperty('disabled', true);
    await userEvent.type(search(), 'col');
    await waitFor(() => expect(names()).toEqual(['Cola']));
  });
});
