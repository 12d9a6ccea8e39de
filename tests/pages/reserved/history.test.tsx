import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { purposes, readHistory } from '../../../src/data/staff/history';
import { canBeUndone, recordedNames } from '../../../src/domain/changes/change';
import { houseChangeText, undoneHouse } from '../../../src/domain/house/house-changes';
import { paths } from '../../../src/paths';
import { HistoryPage } from '../../../src/reserved/history/HistoryPage';
import { changeText } from '../../../src/reserved/write/words';
import { ownHouse } from '../../../src/restaurant';
import { product } from '../../product';
import {
  click,
  expectErrors,
  openReserved,
  question,
  record,
  server,
  startServer,
  stored,
  tap,
  toast,
  uid,
} from './reserved';

const raised = (id: string) => ({
  id,
  nome: id,
  prima: { prezzo: 7.5 },
  dopo: { prezzo: 8 },
});
const calzone = product({ nome: 'Calzone' });
const deleted = { id: 'c', nome: 'Calzone', prima: calzone, dopo: null };

startServer(() => ({
  [`staff/${uid}`]: { nome: 'Rosa' },
  'meta/menu': { version: new Date('2026-01-01') },
  'prodotti/a': product({ nome: 'a', prezzo: 8 }),
  'prodotti/b': product({ nome: 'b', prezzo: 8 }),
}));

function open(address: string = paths.history(), staff = true) {
  const children = [{ path: paths.history(), Component: HistoryPage }];
  return openReserved(children, address, staff);
}

const items = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => !item.parentElement?.closest('li'))
    .map(({ textContent }) => textContent);
