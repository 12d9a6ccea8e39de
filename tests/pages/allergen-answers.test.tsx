import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { criteria, isHidden } from '../../src/domain/criteria';
import { allergenTexts } from '../../src/domain/product/allergens';
import { dishCategories } from '../../src/domain/product/categories';
import { markIds } from '../../src/domain/product/marks';
import type { Product } from '../../src/domain/product/product';
import { setChoice } from '../../src/menu/filter/choice-store';
import { changeList } from '../../src/menu/list/kept-list';
import { menuSchema } from '../../src/menu/menu-schema';
import {
  forChildren,
  notNaming,
  notSpicy,
  spicy,
} from '../../src/menu/search/engine/query-criteria';
import { paths } from '../../src/paths';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { routes } from '../../src/routes';
import { dish } from '../product';
import { STORED, visitWith } from './menu/visit';
import { openReserved, startServer, uid } from './reserved/reserved';

const UNDECLARED = allergenTexts.undeclared;
const NONE = allergenTexts.none;
const TO_VERIFY = /da verificare/i;

const declared = dish({ nome: 'Quzlatte', allergeni: [7], categoria: 'Pinse' });
const none = dish({ nome: 'Quznessuno', allergeni: [], categoria: 'Pinse' });
const silent = dish({ ...none, nome: 'Quzignoto', nessunAllergene: false, id: 'quzignoto' });
const unread: Product = {
  ...declared,
  nome: 'Quzforse',
  id: 'quzforse',
  allergeniDaVerificare: true,
};
const dishes = [declared, none, silent, unread];

startServer(() => ({
  [`staff/${uid}`]: {},
  'meta/menu': { version: STORED },
  // As it was stored before there were three answers.
  ...Object.fromEntries(
    dishes.map(({ id, nessunAllergene, allergeniDaVerificare, ...fields }) => [
      `prodotti/${id}`,
      {
        ...fields,
        ...(nessunAllergene && { nessunAllergene }),
        ...(allergeniDaVerificare && { allergeni: [7, 'latte'] }),
      },
    ]),
  ),
}));

