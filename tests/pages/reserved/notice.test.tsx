import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, type Day, utcMidnight } from '../../../src/domain/hours/days';
import { dayAt } from '../../../src/domain/hours/timetable';
import { paths } from '../../../src/paths';
import { footLine } from '../../../src/reserved/foot-line';
import { NoticePage } from '../../../src/reserved/notice/NoticePage';
import { ownHouse } from '../../../src/restaurant';
import { closedOn, openOn } from '../../weekly-hours';
import {
  click,
  drafts,
  expectErrors,
  field,
  fill,
  line,
  openReserved,
  question,
  refuseCommits,
  server,
  startServer,
  tap,
  toast,
  toList,
  uid,
} from './reserved';

const DAY_MS = 86_400_000;
const timetable = { ...ownHouse.hours, giorni: [] };
/** The last noon: no day ends while a test runs. What other tests read later would count as older than what is read ahead of time. */
const noon = Math.floor(Date.now() / DAY_MS - 0.5) * DAY_MS + DAY_MS / 2;
const currentDay = dayAt(noon, timetable);
const ahead = (days: number): Day => addDays(currentDay, days);
/** A Tuesday after today and tomorrow. */
const tuesday = ahead(2 + ((9 - new Date(utcMidnight(ahead(2))).getUTCDay()) % 7));

