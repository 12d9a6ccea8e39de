import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '../../src/domain/product';
import { paths } from '../../src/paths';
import { draftsOf, dropDraft } from '../../src/reserved/draft/drafts';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import type { ListState } from '../../src/reserved/list-state';
import { Root } from '../../src/start/Root';

const user = { uid: 'chi-prova', email: null, displayName: null };

const margherita: Product = {
  id: 'margherita',
  nome: 'Margherita',
  descrizione: 'Pomodoro, fiordilatte, basilico',
  allergeni: [],
  image: null,
  prezzo: 7.5,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
};

/** Firestore's answer to a transaction that reads the product: a colleague has lowered its price. */
function answerLowerPrice(url: string): Response {
  const name = /projects\/[^:]*\/documents/.exec(url)?.[0];
  const fields = {
    nome: { stringValue: margherita.nome },
    descrizione: { stringValue: margherita.descrizione },
    allergeni: { arrayValue: {} },
    image: { nullValue: null },
    prezzo: { doubleValue: 6.3 },
    prezzo_familiare: { nullValue: null },
    prezzo_al_metro: { nullValue: null },
    categoria: { stringValue: margherita.categoria },
  };
  const time = '2026-01-01T00:00:00.000000Z';
  const found = { name: `${name}/prodotti/margherita`, fields, createTime: time, updateTime: time };
  return Response.json([{ found, readTime: time }]);
}

async function openConflict() {
  const state: ListState = { product: margherita, search: '' };
  const page = { path: paths.editItem, Component: EditItemPage };
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [{ element: <Outlet context={{ user, staff: true }} />, children: [page] }],
      },
    ],
    { initialEntries: [{ pathname: paths.editItem, state }] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByLabelText('Descrizione'), ', olio');
  await userEvent.click(screen.getByRole('button', { name: 'Salva modifiche' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra la versione attuale' }));
}

const description = () => screen.getByLabelText<HTMLTextAreaElement>('Descrizione').value;
const price = () => screen.getByLabelText<HTMLInputElement>('Prezzo').value;

beforeEach(() => {
  localStorage.setItem('currentUser', JSON.stringify(user));
  vi.stubGlobal('fetch', async (url: string) => answerLowerPrice(decodeURIComponent(String(url))));
  vi.mocked(console.error).mockImplementation(() => {});
});

afterEach(() => {
  for (const draft of draftsOf(user.uid)) dropDraft(user.uid, draft);
  localStorage.clear();
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [expect.objectContaining({ name: 'ProductChangedError' })],
  ]);
  vi.mocked(console.error).mockClear();
});

test("what was typed is replaced by a colleague's version only after a confirmation", async () => {
  await openConflict();
  await screen.findByRole('dialog', { name: 'Scartare le tue modifiche?' });
  expect(price()).toBe('7,50');
  await userEvent.click(screen.getByRole('button', { name: 'Scarta le mie modifiche' }));
  await waitFor(() => expect(price()).toBe('6,30'));
  expect(description()).toBe(margherita.descrizione);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was typed stays where the confirmation is cancelled, and both choices are still offered', async () => {
  await openConflict();
  await userEvent.click(await screen.findByRole('button', { name: 'Continua a modificare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(description()).toBe(`${margherita.descrizione}, olio`);
  expect(screen.getByRole('button', { name: 'Mostra la versione attuale' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salva comunque la mia' })).toBeTruthy();
});
