import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/paths';
import { DraftNotice } from '../../src/reserved/draft/DraftNotice';
import { keepsDraft } from '../../src/reserved/draft/kept-drafts';
import { noticeDraft } from '../../src/reserved/draft/notice-draft';
import { NoticePage } from '../../src/reserved/notice/NoticePage';
import { openReserved, signIn, signOut, toast, uid, written } from './reserved';

const TIME = '2026-01-01T00:00:00.000000Z';

/** Soon enough that the form does not ask. */
const SOON = new Date(Date.now() + 86_400_000).toISOString();

type Fields = Record<string, unknown>;

/** Firestore with the document meta/oggi, whether it fails, and what it waits for before each answer. */
const server = {
  fields: null as Fields | null,
  status: 200,
  before: async () => {},
};

function stored(testo: string, dal: string, al: string | null): Fields {
  const fields = {
    testo: { stringValue: testo },
    dal: { timestampValue: dal },
    al: al === null ? { nullValue: null } : { timestampValue: al },
    chiuso: { booleanValue: false },
  };
  return { avviso: { mapValue: { fields } } };
}

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = decodeURIComponent(String(input));
  await server.before();
  const status = server.status === 403 ? 'PERMISSION_DENIED' : 'UNAVAILABLE';
  if (server.status !== 200 && (url.includes(':commit') || server.status !== 403)) {
    return Response.json({ error: { code: server.status, status } }, { status: server.status });
  }
  if (url.includes(':commit')) {
    const { writes } = JSON.parse(String(init?.body));
    server.fields = writes[0].update.fields;
    return written();
  }
  const name = JSON.parse(String(init?.body)).documents[0];
  const { fields } = server;
  const found = { name, fields, createTime: TIME, updateTime: TIME };
  return Response.json([fields ? { found, readTime: TIME } : { missing: name, readTime: TIME }]);
}

function open(staff = true) {
  const children = [
    { path: paths.notice, Component: NoticePage },
    { path: paths.reserved, element: null },
  ];
  return openReserved(children, paths.notice, staff);
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function expectLogged(message: string) {
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.objectContaining({ message })]]);
  vi.mocked(console.error).mockClear();
}

beforeEach(() => {
  server.fields = null;
  server.status = 200;
  server.before = async () => {};
  signIn();
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  noticeDraft.set(null);
  signOut();
  vi.unstubAllGlobals();
});

test('a notice that could not be read is asked for again', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  server.status = 503;
  open();
  await screen.findByText('L’avviso non si è caricato');
  expectLogged('Failed to fetch documents');
  server.status = 200;
  await click('Riprova');
  await screen.findByText('Adesso non c’è nessun avviso.');
});

