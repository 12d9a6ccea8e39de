import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { paths } from '../../src/paths';
import { AddItemPage } from '../../src/reserved/form/AddItemPage';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import type { ListState } from '../../src/reserved/list-state';
import { answerFrom } from './firestore';
import { margherita, openReserved, signIn, signOut } from './reserved';

const arancini: Product = {
  ...margherita,
  id: 'arancini',
  nome: 'Arancini',
  descrizione: 'Riso, ragù',
  allergeni: [1],
  prezzo: 4,
  categoria: 'Antipasti',
  allergeniDaVerificare: true,
};

/** A document as Firestore's REST interface writes it: its allergens are a list of names. */
const stored = (id: string, nome: string, allergeni: object) => ({
  readTime: '2026-01-01T00:00:00Z',
  document: {
    name: `projects/p/databases/(default)/documents/prodotti/${id}`,
    fields: {
      nome: { stringValue: nome },
      descrizione: { stringValue: 'Riso, ragù' },
      allergeni,
      image: { nullValue: null },
      prezzo: { integerValue: '4' },
      prezzo_familiare: { nullValue: null },
      prezzo_al_metro: { nullValue: null },
      categoria: { stringValue: 'Antipasti' },
    },
  },
});

const PAGES = [
  { path: paths.reserved, Component: ProductListPage },
  { path: paths.editItem, Component: EditItemPage },
  { path: paths.addItem, Component: AddItemPage },
];

const open = (pathname: string, state: ListState | null = null) =>
  openReserved(PAGES, { pathname, state });

const confirmation = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: /^Ho controllato gli allergeni/ });
const MESSAGE = 'Controlla gli allergeni, poi conferma di averlo fatto';

beforeEach(() => {
  signIn();
  vi.stubGlobal('fetch', vi.fn(answerFrom(() => ({}))));
});

afterEach(signOut);

describe("the staff's list", () => {
  test('marks the product whose allergens could not be read whole, and links to its form', async () => {
    const list = [
      stored('arancini', 'Arancini', { stringValue: 'glutine' }),
      stored('olive', 'Olive', { arrayValue: { values: [{ stringValue: '3' }] } }),
    ];
    vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
      String(address).includes(':runQuery')
        ? Promise.resolve(Response.json(list))
        : answerFrom(() => ({}))(address, init),
    );
    const router = open(paths.reserved);
    const row = (await screen.findByRole('rowheader', { name: 'Arancini' })).closest('tr');
    expect(row?.textContent).toContain('Allergeni da verificare');
    const whole = screen.getByRole('rowheader', { name: 'Olive' }).closest('tr');
    expect(whole?.textContent).not.toContain('Allergeni da verificare');

    expect(screen.getByText('Un prodotto ha allergeni da verificare')).toBeTruthy();
    await userEvent.click(within(screen.getByRole('list')).getByRole('link', { name: 'Arancini' }));
    expect(router.state.location.pathname).toBe(paths.editItem);
    expect(confirmation().checked).toBe(false);
  });
});

describe.each([
  ['edits', paths.editItem, 'Salva modifiche'],
  ['copies', paths.addItem, 'Aggiungi prodotto'],
])('a form that %s a product whose allergens could not be read whole', (_, path, submit) => {
  test('saves nothing before somebody has confirmed them, and keeps what was typed', async () => {
    const asked = vi.mocked(window.fetch);
    open(path, { product: arancini, search: '' });
    expect(screen.getByText('Allergeni da verificare')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Descrizione'), ', piselli');
    await userEvent.click(screen.getByLabelText('Latte e derivati'));
    await userEvent.click(screen.getByRole('button', { name: submit }));

    await waitFor(() => expect(document.activeElement).toBe(confirmation()));
    expect(
      within(confirmation().closest('fieldset') ?? document.body).getByText(MESSAGE),
    ).toBeTruthy();
    expect(confirmation().getAttribute('aria-invalid')).toBe('true');
    // The form has read its product once more, and nothing else.
    expect(asked.mock.calls.filter(([address]) => !String(address).includes(':batchGet'))).toEqual(
      [],
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>('Descrizione').value).toBe(
      'Riso, ragù, piselli',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Glutine').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Latte e derivati').checked).toBe(true);
  });

  test('keeps its message until they are confirmed, not until one of them is changed', async () => {
    open(path, { product: arancini, search: '' });
    const message = () => confirmation().closest('fieldset')?.querySelector('.field-error');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(message()?.textContent).toBe(MESSAGE));
    await userEvent.click(screen.getByLabelText('Latte e derivati'));
    expect(message()?.textContent).toBe(MESSAGE);
    await userEvent.click(confirmation());
    expect(message()).toBeFalsy();
  });
});

test('a form of a product whose allergens were read whole asks for no confirmation', () => {
  const { allergeniDaVerificare, ...whole } = arancini;
  open(paths.editItem, { product: whole, search: '' });
  expect(screen.queryByRole('checkbox', { name: /^Ho controllato/ })).toBeNull();
  expect(screen.queryByText('Allergeni da verificare')).toBeNull();
});
