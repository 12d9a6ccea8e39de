import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { todayWritten } from '../../../src/data/staff/written';
import { NOTHING_TODAY } from '../../../src/domain/today/today';
import { paths } from '../../../src/paths';
import { ProductListPage } from '../../../src/reserved/list/ProductListPage';
import { readListState } from '../../../src/reserved/list-place';
import { productsWritten, queryClient } from '../../../src/reserved/queries';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  expectErrors,
  hold,
  line,
  openReserved,
  server,
  startServer,
  tap,
} from './reserved';

function open(address: string = paths.reserved, staff = true) {
  const form = { path: paths.editItem, element: <h1>Modulo</h1> };
  const list = { path: paths.reserved, Component: ProductListPage };
  return openReserved([list, form], address, staff);
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Cerca un prodotto' });
const filter = async (option: string) => {
  await click('Filtra i piatti');
  await click(option);
};

startServer(() => ({
  'prodotti/marinara': product({ nome: 'Marinara', prezzo: 6 }),
  'prodotti/margherita': product({ image: '/icons/sprite.svg' }),
  'prodotti/cola': product({
    ...{ nome: 'Cola', prezzo: 3, categoria: 'Bibite', allergeni: [], nessunAllergene: false },
  }),
  'prodotti/tiramisu': product({ nome: 'Tiramisù', prezzo: 17.5, categoria: 'Dolci' }),
}));

test('the list has the order of the menu; each row has its number, price and what is missing', async () => {
  open();
  await screen.findByText('4 piatti');
  expect(names()).toEqual(['Marinara', 'Margherita', 'Tiramisù', 'Cola']);
  const rows = [...document.querySelectorAll('[data-product]')];
  expect(rows.map((row) => row.querySelector('td')?.textContent)).toEqual(['1', '2', '3', '4']);
  expect(rows[1]?.textContent).toContain('€ 7,50');
  expect(rows[1]?.textContent).not.toContain('da indicare');
  expect(rows[3]?.querySelector('[data-words]')?.textContent).toBe('Allergeni da indicare');
  screen.getByText('Allergeni da indicare: 1 piatto');
  await filter('Per nome');
  await waitFor(() => expect(names()).toEqual(['Cola', 'Margherita', 'Marinara', 'Tiramisù']));
});

test('dishes whose words name an allergen that they do not declare are marked, counted and found', async () => {
  changeElsewhere('marinara', { descrizione: 'Pomodoro, alici' });
  open();
  await screen.findByText('Allergeni da guardare: 1 piatto');
  const marked = document.querySelector('[data-product=marinara] [data-words]');
  expect(marked?.textContent).toBe('Allergeni da guardare');
  await click('Mostra: Allergeni da guardare');
  await waitFor(() => expect(names()).toEqual(['Marinara']));
});

test('the list links to every page of the reserved area', async () => {
  open();
  await screen.findByText('4 piatti');
  await click('Altro');
  const addresses = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : path(''),
  );
  const pages = addresses.filter((address) => address.startsWith('/reserved/'));
  const linked = screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname);
  expect(linked).toEqual(expect.arrayContaining(pages.map((page) => page.replace(/\?.*/, ''))));
});

test('search, filter and order are read from the address and kept in it', async () => {
  server.documents['meta/oggi'] = { esauriti: ['cola', 'tiramisu'] };
  const router = open('/reserved?ordine=nome&q=mar');
  await screen.findByText('2 piatti');
  expect(names()).toEqual(['Margherita', 'Marinara']);
  expect(search()).toHaveProperty('value', 'mar');
  fireEvent.change(search(), { target: { value: '7,50' } });
  await screen.findByText('Nessun prodotto trovato');
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.change(search(), { target: { value: '' } });
  await filter('Esauriti');
  await screen.findByText('2 piatti');
  await filter('Dolci');
  await screen.findByText('1 piatto');
  await waitFor(() => expect(router.state.location.search).toBe('?ordine=nome&solo=dolci'));
  expect(names()).toEqual(['Tiramisù']);
});

test('a page that is opened while somebody still types leads back to what is typed', async () => {
  const router = open('/reserved?solo=pizze-classiche');
  await screen.findByText('2 piatti');
  fireEvent.change(search(), { target: { value: 'marg' } });
  await screen.findByText('1 piatto');
  await tap(screen.getByRole('link', { name: 'Modifica: Margherita' }));
  const { state } = router.state.location;
  expect(readListState(state)?.search).toBe('?solo=pizze-classiche&q=marg');
});

test('a page has ten rows, of which the first takes the focus; a search starts on page one', async () => {
  for (let number = 10; number < 30; number += 1) {
    changeElsewhere(`p${number}`, product({ nome: `Pizza ${number}` }));
  }
  const router = open('/reserved?p=4');
  await tap(await screen.findByRole('link', { name: 'Pagina precedente' }));
  await waitFor(() => expect(names()).toHaveLength(10));
  expect(document.querySelector('[data-product] td')?.textContent).toBe('11');
  await tap(screen.getByRole('link', { name: 'Pagina successiva' }));
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(document.activeElement?.textContent).toBe(names()[0]);
  fireEvent.change(search(), { target: { value: 'pizza' } });
  await waitFor(() => expect(names()).toHaveLength(10));
  await waitFor(() => expect(router.state.location.search).toBe('?q=pizza'));
});