test('a notice without an end is saved only after a warning, shown, and removed', async () => {
  open();
  await userEvent.type(await screen.findByLabelText('Testo'), 'Niente bufala');
  await click('Salva avviso');
  await screen.findByRole('dialog', { name: 'Un avviso senza una fine?' });
  expect(server.fields).toBeNull();
  await click('Salva senza fine');
  await screen.findByText('Adesso i clienti leggono');
  await waitFor(() => expect(toast()).toContain('Avviso salvato'));
  expect(server.fields).toMatchObject({
    avviso: { mapValue: { fields: { testo: { stringValue: 'Niente bufala' } } } },
  });
  await click('Rimuovi avviso');
  await click('Rimuovi');
  await screen.findByText('Adesso non c’è nessun avviso.');
  await waitFor(() => expect(toast()).toContain('Avviso rimosso'));
  expect(server.fields).toMatchObject({ avviso: { nullValue: 'NULL_VALUE' } });
  const heading = screen.getByRole('heading', { name: 'Avviso ai clienti' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('what is typed stays where the notice before it is removed', async () => {
  server.fields = stored('Niente bufala', '2024-08-01T10:00:00Z', null);
  open();
  fireEvent.change(await screen.findByLabelText('Testo'), { target: { value: 'Niente burrata' } });
  await click('Rimuovi avviso');
  await click('Rimuovi');
  await screen.findByText('Adesso non c’è nessun avviso.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Testo').value).toBe('Niente burrata');
});

describe('where somebody else has changed the notice meanwhile', () => {
  const mine = 'Niente burrata';
  const theirs = () => stored('Forno nuovo', '2026-01-02T10:00:00Z', SOON);

  /** Opens the form with a notice, types another text, and has a colleague be faster. */
  async function openWith(changedTo: Fields | null) {
    vi.mocked(console.error).mockImplementation(() => {});
    server.fields = stored('Niente bufala', '2026-01-01T10:00:00Z', SOON);
    open();
    fireEvent.change(await screen.findByLabelText('Testo'), { target: { value: mine } });
    server.fields = changedTo;
  }

  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Testo').value;
  const formAlert = () => document.querySelector('form [role=alert]');

  async function expectConflict(message: string, reason: string) {
    await screen.findByText(reason, { selector: 'p' });
    expect(formAlert()?.textContent).toContain(message);
    expect(toast()).toBe('');
    expect(document.activeElement).toBe(formAlert());
    expectLogged('Notice changed meanwhile');
  }

  const CHANGED = 'Qualcun altro ha cambiato l’avviso mentre lo avevi aperto';
  const NOT_SAVED = 'Errore durante il salvataggio dell’avviso';

  test('a save shows theirs, keeps what is typed, and replaces theirs only on request', async () => {
    await openWith(theirs());
    await click('Salva avviso');
    await expectConflict(NOT_SAVED, CHANGED);
    expect(formAlert()?.textContent).toContain('«Forno nuovo»');
    expect(text()).toBe(mine);
    expect(server.fields).toEqual(theirs());
    await click('Salva comunque il mio');
    await waitFor(() => expect(toast()).toContain('Avviso salvato'));
    expect(server.fields).toMatchObject({
      avviso: { mapValue: { fields: { testo: { stringValue: mine } } } },
    });
    expect(document.activeElement).toBe(formAlert());
  });

  test('theirs takes the place of what is typed only after a question', async () => {
    await openWith(theirs());
    await click('Salva avviso');
    await expectConflict(NOT_SAVED, CHANGED);
    await click('Tieni il suo');
    await click('Continua a modificare');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text()).toBe(mine);
    await click('Tieni il suo');
    await click('Scarta le mie modifiche');
    await waitFor(() => expect(text()).toBe('Forno nuovo'));
    await waitFor(() => expect(document.activeElement).toBe(formAlert()));
    expect(formAlert()?.textContent).toBe('');
    expect(toast()).toBe('');
    expect(server.fields).toEqual(theirs());
  });

  test('a notice that they have removed is not saved over nothing unasked', async () => {
    await openWith(null);
    await click('Salva avviso');
    await expectConflict(NOT_SAVED, 'Qualcun altro ha rimosso l’avviso mentre lo avevi aperto');
    expect(server.fields).toBeNull();
    await screen.findByRole('button', { name: 'Lascia senza avviso' });
    await click('Salva comunque il mio');
    await waitFor(() => expect(toast()).toContain('Avviso salvato'));
  });

  test('theirs is not removed in the place of the one that was shown', async () => {
    await openWith(theirs());
    await click('Rimuovi avviso');
    await click('Rimuovi');
    await expectConflict('Errore durante la rimozione dell’avviso', CHANGED);
    await click('Tieni il suo');
    expect(server.fields).toEqual(theirs());
    await screen.findByText('Forno nuovo');
    expect(text()).toBe(mine);
    await click('Rimuovi avviso');
    await click('Rimuovi');
    await waitFor(() => expect(toast()).toContain('Avviso rimosso'));
  });
});

test('what is typed stays where its save fails after the form was left', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const router = open();
  fireEvent.change(await screen.findByLabelText('Testo'), { target: { value: 'Chiusi' } });
  await userEvent.click(screen.getByRole('switch', { name: 'Siamo chiusi' }));
  let goOn = () => {};
  server.before = () => new Promise((resolve) => (goOn = resolve));
  await click('Salva avviso');
  await waitFor(() => expect(toast()).toContain('Salvataggio in corso...'));
  await userEvent.click(screen.getByRole('link', { name: 'Indietro' }));
  await screen.findByRole('dialog', { name: 'Salvataggio in corso: resta finché è finito?' });
  await click('Esci');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.reserved));
  server.status = 403;
  server.before = async () => {};
  goOn();
  await waitFor(() => expect(toast()).toContain('Non hai i permessi per modificare l’avviso'));
  expectLogged('Failed to update document');
  await userEvent.click(screen.getByRole('link', { name: 'Torna all’avviso' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Testo')).value).toBe('Chiusi');
  await userEvent.click(screen.getByRole('link', { name: 'Indietro' }));
  await click('Esci senza salvare');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.reserved));
  await router.navigate(paths.notice);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Testo')).value).toBe('');
});

