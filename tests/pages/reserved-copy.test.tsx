import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Product } from '../../src/domain/product/product';
import { emptyValues } from '../../src/domain/product/validation';
import { paths } from '../../src/paths';
import { DraftNotice } from '../../src/reserved/draft/DraftNotice';
import { keepDraft } from '../../src/reserved/draft/drafts';
import { blankState } from '../../src/reserved/draft/form-state';
import { AddItemPage } from '../../src/reserved/form/AddItemPage';
import type { ListState } from '../../src/reserved/list-state';
import { drafts, openReserved, margherita as plain, signIn, signOut, uid } from './reserved';

const margherita: Product = {
  ...plain,
  allergeni: [1, 7],
  image: 'https://example.org/margherita.webp',
  prezzo_familiare: 15,
};

const copying: ListState = { product: margherita, search: '?q=marg' };

/** Renders the list's draft notices and the add form for a member of the staff, opened at one of the two. */
const open = (pathname: string, state: ListState | null = null) =>
  openReserved(
    [
      { path: paths.reserved, Component: DraftNotice },
      { path: paths.addItem, Component: AddItemPage },
    ],
    { pathname, state },
  );

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome' });

// Without a session, leaving a form asks nothing.
beforeEach(signIn);
afterEach(signOut);

test('a copy opens with everything but the picture, its name selected', () => {
  open(paths.addItem, copying);
  expect(name().value).toBe('Margherita (copia)');
  expect(document.activeElement).toBe(name());
  expect([name().selectionStart, name().selectionEnd]).toEqual([0, 'Margherita (copia)'.length]);
  expect(screen.getByLabelText<HTMLInputElement>('Prezzo').value).toBe('7,50');
  expect(screen.getByLabelText<HTMLInputElement>('Latte e derivati').checked).toBe(true);
  expect(screen.queryByAltText('Anteprima')).toBeNull();
  expect(screen.getByRole('link', { name: 'Indietro' }).getAttribute('href')).toBe(
    '/reserved?q=marg',
  );
});

test('a draft of the empty form is neither shown in the form of a copy nor replaced by its draft', async () => {
  const blank = blankState({ opened: null, template: null });
  keepDraft({ ...blank, uid, values: { ...emptyValues, nome: 'Iniziata prima' } });
  open(paths.addItem, copying);
  expect(name().value).toBe('Margherita (copia)');
  await userEvent.keyboard('Marinara');
  expect(drafts().map(({ values }) => values.nome)).toEqual(['Iniziata prima', 'Marinara']);
});

test('a draft of a copy is offered in the list and opens as it was left', async () => {
  const blank = blankState({ opened: null, template: margherita });
  keepDraft({ ...blank, uid, values: { ...blank.values, nome: 'Marinara' } });
  open(paths.reserved);
  const [offer] = screen.getAllByRole('status');
  expect(offer?.textContent).toContain('Hai una modifica non salvata: «Marinara»');
  await userEvent.click(screen.getByRole('link', { name: 'Riprendi' }));
  await waitFor(() => expect(name().value).toBe('Marinara'));
  expect(screen.getByLabelText<HTMLInputElement>('Prezzo').value).toBe('7,50');
  // A name from a draft is not selected: the next key must not replace it.
  expect(name().selectionStart).toBe(name().selectionEnd);
});

test('going from a copy to the empty form asks only where something would be lost', async () => {
  const router = open(paths.addItem, copying);
  await router.navigate(paths.addItem);
  await waitFor(() => expect(name().value).toBe(''));
  expect(drafts()).toEqual([]);
  await router.navigate(-1);
  await waitFor(() => expect(name().value).toBe('Margherita (copia)'));
  await userEvent.keyboard('Marinara');
  void router.navigate(paths.addItem);
  await userEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  await waitFor(() => expect(name().value).toBe(''));
  expect(drafts()).toEqual([]);
});
