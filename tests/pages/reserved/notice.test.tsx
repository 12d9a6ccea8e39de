import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { instantOf, serviceDay, startOfDay } from '../../../src/domain/hours/open-spans';
import { paths } from '../../../src/paths';
import { CloseTonight } from '../../../src/reserved/list/CloseTonight';
import { NoticePage } from '../../../src/reserved/notice/NoticePage';
import { restaurant } from '../../../src/restaurant';
import {
  click,
  drafts,
  expectErrors,
  field,
  fill,
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

const { hours } = restaurant;
const DAY_MS = 86_400_000;
const SOON = new Date(Date.now() + DAY_MS);

startServer(() => ({ [`staff/${uid}`]: {} }));

type Entries = Record<'avvisi' | 'chiusure' | 'aperture', { dal: Date; al: Date | null }[]>;

/** Puts entries on the server. */
function stand(entries: Partial<Entries>) {
  server.documents['meta/oggi'] = entries;
}
const notice = (testo: string, dal = new Date()) => ({ testo, dal, al: SOON });
const standing = () => server.documents['meta/oggi'] as unknown as Entries | undefined;

function open(staff = true) {
  const children = [
    { path: paths.notice, Component: NoticePage },
    { path: paths.reserved, element: <CloseTonight /> },
  ];
  return openReserved(children, paths.notice, staff);
}

async function fillText(text: string) {
  await screen.findByLabelText('Testo');
  fill('Testo', text);
}
/** Chooses the day that is this many days ahead. */
async function choose(group: string, days: number) {
  const choices = within(screen.getByRole('group', { name: group })).getAllByRole('radio');
  await tap(choices[days] as HTMLElement);
}
const length = (entry: { dal: Date; al: Date | null } | undefined) =>
  Number(entry?.al) - Number(entry?.dal);

/** Opens an existing notice in its form, and appends a word. */
async function typeOn() {
  stand({ avvisi: [notice('Il primo')] });
  open();
  await click('Modifica');
  await fillText('Il primo mio');
}

test('a notice is saved, shown to the guests, removed and put back', async () => {
  open();
  await click('Aggiungi avviso');
  await click('Salva avviso');
  await screen.findByText('Scrivi che cosa devono sapere');
  await waitFor(() => expect(document.activeElement).toBe(field('Testo')));
  expect(standing()).toBeUndefined();
  await fillText('Niente bufala');
  await click('Salva avviso');
  await screen.findByText('Adesso i clienti leggono');
  expect(toast()).toContain('Salvato«Niente bufala»');
  expect(standing()?.avvisi).toMatchObject([{ testo: 'Niente bufala', al: null }]);
  expect(drafts()).toEqual([]);
  await click('Togli');
  await screen.findByText('Non c’è nessun avviso.');
  expect(standing()?.avvisi).toEqual([]);
  await click('Rimetti');
  await waitFor(() => expect(standing()?.avvisi).toHaveLength(1));
});

test('a closing for tomorrow lasts one day; on a special opening it first says what it cancels', async () => {
  const day = serviceDay(Date.now(), hours) + 1;
  const [dal, al] = ['12:00', '15:00'].map((time) => new Date(instantOf(day, time, hours)));
  stand({ aperture: [{ dal: dal as Date, al: al as Date }] });
  open();
  await click('Aggiungi chiusura');
  await choose('Primo giorno', 1);
  await click('Salva chiusura');
  const asked = await question('Questa chiusura copre un’apertura straordinaria');
  asked.getByText(/, dalle 12:00 alle 15:00\.$/);
  await asked.answer('Torna al modulo');
  expect(server.commits).toBe(0);
  await click('Salva chiusura');
  await (await question(/^Questa chiusura copre/)).answer(/^Salva/);
  await waitFor(() => expect(standing()?.chiusure).toHaveLength(1));
  const [closing] = standing()?.chiusure ?? [];
  // A day has an hour more or less where the clocks change.
  expect(Math.abs(length(closing) - DAY_MS)).toBeLessThanOrEqual(3_600_000);
  expect(Number(closing?.dal) - Date.now()).toBeGreaterThan(0);
});

test('a closing that begins during the day keeps its hour if only its end changes', async () => {
  const tomorrow = serviceDay(Date.now(), hours) + 1;
  const dal = new Date(instantOf(tomorrow, '21:00', hours));
  stand({ chiusure: [{ dal, al: new Date(startOfDay(tomorrow + 1, hours)) }] });
  open();
  await click('Modifica');
  await choose('Ultimo giorno, compreso', 2);
  await click('Salva chiusura');
  const al = new Date(startOfDay(tomorrow + 2, hours));
  await waitFor(() => expect(standing()?.chiusure).toEqual([{ dal, al }]));
  expect(await screen.findAllByText(/^Da .+ alle 21:00 a /)).not.toHaveLength(0);
});

test('a lunch opening on a closed day is refused at its field, and saved on another day', async () => {
  stand({ chiusure: [{ dal: new Date(), al: new Date(Date.now() + 5 * DAY_MS) }] });
  open();
  await click('Aggiungi apertura');
  await choose('Giorno', 3);
  await click('Salva apertura');
  await screen.findByText('Quel giorno siete chiusi: togli prima la chiusura');
  const otherDay = screen.getByLabelText('Giorno: un altro giorno');
  await waitFor(() => expect(document.activeElement).toBe(otherDay));
  await choose('Giorno', 7);
  await click('Salva apertura');
  await waitFor(() => expect(length(standing()?.aperture[0])).toBe(3 * 3_600_000));
});

test('a closing of a part of a day has times, and says so', async () => {
  open();
  await click('Aggiungi chiusura');
  await choose('Primo giorno', 2);
  fill('Dalle', '17:00');
  fill('Alle', '00:30');
  await click('Salva chiusura');
  expect(await screen.findAllByText(/, dalle 17:00 alle 00:30$/)).not.toHaveLength(0);
  const google = screen.getByText('Riportalo su Google').closest('[role=status]');
  expect(google?.querySelectorAll('p')).toHaveLength(4);
  expect(length(standing()?.chiusure[0])).toBe(7.5 * 3_600_000);
});

test('the form reports a refusal, or a change by somebody else, to which the next save adds mine', async () => {
  expectErrors();
  await typeOn();
  refuseCommits();
  await click('Salva avviso');
  await screen.findByText('Errore durante il salvataggio');
  screen.getByText('Non hai i permessi per modificare il menu');
  expect(toast()).toBe('');
  server.before = async () => null;
  stand({ avvisi: [notice('Il loro', new Date(Date.now() - 60_000))] });
  await click('Salva avviso');
  await screen.findByText('Nel frattempo è stato cambiato o tolto');
  expect(field('Testo').value).toBe('Il primo mio');
  await click('Salva avviso');
  await waitFor(() => expect(toast()).toContain('Salvato«Il primo mio»'));
  expect(standing()?.avvisi).toMatchObject([{ testo: 'Il primo mio' }, { testo: 'Il loro' }]);
});

test('a draft outlives the tab and Escape; Annulla or leaving on purpose drops it', async () => {
  await typeOn();
  await userEvent.keyboard('{Escape}');
  expect(field('Testo').value).toBe('Il primo mio');
  cleanup();
  expect(drafts()).toMatchObject([{ key: 'avviso', name: 'avviso', to: paths.notice }]);
  open();
  await screen.findByDisplayValue('Il primo mio');
  await toList();
  await (await question('Lasciare senza salvare?')).answer('Lascia senza salvare');
  await screen.findByRole('button', { name: 'Chiudi stasera' });
  expect(drafts()).toEqual([]);
  cleanup();
  open();
  await click('Modifica');
  await fillText('Il primo mio');
  await click('Annulla');
  expect(drafts()).toEqual([]);
  await click('Modifica');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Avvisi' }));
  expect(screen.queryByLabelText('Testo')).toBeNull();
});

test('of two closings of this evening one is removed and put back alone, and one tap reopens', async () => {
  const day = serviceDay(Date.now(), hours);
  const al = new Date(startOfDay(day + 1, hours));
  const dal = [0, 60_000].map((later) => new Date(startOfDay(day, hours) + later));
  const twice = dal.map((since) => ({ dal: since, al }));
  stand({ chiusure: twice });
  open();
  const [, second] = await screen.findAllByRole('button', { name: 'Togli' });
  await tap(second as HTMLElement);
  await waitFor(() => expect(standing()?.chiusure).toEqual(twice.slice(0, 1)));
  await click('Rimetti');
  await waitFor(() => expect(standing()?.chiusure).toEqual(twice));
  await toList();
  await click(/^Riapri stasera/);
  await waitFor(() => expect(standing()?.chiusure).toEqual([]));
});

test('without rights entries are visible but cannot be changed', async () => {
  stand({ avvisi: [notice('Si cercano camerieri')] });
  open(false);
  for (const name of ['Modifica', 'Togli', 'Aggiungi chiusura']) {
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
  }
});

describe('tonight', () => {
  test('is closed by one tap or a double tap, and reopened by another or by the toast', async () => {
    vi.useFakeTimers({ now: Date.now() - DAY_MS, toFake: ['Date'] });
    open();
    await toList();
    for (const reopen of [/^Riapri stasera/, 'Annulla']) {
      vi.setSystemTime(Date.now() + 1_000);
      await click('Chiudi stasera');
      // The second tap of a double tap, after a fast write.
      await click(/^Riapri stasera/);
      expect(standing()?.chiusure).toHaveLength(1);
      expect(toast()).toContain('Stasera siete chiusi');
      vi.setSystemTime(Date.now() + 1_000);
      await click(reopen);
      await screen.findByRole('button', { name: 'Chiudi stasera' });
      expect(standing()?.chiusure).toEqual([]);
      expect(toast()).not.toContain('chiusi');
    }
    vi.useRealTimers();
  });

  test('is closed for the evening of the tap on a page left open, and never reopened after it', async () => {
    // Never ahead of the real time: what other tests read later would count as older.
    vi.useFakeTimers({ now: Date.now() - 2 * DAY_MS, toFake: ['Date'] });
    open();
    await toList();
    await screen.findByRole('button', { name: 'Chiudi stasera' });
    vi.setSystemTime(Date.now() + DAY_MS);
    const day = serviceDay(Date.now(), hours);
    await click('Chiudi stasera');
    await screen.findByRole('button', { name: /^Riapri stasera/ });
    expect(serviceDay(Number(standing()?.chiusure[0]?.dal), hours)).toBe(day);

    vi.setSystemTime(Date.now() + DAY_MS);
    await click(/^Riapri stasera/);
    await waitFor(() => expect(toast()).toContain('Nel frattempo la serata è cambiata'));
    expect(standing()?.chiusure).toHaveLength(1);
    vi.useRealTimers();
  });

  test('stays open if the write fails, and a toast says so', async () => {
    expectErrors();
    open();
    await toList();
    await screen.findByRole('button', { name: 'Chiudi stasera' });
    refuseCommits();
    await click('Chiudi stasera');
    await waitFor(() => expect(toast()).toContain('Errore nel chiudere stasera'));
    screen.getByRole('button', { name: 'Chiudi stasera' });
  });
});
