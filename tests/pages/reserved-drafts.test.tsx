import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { DraftNotice } from '../../src/reserved/draft/DraftNotice';
import { getDrafts, keepDraft } from '../../src/reserved/draft/drafts';
import { AddItemPage } from '../../src/reserved/form/AddItemPage';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import { askToLeave } from '../../src/reserved/leave-guard';
import type { ListState } from '../../src/reserved/list-state';
import { answerAndWrite } from './firestore';
import { drafts, margherita, openReserved, refused, signIn, signOut, toast, uid } from './reserved';

/** What answers a commit, once it is called; null lets it pass. */
const server = { answerCommit: (_: Response | null) => {}, commits: 0 };

const PAGES = [
  {
    path: paths.reserved,
    element: (
      <>
        <h1>Area riservata</h1>
        <DraftNotice />
      </>
    ),
  },
  { path: paths.addItem, Component: AddItemPage },
  { path: paths.editItem, Component: EditItemPage },
];

const open = (pathname: string, state: ListState | null = null) =>
  openReserved(PAGES, { pathname, state });
const editing: ListState = { product: margherita, search: '' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toList = () => userEvent.click(screen.getByRole('link', { name: 'Lista' }));

async function openWithPrice(price: string) {
  const router = open(paths.editItem, editing);
  await userEvent.clear(field('Prezzo'));
  await userEvent.type(field('Prezzo'), price);
  return router;
}

/** Begins to save, and leaves the form while it is saved. */
async function leaveWhileSaving(price: string) {
  await openWithPrice(price);
  await click('Salva modifiche');
  await waitFor(() => expect(server.commits).toBe(1));
  await toList();
  await screen.findByRole('dialog', { name: 'Salvataggio in corso: resta finché è finito?' });
  await click('Esci');
  await screen.findByText('Area riservata');
}

const draftOf = (name: string, key: string) =>
  keepDraft({ uid, key, name, to: paths.addItem, product: null, values: { nome: name } });

beforeEach(() => {
  signIn();
  const { id: _, ...fields } = margherita;
  const answer = answerAndWrite({ 'prodotti/margherita': fields, [`staff/${uid}`]: {} });
  server.commits = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!String(address).includes(':commit')) return answer(address, init);
    server.commits += 1;
    const refusal = await new Promise<Response | null>((resolve) => {
      server.answerCommit = resolve;
    });
    return refusal ?? answer(address, init);
  });
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('leaving a changed form', () => {
  test('asks first, and drops what was typed', async () => {
    await openWithPrice('8');
    expect(drafts()).toHaveLength(1);
    await toList();
    await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
    await click('Resta qui');
    expect(field('Prezzo').value).toBe('8');
    await toList();
    await click('Esci senza salvare');
    await screen.findByText('Area riservata');
    expect(drafts()).toEqual([]);
  });

  test('asks nothing where what was typed is as before', async () => {
    const router = await openWithPrice('8');
    await userEvent.clear(field('Prezzo'));
    await userEvent.type(field('Prezzo'), '7,50');
    await toList();
    expect(router.state.location.pathname).toBe(paths.reserved);
    expect(drafts()).toEqual([]);
  });

  test('asks before signing out and before the tab is closed', async () => {
    await openWithPrice('8');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    const leave = vi.fn();
    askToLeave(leave);
    await screen.findByRole('dialog');
    expect(leave).not.toHaveBeenCalled();
    await click('Esci senza salvare');
    expect(leave).toHaveBeenCalledOnce();
  });

  test('asks nothing once the session has ended, and keeps the draft', async () => {
    const router = await openWithPrice('8');
    localStorage.removeItem('currentUser');
    window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
    await router.navigate(paths.reserved);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(drafts()).toHaveLength(1);
  });
});

