import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/paths';
import { NoticePage } from '../../src/reserved/notice/NoticePage';
import {
  click,
  drafts,
  expectErrors,
  field,
  openReserved,
  question,
  refuseCommits,
  server,
  startServer,
  toast,
  toList,
  uid,
} from './reserved';

const DAY_MS = 86_400_000;
const SOON = new Date(Date.now() + DAY_MS);

startServer(() => ({ [`staff/${uid}`]: {} }));

/** Puts a notice that is in force on the server. */
function stand(testo: string, dal = new Date(), al: Date | null = SOON) {
  const esauritiStasera = { fino: SOON, prodotti: [] };
  const avviso = { testo, dal, al, chiuso: false };
  server.documents['meta/oggi'] = { esauriti: [], esauritiStasera, avviso };
}
const standing = () => server.documents['meta/oggi']?.avviso;

function open(staff = true) {
  const children = [
    { path: paths.notice, Component: NoticePage },
    { path: paths.reserved, element: <h1>Lista dei prodotti</h1> },
  ];
  return openReserved(children, paths.notice, staff);
}

const type = async (text: string) => userEvent.type(await screen.findByLabelText('Testo'), text);

/** Opens the form of a notice that stands, and types on. */
async function typeOn() {
  stand('Il primo');
  open();
  await screen.findByDisplayValue('Il primo');
  await type(' mio');
}

test('a notice that could not be read is asked for again', async () => {
  expectErrors();
  server.before = async () => Response.json({}, { status: 503 });
  open();
  await screen.findByText('L’avviso non si è caricato');
  server.before = async () => null;
  await click('Riprova');
  await screen.findByText('Adesso non c’è nessun avviso.');
});

test('a notice without an end is saved as its field says, shown, and removed', async () => {
  open();
  await type('Niente bufala');
  screen.getByText(/^Vuoto: resta finché qualcuno lo rimuove/);
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
  screen.getByText(/^Fine del servizio/);
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
  expectErrors();
  open();
  await type('Niente bufala');
  delete server.documents[`staff/${uid}`];
  refuseCommits();
  await click('Salva avviso');
  await screen.findByText('Errore durante il salvataggio dell’avviso');
  screen.getByText('Non hai i permessi per modificare l’avviso');
  expect(toast()).toBe('');
  expect(field('Testo').value).toBe('Niente bufala');
});

describe('a notice that somebody else has changed meanwhile', () => {
  async function conflict() {
    await typeOn();
    stand('Il loro');
    await click('Salva avviso');
    await screen.findByText('Nel frattempo qualcun altro ha cambiato l’avviso');
    screen.getByText('Il loro');
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
  await typeOn();
  cleanup();
  expect(drafts()).toMatchObject([{ key: 'avviso', name: 'avviso ai clienti', to: paths.notice }]);
  open();
  await screen.findByDisplayValue('Il primo mio');
  await toList();
  await (await question('Uscire senza salvare?')).answer('Esci senza salvare');
  await screen.findByText('Lista dei prodotti');
  expect(drafts()).toEqual([]);
});

test('without rights a notice is seen, pointed at after a week, and cannot be changed', async () => {
  stand('Chiusi per ferie', new Date(Date.now() - 8 * DAY_MS), null);
  open(false);
  await screen.findByText('Chiusi per ferie');
  await screen.findByText('Questo avviso sta lì da più di una settimana');
  for (const name of ['Rimuovi avviso', 'Salva avviso']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  }
});
