import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { paths } from '../../src/paths';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import type { ListState } from '../../src/reserved/list-state';
import { answerFrom } from './firestore';
import { margherita, openReserved, signIn, signOut } from './reserved';

/** How often the product was read, what a colleague changes from which read on, and what each read waits for. */
const server = {
  reads: 0,
  changedFrom: 2,
  change: {} as Partial<Product>,
  before: async () => {},
};

const stored = answerFrom(() => {
  server.reads += 1;
  const change = server.reads < server.changedFrom ? {} : server.change;
  return { 'prodotti/margherita': { ...margherita, ...change } };
});

function open() {
  const state: ListState = { product: margherita, search: '' };
  const page = { path: paths.editItem, Component: EditItemPage };
  return openReserved([page], { pathname: paths.editItem, state });
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Salva modifiche' }));

async function openConflict() {
  open();
  // The form reads its product once more; the colleague is faster than the save alone.
  await waitFor(() => expect(server.reads).toBe(1));
  await userEvent.type(screen.getByLabelText('Descrizione'), ', olio');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Mostra la versione attuale' }));
}

const description = () => screen.getByLabelText<HTMLTextAreaElement>('Descrizione').value;
const price = () => screen.getByLabelText<HTMLInputElement>('Prezzo').value;

beforeEach(() => {
  signIn();
  Object.assign(server, { reads: 0, changedFrom: 2, change: { prezzo: 6.3 } });
  server.before = async () => {};
  vi.stubGlobal('fetch', async (...request: Parameters<typeof stored>) => {
    await server.before();
    return stored(...request);
  });
  vi.mocked(console.error).mockImplementation(() => {});
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
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

test('what a colleague has changed is taken over as the form opens, but for the field that both have changed', async () => {
  Object.assign(server, { changedFrom: 1, change: { prezzo: 6.3, descrizione: 'Pomodoro' } });
  let goOn = () => {};
  server.before = () => new Promise((resolve) => (goOn = resolve));
  open();
  await userEvent.clear(screen.getByLabelText('Prezzo'));
  await userEvent.type(screen.getByLabelText('Prezzo'), '7,10');
  server.before = async () => {};
  goOn();
  await waitFor(() => expect(description()).toBe('Pomodoro'));
  expect(price()).toBe('7,10');
  await save();
  const prices = within(await screen.findByRole('group', { name: 'Prezzo' }));
  expect(prices.getByRole<HTMLInputElement>('radio', { name: 'Qui nel modulo' }).checked).toBe(
    true,
  );
  expect(prices.getByText('€ 6,30')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Descrizione' })).toBeNull();
});
