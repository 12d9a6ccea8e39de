import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../src/paths';
import { MenuOrderPage } from '../../../src/reserved/order/MenuOrderPage';
import { product } from '../../product';
import {
  changeElsewhere,
  click,
  openReserved,
  question,
  server,
  startServer,
  stored,
  tap,
  toList,
  uid,
} from './reserved';

// Ten pinse in the order of their prices, the last one hidden, and a single sandwich.
startServer(() => {
  const pinse = Array.from({ length: 10 }, (_, index) => [
    `prodotti/p${index}`,
    product({
      nome: `Pinsa ${index}`,
      categoria: 'Pinse',
      prezzo: 5 + index,
      nascosto: index === 9,
    }),
  ]);
  return {
    [`staff/${uid}`]: { nome: 'Rosa' },
    'meta/menu': { version: new Date('2026-01-01') },
    'prodotti/panino': product({ nome: 'Panino', categoria: 'Panini' }),
    ...Object.fromEntries(pinse),
  };
});

const dishes = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent ?? '');
const names = (...numbers: number[]) => numbers.map((number) => `Pinsa ${number}`);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salva l’ordine' });
const placed = () =>
  Object.entries(server.documents).flatMap(([path, { posizione }]) =>
    posizione == null ? [] : [path.replace('prodotti/', '')],
  );

async function open(link = 'pinse', staff = true) {
  const children = [{ path: paths.menuOrder(), Component: MenuOrderPage }];
  openReserved(children, paths.menuOrder(link), staff);
  await screen.findByRole('combobox', { name: 'Categoria' });
}

/** Chooses a dish and moves it. */
async function move(number: number, ...where: string[]) {
  await click(RegExp(`^Pinsa ${number}`));
  for (const button of where) await click(button);
}

test('the chosen dish is moved and announced, and the category is numbered', async () => {
  await open();
  expect(dishes()).toEqual(names(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  screen.getByText('€ 14,00 · nascosto');
  expect(save().disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Su' }).disabled).toBe(true);
  await move(5, 'Primo');
  expect(dishes().slice(0, 3)).toEqual(names(5, 0, 1));
  await screen.findByText('«Pinsa 5»: 1 di 10. Tocca il suo posto nuovo.');
  await click('Giù');
  await click('Su');
  await userEvent.keyboard('{Enter}');
  expect(dishes()[0]).toBe('Pinsa 5');
  await tap(save());
  await screen.findByText(/Fatto: 10 piatti/);
  expect(['p5', 'p0', 'p9'].map((id) => stored(id)?.posizione)).toEqual([1, 2, 10]);
  expect(server.commits).toBe(1);
});

test('a dish goes to the place that is tapped next, near or far', async () => {
  await open();
  await click(/^Pinsa 8/);
  await click(/^Pinsa 1 ?€ 6,00 ?: qui Pinsa 8$/);
  expect(dishes().slice(0, 4)).toEqual(names(0, 8, 1, 2));
  await click(/^Pinsa 0/);
  await click(/^Pinsa 9/);
  expect(dishes()).toEqual(names(8, 1, 2, 3, 4, 5, 6, 7, 9, 0));
  // Tapped twice, a dish stays where it is.
  await click(/^Pinsa 8/);
  await click(/^Pinsa 8/);
  expect(dishes()[0]).toBe('Pinsa 8');
  await screen.findByText('Tocca un piatto, poi il suo posto nuovo.');
});

test('the order of the prices can be had back; after a save the next order begins with it', async () => {
  await open();
  await move(0, 'Ultimo');
  await click('Ordina per prezzo');
  expect(dishes()).toEqual(names(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
  await move(0, 'Ultimo');
  await tap(save());
  await screen.findByText(/Fatto: 10 piatti/);
  await click('Altro ordine');
  await waitFor(() => expect(dishes()).toEqual(names(1, 2, 3, 4, 5, 6, 7, 8, 9, 0)));
});

test('an order that somebody else has changed meanwhile stays, and is shown', async () => {
  await open();
  await move(5, 'Primo');
  // The last one of this order as well.
  await move(3, 'Ultimo');
  changeElsewhere('p3', { posizione: 1 });
  await tap(save());
  await screen.findByText('L’ordine resta com’era');
  screen.getByText(/Pinsa 3/);
  screen.getByText('Posizione: adesso è 1');
  expect(placed()).toEqual(['p3']);
  await click('Altro ordine');
  await waitFor(() => expect(dishes().slice(0, 2)).toEqual(names(3, 0)));
});

test('unsaved moves are asked about before another category, and before the page is left', async () => {
  await open();
  await move(5, 'Primo');
  const category = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Categoria' });
  await userEvent.selectOptions(category, 'Panini');
  await (await question('Lasciare senza salvare?')).answer('Resta qui');
  expect(category.value).toBe('pinse');
  await toList();
  await (await question('Lasciare senza salvare?')).answer('Resta qui');
  expect(dishes()[0]).toBe('Pinsa 5');
  await userEvent.selectOptions(category, 'Panini');
  await (await question('Lasciare senza salvare?')).answer('Lascia senza salvare');
  await screen.findByText('C’è un solo piatto: niente da ordinare.');
  await userEvent.selectOptions(category, 'Dolci');
  await screen.findByText('Qui non c’è ancora nessun piatto.');
  expect(server.commits).toBe(0);
});

test('an account without rights can look, but not move', async () => {
  await open('pinse', false);
  expect(screen.getByRole('button', { name: /^Pinsa 5/ })).toHaveProperty('disabled', true);
  expect(save().disabled).toBe(true);
});
