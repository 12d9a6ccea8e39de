import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { HaltedRun } from '../../src/reserved/changes/HaltedRun';
import { ChangesPage } from '../../src/reserved/modifiche/ChangesPage';
import { momentText } from '../../src/reserved/modifiche/history-words';
import { product } from '../product';
import { answerAndWrite } from './firestore';
import { openReserved, signIn, signOut, uid } from './reserved';

// Auth has no server here: asked, it would say that nobody is signed in.
vi.mock('../../src/data/staff/session', async (original) => ({
  ...(await original<object>()),
  sessionSettled: async () => {},
}));

const HOUR_MS = 60 * 60 * 1000;

/** What stands on the server. */
let documents: Record<string, object>;

type Sides = { id: string; nome: string; prima: object | null; dopo: object | null };

/** Writes an entry down, so many hours ago. */
function record(hours: number, scopo: string, cambi: Sides[], run: object = {}) {
  documents[`modifiche/${Object.keys(documents).length}`] = {
    chi: uid,
    nome: 'Rosa',
    quando: new Date(Date.now() - hours * HOUR_MS),
    scopo,
    prodotti: cambi.map(({ id }) => id),
    cambi,
    corsa: null,
    quanti: null,
    fatti: null,
    testo: '',
    ...run,
  };
}

const raised = (id: string): Sides => ({
  id,
  nome: id,
  prima: { prezzo: 7.5 },
  dopo: { prezzo: 8 },
});

beforeEach(() => {
  signIn();
  documents = {
    [`staff/${uid}`]: { nome: 'Rosa' },
    'meta/menu': { version: new Date(0) },
    'prodotti/a': product({ nome: 'a', prezzo: 8 }),
    'prodotti/b': product({ nome: 'b', prezzo: 8 }),
  };
  const answer = answerAndWrite(documents);
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(url, init));
  return () => {
    signOut();
    vi.unstubAllGlobals();
  };
});

function open(search = '', staff = true) {
  const children = [
    { path: paths.changes(), Component: ChangesPage },
    { path: paths.reserved, element: <HaltedRun /> },
  ];
  return openReserved(children, (search.startsWith('/') ? '' : paths.changes()) + search, staff);
}

const items = () =>
  [...document.querySelectorAll('.history-item')].map(({ textContent }) => textContent);
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const priceOf = (id: string) => (documents[`prodotti/${id}`] as { prezzo: number }).prezzo;

test('an entry says in words what changed, when and by whom', async () => {
  record(1, 'form', [
    {
      id: 'a',
      nome: 'Margherita',
      prima: { nome: 'Margerita', prezzo: 7, prezzo_al_metro: null },
      dopo: { nome: 'Margherita', prezzo: 7.5, prezzo_al_metro: 25 },
    },
  ]);
  record(2, 'deletion', [{ id: 'c', nome: 'Calzone', prima: product(), dopo: null }]);
  record(3, 'avviso', [], { testo: 'Avviso: Domenica chiuso', chi: 'altri', nome: 'Ugo' });
  open();
  await screen.findByText('Margherita');
  const [first, second, third] = items();
  expect(first).toContain(
    'Margherita: nome · prezzo da € 7,00 a € 7,50 · prezzo al metro da nessuno a € 25,00',
  );
  expect(first).toMatch(/· tu/);
  expect(second).toContain('Calzone: eliminato');
  expect(third).toMatch(/^Avviso: Domenica chiuso.* · Ugo$/);
});

test('a moment is named by its day', () => {
  const now = Date.parse('2026-03-02T10:00:00+01:00');
  expect(momentText(Date.parse('2026-03-02T00:30:00+01:00'), now)).toBe('oggi 00:30');
  expect(momentText(Date.parse('2026-03-01T18:40:00+01:00'), now)).toBe('ieri 18:40');
  expect(momentText(Date.parse('2026-02-03T18:40:00+01:00'), now)).toBe('3 febbraio 18:40');
});

