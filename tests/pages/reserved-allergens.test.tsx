import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { answerFrom } from './firestore';
import { openReserved, signIn, signOut } from './reserved';

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
];

beforeEach(() => {
  signIn();
  vi.stubGlobal('fetch', vi.fn(answerFrom(() => ({}))));
});

afterEach(signOut);

test('the list marks a product whose allergens could not be read whole, and links to its form', async () => {
  const list = [
    stored('arancini', 'Arancini', { stringValue: 'glutine' }),
    stored('olive', 'Olive', { arrayValue: { values: [{ stringValue: '3' }] } }),
  ];
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    String(address).includes(':runQuery')
      ? Promise.resolve(Response.json(list))
      : answerFrom(() => ({}))(address, init),
  );
  const router = openReserved(PAGES, paths.reserved);
  const row = (await screen.findByRole('rowheader', { name: 'Arancini' })).closest('tr');
  expect(row?.textContent).toContain('Allergeni da verificare');
  const whole = screen.getByRole('rowheader', { name: 'Olive' }).closest('tr');
  expect(whole?.textContent).not.toContain('Allergeni da verificare');

  expect(screen.getByText('Un prodotto ha allergeni da verificare')).toBeTruthy();
  await userEvent.click(within(screen.getByRole('list')).getByRole('link', { name: 'Arancini' }));
  expect(router.state.location.pathname).toBe(paths.editItem);
  const name = /^Ho controllato gli allergeni/;
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false);
});
