import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { menuToCsv } from '../../src/domain/exchange/menu-csv';
import { choiceOf, criteria, isHidden } from '../../src/domain/filter/criteria';
import { allergenTexts } from '../../src/domain/product/allergens';
import { dishCategories } from '../../src/domain/product/categories';
import {
  type FieldPlace,
  fieldNames,
  fields,
  type TextRole,
  textNames,
} from '../../src/domain/product/fields';
import { markIds } from '../../src/domain/product/marks';
import type { Product } from '../../src/domain/product/product';
import { searchProducts } from '../../src/domain/product/product-list';
import { setChoice } from '../../src/menu/choice-store';
import { changeList } from '../../src/menu/list/stored-list';
import { menuSchema } from '../../src/menu/menu-schema';
import { paths } from '../../src/paths';
import { EditItemPage } from '../../src/reserved/form/ItemPages';
import { HistoryPage } from '../../src/reserved/history/HistoryPage';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { siteMap } from '../../src/routes';
import { Root } from '../../src/start/Root';
import { RouterHost } from '../../src/ui/router';
import { dish, product } from '../product';
import { STORED, visitWith } from './menu/visit';
import { openReserved, record, startServer, uid } from './reserved/reserved';

const UNDECLARED = allergenTexts.undeclared;
const NONE = allergenTexts.none;
const TO_VERIFY = /da verificare/i;

/** A word for each text that no other has, and that nothing else on a page has. */
const wordOf = (name: string) => `quz${name}`;
const texts = Object.fromEntries(textNames.map((name) => [name, wordOf(name)]));

const pinsa = (nome: string, changes: Partial<Product>) =>
  dish({ nome, categoria: 'Pinse', ...changes });
const declared = pinsa('', { ...texts, id: 'piatto', allergeni: [7] });
const none = pinsa('Quznessuno', { allergeni: [] });
const silent = pinsa('Quzignoto', { allergeni: [], nessunAllergene: false });
const unread = pinsa('Quzforse', { allergeni: [7], allergeniDaVerificare: true });
const dishes = [declared, none, silent, unread];

startServer(() => ({
  [`staff/${uid}`]: {},
  'meta/menu': { version: STORED },
  // As it is stored with the fields of the specification alone.
  ...Object.fromEntries(
    dishes.map(({ id, nessunAllergene, allergeniDaVerificare, ...stored }) => [
      `prodotti/${id}`,
      {
        ...stored,
        ...(nessunAllergene && { nessunAllergene }),
        ...(allergeniDaVerificare && { allergeni: [7, 'latte'] }),
      },
    ]),
  ),
}));

/** Opens a page of the site on a phone that has the menu. */
function open(address: string, choice: readonly string[] = []): void {
  setChoice(choice);
  visitWith(dishes);
  window.history.replaceState(null, '', address);
  render(<RouterHost router={createMemoryRouter(siteMap(Root), { initialEntries: [address] })} />);
}

const openStaff = (address: string) =>
  openReserved(
    [
      { path: paths.reserved, Component: ProductListPage },
      { path: paths.editItem, Component: EditItemPage },
      { path: paths.history(), Component: HistoryPage },
    ],
    address,
  );

afterEach(() => {
  setChoice([]);
  changeList(() => ({ entries: [], people: 0 }));
});

type Said = Record<string, string>;

/** The text of the innermost element of a role for each dish, by the dish's name; '' for a dish that is not there. */
async function saidIn(role: string): Promise<Said> {
  await screen.findAllByText(declared.nome);
  const parts = screen.getAllByRole(role).map(({ textContent }) => textContent ?? '');
  return Object.fromEntries(
    dishes.map(({ nome }) => [nome, parts.findLast((text) => text.includes(nome)) ?? '']),
  );
}

/** The text for each dish in a place that shows one. */
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

/** The places that the table of fields names. */
const places: Record<Exclude<FieldPlace, 'search'>, () => Promise<Said>> = {
  async card() {
    open(paths.category('pinse'));
    return saidIn('article');
  },
  dialog: () => saidOfEach((each) => openDialog(each)),
  waiter: () =>
    saidOfEach(async (each) => {
      const opened = within(await openDialog(each, ['2']));
      fireEvent.click(opened.getByRole('button', { name: 'Mostra al personale' }));
      return dialog(/\?$/);
    }),
  async paper() {
    open(paths.search);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const said = await saidIn('article');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    return said;
  },
  async register() {
    open(paths.allergenRegister);
    return saidIn('row');
  },
  async row() {
    openStaff(paths.reserved);
    return saidIn('row');
  },
};

/** Texts in the order of their roles: the warning is directly below the name, a note is after the ingredients. */
const inOrder = (['name', 'warning', 'ingredients', 'note'] satisfies TextRole[]).flatMap((role) =>
  textNames.filter((name) => fields[name].role === role),
);