function open(address: string, choice: readonly string[] = []): void {
  setChoice(choice);
  visitWith(dishes);
  window.history.replaceState(null, '', address);
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

afterEach(() => {
  setChoice([]);
  changeList(() => ({ entries: [], people: 0 }));
});

type Said = Record<string, string>;

/** What the innermost element of a role says of each dish, by the dish's name; '' for a dish that is not there. */
async function saidIn(role: string): Promise<Said> {
  await screen.findAllByText(declared.nome);
  const parts = screen.getAllByRole(role).map(({ textContent }) => textContent ?? '');
  return Object.fromEntries(
    dishes.map(({ nome }) => [nome, parts.findLast((text) => text.includes(nome)) ?? '']),
  );
}

/** What a place that shows one dish says of each. */
async function saidOfEach(find: (dish: Product) => Promise<HTMLElement>): Promise<Said> {
  const said: Said = {};
  for (const each of dishes) {
    said[each.nome] = (await find(each)).textContent ?? '';
    cleanup();
  }
  return said;
}

const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

async function openDialog({ id, nome }: Product, choice?: string[]) {
  open(paths.dish(id), choice);
  return dialog(nome);
}

/** Puts each dish on the list, and opens it. */
async function openList(choice?: string[]) {
  open(paths.category('pinse'), choice);
  changeList(() => ({
    entries: dishes.map(({ id, nome: name }) => ({
      ...{ id, name, size: 'normale', count: 1, note: '', cents: null },
    })),
  }));
  fireEvent.click(await screen.findByRole('button', { name: /^La mia lista/ }));
  return within(await dialog('La mia lista'));
}

/** Where a dish stands. On a card the words for 'none' may be hidden: tests/e2e/menu/views looks at what is seen. */
const places: Record<string, () => Promise<Said>> = {
  async 'a category'() {
    open(paths.category('pinse'));
    return saidIn('article');
  },
  async 'a filtered category with its hidden dishes'() {
    open(paths.category('pinse'), ['2']);
    fireEvent.click(await screen.findByRole('button', { name: 'Mostra' }));
    return saidIn('article');
  },
  async 'the search'() {
    open(`${paths.search}#cerca=basilico`);
    return saidIn('article');
  },
  'the page of a dish': () =>
    saidOfEach(async ({ id }) => {
      open(paths.dish(id));
      return screen.findByRole('article', { hidden: true });
    }),
  'the dialog': () => saidOfEach((each) => openDialog(each)),
  async 'the printed menu'() {
    open(paths.printedMenu);
    return saidIn('listitem');
  },
  async 'the register'() {
    open(paths.allergenRegister);
    return saidIn('row');
  },
  async 'the JSON-LD'() {
    const [category] = dishCategories.filter(({ name }) => name === 'Pinse');
    return Object.fromEntries(
      dishes.map((each) => [
        each.nome,
        category ? menuSchema([{ category, products: [each] }]) : '',
      ]),
    );
  },
};

test.each(Object.entries(places))('%s tells the four answers apart', async (_, read) => {
  const said = await read();
  expect(said[declared.nome]).toMatch(/Latte e derivati|●/);
  expect(said[declared.nome]).not.toMatch(RegExp(`${NONE}|${UNDECLARED}|da verificare`, 'i'));
  expect(said[unread.nome]).toMatch(TO_VERIFY);
  expect(said[none.nome]).toContain(NONE);
  expect(said[none.nome]).not.toContain(UNDECLARED);
  expect(said[silent.nome]).toContain(UNDECLARED);
  expect(said[silent.nome]).not.toContain(NONE);
});

/** Where allergens do not stand, but a dish of which nobody knows them must not pass for one without. */
const quietPlaces: Record<string, () => Promise<Said>> = {
  "the guest's list": () => openList().then(() => saidIn('listitem')),
  "the guest's list with a filter": () => openList(['2']).then(() => saidIn('listitem')),
  async 'the list held up'() {
    fireEvent.click((await openList(['2'])).getByRole('button', { name: 'Mostra al cameriere' }));
    await dialog(/ordinare/);
    return saidIn('listitem');
  },
  "the waiter's screen": () =>
    saidOfEach(async (each) => {
      const opened = within(await openDialog(each, ['2']));
      fireEvent.click(opened.getByRole('button', { name: 'Mostra al personale' }));
      return dialog(/\?$/);
    }),
  'the sheet that adds a dish': () =>
    saidOfEach(async ({ nome }) => {
      open(paths.category('pinse'));
      fireEvent.click(await screen.findByRole('button', { name: `Aggiungi alla lista: ${nome}` }));
      return dialog(nome);
    }),
};

test.each(Object.entries(quietPlaces))(
  '%s says which allergens nobody has declared',
  async (_, read) => {
    const said = await read();
    for (const { nome } of [declared, none]) expect(said[nome]).not.toContain(UNDECLARED);
    expect(said[silent.nome]).toContain(UNDECLARED);
  },
);

test('no filter shows a dish of which nobody has declared the allergens', async () => {
  for (const criterion of [
    ...criteria,
    spicy,
    notSpicy,
    forChildren,
    notNaming('ananas', new Set()),
  ]) {
    const marked = { ...silent, etichette: markIds };
    expect(isHidden(marked, { criteria: [criterion] })).toBe(true);
  }
  open(paths.category('pinse'), ['2']);
  expect(await saidIn('article')).toMatchObject({
    [none.nome]: expect.stringContaining(none.nome),
    [silent.nome]: '',
  });
});

test("the staff's list marks the dish that nobody has answered, and no other", async () => {
  openReserved([{ path: paths.reserved, Component: ProductListPage }], paths.reserved);
  const said = await saidIn('row');
  const marked = dishes.filter(({ nome }) => said[nome]?.includes('allergeni non indicati'));
  expect(marked).toEqual([silent]);
});
