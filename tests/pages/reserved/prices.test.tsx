import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { PriceChangePage } from '../../../src/reserved/prices/PriceChangePage';
import { queryClient, rightsQuery } from '../../../src/reserved/queries';
import { HaltedRun } from '../../../src/reserved/runs/HaltedRun';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  expectErrors,
  fill,
  hold,
  holdCommits,
  openReserved,
  question,
  record,
  refused,
  server,
  startServer,
  stored,
  tap,
  toList,
  uid,
} from './reserved';

// Ten classic pizzas, which take two commits, and one of each other kind.
startServer(() => {
  const pizzas = Array.from({ length: 10 }, (_, index) => [
    `prodotti/p${index}`,
    product({ nome: `Pizza ${index}` }),
  ]);
  return {
    [`staff/${uid}`]: { nome: 'Rosa' },
    'meta/menu': { version: new Date('2026-01-01') },
    'prodotti/burrata': product({
      ...{ nome: 'Burrata', categoria: 'Pizze gourmet', prezzo: 12, prezzo_familiare: 20 },
    }),
    'prodotti/acqua': product({ nome: 'Acqua', categoria: 'Bibite', prezzo: 0.4 }),
    ...Object.fromEntries(pizzas),
  };
});

const tick = async (name: string | RegExp) => tap(await screen.findByRole('checkbox', { name }));
const priceOf = (id: string) => stored(id)?.prezzo;

async function open(search = '') {
  const children = [
    { path: paths.changePrices, Component: PriceChangePage },
    { path: paths.reserved, element: <HaltedRun /> },
  ];
  const router = openReserved(children, paths.changePrices + search);
  await screen.findByLabelText('Di quanto');
  return router;
}

/** Chooses to raise all pizzas by 0,50. */
async function choosePizzas() {
  const router = await open();
  await tick('Tutte le pizze');
  fill('Di quanto', '0,50');
  await screen.findByRole('button', { name: 'Cambia 11 prezzi' });
  return router;
}

async function raisePizzas() {
  const router = await choosePizzas();
  await click('Cambia 11 prezzi');
  await click('Cambia i prezzi');
  return router;
}

test('the results of a search are preselected; a product that is left out shows its price', async () => {
  await open('?q=burrata');
  fill('Di quanto', '1');
  await screen.findByRole('button', { name: 'Cambia 1 prezzo' });
  cleanup();
  await choosePizzas();
  await tick(/^Burrata/);
  await screen.findByText(/1 lasciato fuori/);
  screen.getByText('1 prezzo di un altro formato resta com’è.');
  expect(screen.getByText('Burrata').closest('li')?.textContent).toContain('resta € 12,00');
  await screen.findByRole('button', { name: 'Cambia 10 prezzi' });
  await click('Spunta tutti');
  await screen.findByRole('button', { name: 'Cambia 11 prezzi' });
});

test('each missing value is reported at its field; a price that cannot fall is left out', async () => {
  await open();
  await click('Cambia i prezzi');
  await screen.findByText('Scegli quali piatti');
  screen.getByText('Scrivi di quanto cambiare i prezzi');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('groups'));
  await tick('Bibite');
  await tap(screen.getByLabelText('Diminuisci'));
  fill('Di quanto', '0,50');
  await screen.findByText('Andrebbe sotto zero');
  await screen.findByText('Nessun prezzo da cambiare');
  expect(screen.getByRole('button', { name: 'Cambia i prezzi' })).toHaveProperty('disabled', true);
});

test('a run writes all prices, and its undo restores them', async () => {
  await raisePizzas();
  await screen.findByText('Fatto: 11 prezzi di 11 piatti');
  expect(screen.getByRole('link', { name: 'Indietro' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('status', { name: 'Andamento' }));
  expect(priceOf('p9')).toBe(8);
  await click("Rimetti com'era");
  await (await question('Rimettere com’era?')).answer('Sì, rimetti 11 piatti');
  await screen.findByText('11 piatti rimessi com’erano');
  expect(priceOf('p9')).toBe(7.5);
});

test('after a failure the panel gives the reason, and the run can be retried', async () => {
  expectErrors();
  server.before = async (url) =>
    url.includes(':commit') && server.commits >= 2 ? refused(403, 'PERMISSION_DENIED') : null;
  await raisePizzas();
  await screen.findByText("Errore durante l'aggiornamento dell'articolo");
  const panel = screen.getByRole('status', { name: 'Andamento' }).textContent;
  expect(panel).toContain('Cambio dei prezzi: 8 di 11 piatti');
  expect(panel).toContain('Non hai i permessi per modificare il menu');
  server.before = async () => null;
  await click('Riprova');
  await screen.findByText('Fatto: 11 prezzi di 11 piatti');
  expect(priceOf('p0')).toBe(8);
});

test('a run skips products that somebody else has changed or deleted, and lists them', async () => {
  await choosePizzas();
  changeElsewhere('p0', { prezzo: 9 });
  delete server.documents['prodotti/p1'];
  await click('Cambia 11 prezzi');
  await click('Cambia i prezzi');
  await screen.findByText('Fatto: 9 prezzi di 9 piatti');
  const alone = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(alone).toEqual(['Pizza 0: Prezzo: adesso è € 9,00', 'Pizza 1: eliminato nel frattempo']);
  expect(priceOf('p0')).toBe(9);
});

test('a run that was stopped and left can be continued, and no form is offered before', async () => {
  const answer = holdCommits();
  const router = await raisePizzas();
  await screen.findByText('0 di 11 piatti');
  await click('Ferma');
  await screen.findByText('Si ferma...');
  answer(null);
  await screen.findByText('Cambio dei prezzi: 8 di 11 piatti');
  await toList();
  await screen.findByText('Cambio dei prezzi interrotto: 8 di 11');
  await router.navigate(paths.changePrices);
  await screen.findByRole('heading', { name: 'Cambia i prezzi' });
  await screen.findByText('Cambio dei prezzi interrotto: 8 di 11');
  expect(screen.queryByLabelText('Di quanto')).toBeNull();
  await click('Continua');
  await screen.findByText('Fatto: 11 prezzi di 11 piatti');
  await click('Chiudi');
  await screen.findByLabelText('Di quanto');
  expect([priceOf('p0'), priceOf('p9')]).toEqual([8, 8]);
});

test('a run that halted in another browser is waited for before the form is offered', async () => {
  const change = { id: 'p0', nome: 'Pizza 0', prima: { prezzo: 7.5 }, dopo: { prezzo: 8 } };
  record(1, 'prices', [change], { chi: 'altri', corsa: 'r', quanti: 15, fatti: 9 });
  queryClient().setQueryData(rightsQuery(uid).queryKey, true);
  const release = hold(':batchGet');
  openReserved([{ path: paths.changePrices, Component: PriceChangePage }], paths.changePrices);
  const read = () =>
    queryClient()
      .getQueryCache()
      .findAll({ queryKey: ['history'] });
  await waitFor(() => expect(read()[0]?.state.status).toBe('success'));
  release(null);
  await screen.findByText('Cambio dei prezzi interrotto: 9 di 15');
  expect(screen.queryByLabelText('Di quanto')).toBeNull();
  screen.getByRole('link', { name: 'Indietro' });
});