beforeEach(() => void vi.useFakeTimers({ now: noon, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
startServer(() => ({ [`staff/${uid}`]: {} }));

/** Puts entries on the server. */
function stand(entries: { giorni?: object[]; avvisi?: object[] }) {
  server.documents['meta/oggi'] = entries;
}
const notice = (testo: string, dal = currentDay) => ({ testo, dal, al: ahead(1) });
const standing = () =>
  server.documents['meta/oggi'] as unknown as Record<'giorni' | 'avvisi', object[]>;

function open(staff = true) {
  const children = [
    { path: paths.notice, Component: NoticePage },
    { path: paths.reserved, element: <h1>Lista</h1> },
  ];
  return openReserved(children, paths.notice, staff);
}

const addDay = () => click('Aggiungi giorno speciale');
const saveDay = () => click('Salva giorno speciale');
const choose = (name: string) => tap(screen.getByRole('radio', { name }));
const saved = (giorni: object[]) => waitFor(() => expect(standing()?.giorni).toEqual(giorni));

async function fillText(text: string) {
  await screen.findByLabelText('Testo');
  fill('Testo', text);
}

/** Opens an existing notice in its form, and appends a word. */
async function typeOn() {
  stand({ avvisi: [notice('Il primo')] });
  open();
  await click('Modifica');
  await fillText('Il primo mio');
}

test('a notice is saved, shown to the guests, removed, and put back beside an open form', async () => {
  open();
  await click('Aggiungi avviso');
  await click('Salva avviso');
  await screen.findByText('Scrivi che cosa devono sapere');
  await waitFor(() => expect(document.activeElement).toBe(field('Testo')));
  expect(standing()).toBeUndefined();
  await fillText('Niente bufala');
  await click('Salva avviso');
  await screen.findByText('Adesso i clienti leggono');
  expect(line()).toContain('Salvato: «Niente bufala»');
  expect(standing()?.avvisi).toEqual([{ testo: 'Niente bufala', dal: currentDay, al: null }]);
  expect(drafts()).toEqual([]);
  await click('Togli');
  await screen.findByText('Non c’è nessun avviso.');
  expect(standing()?.avvisi).toEqual([]);
  await click('Aggiungi avviso');
  await fillText('Il mio');
  await click('Rimetti');
  await waitFor(() => expect(standing()?.avvisi).toHaveLength(1));
  await waitFor(() => expect(line()).not.toContain('Tolto'));
  expect(field('Testo').value).toBe('Il mio');
  expect(drafts()).toHaveLength(1);
});

test('a day begins with the usual hours, which another shift keeps, and is closed by a choice', async () => {
  open();
  await addDay();
  await saveDay();
  await screen.findByText('Scegli un giorno');
  expect(server.commits).toBe(0);
  await click('Domani');
  await click('Salva giorno speciale');
  await screen.findByText('È già così: cambia gli orari o il giorno');
  await click('Aggiungi un turno');
  await click('Aggiungi un turno');
  expect(document.activeElement).toBe(field('Turno 3: alle'));
  await click('Togli il turno 3');
  expect(document.activeElement).toBe(field('Turno 2: alle'));
  await saveDay();
  const lunch = openOn(ahead(1), ['12:00', '15:00'], ['17:00', '02:00']);
  await saved([lunch]);
  await addDay();
  fill('Giorno', tuesday);
  await choose('Chiusi');
  await screen.findByText(/^Chiusi martedì \d/);
  await saveDay();
  await saved([lunch, closedOn(tuesday)]);
  await waitFor(() => expect(line()).toMatch(/Salvato: Martedì .*: chiuso/));
});

test('several days ask above sixty, and say which entry they replace', async () => {
  const within = openOn(ahead(3), ['12:00', '15:00']);
  stand({ giorni: [within] });
  open();
  await addDay();
  await choose('Chiusi');
  await choose('Più giorni');
  fill('Primo giorno', ahead(2));
  fill('Ultimo giorno, compreso', ahead(63));
  await screen.findByText(/: 62 giorni$/);
  await screen.findByText(/^Vale al posto di: .*: 12:00-15:00$/);
  await saveDay();
  await (await question('Sono 62 giorni')).answer('Torna al modulo');
  expect(server.commits).toBe(0);
  await choose('Fino a nuovo avviso');
  await screen.findByText(/ fino a nuovo avviso$/);
  await saveDay();
  await saved([within, closedOn(ahead(2), null)]);
});

test('the sentence names the usual hours that a day takes away', async () => {
  open();
  await addDay();
  await click('Domani');
  await screen.findByLabelText('Turno 1: dalle');
  fill('Turno 1: dalle', '12:00');
  fill('Turno 1: alle', '15:00');
  await screen.findByText(/^Aperti .*, 12:00-15:00, al posto di 17:00-02:00$/);
  // Another day has usual hours of its own, but what is typed stays.
  await click('Oggi');
  await screen.findByText(/^Aperti .*, 12:00-15:00, al posto di 17:00-02:00$/);
});

test('the form reports a refusal, a change by somebody else, and a full list, and keeps what is typed', async () => {
  expectErrors();
  await typeOn();
  refuseCommits();
  await click('Salva avviso');
  await screen.findByText('Errore durante il salvataggio');
  screen.getByText('Non hai i permessi per modificare il menu');
  expect(toast()).toBe('');
  server.before = async () => null;
  const theirs = ['Uno', 'Due', 'Tre'].map((testo) => notice(testo));
  stand({ avvisi: theirs });
  await click('Salva avviso');
  await screen.findByText('Nel frattempo è stato cambiato o tolto');
  // The next save adds mine.
  await click('Salva avviso');
  await screen.findByText('Gli avvisi sono già 3: prima togline uno');
  const [first] = await screen.findAllByRole('button', { name: 'Togli' });
  await tap(first as HTMLElement);
  await waitFor(() => expect(standing()?.avvisi).toEqual(theirs.slice(1)));
  await click('Salva avviso');
  const mine = { testo: 'Il primo mio' };
  await waitFor(() => expect(standing()?.avvisi).toMatchObject([...theirs.slice(1), mine]));
});

test('a draft is kept when the tab closes; Annulla or leaving on purpose drops it', async () => {
  await typeOn();
  cleanup();
  expect(drafts()).toMatchObject([{ key: 'avviso', name: 'avviso', to: paths.notice }]);
  open();
  await screen.findByDisplayValue('Il primo mio');
  await toList();
  await (await question('Lasciare senza salvare?')).answer('Lascia senza salvare');
  await screen.findByRole('heading', { name: 'Lista' });
  expect(drafts()).toEqual([]);
  cleanup();
  open();
  await click('Modifica');
  await fillText('Il primo mio');
  await click('Annulla');
  expect(drafts()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Avvisi' }));
  expect(screen.queryByLabelText('Testo')).toBeNull();
});

test('without rights entries are visible but cannot be changed', async () => {
  stand({ avvisi: [notice('Si cercano camerieri')] });
  open(false);
  for (const name of ['Modifica', 'Togli', 'Aggiungi giorno speciale', 'Chiudi stasera']) {
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
  }
});

test('a check that throws is a message, and nothing is saved', async () => {
  expectErrors();
  open();
  await addDay();
  await click('Domani');
  vi.spyOn(Array.prototype, 'entries').mockImplementationOnce(() => {
    throw new Error('Unforeseen');
  });
  await saveDay();
  await waitFor(() => expect(toast()).toContain('non è stato salvato niente'));
  expect(server.commits).toBe(0);
});

describe('tonight', () => {
  test('is closed by one tap or a double tap, and reopened by another or by the toast', async () => {
    expectErrors();
    open();
    await screen.findByRole('button', { name: 'Chiudi stasera' });
    refuseCommits();
    await click('Chiudi stasera');
    await waitFor(() => expect(toast()).toContain('Errore nel chiudere stasera'));
    server.before = async () => null;
    for (const reopen of ['Riapri stasera', 'Rimetti']) {
      await click('Chiudi stasera');
      const button = await screen.findByRole('button', { name: 'Riapri stasera' });
      fireEvent.click(button, { detail: 2 });
      expect(standing()?.giorni).toHaveLength(1);
      expect(line()).toContain('Stasera siete chiusi');
      await click(reopen);
      await screen.findByRole('button', { name: 'Chiudi stasera' });
      expect(standing()?.giorni).toEqual([]);
      // Each has a 'Rimetti' of its own, also that of the reopening.
      act(footLine.clear);
    }
  });

  test('is closed for the evening of the tap on a page left open, and never reopened after it', async () => {
    expectErrors();
    vi.setSystemTime(noon - 2 * DAY_MS);
    open();
    await screen.findByRole('button', { name: 'Chiudi stasera' });
    vi.setSystemTime(Date.now() + DAY_MS);
    const day = dayAt(Date.now(), timetable);
    await click('Chiudi stasera');
    await screen.findByRole('button', { name: 'Riapri stasera' });
    expect(standing()?.giorni).toMatchObject([{ dal: day, al: day }]);

    vi.setSystemTime(Date.now() + DAY_MS);
    await click('Riapri stasera');
    await waitFor(() => expect(toast()).toContain('Nel frattempo è cambiato'));
    expect(standing()?.giorni).toHaveLength(1);
  });
});