describe('what is typed and not saved', () => {
  const PAGES = [
    { path: paths.reserved, Component: DraftNotice },
    { path: paths.notice, Component: NoticePage },
  ];
  const kept = {
    uid,
    values: { testo: 'Chiusi', dal: '', al: '', chiuso: false },
    opened: null,
    endSuggested: false,
  };

  test('outlives a reload of the tab, and is offered in the list', async () => {
    noticeDraft.set(kept);
    expect(keepsDraft()).toBe(true);
    vi.resetModules();
    const { noticeDraft: read } = await import('../../src/reserved/draft/notice-draft');
    expect(read.get()).toEqual(kept);
    openReserved(PAGES, paths.reserved);
    await screen.findByText('Hai un avviso ai clienti non salvato');
    await userEvent.click(screen.getByRole('link', { name: 'Riprendi' }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Testo');
    expect(text.value).toBe('Chiusi');
    await userEvent.clear(text);
    expect(keepsDraft()).toBe(false);
  });

  test('can be dropped in the list', async () => {
    noticeDraft.set(kept);
    openReserved(PAGES, paths.reserved);
    await click('Scarta');
    expect(screen.queryByText('Hai un avviso ai clienti non salvato')).toBeNull();
    expect(noticeDraft.get()).toBeNull();
  });

  test('is not shown to somebody else', async () => {
    noticeDraft.set({ ...kept, uid: 'somebody-else' });
    openReserved(PAGES, paths.notice);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Testo')).value).toBe('');
  });
});

test.each(['{"uid":1}', 'no JSON'])('a kept notice that reads %s counts as none', async (kept) => {
  sessionStorage.setItem('noticeDraft', kept);
  vi.resetModules();
  const { noticeDraft: read } = await import('../../src/reserved/draft/notice-draft');
  expect(read.get()).toBeNull();
  sessionStorage.clear();
});

test('Enter in a field keeps the focus in the form', async () => {
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Siamo chiusi' }));
  const end = screen.getByLabelText<HTMLInputElement>('Al');
  end.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(toast()).toContain('Avviso salvato'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Salva avviso' }));
});

test('an end in a far year is asked for, and shown with its year', async () => {
  open();
  fireEvent.change(await screen.findByLabelText('Testo'), { target: { value: 'Forno nuovo' } });
  fireEvent.change(screen.getByLabelText('Al'), { target: { value: '2090-08-20T17:00' } });
  await click('Salva avviso');
  const question = await screen.findByRole('dialog', { name: 'Un avviso così lungo?' });
  expect(question.textContent).toContain('20 agosto 2090');
  await click('Torna al modulo');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.fields).toBeNull();
  await click('Salva avviso');
  await click('Salva lo stesso');
  await screen.findByText(/20 agosto 2090/, { selector: '.notice-when' });
});

test('a closure ends with the service unless another end is typed', async () => {
  open();
  const closed = await screen.findByRole('switch', { name: 'Siamo chiusi' });
  const end = () => screen.getByLabelText<HTMLInputElement>('Al').value;
  await userEvent.click(closed);
  expect(end()).toMatch(/T02:00$/);
  screen.getByText('Fine del servizio: cambiala se restate chiusi di più');
  await userEvent.click(closed);
  expect(end()).toBe('');
});

test('a wrong field has its message and the focus, and nothing is written', async () => {
  open();
  await click('Salva avviso');
  const text = screen.getByLabelText('Testo');
  await waitFor(() => expect(document.activeElement).toBe(text));
  expect(toast()).toContain('Scrivi un testo, oppure segna «Siamo chiusi»');
  await userEvent.click(screen.getByRole('switch', { name: 'Siamo chiusi' }));
  fireEvent.change(screen.getByLabelText('Dal'), { target: { value: '2030-08-10T17:00' } });
  fireEvent.change(screen.getByLabelText('Al'), { target: { value: '2030-08-01T17:00' } });
  await click('Salva avviso');
  await screen.findByText('La fine deve venire dopo l’inizio', { selector: '.field-error' });
  expect(server.fields).toBeNull();
  fireEvent.change(screen.getByLabelText('Al'), { target: { value: '2030-08-20T17:00' } });
  await click('Salva avviso');
  await click('Salva lo stesso');
  await screen.findByText('I clienti leggeranno');
});

test('a notice that has stood for more than a week without an end is pointed at', async () => {
  server.fields = stored('Forno nuovo', '2026-01-01T10:00:00Z', null);
  open();
  await screen.findByText('Questo avviso sta lì da più di una settimana');
});

test('a past notice counts as none', async () => {
  server.fields = stored('Ferie', '2025-08-01T10:00:00Z', '2025-08-20T10:00:00Z');
  open();
  await screen.findByText('Adesso non c’è nessun avviso.');
});

test('a refusal says what is missing and keeps what was typed', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  server.status = 403;
  open();
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Testo');
  await userEvent.type(text, 'Chiusi');
  await click('Salva avviso');
  await click('Salva senza fine');
  await screen.findByText('Non hai i permessi per modificare l’avviso', { selector: 'p' });
  expect(text.value).toBe('Chiusi');
  expectLogged('Failed to update document');
});

test('an account without rights sees the notice and cannot change it', async () => {
  server.fields = stored('Forno nuovo', new Date().toISOString(), null);
  open(false);
  const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Rimuovi avviso' });
  expect(remove.disabled).toBe(true);
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Salva avviso' });
  expect(save.disabled).toBe(true);
});
