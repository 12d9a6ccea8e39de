import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { PictureValue } from '../../../src/domain/product/picture';
import { startValues } from '../../../src/domain/product/validation';
import { paths } from '../../../src/paths';
import { DraftNotice } from '../../../src/reserved/draft/DraftNotice';
import { drafts as allDrafts, keepDraft } from '../../../src/reserved/draft/drafts';
import { AddItemPage, EditItemPage } from '../../../src/reserved/form/ItemPages';
import type { ListState } from '../../../src/reserved/list-place';
import { queryClient, writesEnded } from '../../../src/reserved/queries';
import { mayLeave } from '../../../src/reserved/useLeaveQuestion';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  drafts,
  expectErrors,
  field,
  fill,
  fillNew,
  holdCommits,
  line,
  margherita,
  openReserved,
  question,
  refused,
  server,
  startServer,
  stored,
  tap,
  toast,
  toList,
  uid,
} from './reserved';

const List = () => (
  <>
    <h1>Area riservata</h1>
    <DraftNotice />
  </>
);
const PAGES = [
  { path: paths.reserved, Component: List },
  { path: paths.addItem, Component: AddItemPage },
  { path: paths.editItem, Component: EditItemPage },
];

const open = (pathname: string, state: ListState | null = null) =>
  openReserved(PAGES, { pathname, state });
const editing: ListState = { product: margherita, search: '' };

function openWithPrice(price: string) {
  const router = open(paths.editItem, editing);
  fill('Prezzo', price);
  return router;
}

/** Saves a new price, and holds its commit back. @returns answers the commit */
async function startSaving() {
  const answerCommit = holdCommits();
  openWithPrice('8');
  await click('Salva modifiche');
  await waitFor(() => expect(server.commits).toBe(1));
  return answerCommit;
}

/** Goes to the list before the commit is answered. @returns answers the commit */
async function leaveWhileSaving() {
  const answerCommit = await startSaving();
  await toList();
  await screen.findByText('Area riservata');
  return answerCommit;
}

function closeTab(): 'asks' | 'closes' {
  const closing = new Event('beforeunload', { cancelable: true });
  return window.dispatchEvent(closing) ? 'closes' : 'asks';
}

const draftOf = (name: string, key: string, owner = uid) =>
  keepDraft({
    ...{ uid: owner, key, name, to: paths.addProduct(key), product: null },
    values: { ...startValues(null, null), nome: name },
  });

startServer(() => ({
  'prodotti/margherita': product({ allergeni: [] }),
  [`staff/${uid}`]: {},
}));

describe('leaving a changed form', () => {
  test('asks first, but not if the values are the saved ones again', async () => {
    const router = openWithPrice('8');
    expect(drafts()).toHaveLength(1);
    await toList();
    await (await question('Lasciare senza salvare?')).answer('Resta qui');
    expect(field('Prezzo').value).toBe('8');
    fill('Prezzo', '7,50');
    await toList();
    expect(router.state.location.pathname).toBe(paths.reserved);
    expect(drafts()).toEqual([]);
  });

  test('asks before sign-out and before closing the tab, and drops the draft', async () => {
    openWithPrice('8');
    expect(closeTab()).toBe('asks');
    const leave = vi.fn();
    void mayLeave().then(leave);
    await screen.findByRole('dialog');
    expect(leave).not.toHaveBeenCalled();
    await click('Lascia senza salvare');
    expect(leave).toHaveBeenCalledExactlyOnceWith(true);
    expect(drafts()).toEqual([]);
  });

  test('asks nothing once the session has ended, and keeps the draft', async () => {
    const router = openWithPrice('8');
    localStorage.removeItem('currentUser');
    window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser' }));
    await router.navigate(paths.reserved);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(drafts()).toHaveLength(1);
  });
});

test('closing the tab asks while a save is pending; after a conflict nobody is signed out', async () => {
  const answerCommit = await startSaving();
  expect(closeTab()).toBe('asks');
  const ended = writesEnded();
  changeElsewhere('margherita', { prezzo: 9 });
  server.before = async () => null;
  answerCommit(refused(409, 'ABORTED'));
  expect(await ended).toBe(false);
  await screen.findByText(/è cambiato anche nel menu: Prezzo/);
});