test('the list says that it or the sold-out marks are loading or have failed, and can be retried', async () => {
  expectErrors();
  const answer = hold('');
  open();
  await screen.findByText('Caricamento...');
  answer(Response.error());
  const message = await screen.findByText('La lista non si è caricata');
  expect(message.closest('[role=alert]')).toBeTruthy();
  expect(screen.queryByText('Caricamento...')).toBeNull();
  server.before = async (url) =>
    url.includes(':runQuery') ? null : Promise.reject(new TypeError());
  await click('Riprova');
  await screen.findByText('4 piatti');
  expect(screen.queryByText('La lista non si è caricata')).toBeNull();
  await screen.findByText('La disponibilità non si è caricata');
  await click('Cola');
  const status = await screen.findByRole('button', { name: 'Esaurito stasera' });
  expect(status).toHaveProperty('disabled', true);
});

test('a write shows at once, and stays if the refetch fails', async () => {
  expectErrors();
  open();
  await screen.findByText('4 piatti');
  server.before = () => Promise.reject(new TypeError('offline'));
  const before = { nome: 'Cola' };
  const rename = { id: 'cola', nome: 'Cola', before, after: { nome: 'Chinotto' } };
  act(() => productsWritten([rename], new Map([['cola', { kind: 'written' }]])));
  act(() => todayWritten.emit({ ...NOTHING_TODAY, esauriti: ['cola'] }));
  await screen.findByText('Esaurito', { selector: '[data-words] *' });
  expect(names()).toContain('Chinotto');
});

const askAgain = () => act(() => queryClient().invalidateQueries({ queryKey: ['menu'] }));

test('a failed read of a new version is retried on the next answer', async () => {
  expectErrors();
  open();
  await screen.findByText('4 piatti');
  changeElsewhere('cola', { nome: 'Chinotto' });
  server.before = async (url) =>
    url.endsWith(':runQuery') ? Promise.reject(new TypeError('offline')) : null;
  await askAgain();
  await screen.findByText('La lista può non essere aggiornata');
  expect(names()).toContain('Cola');
  server.before = async () => null;
  await askAgain();
  await screen.findByRole('button', { name: 'Chinotto' });
});

test('a write during the first read does not leave the list loading for ever', async () => {
  const release = hold(':runQuery');
  open();
  await screen.findByText('Caricamento...');
  const same = { id: 'cola', nome: 'Cola', before: {}, after: {} };
  act(() => productsWritten([same], new Map([['cola', { kind: 'written' }]])));
  server.before = async () => null;
  act(() => release(null));
  await screen.findByText('4 piatti');
});

test('a product write refetches the products once, a sold-out mark not at all', async () => {
  open();
  await screen.findByText('4 piatti');
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  let reads = 0;
  server.before = async (url) => {
    if (url.endsWith(':runQuery')) reads += 1;
    return null;
  };
  await click('Cola');
  const choose = async (status: string) => {
    await click(status);
    await waitFor(() => expect(line()).toContain(`Cola: ${status}`));
    await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  };
  await choose('Esaurito stasera');
  expect(reads).toBe(0);
  await click(/altri stati/i);
  await choose('Nascosto dal menu');
  await waitFor(() => expect(reads).toBe(1));
  await waitFor(() => expect(queryClient().isFetching()).toBe(0));
  expect(reads).toBe(1);
});

test('a product with allergens to verify is marked, counted above and found by a filter', async () => {
  changeElsewhere('cola', { allergeni: 'latte' });
  open();
  await screen.findByText('Allergeni da verificare: 1 piatto');
  const marked = screen.getAllByRole('row', { name: /Allergeni da verificare/ });
  expect(marked.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Cola']);
  const heading = screen.getByRole('heading', { level: 1 });
  await click('Mostra: Allergeni da verificare');
  await waitFor(() => expect(names()).toEqual(['Cola']));
  expect(document.activeElement).toBe(heading);
  await click('Allergeni da verificare, togli il filtro');
  await waitFor(() => expect(names()).toHaveLength(4));
  expect(document.activeElement).toBe(heading);
});

test('after a change in the Firebase console the list offers to update the phones', async () => {
  server.documents['meta/menu'] = { version: new Date('2026-01-01') };
  const document = { name: 'prodotti/cola', fields: {}, updateTime: '2026-01-01T00:00:01Z' };
  const answer = [{ readTime: '2026-01-01T00:00:02Z', document }];
  server.before = async (url) => (url.includes(':runQuery') ? Response.json(answer) : null);
  open();
  await screen.findByText(/i telefoni mostrano ancora il menu di prima/);
  await click('Aggiorna i telefoni');
  await waitFor(() => expect(line()).toContain('Fatto: i telefoni rileggono il menu'));
  expect(server.commits).toBe(1);
  expect(server.documents['meta/menu']).not.toEqual({ version: new Date('2026-01-01') });
});

test('an account without rights can search but not change anything', async () => {
  open(paths.reserved, false);
  for (const button of await screen.findAllByRole('button', { name: /prezzo di/ })) {
    expect(button).toHaveProperty('disabled', true);
  }
  await click('Cola');
  const row = within(await screen.findByRole('form', { name: 'Cambia Cola' }));
  for (const button of row.getAllByRole('button')) {
    expect(button.matches(':disabled')).toBe(true);
  }
  await userEvent.type(search(), 'col');
  await waitFor(() => expect(names()).toEqual(['Cola']));
});
