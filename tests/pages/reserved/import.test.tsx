import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { ImportPage } from '../../../src/reserved/exchange/ImportPage';
import { refreshAll } from '../../../src/reserved/queries';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  field,
  openReserved,
  question,
  server,
  startServer,
  stored,
  tap,
  uid,
} from './reserved';

// Every document was written on the first of January 2026.
startServer(() => ({
  [`staff/${uid}`]: { nome: 'Rosa' },
  'meta/menu': { version: new Date('2026-01-01') },
  'prodotti/margherita': product(),
  'prodotti/marinara': product({ nome: 'Marinara', prezzo: 6 }),
}));

async function open(staff = true) {
  openReserved([{ path: paths.importMenu, Component: ImportPage }], paths.importMenu, staff);
  await screen.findByLabelText('File del menu');
}

const choose = (text: string) =>
  userEvent.upload(screen.getByLabelText('File del menu'), new File([text], 'menu.csv'));
const tick = async (name: RegExp) => tap(await screen.findByRole('checkbox', { name }));

const BOTH = 'id;prezzo\nmargherita;8\nmarinara;6,50';

test('an unticked row is left out, and the confirmation counts it', async () => {
  await open();
  await choose(BOTH);
  await tick(/^Marinara/);
  await click('Importa 1 modifica');
  const { answer, getByText } = await question('Importare 1 modifica?');
  getByText('1 cambiato.');
  getByText(/1 riga resta fuori/);
  await answer('Importa');
  await screen.findByText('Fatto: 1 cambiato');
  expect([stored('margherita')?.prezzo, stored('marinara')?.prezzo]).toEqual([8, 6]);
});

test('a product that is not in the file is deleted only if ticked', async () => {
  await open();
  await choose('id;prezzo\nmargherita;8');
  await tick(/^Marinara/);
  await click('Importa 2 modifiche');
  const { answer, getByText } = await question(/./);
  getByText('1 cambiato, 1 eliminato.');
  getByText('Marinara');
  await answer('Elimina e importa');
  await screen.findByText('Fatto: 1 cambiato, 1 eliminato');
  expect(stored('marinara')).toBeUndefined();
});

test('titles are left out, and said; a price that may be a slip is marked; what is no list is refused', async () => {
  await open();
  await choose('Listino\nid;prezzo\nmargherita;75');
  await screen.findByText(/^Listino$/);
  await screen.findByText(/almeno il doppio/);
  await choose('PK\u0003\u0004');
  const refusal = await screen.findByText(/^Questo è un foglio di calcolo/);
  expect(refusal.closest('[role=alert]')).not.toBeNull();
});

test('a file that says what the menu says has nothing to import', async () => {
  await open();
  await choose('id;prezzo\nmargherita;7,50');
  await screen.findByText('Niente da importare.');
});

test('the faults of all rows are summed up above them', async () => {
  await open();
  await choose(
    'nome;descrizione;prezzo;categoria\nUno;;4 | 6;Le Rosse\nDue;Pomodoro;4 | 6;Le Rosse',
  );
  const sum = await screen.findByText(/^«4 \| 6»: sono più prezzi/, { selector: 'li bdi' });
  expect(sum.closest('li')?.textContent).toMatch(/\(2 righe\)$/);
  expect(sum.closest('[role=status]')).not.toBeNull();
});

test('a category of the file and a letter for an allergen are asked once, with the guess chosen', async () => {
  await open();
  await choose(
    'nome;prezzo;categoria;allergeni\nRegina;7;PIZZE ROSSE;G L\nCosacca;6;;G\nSangiovese;4;VINI;S\nCOPERTO;2;;',
  );
  const red = await screen.findByLabelText('«PIZZE ROSSE» (2 righe): in quale categoria?');
  expect(red).toHaveProperty('value', 'Pizze classiche');
  expect(screen.getByLabelText('«G» (2 righe): Glutine?')).toHaveProperty('value', '1');
  screen.getByText(/^COPERTO \(riga 5\)$/);
  screen.getByText('Scegli qui sopra quale allergene è «S»');
  await screen.findByRole('button', { name: 'Importa 2 modifiche' });
  await userEvent.selectOptions(field('«S» (1 riga): quale allergene?'), 'Solfati');
  await userEvent.selectOptions(red, 'Non importare');
  await screen.findByText('Da non importare, per la loro categoria: 2 righe');
  await userEvent.selectOptions(red, 'Pinse');
  await click('Importa 3 modifiche');
  const asked = await question('Importare 3 modifiche?');
  asked.getByText('Allergeni letti così: G Glutine, L Latte e derivati, S Solfati.');
  await asked.answer('Importa');
  await screen.findByText('Fatto: 3 nuovi');
  const added = Object.values(server.documents).filter(({ nome }) => nome === 'Regina');
  expect(added).toMatchObject([{ categoria: 'Pinse', allergeni: [1, 7], descrizione: 'Regina' }]);
});