describe('a save whose form is left', () => {
  test('goes on, and its success is told elsewhere', async () => {
    await leaveWhileSaving('8');
    server.answerCommit(null);
    await waitFor(() => expect(toast()).toContain('Salvato «Margherita»'));
    expect(drafts()).toEqual([]);
    expect(screen.queryByText('Riprendi')).toBeNull();
  });

  test('tells its failure elsewhere, and the list offers what was typed', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    await leaveWhileSaving('8');
    server.answerCommit(refused(403, 'PERMISSION_DENIED'));
    await waitFor(() => expect(toast()).toContain("Errore durante l'aggiornamento dell'articolo"));
    vi.mocked(console.error).mockClear();
    const notice = screen.getByText('Non hai salvato:').closest('.notice') as HTMLElement;
    expect(within(notice).getByText('Margherita')).toBeTruthy();
    await userEvent.click(within(notice).getByRole('link', { name: 'Riprendi' }));
    await waitFor(() => expect(field('Prezzo').value).toBe('8'));
  });

  test('closes the question by its end where nobody has answered', async () => {
    const router = await openWithPrice('8');
    await click('Salva modifiche');
    await waitFor(() => expect(server.commits).toBe(1));
    await toList();
    await screen.findByRole('dialog');
    server.answerCommit(null);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.reserved));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a draft', () => {
  test('outlives the tab, is put back with what it was compared with, and can be dropped', async () => {
    await openWithPrice('8');
    cleanup();
    expect(JSON.parse(localStorage.getItem('bozze') ?? '')).toMatchObject([
      { uid, key: 'prodotto/margherita', values: { prezzo: '8' }, product: { prezzo: 7.5 } },
    ]);
    open(paths.editItem, editing);
    expect(field('Prezzo').value).toBe('8');
    expect(screen.getByText('Qui c’è una modifica di prima, non salvata')).toBeTruthy();
    await click('Torna al prodotto salvato');
    await waitFor(() => expect(field('Prezzo').value).toBe('7,50'));
    await waitFor(() => expect(document.activeElement).toBe(field('Nome')));
    expect(drafts()).toEqual([]);
  });

  test('of the empty form, of a copy and of an edit are three', async () => {
    open(paths.addItem);
    await userEvent.type(field('Nome'), 'Nuova');
    cleanup();
    open(paths.addItem, editing);
    expect(field('Nome').value).toBe('Margherita (copia)');
    await userEvent.type(field('Nome'), '!');
    cleanup();
    expect(drafts().map(({ key, name }) => [key, name])).toEqual([
      ['nuovo', 'Nuova'],
      ['copia/margherita', 'copia di Margherita'],
    ]);
    open(paths.editItem, editing);
    expect(field('Nome').value).toBe('Margherita');
  });

  test('without its picture says that it has to be chosen again', async () => {
    const values = { nome: 'Con foto', image: 'scelta:abcdef' };
    keepDraft({ uid, key: 'nuovo', name: 'Con foto', to: paths.addItem, values });
    open(paths.addItem);
    expect(field('Nome').value).toBe('Con foto');
    expect(
      screen.getByText('L’immagine scelta prima non è rimasta: sceglila di nuovo'),
    ).toBeTruthy();
  });

  test('of somebody else is kept, and neither offered nor shown', () => {
    keepDraft({ uid: 'altra', key: 'nuovo', name: 'X', to: paths.addItem, values: { nome: 'X' } });
    open(paths.reserved);
    expect(screen.queryByText('Non hai salvato:')).toBeNull();
    cleanup();
    open(paths.addItem);
    expect(field('Nome').value).toBe('');
    expect(getDrafts()).toHaveLength(1);
  });

  test.each(['null', '{"a":1}', '[{"uid":"x"}]', 'no JSON'])(
    'that another tab has stored as %s counts as none',
    (text) => {
      draftOf('Mia', 'nuovo');
      localStorage.setItem('bozze', text);
      window.dispatchEvent(new StorageEvent('storage', { key: 'bozze' }));
      expect(getDrafts()).toEqual([]);
    },
  );
});

test('several drafts share one notice, and discarding one keeps the focus there', async () => {
  draftOf('Margherita', 'prodotto/a');
  draftOf('nuovo prodotto', 'nuovo');
  open(paths.reserved);
  expect(screen.getAllByText('Non hai salvato:')).toHaveLength(1);
  const discard = (name: string) =>
    screen
      .getAllByRole('button', { name: 'Scarta' })
      .find(
        (button) =>
          document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent ===
          name,
      ) as HTMLElement;
  await userEvent.click(discard('Margherita'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Riprendi'));
  await userEvent.click(discard('nuovo prodotto'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Area riservata'));
  expect(drafts()).toEqual([]);
});
