import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { DraftNotice } from '../../src/reserved/draft/DraftNotice';
import { readDrafts } from '../../src/reserved/draft/draft-storage';
import { keepDraft } from '../../src/reserved/draft/drafts';
import { blankState } from '../../src/reserved/draft/form-state';
import { keepsDraft } from '../../src/reserved/draft/kept-drafts';
import { AddItemPage } from '../../src/reserved/form/AddItemPage';
import { EditItemPage } from '../../src/reserved/form/EditItemPage';
import { askToLeave } from '../../src/reserved/leave-guard';
import type { ListState } from '../../src/reserved/list-state';
import { notification } from '../../src/reserved/notification';
import { getOutcome } from '../../src/reserved/outcome';
import { answerFrom } from './firestore';
import {
  drafts,
  margherita,
  openReserved,
  refused,
  signIn,
  signOut,
  toast,
  uid,
  written,
} from './reserved';

/** What the server answers to a commit, once `answerCommit` is called. */
const server = { commits: 0, answerCommit: (_: Response) => {} };

/** Firestore with one product; it holds every commit back. */
const answer = answerFrom(
  () => ({ 'prodotti/margherita': margherita }),
  () => {
    server.commits += 1;
    return new Promise((resolve) => {
      server.answerCommit = resolve;
    });
  },
);

const tooMany = () => refused(429, 'RESOURCE_EXHAUSTED');

const PAGES = [
  { path: paths.reserved, Component: DraftNotice },
  { path: paths.addItem, Component: AddItemPage },
  { path: paths.editItem, Component: EditItemPage },
];

const open = (pathname: string, state: ListState | null = null) =>
  openReserved(PAGES, { pathname, state });

const editing: ListState = { product: margherita, search: '' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the product, changes its price and begins to save it. */
async function beginSave() {
  const router = open(paths.editItem, editing);
  await userEvent.clear(field('Prezzo'));
  await userEvent.type(field('Prezzo'), '€ 8,00');
  await click('Salva modifiche');
  await waitFor(() => expect(server.commits).toBe(1));
  expect(toast()).toContain('Aggiornamento in corso...');
  return router;
}

async function fillNew(nome: string) {
  await userEvent.type(field('Nome'), nome);
  await userEvent.type(field('Descrizione'), 'Pomodoro');
  await userEvent.type(field('Prezzo'), '7');
  await userEvent.selectOptions(field('Categoria'), 'Pizze classiche');
}

beforeEach(() => {
  signIn();
  server.commits = 0;
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

describe('a form that is left while it is being saved', () => {
  test('asks another question, which closes by itself when the save has finished', async () => {
    const router = await beginSave();
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    await screen.findByRole('dialog', { name: 'Salvataggio in corso: resta finché è finito?' });
    server.answerCommit(written());
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.reserved));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast()).toContain('Salvato «Margherita»');
    expect(screen.getByRole('link', { name: 'Vedi nel menu' }).getAttribute('href')).toBe(
      '/menu/pizze-classiche?piatto=margherita',
    );
  });

  test('tells its success on the page that was gone to', async () => {
    await beginSave();
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    await screen.findByRole('dialog');
    await click('Esci');
    await waitFor(() => expect(screen.queryByLabelText('Prezzo')).toBeNull());
    expect(toast()).toContain('Aggiornamento in corso...');
    server.answerCommit(written());
    await waitFor(() => expect(toast()).toContain('Salvato «Margherita»'));
    expect(drafts()).toEqual([]);
  });

  /** Leaves the whole area while the save is under way. */
  async function leaveArea() {
    await beginSave();
    askToLeave(cleanup);
    await screen.findByRole('dialog', { name: 'Salvataggio in corso: resta finché è finito?' });
    await click('Esci');
    expect(screen.queryByLabelText('Prezzo')).toBeNull();
  }

  test('tells its success once at the next visit, also after a reload, where the whole area was left', async () => {
    await leaveArea();
    server.answerCommit(written());
    await waitFor(() => expect(getOutcome()).toMatchObject({ uid, product: { prezzo: 8 } }));
    expect(drafts()).toEqual([]);
    expect(JSON.parse(sessionStorage.getItem('saveOutcome') ?? '')).toEqual(getOutcome());
    notification.set(null);
    open(paths.reserved);
    await waitFor(() => expect(toast()).toContain('Salvato «Margherita»'));
    expect(getOutcome()).toBeNull();
    expect(sessionStorage.getItem('saveOutcome')).toBeNull();
  });

  test('keeps what was typed where it fails after the whole area was left', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    await leaveArea();
    expect(keepsDraft()).toBe(false);
    server.answerCommit(tooMany());
    await waitFor(() => expect(drafts()).toHaveLength(1));
    expect(keepsDraft()).toBe(true);
    expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });

  test('tells its failure there, and offers what was typed', async () => {
    vi.mocked(console.error).mockImplementation(() => {});
    await beginSave();
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    await screen.findByRole('dialog');
    await click('Esci');
    await waitFor(() => expect(screen.queryByLabelText('Prezzo')).toBeNull());
    server.answerCommit(tooMany());
    await waitFor(() => expect(toast()).toContain("Errore durante l'aggiornamento dell'articolo"));
    await userEvent.click(await screen.findByRole('link', { name: 'Riprendi' }));
    await waitFor(() => expect(field('Prezzo').value).toBe('€ 8,00'));
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [expect.objectContaining({ message: 'Failed to update document' })],
    ]);
    vi.mocked(console.error).mockClear();
  });
});