test.each(Object.entries(places))(
  '%s shows the texts that the table of fields gives to it, in the order of their roles',
  async (place, read) => {
    const said = (await read())[declared.nome] ?? '';
    const at = (name: string) => said.indexOf(wordOf(name));
    const shown = inOrder.filter((name) => at(name) >= 0).sort((a, b) => at(a) - at(b));
    const placesOf = (name: (typeof textNames)[number]): readonly string[] => fields[name].places;
    expect(shown).toEqual(inOrder.filter((name) => placesOf(name).includes(place)));
  },
);

test('the form has a control for each field, and it holds the text', async () => {
  openStaff(paths.editProduct(declared.id));
  await screen.findByLabelText(fields.nome.label);
  // Those of another category are not shown.
  const shown = fieldNames.filter(
    (name) => 'form' in fields[name] && fields[name].kind !== 'optionalPrice',
  );
  for (const name of shown)
    expect(screen.getAllByText(fields[name].label, { selector: 'label, legend' })).toHaveLength(1);
  for (const name of textNames) {
    const control = screen.getByLabelText<HTMLInputElement>(fields[name].label);
    expect(control.value).toBe(wordOf(name));
  }
});

describe.each(textNames)('the text %s', (name) => {
  test('is searched, and highlighted, by guests and staff as the table says', async () => {
    const searched = (fields[name].places as readonly string[]).includes('search');
    open(`${paths.search}#cerca=${wordOf(name)}`);
    await screen.findByText(searched ? /^Piatti che nominano/ : /^Nessun piatto nomina/, {
      selector: '[data-search-status] *, h2 *',
    });
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(searched ? [wordOf(name)] : []);
    expect(searchProducts([declared], wordOf(name))).toHaveLength(searched ? 1 : 0);
  });

  test('is exported, and its change is in the history', async () => {
    expect(menuToCsv([declared])).toContain(wordOf(name));
    const dopo = product({ ...texts, categoria: 'Pinse' });
    record(1, 'form', [{ ...declared, prima: product({ nome: 'Prima' }), dopo }]);
    openStaff(paths.history());
    const change = await screen.findByText(/ · /, { selector: 'main li bdi' });
    expect(change.textContent?.split(' · ')).toContain(fields[name].label.toLowerCase());
  });
});

/** Where a dish's allergens are. A card says nothing of a dish without any, unless the guest avoids some. */
const allergenPlaces: Record<string, () => Promise<Said>> = {
  async 'a filtered category with its hidden dishes'() {
    open(paths.category('pinse'), ['2']);
    fireEvent.click(await screen.findByRole('button', { name: 'Mostra' }));
    return saidIn('article');
  },
  async 'the search'() {
    open(`${paths.search}#cerca=pinse`);
    return saidIn('article');
  },
  'the page of a dish': () =>
    saidOfEach(async ({ id }) => {
      open(paths.dish(id));
      return screen.findByRole('article', { hidden: true });
    }),
  'the dialog': places.dialog,
  'the printed menu': places.paper,
  'the register': places.register,
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

test.each(Object.entries(allergenPlaces))('%s tells the four answers apart', async (_, read) => {
  const said = await read();
  expect(said[declared.nome]).toMatch(/Latte e derivati|●/);
  expect(said[declared.nome]).not.toMatch(RegExp(`${NONE}|${UNDECLARED}|da verificare`, 'i'));
  expect(said[unread.nome]).toMatch(TO_VERIFY);
  expect(said[none.nome]).toContain(NONE);
  expect(said[none.nome]).not.toContain(UNDECLARED);
  expect(said[silent.nome]).toContain(UNDECLARED);
  expect(said[silent.nome]).not.toContain(NONE);
});

/** Puts each dish on the list, and opens it. */
async function openList(choice?: string[]) {
  open(paths.category('pinse'), choice);
  changeList(() => ({
    entries: dishes.map(({ id, nome: name }) => ({
      ...{ id, name, size: 'normale', base: null, count: 1, note: '', cents: null },
    })),
  }));
  fireEvent.click(await screen.findByRole('button', { name: /^La mia lista/ }));
  return within(await dialog('La mia lista'));
}

/** Where allergens do not stand, but a dish of which nobody knows them must not pass for one without. */
const quietPlaces: Record<string, () => Promise<Said>> = {
  "the guest's list": () => openList().then(() => saidIn('listitem')),
  "the guest's list with a filter": () => openList(['2']).then(() => saidIn('listitem')),
  async 'the list held up'() {
    fireEvent.click((await openList(['2'])).getByRole('button', { name: 'Mostra al cameriere' }));
    await dialog(/ordinare/);
    return saidIn('listitem');
  },
  "the waiter's screen": places.waiter,
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
  for (const criterion of criteria) {
    const marked = { ...silent, etichette: markIds };
    expect(isHidden(marked, choiceOf([criterion.id]))).toBe(true);
  }
  open(paths.category('pinse'), ['2']);
  expect(await saidIn('article')).toMatchObject({
    [none.nome]: expect.stringContaining(none.nome),
    [silent.nome]: '',
  });
});

test("the staff's list marks the dish that nobody has answered, and no other", async () => {
  const said = await places.row();
  const marked = dishes.filter(({ nome }) => said[nome]?.includes('Allergeni da indicare'));
  expect(marked).toEqual([silent]);
});