describe('a save whose form is left', () => {
  test('goes on, and a toast reports its success', async () => {
    const answerCommit = await leaveWhileSaving();
    answerCommit(null);
    await waitFor(() => expect(line()).toContain('Margherita: '));
    expect(drafts()).toEqual([]);
    expect(screen.queryByText('Riprendi')).toBeNull();
  });

  test('reports its failure in a toast, and the list offers the draft', async () => {
    expectErrors();
    const answerCommit = await leaveWhileSaving();
    answerCommit(refused(403, 'PERMISSION_DENIED'));
    await waitFor(() => expect(toast()).toContain("Errore durante l'aggiornamento dell'articolo"));
    expect(toast()).toContain('Non hai i permessi per modificare il menu');
    const title = await screen.findByText('Non hai salvato:');
    const notice = title.closest('[role=status] > *') as HTMLElement;
    within(notice).getByText('Margherita');
    await tap(within(notice).getByRole('link', { name: 'Riprendi' }));
    await waitFor(() => expect(field('Prezzo').value).toBe('8'));
  });
});

test('an addition that is still being saved keeps its draft from the next form', async () => {
  expectErrors();
  const answerCommit = holdCommits();
  const router = open(paths.addItem);
  await fillNew('Prima');
  await click('Aggiungi prodotto');
  await waitFor(() => expect(server.commits).toBe(1));
  await toList();
  expect(screen.queryByText('Non hai salvato:')).toBeNull();
  await router.navigate(paths.addItem);
  await waitFor(() => expect(field('Nome').value).toBe(''));
  fill('Nome', 'Seconda');
  answerCommit(refused(403, 'PERMISSION_DENIED'));
  await waitFor(() => expect(drafts().map(({ name }) => name)).toEqual(['Prima', 'Seconda']));
  for (const name of ['Prima', 'Seconda']) {
    const draft = drafts().find((each) => each.name === name);
    cleanup();
    openReserved(PAGES, draft?.to ?? '');
    await waitFor(() => expect(field('Nome').value).toBe(name));
  }
});

