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
  openReserved,
  question,
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

const choose = (text: string, name = 'menu.csv') =>
  userEvent.upload(screen.getByLabelText('File del menu'), new File([text], name));
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

test('a row that loses an allergen stays out until it is ticked', async () => {
  await open();
  const regions = screen.getAllByRole('status');
  await choose('id;allergeni\nmarinara;nessuno');
  // The summary of the changes appears in a live region that existed before it.
  const summary = await screen.findByText(/^\d nuov. · \d cambiat. · 0 uguali/);
  expect(regions).toContain(summary.closest('[role=status]'));
  expect(screen.getByRole('button', { name: 'Importa' })).toHaveProperty('disabled', true);
  screen.getByText('nessuno', { selector: 'dd bdi' });
  await tick(/^Marinara/);
  await click('Importa 1 modifica');
  await (await question(/./)).answer('Importa');
  await screen.findByText(/^Fatto: 1/);
  expect(stored('marinara')).toMatchObject({ allergeni: [], nessunAllergene: true });
});

test('a product that is not in the file is deleted only if ticked; the undo restores it', async () => {
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
  await click("Rimetti com'era");
  await (await question('Rimettere com’era?')).answer('Sì, rimetti 2 piatti');
  await screen.findByText('2 piatti rimessi com’erano');
  expect(stored('marinara')?.prezzo).toBe(6);
});

test.each([
  [
    'damaged letters',
    'id;nome\nmargherita;MargheritÃ ',
    'menu.csv',
    /«MargheritÃ» ha lettere rovinate/,
  ],
  [
    'a question mark for a letter',
    'id;descrizione\nmargherita;Caff?',
    'menu.csv',
    /lettere rovinate/,
  ],
  ['a title', 'Listino\nid;prezzo\nmargherita;8', 'menu.csv', /^Listino$/],
  ['a price that may be a slip', 'id;prezzo\nmargherita;75', 'menu.csv', /più del doppio/],
  ['a file that is no list', 'PK\u0003\u0004', 'menu.csv', /^Questo è un foglio di calcolo/],
])('the page warns about %s', async (_, text, name, warning) => {
  await open();
  await choose(text, name);
  await screen.findByText(warning);
});

test('the faults of all rows are summed up above them, with the categories of the menu', async () => {
  await open();
  await choose('nome;descrizione;prezzo;categoria\nUno;;5;Le Rosse\nDue;Pomodoro;tanto;Le Rosse');
  const sum = await screen.findByText(/^La categoria «Le Rosse» non esiste$/);
  screen.getByText(/^Le categorie del menu sono Antipasti, Panini, .*, Bibite\.$/);
  expect(sum.closest('li')?.textContent).toMatch(/\(2 righe\)$/);
  expect(sum.closest('[role=status]')).not.toBeNull();
  screen.getByText(
    'Manca «descrizione»: possono farne a meno solo Dolci e Bibite. La categoria «Le Rosse» non esiste',
  );
});

test.each([
  ['damaged letters', 'id;nome;prezzo\nmargherita;Margherit?;8', 'Lettere rovinate'],
  ['two dishes', 'id;nome;prezzo\nmargherita;Marinara;8', 'Codice e nome di due piatti'],
  ['words with an allergen', 'id;descrizione\nmarinara;Acciughe', 'Le parole nominano altri'],
])('a row with %s stays out until it is ticked', async (_, text, title) => {
  await open();
  await choose(text);
  const group = within(await screen.findByRole('region', { name: new RegExp(title) }));
  expect(group.getByRole('checkbox')).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Importa' })).toHaveProperty('disabled', true);
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
