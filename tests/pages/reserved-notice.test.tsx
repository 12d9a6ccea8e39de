import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { NoticePage } from '../../src/reserved/notice/NoticePage';
import { answerAndWrite } from './firestore';
import { drafts, openReserved, refused, signIn, signOut, toast, uid } from './reserved';

const SOON = new Date(Date.now() + 86_400_000);

/** The documents of Firestore, and what a test puts in the place of an answer. */
const server = {
  documents: {} as Record<string, Record<string, unknown>>,
  before: async (_url: string): Promise<Response | null> => null,
};

const notice = (testo: string, dal: Date, al: Date | null) => ({ testo, dal, al, chiuso: false });
function stand(avviso: object | null) {
  server.documents['meta/oggi'] = {
    esauriti: [],
    esauritiStasera: { fino: SOON, prodotti: [] },
    avviso,
  };
}
const standing = () => server.documents['meta/oggi']?.avviso;

function open(staff = true) {
  const children = [
    { path: paths.notice, Component: NoticePage },
    { path: paths.reserved, element: <h1>Lista dei prodotti</h1> },
  ];
  return openReserved(children, paths.notice, staff);
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = async (text: string) => userEvent.type(await screen.findByLabelText('Testo'), text);
/** Takes the rights away while the form is open. */
function refuseCommits() {
  delete server.documents[`staff/${uid}`];
  server.before = async (url) =>
    url.includes(':commit') ? refused(403, 'PERMISSION_DENIED') : null;
}

beforeEach(() => {
  server.documents = { [`staff/${uid}`]: {} };
  server.before = async () => null;
  signIn();
  const answer = answerAndWrite(server.documents);
  vi.stubGlobal(
    'fetch',
    async (address: string, init?: RequestInit) =>
      (await server.before(String(address))) ?? answer(address, init),
  );
});

afterEach(() => {
  signOut();
  vi.unstubAllGlobals();
});

test('a notice that could not be read is asked for again', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  server.before = async () => Response.json({}, { status: 503 });
  open();
  await screen.findByText('L’avviso non si è caricato');
  vi.mocked(console.error).mockClear();
  server.before = async () => null;
  await click('Riprova');
  await screen.findByText('Adesso non c’è nessun avviso.');
});

test('a notice without an end is saved as its field says, shown, and removed', async () => {
  open();
  await type('Niente bufala');
  expect(screen.getByText(/^Vuoto: resta finché qualcuno lo rimuove/)).toBeTruthy();
  await click('Salva avviso');
  await screen.findByText('Adesso i clienti leggono');
  expect(toast()).toContain('Avviso salvato');
  expect(standing()).toMatchObject({ testo: 'Niente bufala', al: null });
  expect(drafts()).toEqual([]);
  await click('Rimuovi avviso');
  await click('Rimuovi');
  await screen.findByText('Adesso non c’è nessun avviso.');
  expect(toast()).toContain('Avviso rimosso');
  expect(standing()).toBeNull();
  const heading = screen.getByRole('heading', { name: 'Avviso ai clienti' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a closure ends with the service unless another end is typed', async () => {
  open();
  await userEvent.click(await screen.findByLabelText('Siamo chiusi'));
  await waitFor(() => expect(field('Al').value).toMatch(/T02:00$/));
  expect(screen.getByText(/^Fine del servizio/)).toBeTruthy();
  await userEvent.click(field('Siamo chiusi'));
  await waitFor(() => expect(field('Al').value).toBe(''));
});

test('a wrong field has its message and the focus, and nothing is written', async () => {
  open();
  await screen.findByLabelText('Testo');
  await click('Salva avviso');
  await screen.findByText('Scrivi un testo, oppure segna «Siamo chiusi»');
  await waitFor(() => expect(document.activeElement).toBe(field('Testo')));
  expect(standing()).toBeUndefined();
});

test('a refusal is told beside the form, and keeps what was typed', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  open();
  await type('Niente bufala');
  refuseCommits();
  await click('Salva avviso');
  await screen.findByText('Errore durante il salvataggio dell’avviso');
  expect(screen.getByText('Non hai i permessi per modificare l’avviso')).toBeTruthy();
  expect(toast()).toBe('');
  expect(field('Testo').value).toBe('Niente bufala');
  vi.mocked(console.error).mockClear();
});

describe('a notice that somebody else has changed meanwhile', () => {
  async function conflict() {
    stand(notice('Il primo', new Date(), SOON));
    open();
    await screen.findByDisplayValue('Il primo');
    await type(' mio');
    stand(notice('Il loro', new Date(), SOON));
    await click('Salva avviso');
    await screen.findByText('Nel frattempo qualcun altro ha cambiato l’avviso');
    expect(screen.getByText('Il loro')).toBeTruthy();
    expect(toast()).toBe('');
  }

  test('is replaced on request', async () => {
    await conflict();
    await click('Tieni il mio');
    await waitFor(() => expect(toast()).toContain('Avviso salvato'));
    expect(standing()).toMatchObject({ testo: 'Il primo mio' });
  });

  test('takes the place of what was typed on request', async () => {
    await conflict();
    await click('Prendi il loro');
    await waitFor(() => expect(field('Testo').value).toBe('Il loro'));
    expect(standing()).toMatchObject({ testo: 'Il loro' });
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

test('what is typed outlives the tab, and is dropped where the page is left on purpose', async () => {
  stand(notice('Il primo', new Date(), SOON));
  open();
  await screen.findByDisplayValue('Il primo');
  await type(' mio');
  cleanup();
  expect(drafts()).toMatchObject([{ key: 'avviso', name: 'avviso ai clienti', to: paths.notice }]);
  open();
  await screen.findByDisplayValue('Il primo mio');
  await userEvent.click(screen.getByRole('link', { name: 'Lista' }));
  await screen.findByRole('dialog', { name: 'Uscire senza salvare?' });
  await click('Esci senza salvare');
  await screen.findByText('Lista dei prodotti');
  expect(drafts()).toEqual([]);
});

test('a notice that has stood for more than a week without an end is pointed at', async () => {
  stand(notice('Chiusi per ferie', new Date(Date.now() - 8 * 86_400_000), null));
  open();
  await screen.findByText('Questo avviso sta lì da più di una settimana');
});

test('an account without rights sees the notice and cannot change it', async () => {
  stand(notice('Niente bufala', new Date(), SOON));
  open(false);
  await screen.findByText('Niente bufala');
  for (const name of ['Rimuovi avviso', 'Salva avviso']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});