test('a name that is only written in another way stays, unless it is ticked', async () => {
  await open();
  await choose('nome;prezzo;categoria\nMARGHERITA;8;Pizze classiche\nMarinara;6;Pizze classiche');
  const spelled = within(await screen.findByRole('region', { name: 'Scritti diversamente' }));
  expect(spelled.getByRole('checkbox')).toHaveProperty('checked', false);
  await screen.findByRole('button', { name: 'Importa 1 modifica' });
  await tap(spelled.getByRole('checkbox'));
  await click('Importa 1 modifica');
  await (await question('Importare 1 modifica?')).answer('Importa');
  await screen.findByText('Fatto: 1 cambiato');
  expect(stored('margherita')).toMatchObject({ nome: 'MARGHERITA', prezzo: 8 });
});

test('what the file names is not offered for deletion, whatever is wrong with its row', async () => {
  await open();
  await choose('nome;prezzo;categoria\nMargherita;tanto;Le nostre');
  const missing = within(await screen.findByRole('region', { name: 'Non nel file' }));
  expect(missing.getAllByRole('checkbox')).toHaveLength(1);
  missing.getByRole('checkbox', { name: /^Marinara/ });
});

test.each([
  ['damaged letters', 'id;nome;prezzo\nmargherita;Margherit?;8', 'Lettere rovinate'],
  ['two dishes', 'id;nome;prezzo\nmargherita;Marinara;8', 'Codice e nome di due piatti'],
  ['words with an allergen', 'id;descrizione\nmarinara;Acciughe', 'Le parole nominano altri'],
  ['an allergen less', 'id;allergeni\nmarinara;nessuno', 'Perdono allergeni'],
])('a row with %s stays out until it is ticked', async (_, text, title) => {
  await open();
  const regions = screen.getAllByRole('status');
  await choose(text);
  // The summary appears in a live region that existed before it.
  const summary = await screen.findByText(/^\d nuov. · \d cambiat. · 0 uguali/);
  expect(regions).toContain(summary.closest('[role=status]'));
  const group = within(await screen.findByRole('region', { name: new RegExp(title) }));
  expect(group.getByRole('checkbox')).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Importa' })).toHaveProperty('disabled', true);
  await tap(group.getByRole('checkbox'));
  await screen.findByRole('button', { name: 'Importa 1 modifica' });
});

test('without rights a file is previewed, but not imported', async () => {
  await open(false);
  await choose(BOTH);
  const button = await screen.findByRole('button', { name: 'Importa 2 modifiche' });
  expect(button).toHaveProperty('disabled', true);
});

test('rows that lose an allergen after a refetch are out, ticked before or not', async () => {
  changeElsewhere('margherita', { allergeni: [], nessunAllergene: false });
  await open();
  await choose('id;prezzo;allergeni\nmarinara;6,50;1, 7\nmargherita;7,50;nessuno');
  await tick(/^Marinara/);
  // The words of a pizza name gluten, so that one without allergens is out until it is ticked.
  expect(screen.getByRole('button', { name: 'Importa' })).toHaveProperty('disabled', true);
  await tick(/^Margherita/);
  changeElsewhere('marinara', { allergeni: [1, 4, 7] });
  changeElsewhere('margherita', { allergeni: [7] });
  act(refreshAll);
  const losing = within(await screen.findByRole('region', { name: 'Perdono allergeni' }));
  const ticks = losing.getAllByRole<HTMLInputElement>('checkbox');
  expect(ticks.map(({ checked }) => checked)).toEqual([false, false]);
});
