import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { HaltedRun } from '../../src/reserved/changes/HaltedRun';
import { PriceChangePage } from '../../src/reserved/prices/PriceChangePage';
import { product } from '../product';
import { answerAndWrite } from './firestore';
import { openReserved, refused, signIn, signOut, uid } from './reserved';

// Auth has no server here: asked, it would say that nobody is signed in.
vi.mock('../../src/data/staff/session', async (original) => ({
  ...(await original<object>()),
  sessionSettled: async () => {},
}));

/** What stands on the server: ten classic pizzas, which take two commits, and one of each other kind. */
let documents: Record<string, object>;
/** Answers a commit in the server's place; undefined lets it write. */
let commit: (count: number) => Response | Promise<Response> | undefined;
let commits: number;

const priceOf = (id: string) => (documents[`prodotti/${id}`] as { prezzo: number }).prezzo;

beforeEach(() => {
  signIn();
  documents = {
    [`staff/${uid}`]: { nome: 'Rosa' },
    'meta/menu': { version: new Date(0) },
    'prodotti/burrata': product({ nome: 'Burrata', categoria: 'Pizze gourmet', prezzo: 12 }),
    'prodotti/acqua': product({ nome: 'Acqua', categoria: 'Bibite', prezzo: 0.4 }),
  };
  for (let index = 0; index < 10; index += 1) {
    documents[`prodotti/p${index}`] = product({ nome: `Pizza ${index}` });
  }
  commits = 0;
  commit = () => undefined;
  const answer = answerAndWrite(documents);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!decodeURIComponent(String(url)).includes(':commit')) return answer(url, init);
    commits += 1;
    return (await commit(commits)) ?? answer(url, init);
  });
  return () => {
    signOut();
    vi.unstubAllGlobals();
  };
});

async function open(search = '') {
  const children = [
    { path: paths.changePrices, Component: PriceChangePage },
    { path: paths.reserved, element: <HaltedRun /> },
  ];
  const router = openReserved(children, paths.changePrices + search);
  await screen.findByLabelText('Di quanto');
  return router;
}

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const tick = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;

/** Raises all pizzas by 0,50, up to the last question's answer. */
async function raisePizzas() {
  const router = await open();
  await tick('Tutte le pizze');
  await userEvent.type(screen.getByLabelText('Di quanto'), '0,50');
  await click('Cambia 11 prezzi');
  await click('Cambia i prezzi');
  return router;
}

test('a bundle chooses several categories, and the question says them as one', async () => {
  await open();
  await tick('Tutte le pizze');
  await userEvent.type(screen.getByLabelText('Di quanto'), '0,50');
  await click('Cambia 11 prezzi');
  const question = await screen.findByRole('dialog', {
    name: 'Cambiare 11 prezzi di 11 prodotti?',
  });
  within(question).getByText('Tutte le pizze');
  within(question).getByText(/Aumento di € 0,50/);
});

test('a product that is left out shows the price that stays', async () => {
  await open();
  await tick('Tutte le pizze');
  await userEvent.type(screen.getByLabelText('Di quanto'), '0,50');
  await tick(/^Burrata/);
  await screen.findByText(/1 lasciato fuori/);
  expect(rowOf('Burrata').textContent).toContain('resta € 12,00');
  await screen.findByRole('button', { name: 'Cambia 10 prezzi' });
  await click('Includi tutti');
  await screen.findByRole('button', { name: 'Cambia 11 prezzi' });
});

test('a price that would fall below zero leaves its product out, and says so', async () => {
  await open();
  await tick('Bibite');
  await userEvent.click(screen.getByLabelText('Diminuisci'));
  await userEvent.type(screen.getByLabelText('Di quanto'), '0,50');
  await screen.findByText('Escluso: andrebbe sotto zero');
  await click('Cambia i prezzi');
  await screen.findByText(/^Nessun prezzo da cambiare: scegli/);
});

test('each missing value is said at its field, and the first one takes the focus', async () => {
  await open();
  await click('Cambia i prezzi');
  await screen.findByText('Scegli quali prodotti');
  screen.getByText('Scrivi di quanto cambiare i prezzi');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('groups'));
});

test('the results of a search are the choice to begin with', async () => {
  await open('?q=burrata');
  await userEvent.type(screen.getByLabelText('Di quanto'), '1');
  await screen.findByRole('button', { name: 'Cambia 1 prezzo' });
});

test('a run writes all prices, and its undo writes them back', async () => {
  await raisePizzas();
  await screen.findByText('Fatto: 11 prezzi di 11 prodotti');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Andamento' }));
  expect(priceOf('p9')).toBe(8);
  await click("Rimetti com'era");
  await screen.findByText('11 prodotti rimessi com’erano');
  expect(priceOf('p9')).toBe(7.5);
});

test.each([
  [
    'a refusal',
    () => refused(403, 'PERMISSION_DENIED'),
    /Non hai i permessi per modificare il menu/,
  ],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), /Nessuna risposta/],
])('%s says what happened where the button was, and can be retried', async (_, fail, reason) => {
  vi.mocked(console.error).mockImplementation(() => {});
  commit = (count) => (count === 2 ? fail() : undefined);
  await raisePizzas();
  const alert = (await screen.findByText(/Errore durante l'aggiornamento dell'articolo/)).closest(
    '[role=alert]',
  ) as HTMLElement;
  expect(alert.textContent).toContain('Cambio dei prezzi: 8 di 11 prodotti');
  expect(alert.textContent).toMatch(reason);
  await click('Riprova');
  await screen.findByText('Fatto: 11 prezzi di 11 prodotti');
  expect(priceOf('p0')).toBe(8);
  vi.mocked(console.error).mockClear();
});

test('what somebody else has changed is left alone, field by field', async () => {
  await open();
  await tick('Tutte le pizze');
  await userEvent.type(screen.getByLabelText('Di quanto'), '0,50');
  await screen.findByRole('button', { name: 'Cambia 11 prezzi' });
  documents['prodotti/p0'] = product({ nome: 'Pizza 0', prezzo: 9 });
  delete documents['prodotti/p1'];
  await click('Cambia 11 prezzi');
  await click('Cambia i prezzi');
  await screen.findByText('Fatto: 9 prezzi di 9 prodotti');
  const alone = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(alone).toEqual([
    'Pizza 0: Prezzo: adesso è € 9,00',
    'Pizza 1: eliminato nel frattempo da qualcun altro',
  ]);
  expect(priceOf('p0')).toBe(9);
});

test('a run that was stopped and left can be continued from the list', async () => {
  let answer = () => {};
  commit = (count) =>
    count === 1
      ? new Promise((resolve) => {
          answer = () => resolve(undefined as unknown as Response);
        })
      : undefined;
  await raisePizzas();
  await click('Ferma');
  await screen.findByText('Si ferma...');
  answer();
  await screen.findByText('Cambio dei prezzi: 8 di 11 prodotti');
  await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
  await screen.findByText('Cambio dei prezzi interrotto: 8 di 11');
  await click('Continua');
  await screen.findByText('Fatto: 11 prezzi di 11 prodotti');
  expect(priceOf('p0')).toBe(8);
  expect(priceOf('p9')).toBe(8);
});

test('leaving while prices change asks first', async () => {
  commit = () => new Promise(() => {});
  await raisePizzas();
  await waitFor(() => expect(commits).toBe(1));
  await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
  await screen.findByRole('dialog', { name: 'Cambio dei prezzi in corso: andare via?' });
});
