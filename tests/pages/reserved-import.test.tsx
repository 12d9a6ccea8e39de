import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { firebaseConfig } from '../../src/data/config';
import { paths } from '../../src/paths';
import { ImportPage } from '../../src/reserved/exchange/ImportPage';
import { product } from '../product';
import { answerAndWrite } from './firestore';
import { openReserved, signIn, signOut, uid } from './reserved';

// Auth has no server here: asked, it would say that nobody is signed in.
vi.mock('../../src/data/staff/session', async (original) => ({
  ...(await original<object>()),
  sessionSettled: async () => {},
}));

/** What stands on the server. */
let documents: Record<string, object>;

beforeEach(() => {
  signIn();
  documents = {
    [`staff/${uid}`]: { nome: 'Rosa' },
    'meta/menu': { version: new Date(0) },
    'prodotti/margherita': product(),
    'prodotti/marinara': product({ nome: 'Marinara', prezzo: 6 }),
  };
  const answer = answerAndWrite(documents);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => answer(url, init));
  return () => {
    signOut();
    vi.unstubAllGlobals();
  };
});

async function open(staff = true) {
  openReserved([{ path: paths.importMenu, Component: ImportPage }], paths.importMenu, staff);
  await screen.findByLabelText('File del menu');
}

/** A file whose bytes can be read, which jsdom's cannot. */
function fileOf(text: string, name: string): File {
  const { buffer } = new TextEncoder().encode(text);
  return Object.assign(new File([text], name), { arrayBuffer: async () => buffer });
}

const choose = (text: string, name = 'menu.csv') =>
  userEvent.upload(screen.getByLabelText('File del menu'), fileOf(text, name));
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const priceOf = (id: string) => (documents[`prodotti/${id}`] as { prezzo: number }).prezzo;

const BOTH = 'id;prezzo\nmargherita;8\nmarinara;6,50';

test('what a file would change comes into a live region that was there before it', async () => {
  await open();
  const regions = screen.getAllByRole('status');
  await choose(BOTH);
  const summary = await screen.findByText(/^0 nuovi · 2 cambiati/);
  expect(regions).toContain(summary.closest('[role=status]'));
});

test('why nothing can be imported is said until there is something', async () => {
  await open();
  await click('Importa');
  screen.getByText('Scegli prima un file');
  await choose('id;nome;categoria\nnessuna;Boscaiola;Pinse');
  await screen.findByText(/1 da correggere/);
  expect(screen.queryByText('Scegli prima un file')).toBeNull();
  await click('Importa');
  screen.getByText('Non c’è niente da scrivere');
});

test('a row without its tick is left out, and the question says so in numbers', async () => {
  await open();
  await choose(BOTH);
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Marinara/ }));
  await click('Importa 1 modifica');
  const question = await screen.findByRole('dialog', { name: 'Importare 1 modifica?' });
  within(question).getByText('1 cambiato.');
  within(question).getByText(/1 riga resta fuori/);
  await userEvent.click(within(question).getByRole('button', { name: 'Importa' }));
  await screen.findByText('Fatto: 1 cambiato');
  expect(priceOf('margherita')).toBe(8);
  expect(priceOf('marinara')).toBe(6);
});

test('a product that is not in the file is deleted where chosen, and comes back by the undo', async () => {
  await open();
  await choose('id;prezzo\nmargherita;8');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Elimina ?Marinara/ }));
  await click('Importa 2 modifiche');
  const question = await screen.findByRole('dialog');
  within(question).getByText('1 cambiato, 1 eliminato.');
  within(question).getByText('Marinara');
  await userEvent.click(within(question).getByRole('button', { name: 'Elimina e importa' }));
  await screen.findByText('Fatto: 1 cambiato, 1 eliminato');
  expect(documents['prodotti/marinara']).toBeUndefined();
  await click("Rimetti com'era");
  await screen.findByText('2 prodotti rimessi com’erano');
  expect(priceOf('marinara')).toBe(6);
});

// Every document was written on the first of January 2026.
const json = (project: string, readAt: string) =>
  JSON.stringify({ project, readAt, products: { margherita: product({ prezzo: 8 }) } });

test.each([
  ['a JSON of another project', json('altro', '2026-06-01T00:00:00Z'), 'x.json', /altro progetto/],
  [
    'an older JSON',
    json(firebaseConfig.projectId, '2025-12-31T23:59:59Z'),
    'x.json',
    /più vecchio del menu/,
  ],
  ['a CSV with an earlier day in its name', BOTH, 'menu-2025-12-31.csv', /più vecchio del menu/],
])('%s is suspicious, and the preview says so', async (_, text, name, warning) => {
  await open();
  await choose(text, name);
  await screen.findByText(warning);
});

test('a CSV of the day on which the menu was written is not suspicious', async () => {
  await open();
  await choose(BOTH, 'menu-2026-01-01.csv');
  await screen.findByText(/2 cambiati/);
  expect(screen.queryByText(/più vecchio/)).toBeNull();
});

test('an account without rights sees the preview and cannot import', async () => {
  await open(false);
  await choose(BOTH);
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Importa 2 modifiche',
  });
  expect(button.disabled).toBe(true);
});