test('an undo writes the fields back, and is itself written down', async () => {
  record(1, 'row', [raised('a')]);
  open();
  await click(/^Rimetti com'era/);
  await screen.findByText('1 prodotto rimesso com’era');
  expect(priceOf('a')).toBe(7.5);
  await waitFor(() => expect(items()[0]).toContain('a: prezzo da € 8,00 a € 7,50'));
});

test('an undo leaves alone what somebody has changed since, and says how it stands', async () => {
  documents['prodotti/a'] = product({ nome: 'a', prezzo: 9 });
  record(1, 'row', [raised('a')]);
  open();
  await click(/^Rimetti com'era/);
  await screen.findByText('Prezzo: adesso è € 9,00');
  expect(priceOf('a')).toBe(9);
});

test('a deleted product comes back', async () => {
  record(1, 'deletion', [
    { id: 'c', nome: 'Calzone', prima: product({ nome: 'Calzone' }), dopo: null },
  ]);
  open();
  await click(/^Rimetti com'era/);
  await screen.findByText('1 prodotto rimesso com’era');
  expect(documents['prodotti/c']).toEqual(product({ nome: 'Calzone' }));
});

test('a run is one entry that opens, and is undone as a whole', async () => {
  record(2, 'prices', [raised('a')], { corsa: 'r', quanti: 2, fatti: 1 });
  record(1, 'prices', [raised('b')], { corsa: 'r', quanti: 2, fatti: 2 });
  open();
  await userEvent.click(await screen.findByText('Cambio dei prezzi: 2 prodotti'));
  expect(items()).toHaveLength(1);
  expect(items()[0]).toContain('a: prezzo da € 7,50 a € 8,00');
  await click(/^Rimetti com'era/);
  await screen.findByText('2 prodotti rimessi com’erano');
  expect([priceOf('a'), priceOf('b')]).toEqual([7.5, 7.5]);
});

test('the changes of one product alone are listed and undone', async () => {
  record(1, 'prices', [raised('a'), raised('b')], { corsa: 'r', quanti: 2, fatti: 2 });
  open('?piatto=a');
  await screen.findByRole('link', { name: 'Tutte le modifiche' });
  await click(/^Rimetti com'era/);
  await screen.findByText('1 prodotto rimesso com’era');
  expect([priceOf('a'), priceOf('b')]).toEqual([7.5, 8]);
});

test('an empty list says so', async () => {
  open();
  await screen.findByText('Nessuna modifica ancora.');
});

test('a list that cannot be read says so, and can be read again', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async () => Response.error());
  open();
  await screen.findByText('Le modifiche non si sono caricate');
  vi.stubGlobal('fetch', answer);
  await click('Riprova');
  await screen.findByText('Nessuna modifica ancora.');
  vi.mocked(console.error).mockClear();
});

test('an account without rights is told who sees the list', async () => {
  open('', false);
  await screen.findByText('Le modifiche le vede chi può cambiare il menu.');
});

test('a run of another browser that stopped halfway can only be taken back', async () => {
  record(1, 'prices', [raised('a')], { corsa: 'r', quanti: 15, fatti: 9 });
  open(paths.reserved);
  await screen.findByText('Cambio dei prezzi interrotto: 9 di 15');
  expect(screen.queryByRole('button', { name: 'Continua' })).toBeNull();
  await click("Rimetti com'era");
  await screen.findByText('1 prodotto rimesso com’era');
  await click('Chiudi');
  expect(screen.queryByText(/interrotto/)).toBeNull();
  expect(priceOf('a')).toBe(7.5);
});

test('a run that somebody writes at this moment is not called halted', async () => {
  record(0, 'prices', [raised('a')], { corsa: 'r', quanti: 15, fatti: 9 });
  record(5, 'import', [raised('b')], { corsa: 's', quanti: 2, fatti: 1 });
  open(paths.reserved);
  await screen.findByText('Importazione interrotta: 1 di 2');
  expect(screen.queryByText(/Cambio dei prezzi/)).toBeNull();
});
