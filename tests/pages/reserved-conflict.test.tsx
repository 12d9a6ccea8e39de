import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '../../src/domain/product';
import { paths } from '../../src/paths';
import { draftsOf, dropDraft } from '../../src/reserved/draft/drafts';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import type { ListState } from '../../src/reserved/list-state';
import { Root } from '../../src/start/Root';
import { answerFrom } from './firestore';

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

/** How often the product was read. */
let reads = 0;

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
  // The form reads its product once more; the colleague is faster than the save alone.
  await waitFor(() => expect(reads).toBe(1));
  await userEvent.type(screen.getByLabelText('Descrizione'), ', olio');
  await userEvent.click(screen.getByRole('button', { name: 'Salva modifiche' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra la versione attuale' }));
}

const description = () => screen.getByLabelText<HTMLTextAreaElement>('Descrizione').value;
const price = () => screen.getByLabelText<HTMLInputElement>('Prezzo').value;

beforeEach(() => {
  localStorage.setItem('currentUser', JSON.stringify(user));
  reads = 0;
  vi.stubGlobal(
    'fetch',
    answerFrom(() => {
      reads += 1;
      // From the second time on, a colleague has lowered the price.
      return { 'prodotti/margherita': { ...margherita, prezzo: reads === 1 ? 7.5 : 6.3 } };
    }),
  );
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

test('a conflict shows field by field what stands in the menu and what stands in the form', async () => {
  await openConflict();
  await userEvent.click(await screen.findByRole('button', { name: 'Continua a modificare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const field = (name: string) => within(screen.getByRole('group', { name }));
  const side = (name: string, label: string) =>
    field(name).getByRole<HTMLInputElement>('radio', { name: label });
  const theirs = side('Prezzo', 'Nel menu adesso');
  const mine = side('Descrizione', 'Qui nel modulo');
  expect(theirs.closest('label')?.textContent).toBe('Nel menu adesso: € 6,30');
  expect(mine.closest('label')?.textContent).toMatch(/, olio$/);
  // Whoever has changed a field alone is taken at first.
  expect([theirs.checked, mine.checked]).toEqual([true, true]);
  expect(screen.queryByRole('group', { name: 'Categoria' })).toBeNull();
  const menu = side('Descrizione', 'Nel menu adesso');
  await userEvent.click(menu);
  expect(mine.checked).toBe(false);
});

test('what was typed stays where the confirmation is cancelled, and both choices are still offered', async () => {
  await openConflict();
  await userEvent.click(await screen.findByRole('button', { name: 'Continua a modificare' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(description()).toBe(`${margherita.descrizione}, olio`);
  expect(screen.getByRole('button', { name: 'Mostra la versione attuale' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Salva comunque la mia' })).toBeTruthy();
});