/** Asks for the undo. @returns what the question shows */
const preview = async () => {
  await click(/^Rimetti com'era/);
  return question(/^Rimettere/);
};
const undo = async () => (await preview()).answer(/^Sì, rimetti/);
const prices = () => [stored('a')?.prezzo, stored('b')?.prezzo];

test('an entry says what changed and by whom, and offers an undo only if it can be written', async () => {
  const prima = { nome: 'Margerita', prezzo: 7, prezzo_al_metro: null };
  const dopo = { nome: 'Margherita', prezzo: 7.5, prezzo_al_metro: 25 };
  record(1, 'form', [{ id: 'a', nome: 'Margherita', prima, dopo }]);
  record(2, 'deletion', [deleted]);
  const notice = { id: null, nome: 'Avviso: Domenica chiuso', prima: null, dopo: null };
  record(3, 'oggi', [notice], { chi: 'altri', nome: 'Ugo' });
  record(4, 'deletion', [{ ...deleted, prima: { ...calzone, descrizione: '' } }]);
  open();
  await screen.findByText('Margherita');
  const [first, second, third] = items();
  expect(first).toContain(
    'Margherita: nome · prezzo da € 7,00 a € 7,50 · prezzo al metro da nessuno a € 25,00',
  );
  expect(first).toMatch(/(oggi|ieri) .*· tu/);
  expect(second).toContain('Calzone: eliminato');
  expect(third).toMatch(/^Avviso: Domenica chiuso.* · Ugo$/);
  expect(items()).toHaveLength(4);
  expect(screen.getAllByRole('button', { name: /^Rimetti com'era/ })).toHaveLength(2);
});

test('an undo writes the fields back, except a lost picture, and is recorded itself', async () => {
  const picture = { prima: { image: 'https://example.org/b.webp' }, dopo: { image: null } };
  record(1, 'row', [raised('a'), { id: 'b', nome: 'b', ...picture }]);
  record(2, 'row', [raised('b')]);
  open();
  const [first] = await screen.findAllByRole('button', { name: /^Rimetti com'era: / });
  fireEvent.click(first as HTMLElement);
  await (await question(/^Rimettere/)).answer(/^Sì, rimetti/);
  await screen.findByText('1 piatto rimesso com’era');
  expect(screen.getByText(/^La foto non/).textContent).toBe('La foto non c’è più: b.');
  expect(stored('a')?.prezzo).toBe(7.5);
  await waitFor(() => expect(items()[0]).toContain('a: prezzo da € 8,00 a € 7,50'));
  await click('Chiudi');
  await waitFor(() => expect(screen.queryByText('1 piatto rimesso com’era')).toBeNull());
});

test('an undo that deletes asks and says how many, and skips a field changed since', async () => {
  record(1, 'undo', [{ ...deleted, prima: null, dopo: calzone }, raised('a')]);
  server.documents['prodotti/c'] = calzone;
  server.documents['prodotti/a'] = product({ nome: 'a', prezzo: 9 });
  open();
  await click(/^Rimetti com'era: /);
  await (await question('Eliminare 1 piatto?')).answer('Sì, rimetti 1 piatto ed elimina 1 piatto');
  await screen.findByText(/Prezzo: adesso è € 9,00/);
  screen.getByText('1 piatto eliminato');
  expect(stored('c')).toBeUndefined();
  expect(stored('a')?.prezzo).toBe(9);
});

test('an undo leaves out what is as before already, and writes nothing if that is all', async () => {
  record(1, 'undo', [{ ...deleted, prima: null, dopo: calzone }, raised('a')]);
  server.documents['prodotti/a'] = product({ nome: 'a', prezzo: 7.5 });
  open();
  await click(/^Rimetti com'era: /);
  await screen.findByText('Nessun piatto è cambiato');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.commits).toBe(0);
  await click('Chiudi');
  server.documents['prodotti/a'] = product({ nome: 'a', prezzo: 8 });
  await undo();
  await screen.findByText('1 piatto rimesso com’era');
});

test('an undo shows what it writes, and asks about dishes with fewer allergens than now', async () => {
  const fewer = { prima: { allergeni: [1] }, dopo: { allergeni: [1, 7] } };
  server.documents['prodotti/b'] = product({ nome: 'b', allergeni: [1, 7] });
  server.documents['prodotti/c'] = product({ nome: 'c', allergeni: [], nessunAllergene: false });
  // Somebody has taken back that there are none.
  const none = {
    prima: { allergeni: [], nessunAllergene: true },
    dopo: { allergeni: [], nessunAllergene: false },
  };
  record(1, 'import', [
    raised('a'),
    { id: 'b', nome: 'b', ...fewer },
    { id: 'c', nome: 'c', ...none },
  ]);
  open();
  const asked = await preview();
  asked.getByRole('heading', { name: 'Rimettere meno allergeni di adesso?' });
  const losing = asked.getByRole('region', { name: 'Con meno allergeni di adesso, o nessuno' });
  expect(losing.textContent).toContain('Glutine, Latte e derivati diventa Glutine');
  expect(losing.textContent).toContain('Adesso dichiara anche: Latte e derivati.');
  expect(losing.textContent).toMatch(/c.*diventa Nessun/i);
  const others = asked.getByRole('region', { name: 'Che cosa torna com’era' });
  expect(others.textContent).toContain('€ 8,00 diventa € 7,50');
  await asked.answer('Lascia come adesso');
  expect(server.commits).toBe(0);
});

test('a commit is one entry that expands, and is undone in one commit: as a whole, or for one product', async () => {
  record(1, 'prices', [raised('a'), raised('b')]);
  open(`${paths.history()}?piatto=a`);
  await undo();
  await screen.findByText('1 piatto rimesso com’era');
  expect(prices()).toEqual([7.5, 8]);
  await tap(screen.getByRole('link', { name: 'Tutte le modifiche' }));
  await tap(await screen.findByText('Cambio dei prezzi: 2 piatti'));
  expect(items().at(-1)).toContain('a: prezzo da € 7,50 a € 8,00');
  server.documents['prodotti/a'] = product({ nome: 'a', prezzo: 8 });
  const [, whole] = screen.getAllByRole('button', { name: /^Rimetti com'era: / });
  await tap(whole as HTMLElement);
  await (await question(/^Rimettere/)).answer('Sì, rimetti 2 piatti');
  await screen.findByText('2 piatti rimessi com’erano');
  expect(prices()).toEqual([7.5, 7.5]);
  expect(server.commits).toBe(2);
});

test('a commit of more products than the page reads at first is complete all the same', async () => {
  const ids = Array.from({ length: 60 }, (_, place) => `dish-${place}`);
  record(1, 'prices', ids.map(raised));
  record(2, 'row', [raised('a')]);
  open();
  await screen.findByText('Cambio dei prezzi: 60 piatti');
  expect(items()).toHaveLength(1);
  await click('Mostra altre');
  await waitFor(() => expect(items()).toHaveLength(2));
});

test('records that cannot be read are counted, also by the undo, which skips them', async () => {
  record(1, 'prices', [raised('a'), { ...raised('b'), prima: null, dopo: null }]);
  open();
  await screen.findByText(/^1 modifica non si legge: dillo/);
  const asked = await preview();
  asked.getByText(/^1 modifica non si legge: quello che hanno cambiato resta/);
  await asked.answer(/^Sì, rimetti/);
  await screen.findByText('1 piatto rimesso com’era');
});

const house = () => server.documents['meta/locale'];
const coperto = (prima: object, dopo: object) =>
  record(1, 'locale', [{ id: null, nome: 'Coperto: non detto → € 3,00', prima, dopo }]);

test('a change of the house is taken back from the history, which has that too', async () => {
  server.documents['meta/locale'] = { coperto: 3, servizio: 10 };
  coperto({}, { coperto: 3 });
  open();
  await click(/^Rimetti com'era: Coperto/);
  await waitFor(() => expect(house()).toEqual({ servizio: 10 }));
  await waitFor(() => expect(items()[0]).toMatch(/^Coperto: € 3,00 → € 2,00/));
});

test('what others have changed of the house since is not taken back, and that is said', async () => {
  expectErrors();
  server.documents['meta/locale'] = { coperto: 4 };
  coperto({ coperto: 2 }, { coperto: 3 });
  open();
  await click(/^Rimetti com'era: Coperto/);
  await waitFor(() => expect(toast()).toMatch(/Errore durante il salvataggio/));
  expect(house()).toEqual({ coperto: 4 });
});

/** What a field that was written by hand may hold. */
const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(new Date(0), 'locale', '2026-01-01', { numero: '+390511' }, -1, 1e300),
);
const sideOf = (names: readonly string[]) =>
  fc.oneof(fc.constant(null), fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 3 }));
const houseNames = ['settimana', 'telefono', 'whatsapp', 'coperto', 'ultimoOrdine', 'risposte'];
const frame = { chi: uid, nome: 'Rosa', quando: new Date(0), titolo: 'Margherita' };
/** Records of dishes and of the house whose sides hold anything, some with another field that does. */
const hostileRecord = fc
  .tuple(
    fc.oneof(
      fc.record({
        ...{ scopo: fc.constantFrom(...purposes), prodotto: fc.constantFrom('a', 'z') },
        ...{ prima: sideOf(recordedNames), dopo: sideOf(recordedNames) },
      }),
      fc.record({
        ...{ scopo: fc.constant('locale'), prodotto: fc.constant(null) },
        ...{ prima: sideOf(houseNames), dopo: sideOf(houseNames) },
      }),
    ),
    fc.nat(1e9).map((ms) => ({ quando: new Date(ms) })),
    fc.option(
      fc.dictionary(fc.constantFrom('chi', 'nome', 'scopo', 'titolo'), anything, { maxKeys: 1 }),
    ),
  )
  .map(([about, at, hostile]) => ({ ...frame, ...about, ...at, ...hostile }));

test('whatever a record holds, it is counted or shown in words, and can be asked to be undone', async () => {
  const seed = Number(process.env.SEED ?? 19870612);
  const sample = fc.sample(hostileRecord, { numRuns: 2_000, seed });
  for (const [at, hostile] of sample.entries()) {
    server.documents[`modifiche/${at}`] = hostile;
  }
  const { entries, unreadable, read } = await readHistory({ limit: 5_000 });
  expect(read).toBe(2_000);
  expect(unreadable).toBeGreaterThan(0);
  const shown = entries.flatMap(({ changes, house: ofHouse }) => [
    ...changes.map((change) => `${changeText(change)} ${canBeUndone(change)}`),
    ...(ofHouse ? [houseChangeText(undoneHouse(ofHouse), ownHouse)] : []),
  ]);
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  open();
  await screen.findByText(/modifiche non si leggono/);
  expect(items().length).toBeGreaterThan(0);
});

test('a history says who can see it, that it cannot be read, or that it is empty', async () => {
  open(undefined, false);
  screen.getByText('Le modifiche le vede chi può cambiare il menu.');
  expect(screen.queryByText('Caricamento...')).toBeNull();
  cleanup();
  expectErrors();
  server.before = async () => Response.error();
  open();
  await screen.findByText('Le modifiche non si sono caricate');
  server.before = async () => null;
  await click('Riprova');
  await screen.findByText('Nessuna modifica ancora.');
});
