import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { LocalePage } from '../../../src/reserved/locale/LocalePage';
import {
  click,
  drafts,
  expectErrors,
  field,
  fill,
  line,
  openReserved,
  question,
  server,
  startServer,
  tap,
  toList,
  uid,
} from './reserved';

startServer(() => ({ [`staff/${uid}`]: { nome: 'Rosa' } }));

const house = () => server.documents['meta/locale'];
const records = () =>
  Object.entries(server.documents)
    .filter(([path]) => path.startsWith('modifiche/'))
    .map(([, fields]) => fields);

function open(staff = true) {
  const children = [
    { path: paths.locale, Component: LocalePage },
    { path: paths.notice, element: <h1>Avvisi</h1> },
    { path: paths.reserved, element: <h1>Lista</h1> },
  ];
  return openReserved(children, paths.locale, staff);
}

test('another number is two taps, one commit with its record, and taken back by a third', async () => {
  open();
  await click(/^Telefono/);
  expect(document.activeElement).toBe(field('Telefono'));
  fill('Telefono', '06/123 456');
  await screen.findByText(/^I clienti chiamano il \+39 06 123 456/);
  await click('Salva');
  await screen.findByRole('button', { name: 'Telefono+39 06 123 456' });
  const telefono = { numero: '+3906123456', scritto: '+39 06 123 456' };
  const whatsapp = '+390510000000';
  expect(house()).toEqual({ telefono, whatsapp });
  expect(server.commits).toBe(1);
  expect(records()).toMatchObject([
    { scopo: 'locale', prodotto: null, nome: 'Rosa', prima: {}, dopo: { telefono, whatsapp } },
  ]);
  expect(line()).toMatch(/^Salvato: Telefono: [^·]* → \+39 06 123 456/);
  await click('Rimetti');
  await waitFor(() => expect(house()).toEqual({}));
  expect(records()).toMatchObject([{}, { prima: { telefono, whatsapp }, dopo: {} }]);
});

test('lunch on Sundays is three taps, and the whole week is said before it is saved', async () => {
  open();
  await click(/^Domenica/);
  await click('Aggiungi un turno');
  await screen.findByText(
    'Da lunedì a sabato 17:00 – 02:00 · Domenica 12:00 – 15:00 e 17:00 – 02:00',
  );
  await click('Salva');
  await screen.findByRole('button', { name: 'Domenica12:00 – 15:00 e 17:00 – 02:00' });
  const evening = { apre: '17:00', chiude: '02:00' };
  expect(house()).toMatchObject({
    settimana: { lunedi: [evening], domenica: [{ apre: '12:00', chiude: '15:00' }, evening] },
  });
  // From now on closed on Mondays, on the same page.
  await click(/^Lunedì/);
  await screen.findByText('Aggiungi un turno');
  await tap(screen.getByRole('radio', { name: 'Chiusi' }));
  await screen.findByText(/^Lunedì chiuso · Da martedì a sabato/);
  await click('Copia su tutti i giorni');
  await screen.findByText('Tutti i giorni chiuso');
});

test('a shift that is wrong on a folded day unfolds it, and nothing is saved', async () => {
  open();
  await click(/^Lunedì/);
  await screen.findByLabelText('Turno 1: dalle');
  fill('Turno 1: dalle', '17:00');
  fill('Turno 1: alle', '17:00');
  await click(/^Martedì/);
  await click('Salva');
  await screen.findByText('È l’ora in cui aprite');
  expect(server.commits).toBe(0);
  await click('Annulla');
  const heading = screen.getByRole('heading', { name: 'Orari della settimana' });
  expect(document.activeElement).toBe(heading);
});

test('what is missing is said until it is there', async () => {
  open();
  await screen.findByText(/^Da completare: celiachia, orari mai confermati/);
  await click(/^Celiachia/);
  fill('Che cosa leggono i clienti', ' Basi senza glutine, forno in comune. ');
  await click('Salva');
  await screen.findByText(/^Da completare: orari mai confermati/);
  expect(house()).toEqual({
    risposte: {
      celiachia: { parole: 'Basi senza glutine, forno in comune.', disponibile: null },
    },
  });
  // An answer of the restaurant's own is taken away by an empty one.
  await click(/^Parcheggio/);
  fill('Che cosa leggono i clienti', '');
  await click('Salva');
  await screen.findByRole('button', { name: 'ParcheggioNessuna risposta' });
});

test('what somebody else has saved meanwhile is shown, and replaced only by a choice', async () => {
  expectErrors();
  open();
  const meanwhile = async (theirs: number) => {
    await click(/^Sul conto/);
    server.documents['meta/locale'] = { coperto: theirs };
    fill('Coperto, euro a persona', '2,50');
    await click('Salva');
    await screen.findByText('Nel frattempo l’ha cambiato qualcun altro');
    await screen.findByText(`Adesso: Coperto: € ${theirs},00`);
    expect(house()).toEqual({ coperto: theirs });
  };
  await meanwhile(3);
  await click('Prendi questi');
  await screen.findByRole('button', { name: /^Sul contoCoperto € 3,00/ });
  await meanwhile(4);
  await click('Tieni i miei');
  await waitFor(() => expect(house()).toMatchObject({ coperto: 2.5 }));
});

test('what is typed is kept as a draft, and leaving asks first', async () => {
  open();
  await click(/^Telefono/);
  fill('Telefono', '06 1');
  await waitFor(() => expect(drafts()).toMatchObject([{ key: 'locale', to: paths.locale }]));
  cleanup();
  open();
  await waitFor(() => expect(field('Telefono').value).toBe('06 1'));
  await click('Salva');
  await screen.findByText('Scrivi il numero con il prefisso, come 051 123 4567');
  await toList();
  await (await question('Lasciare senza salvare?')).answer('Lascia senza salvare');
  await screen.findByRole('heading', { name: 'Lista' });
  expect(drafts()).toEqual([]);
});

test('without rights everything is visible and nothing can be changed', async () => {
  open(false);
  for (const name of [/^Lunedì/, /^Telefono/, /^Celiachia/]) {
    expect(await screen.findByRole('button', { name })).toHaveProperty('disabled', true);
  }
});
