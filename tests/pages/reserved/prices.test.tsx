import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '../../../src/paths';
import { PriceChangePage } from '../../../src/reserved/prices/PriceChangePage';
import { queryClient, rightsQuery } from '../../../src/reserved/queries';
import { product } from '../../product';
import { answerAndWrite } from '../firestore';
import {
  changeElsewhere,
  click,
  expectErrors,
  fill,
  hold,
  holdCommits,
  line,
  openReserved,
  question,
  record,
  server,
  startServer,
  stored,
  tap,
  toList,
  uid,
} from './reserved';

// Ten classic pizzas, and one of each other kind.
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
    { path: paths.reserved, element: <h1>Lista</h1> },
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
  await screen.findByText('Aumenti di € 0,50: 10 prezzi di 10 piatti');
  expect(screen.getByText('Burrata').closest('li')?.textContent).toContain('resta € 12,00');
  await screen.findByRole('button', { name: 'Cambia 10 prezzi' });
  await click('Spunta tutti');
  await screen.findByRole('button', { name: 'Cambia 11 prezzi' });
});

test('each missing value is reported at its field; a price that cannot fall is left out', async () => {
  await open();
  await click('Scegli quali piatti');
  await screen.findByText('Scegli quali piatti', { selector: '.invalid-feedback' });
  screen.getByText('Scrivi di quanto cambiare i prezzi');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('groups'));
  await tick('Bibite');
  await tap(screen.getByLabelText('Diminuisci'));
  fill('Di quanto', '0,50');
  await screen.findByText('Andrebbe sotto zero');
  await screen.findByText('Nessun prezzo da cambiare');
  expect(screen.getByRole('button', { name: 'Cambia i prezzi' })).toHaveProperty('disabled', true);
});

test('the amount stands with its unit beside the number, in the preview and in the question', async () => {
  await open();
  await tick('Tutte le pizze');
  for (const name of ['Pizze classiche', 'Pizze gourmet']) {
    expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true);
  }
  await click('Scrivi di quanto cambiare i prezzi');
  fill('Di quanto', '8');
  await screen.findByText(
    'Aumenti di € 8,00: 11 prezzi di 11 piatti: 10 dei 11 prezzi più che raddoppiano',
  );
  expect(screen.queryByLabelText('Arrotonda a')).toBeNull();
  await tap(screen.getByLabelText('Per cento'));
  screen.getByText('%', { selector: '.input-group-text' });
  screen.getByLabelText('Arrotonda a');
  await click('Cambia 11 prezzi');
  await question('Cambiare 11 prezzi di 11 piatti?');
  screen.getByText('Aumenti di 8 %.');
});

test('all prices are written together, and the undo restores them', async () => {
  await raisePizzas();
  await screen.findByText('Fatto: 11 prezzi di 11 piatti');
  expect(document.activeElement).toBe(screen.getByRole('status', { name: 'Andamento' }));
  expect(priceOf('p9')).toBe(8);
  await click("Rimetti com'era");
  await (await question('Rimettere com’era?')).answer('Sì, rimetti 11 piatti');
  await screen.findByText('11 piatti rimessi com’erano');
  expect(priceOf('p9')).toBe(7.5);
});

test('a lost answer is reported as unknown, and pressing again changes no price twice', async () => {
  expectErrors();
  // The commit is written, and every answer is lost.
  const write = answerAndWrite(server.documents);
  let isLost = true;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const answer = await write(address, init);
    return isLost && decodeURIComponent(address).includes(':commit') ? Response.error() : answer;
  });
  await raisePizzas();
  await screen.findByText(/^Non sappiamo se è salvato/);
  expect(priceOf('p0')).toBe(8);
  isLost = false;
  await click('Riprova');
  await screen.findByText('Fatto: 11 prezzi di 11 piatti');
  expect(document.activeElement).toBe(screen.getByRole('status', { name: 'Andamento' }));
  expect(priceOf('p0')).toBe(8);
});

test('a write skips products that somebody else has changed or deleted, and lists them', async () => {
  await choosePizzas();
  changeElsewhere('p0', { prezzo: 9 });
  delete server.documents['prodotti/p1'];
  await click('Cambia 11 prezzi');
  await click('Cambia i prezzi');
  await screen.findByText('Fatto: 9 prezzi di 9 piatti');
  const alone = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(alone).toEqual(['Pizza 0: Prezzo: adesso è € 9,00', 'Pizza 1: eliminato nel frattempo']);
  expect(priceOf('p0')).toBe(9);
  expect(server.commits).toBe(1);
});

test('a write goes on after its page is left, and tells its outcome', async () => {
  const answer = holdCommits();
  await raisePizzas();
  await screen.findByRole('progressbar', { name: 'Cambio dei prezzi in corso...' });
  await toList();
  answer(null);
  await waitFor(() => expect(line()).toContain('Prezzi: 11 piatti'));
});

const raised = { id: 'p0', nome: 'Pizza 0', prima: { prezzo: 7.5 }, dopo: { prezzo: 8 } };

test('the form says first what was changed in the past day, unless it was taken back, and undoes it', async () => {
  // Of yesterday.
  record(25, 'prices', [{ ...raised, prima: { prezzo: 7 }, dopo: { prezzo: 7.5 } }]);
  await open();
  expect(screen.queryByText(/^Prezzi già cambiati/)).toBeNull();
  cleanup();
  record(1, 'prices', [raised, { ...raised, id: 'p1' }], { chi: 'altri' });
  await open();
  expect(screen.queryByText(/^Prezzi già cambiati/)).toBeNull();
  cleanup();
  changeElsewhere('p0', { prezzo: 8 });
  await open();
  await screen.findByText(/^Prezzi già cambiati: (oggi|ieri) /);
  screen.getByText('Rosa · 2 prezzi di 2 piatti');
  await click("Rimetti com'era");
  await (await question('Rimettere com’era?')).answer('Sì, rimetti 1 piatto');
  await screen.findByText('1 piatto rimesso com’era');
  expect(priceOf('p0')).toBe(7.5);
});

test('the form is offered once the last change is read; if that fails, it says so', async () => {
  expectErrors();
  queryClient().setQueryData(rightsQuery(uid).queryKey, true);
  const answer = hold('"modifiche"');
  openReserved([{ path: paths.changePrices, Component: PriceChangePage }], paths.changePrices);
  await screen.findByText('Molti piatti insieme');
  expect(screen.queryByLabelText('Di quanto')).toBeNull();
  answer(Response.error());
  await screen.findByText('Non sappiamo se i prezzi sono appena cambiati');
  screen.getByLabelText('Di quanto');
});