test('a form that is left while its picture is still being read says nothing of it elsewhere, and is offered in the list', async () => {
  let fail = (_: Error) => {};
  const decoding = new Promise((_, reject) => {
    fail = reject;
  });
  vi.stubGlobal('createImageBitmap', () => decoding);
  open(paths.editItem, editing);
  const file = new File(['no picture'], 'lista.png', { type: 'image/png' });
  fireEvent.change(field('Immagine'), { target: { files: [file] } });
  await click('Salva modifiche');
  await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
  await screen.findByRole('dialog', { name: 'Salvataggio in corso: resta finché è finito?' });
  await click('Esci');
  await waitFor(() => expect(screen.queryByLabelText('Prezzo')).toBeNull());
  expect(drafts()).toEqual([]);
  fail(new Error('no picture'));
  await screen.findByText('Hai una modifica non salvata: «', { exact: false });
  expect(toast()).toBe('');
  expect(server.commits).toBe(0);
});

test('the notification of a wrong field goes with its form', async () => {
  open(paths.addItem);
  await click('Aggiungi prodotto');
  await waitFor(() => expect(toast()).toContain('Perfavore riempi tutti i campi'));
  await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
  await waitFor(() => expect(toast()).toBe(''));
});

test('signing out asks first where something typed would be lost', async () => {
  open(paths.editItem, editing);
  const leave = vi.fn();
  askToLeave(leave);
  expect(leave).toHaveBeenCalledOnce();
  await userEvent.type(field('Descrizione'), ', olio');
  askToLeave(leave);
  await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
  await click('Resta qui');
  expect(leave).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  askToLeave(leave);
  await screen.findByRole('dialog');
  await click('Esci senza salvare');
  expect(leave).toHaveBeenCalledTimes(2);
  expect(drafts()).toEqual([]);
});

