import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { ImportPage } from '../../src/reserved/exchange/ImportPage';
import { answerFrom } from './firestore';
import { openReserved, signIn, signOut, toast } from './reserved';

const margherita = {
  nome: 'Margherita',
  descrizione: 'Pomodoro, fiordilatte',
  allergeni: [1, 7],
  image: null,
  prezzo: 7.5,
  prezzo_familiare: null,
  prezzo_al_metro: null,
  categoria: 'Pizze classiche',
};

/** What stands in Firestore, and how it answers the commit that waits. */
const server = {
  prezzo: margherita.prezzo,
  answerCommit: (_: Response) => {},
  commits: 0,
};

const TIME = '2026-01-01T00:00:00.000000Z';
const written = () =>
  Response.json({ writeResults: [{ updateTime: TIME }, { updateTime: TIME }], commitTime: TIME });
const broken = () =>
  Response.json({ error: { code: 501, status: 'UNIMPLEMENTED' } }, { status: 501 });

const read = answerFrom(() => ({
  'prodotti/margherita': { ...margherita, prezzo: server.prezzo },
  'meta/menu': { version: new Date(0) },
}));

function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (!decodeURIComponent(String(input)).includes(':commit')) return read(input, init);
  server.commits += 1;
  return new Promise((resolve) => {
    server.answerCommit = resolve;
  });
}

async function open() {
  const children = [
    { path: paths.importMenu, Component: ImportPage },
    { path: paths.reserved, element: <p>La lista</p> },
  ];
  const router = openReserved(children, paths.importMenu);
  await screen.findByLabelText('File del menu');
  return router;
}

/** A file's bytes can be read, which jsdom's cannot. */
function fileOf(csv: string): File {
  const { buffer } = new TextEncoder().encode(csv);
  return Object.assign(new File([csv], 'menu.csv'), { arrayBuffer: async () => buffer });
}

const choose = (csv: string) =>
  userEvent.upload(screen.getByLabelText('File del menu'), fileOf(csv));
const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Imports another price, up to its commit. */
async function beginImport() {
  const router = await open();
  await choose('id;prezzo\nmargherita;8');
  await click('Importa 1 modifica');
  await waitFor(() => expect(server.commits).toBe(1));
  return router;
}

beforeEach(() => {
  signIn();
  server.prezzo = margherita.prezzo;
  server.commits = 0;
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

test('what a file would change comes into a live region that was there before it', async () => {
  await open();
  const regions = screen.getAllByRole('status');
  await choose('id;prezzo\nmargherita;8');
  const summary = await screen.findByText(/^0 nuovi · 1 cambiato/);
  expect(regions).toContain(summary.closest('[role=status]'));
});

test('why nothing can be imported is said until there is something to import', async () => {
  await open();
  await click('Importa');
  expect(screen.getByText('Scegli prima un file')).toBeTruthy();
  await choose('id;nome;categoria\nnessuna;Boscaiola;Pinse');
  await screen.findByText(/1 da correggere/);
  expect(screen.queryByText('Scegli prima un file')).toBeNull();
  await click('Importa');
  expect(screen.getByText('Non c’è niente da scrivere: scegli un altro file')).toBeTruthy();
  await choose('id;prezzo\nmargherita;8');
  await screen.findByRole('button', { name: 'Importa 1 modifica' });
  expect(screen.queryByText('Non c’è niente da scrivere: scegli un altro file')).toBeNull();
});

test('the question before leaving an import closes by itself when that has finished', async () => {
  const router = await beginImport();
  await userEvent.click(screen.getByRole('link', { name: 'Indietro' }));
  await screen.findByRole('dialog', { name: "Andare via durante l'importazione?" });
  server.prezzo = 8;
  server.answerCommit(written());
  await screen.findByText('Fatto: 1 cambiato');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(paths.importMenu);
});

test('an import whose page was left tells in the list how far it is, and once how it has ended', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  await beginImport();
  const leave = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
    await click('Vai via');
    await screen.findByText('La lista');
  };
  await leave();
  expect(toast()).toContain('Importazione in corso...0 di 1 prodotto');
  server.answerCommit(broken());
  await waitFor(() => expect(toast()).toContain('Il menu non è stato importato tutto'));
  await userEvent.click(screen.getByRole('link', { name: 'Vedi com’è andata' }));
  await click('Riprova');
  expect(toast()).toBe('');

  await waitFor(() => expect(server.commits).toBe(2));
  await leave();
  server.prezzo = 8;
  server.answerCommit(written());
  await waitFor(() => expect(toast()).toContain('Fatto: 1 cambiato'));
  await userEvent.click(screen.getByRole('link', { name: 'Vedi com’è andata' }));
  expect(toast()).toBe('');
  await screen.findByText('Fatto: 1 cambiato');
  vi.mocked(console.error).mockClear();
});

test('an undo that stopped halfway is to be tried again before another import', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  await beginImport();
  server.prezzo = 8;
  server.answerCommit(written());
  await click('Annulla');
  await waitFor(() => expect(server.commits).toBe(2));
  server.answerCommit(broken());
  await screen.findByText('Il menu non è tornato tutto come prima');
  await choose('id;prezzo\nmargherita;9');
  await click(/^Importa/);
  expect(
    screen.getByText('Prima riprova qui sopra: non tutto è ancora tornato come prima.'),
  ).toBeTruthy();
  await click('Riprova');
  await waitFor(() => expect(server.commits).toBe(3));
  server.prezzo = margherita.prezzo;
  server.answerCommit(written());
  await screen.findByText('1 prodotto è di nuovo come prima');
  expect(screen.queryByText(/^Prima riprova/)).toBeNull();
  vi.mocked(console.error).mockClear();
});

test('what somebody else has changed since is left alone, and the preview shows what stands now', async () => {
  await open();
  await choose('id;prezzo\nmargherita;8');
  await screen.findByText('€ 7,50');
  server.prezzo = 9;
  await click('Importa 1 modifica');
  await waitFor(() => expect(server.commits).toBe(1));
  server.answerCommit(written());
  const title = await screen.findByText('Nessun prodotto è cambiato');
  expect(title.closest('.notice')?.querySelector('use')?.getAttribute('href')).toMatch(/alert$/);
  await screen.findByText('€ 9,00');
  expect(screen.queryByText('€ 7,50')).toBeNull();
});