describe('a draft', () => {
  test('is kept when the tab closes, is restored with the product it was based on, and can be dropped', async () => {
    openWithPrice('8');
    cleanup();
    expect(drafts()).toMatchObject([{ key: 'margherita', product: { prezzo: 7.5 } }]);
    open(paths.editItem, editing);
    expect(field('Prezzo').value).toBe('8');
    screen.getByText('Qui c’è una modifica di prima, non salvata');
    // Also once the product is read again.
    await waitFor(() => expect(queryClient().isFetching()).toBe(0));
    expect(drafts()).toHaveLength(1);
    await click('Torna al piatto salvato');
    await waitFor(() => expect(field('Prezzo').value).toBe('7,50'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Modifica prodotto'));
    expect(drafts()).toEqual([]);
  });

  test('read together with its product keeps the state it was typed over', async () => {
    openWithPrice('8');
    cleanup();
    changeElsewhere('margherita', { prezzo: 9 });
    openReserved(PAGES, paths.editProduct('margherita'));
    await screen.findByDisplayValue('8');
    await click('Salva modifiche');
    await screen.findByText(/è cambiato anche nel menu: Prezzo/);
  });

  test('of a product that was deleted can be added as new', async () => {
    openWithPrice('8');
    cleanup();
    delete server.documents['prodotti/margherita'];
    open(paths.editItem, editing);
    expect(field('Prezzo').value).toBe('8');
    await waitFor(() => expect(screen.queryByText('Torna al piatto salvato')).toBeNull());
    await click('Salva modifiche');
    await screen.findByRole('button', { name: 'Aggiungi come nuovo prodotto' });
  });

  test('of a new product is separate from that of a copy and of an edit', async () => {
    open(paths.addItem);
    fill('Nome', 'Nuova');
    cleanup();
    open(paths.addItem, editing);
    expect(field('Nome').value).toBe('Margherita (copia)');
    fill('Nome', 'Margherita (copia)!');
    cleanup();
    expect(drafts().map(({ name }) => name)).toEqual(['Nuova', 'copia di Margherita']);
    open(paths.editItem, editing);
    expect(field('Nome').value).toBe('Margherita');
    for (const { to } of drafts()) {
      cleanup();
      openReserved(PAGES, to);
      await screen.findByText('Qui c’è una modifica di prima, non salvata');
    }
    await screen.findByText(/^Copia di/);
  });

  test('of another account is neither offered nor shown; one without its picture says so', () => {
    draftOf('X', 'x', 'altra');
    open(paths.reserved);
    expect(screen.queryByText('Non hai salvato:')).toBeNull();
    cleanup();
    openReserved(PAGES, paths.addProduct('x'));
    expect(field('Nome').value).toBe('');
    expect(allDrafts.get()).toHaveLength(1);
    cleanup();
    const values = { ...startValues(null, null), nome: 'Con foto', image: { chosen: 'abcdef' } };
    keepDraft({ uid, key: 'y', name: 'Con foto', to: paths.addProduct('y'), values });
    openReserved(PAGES, paths.addProduct('y'));
    screen.getByText('L’immagine scelta prima non è rimasta: sceglila di nuovo');
  });

  test('whose photo is gone is saved with the one that stands: the id of its photo is in no document', async () => {
    const image = 'https://example.org/a.webp';
    changeElsewhere('margherita', { image });
    const product = { ...margherita, image };
    keepDraft({
      ...{ uid, key: 'margherita', name: 'Margherita', to: paths.editProduct('margherita') },
      product,
      values: { ...startValues(product, null), prezzo: '8', image: { chosen: 'abcdef' } },
    });
    open(paths.editItem, { product, search: '' });
    await click('Salva modifiche');
    await waitFor(() => expect(stored('margherita')).toMatchObject({ prezzo: 8, image }));
    expect(JSON.stringify(server.documents)).not.toContain('abcdef');
  });

  test('of another tab is not overwritten by one of this tab, and one that cannot be read is ignored', () => {
    draftOf('Mia', 'x');
    const [mine] = drafts();
    localStorage.setItem('bozze', JSON.stringify([mine, { ...mine, key: 'altra', name: 'Sua' }]));
    draftOf('Mia ancora', 'x');
    expect(drafts().map(({ name }) => name)).toEqual(['Sua', 'Mia ancora']);
    localStorage.setItem('bozze', '[{"uid":"x"}]');
    expect(allDrafts.get()).toEqual([]);
  });
});

test('several drafts share one notice, and discarding one does not lose the focus', async () => {
  draftOf('Margherita', 'a');
  draftOf('nuovo piatto', 'b');
  open(paths.reserved);
  expect(await screen.findAllByText('Non hai salvato:')).toHaveLength(1);
  await tap(screen.getByRole('button', { name: 'Scarta', description: 'Margherita' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Area riservata'));
  expect(drafts().map(({ name }) => name)).toEqual(['nuovo piatto']);
  expect(line()).toContain('Scartato: Margherita');
  await click('Rimetti');
  expect(drafts()).toHaveLength(2);
});

/** A draft of the stored Margherita, which its form opened with. @param prezzo as typed */
const draftOfMargherita = (prezzo: string, image: PictureValue = null) =>
  keepDraft({
    ...{ uid, key: 'margherita', name: 'Margherita', to: paths.editProduct('margherita') },
    product: margherita,
    values: { ...startValues(margherita, null), prezzo, image },
  });

describe('a draft is compared, as values, with what stands', () => {
  test('one that stands as it was typed is dropped in silence', async () => {
    draftOfMargherita('8,0');
    changeElsewhere('margherita', { prezzo: 8 });
    open(paths.reserved);
    await waitFor(() => expect(drafts()).toEqual([]));
    expect(screen.queryByText('Riprendi')).toBeNull();
  });

  test('one with a chosen photo is not', async () => {
    draftOfMargherita('7,5', { chosen: 'a' });
    open(paths.reserved);
    await screen.findByText('Non hai salvato:');
    expect(drafts()).toHaveLength(1);
  });

  test('one whose dish stands as the form opened with it is not saved', async () => {
    draftOfMargherita('8');
    open(paths.reserved);
    await screen.findByText('Non hai salvato:');
    expect(screen.queryByText('Forse è già salvato:')).toBeNull();
  });

  test('one whose dish is neither may be saved already, and both values are said', async () => {
    draftOfMargherita('8');
    changeElsewhere('margherita', { prezzo: 9 });
    open(paths.reserved);
    await screen.findByText('Forse è già salvato:');
    await screen.findByText('Prezzo: € 8,00 scritto qui, € 9,00 nel menu');
    expect(screen.queryByText('Non hai salvato:')).toBeNull();
  });

  test('one of a new dish may be saved already if the dish exists', async () => {
    draftOf('Diavola', 'nuova');
    open(paths.reserved);
    await screen.findByText('Non hai salvato:');
    cleanup();
    changeElsewhere('nuova', product({ nome: 'Diavola', prezzo: 9 }));
    queryClient().clear();
    open(paths.reserved);
    await screen.findByText('Forse è già salvato:');
  });

  test('without an answer it is not said to be unsaved', async () => {
    expectErrors();
    draftOfMargherita('8');
    server.before = async (url) => (url.includes(':runQuery') ? Response.error() : null);
    open(paths.reserved);
    await screen.findByText('Forse non è salvato:');
  });
});