test('a draft outlives a reload of the tab, but for its picture, and says so', async () => {
  const blank = blankState({ opened: margherita, template: null });
  const chosen = { id: 'abc', name: 'nuova.png', blob: new Blob(['a picture']) };
  keepDraft({
    ...blank,
    uid,
    values: { ...blank.values, prezzo: '8' },
    picture: { kind: 'chosen', chosen, preview: 'data:', still: false },
    job: { ...blank.job, uploads: new Map([['abc', 'https://example.org/a']]) },
  });
  const [draft] = readDrafts();
  expect(draft).toMatchObject({
    uid,
    values: { prezzo: '8' },
    job: { id: 'margherita' },
  });
  expect(draft?.job.uploads.get('abc')).toBe('https://example.org/a');
  if (draft) keepDraft(draft);
  open(paths.reserved);
  expect(screen.getByText(/La nuova immagine non è rimasta/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Riprendi' }));
  await waitFor(() => expect(field('Prezzo').value).toBe('8'));
  expect(screen.getByText('L’immagine scelta prima non è rimasta: sceglila di nuovo')).toBeTruthy();
});

test('a form that opens with a draft says so, and can begin without it', async () => {
  const blank = blankState({ opened: null, template: null });
  keepDraft({ ...blank, uid, values: { ...blank.values, nome: 'Vecchia bozza' } });
  open(paths.addItem);
  expect(field('Nome').value).toBe('Vecchia bozza');
  expect(screen.getByText('Qui c’è una modifica di prima, non salvata')).toBeTruthy();
  await click('Ricomincia da capo');
  expect(field('Nome').value).toBe('');
  expect(document.activeElement).toBe(field('Nome'));
  expect(drafts()).toEqual([]);
  await userEvent.type(field('Nome'), 'Nuova');
  expect(screen.queryByText('Qui c’è una modifica di prima, non salvata')).toBeNull();
});

test.each(['null', '{"a":1}', '[{"uid":"x"}]', 'no JSON'])(
  'stored drafts that read %s count as none',
  (text) => {
    sessionStorage.setItem('productDrafts', text);
    expect(readDrafts()).toEqual([]);
    sessionStorage.clear();
  },
);

test('a name that another product of the category has is asked for once', async () => {
  open(paths.addItem);
  await fillNew('margherita');
  await click('Aggiungi prodotto');
  const question = await screen.findByRole('dialog', {
    name: 'C’è già un prodotto con questo nome',
  });
  expect(question.textContent).toContain('«Margherita» è già tra i prodotti di «Pizze classiche»');
  expect(toast()).toBe('');
  await userEvent.click(within(question).getByRole('button', { name: 'Torna al modulo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.commits).toBe(0);
  await click('Aggiungi prodotto');
  await screen.findByRole('dialog');
  await click('Salva lo stesso');
  await waitFor(() => expect(server.commits).toBe(1));
  vi.mocked(console.error).mockImplementation(() => {});
  server.answerCommit(tooMany());
  await waitFor(() => expect(toast()).toContain("Errore durante l'aggiunta dell'articolo"));
  await click('Aggiungi prodotto');
  await waitFor(() => expect(server.commits).toBe(2));
  server.answerCommit(written());
  await waitFor(() => expect(toast()).toContain('Inserimento completatoAggiunto «margherita»'));
  expect(vi.mocked(console.error)).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('a price that the menu never shows in this category says so', async () => {
  open(paths.editItem, editing);
  const hint = () => document.getElementById('campo-prezzo_familiare-hint')?.textContent;
  await userEvent.type(field('Prezzo formato familiare'), '15');
  expect(hint()).toBe('Facoltativo');
  await userEvent.selectOptions(field('Categoria'), 'Dolci');
  expect(hint()).toBe('Nel menu si vede solo tra le «Pizze classiche»');
});

test('a description has no line breaks, typed or pasted', async () => {
  open(paths.editItem, editing);
  const box = field('Descrizione');
  await userEvent.clear(box);
  await userEvent.type(box, 'Pomodoro{Enter}, ');
  await userEvent.paste('olio\ne sale');
  expect(box.value).toBe('Pomodoro, olio e sale');
});

test('taking back a chosen file shows the stored picture again, and says so', async () => {
  const product = { ...margherita, image: 'https://example.org/margherita.webp' };
  open(paths.editItem, { product, search: '' });
  const input = field('Immagine');
  expect(screen.getByRole('button', { name: 'Rimuovi immagine' })).toBeTruthy();
  fireEvent.change(input, { target: { files: [new File(['x'], 'lista.txt')] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Rimuovi immagine nuova' }));
  expect(screen.getByText('È tornata l’immagine di prima')).toBeTruthy();
  expect(screen.getByAltText('Anteprima').getAttribute('src')).toBe(product.image);
  await click('Rimuovi immagine');
  expect(screen.getByText('Il prodotto resta senza immagine')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Rimetti immagine');
  await click('Rimetti immagine');
  expect(screen.getByAltText('Anteprima').getAttribute('src')).toBe(product.image);
});

test('where a chosen file is taken back and there was no picture, the focus goes to the choice of another', async () => {
  open(paths.addItem);
  fireEvent.change(field('Immagine'), { target: { files: [new File(['x'], 'lista.txt')] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Rimuovi immagine' }));
  expect(document.activeElement).toBe(field('Immagine'));
});

test('a file that is dropped anywhere on the form is chosen, and not opened in its place', async () => {
  open(paths.addItem);
  const dataTransfer = { types: ['Files'], files: [new File(['x'], 'lista.txt')] };
  const heading = screen.getByRole('heading', { name: 'Aggiungi prodotto' });
  expect(fireEvent.dragOver(heading, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(heading, { dataTransfer })).toBe(false);
  expect(await screen.findByText('lista.txt')).toBeTruthy();
  const text = { types: ['text/plain'], files: [] };
  expect(fireEvent.drop(field('Nome'), { dataTransfer: text })).toBe(true);
});
