import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { menuToCsv } from '../../src/domain/exchange/menu-file';
import {
  fieldNames,
  fields,
  type Place,
  type TextRole,
  textNames,
} from '../../src/domain/product/fields';
import { searchProducts } from '../../src/domain/staff/product-list';
import { setChoice } from '../../src/menu/filter/choice-store';
import { paths } from '../../src/paths';
import { EditItemPage } from '../../src/reserved/form/ItemPages';
import { HistoryPage } from '../../src/reserved/history/HistoryPage';
import { ProductListPage } from '../../src/reserved/list/ProductListPage';
import { routes } from '../../src/routes';
import { product } from '../product';
import { STORED, visitWith } from './menu/visit';
import { openReserved, record, startServer, uid } from './reserved/reserved';

/** A word for each text that no other has, and that nothing else on a page has. */
const wordOf = (name: string) => `quz${name}`;
const texts = Object.fromEntries(textNames.map((name) => [name, wordOf(name)]));
const stored = product({ ...texts, categoria: 'Pinse' });
const dish = { id: 'piatto', ...stored };

startServer(() => ({
  [`staff/${uid}`]: {},
  'meta/menu': { version: STORED },
  'prodotti/piatto': { ...stored },
}));

/** Opens a page of the site on a phone that has the menu, for a guest who avoids crustaceans. */
function open(address: string): void {
  setChoice(['2']);
  visitWith([dish]);
  window.history.replaceState(null, '', address);
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

const reservedPages = [
  { path: paths.reserved, Component: ProductListPage },
  { path: paths.editItem, Component: EditItemPage },
  { path: paths.history(), Component: HistoryPage },
];

/** Opens each place, and returns its part of the page. */
const parts: Record<Exclude<Place, 'search'>, () => Promise<HTMLElement>> = {
  card() {
    open(paths.category('pinse'));
    return screen.findByRole('article');
  },
  dialog() {
    open(paths.dish(dish.id));
    return screen.findByRole('dialog');
  },
  async waiter() {
    const dialog = within(await parts.dialog());
    fireEvent.click(dialog.getByRole('button', { name: 'Mostra al personale' }));
    return screen.findByRole('dialog', { name: /\?$/ });
  },
  paper() {
    open(paths.printedMenu);
    return screen.findByRole('article');
  },
  register() {
    open(paths.allergenRegister);
    return screen.findByRole('article');
  },
  row() {
    openReserved(reservedPages, paths.reserved);
    return screen.findByRole('row', { name: RegExp(dish.nome) });
  },
};

/** Texts in the order of their roles: the warning is directly below the name, a note is after the ingredients. */
const inOrder = (['name', 'warning', 'ingredients', 'note'] satisfies TextRole[]).flatMap((role) =>
  textNames.filter((name) => fields[name].role === role),
);

test.each(Object.entries(parts))(
  '%s shows the texts that the table of fields gives to it, in the order of their roles',
  async (place, find) => {
    const { textContent } = await find();
    const at = (name: string) => textContent?.indexOf(wordOf(name)) ?? -1;
    const shown = inOrder.filter((name) => at(name) >= 0).sort((a, b) => at(a) - at(b));
    const places = (name: (typeof textNames)[number]): readonly string[] => fields[name].places;
    expect(shown).toEqual(inOrder.filter((name) => places(name).includes(place)));
  },
);

test('the form has a control for each field, and it holds the text', async () => {
  openReserved(reservedPages, paths.editProduct(dish.id));
  await screen.findByLabelText(fields.nome.label);
  for (const name of fieldNames.filter((name) => 'form' in fields[name]))
    expect(screen.getAllByText(fields[name].label, { selector: 'label, legend' })).toHaveLength(1);
  for (const name of textNames) {
    const control = screen.getByLabelText<HTMLInputElement>(fields[name].label);
    expect(control.value).toBe(wordOf(name));
  }
});

describe.each(textNames)('the text %s', (name) => {
  test('is searched, and highlighted, by guests and staff as the table says', async () => {
    const places: readonly string[] = fields[name].places;
    const searched = places.includes('search');
    open(`${paths.search}#cerca=${wordOf(name)}`);
    await screen.findByText(searched ? '1 piatto trovato' : /^Nessun piatto nomina/, {
      selector: '[data-search-status] *, h2 *',
    });
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(searched ? [wordOf(name)] : []);
    expect(searchProducts([dish], wordOf(name))).toHaveLength(searched ? 1 : 0);
  });

  test('is exported, and its change is in the history', async () => {
    expect(menuToCsv([dish])).toContain(wordOf(name));
    record(1, 'form', [{ ...dish, prima: product({ nome: 'Prima' }), dopo: stored }]);
    openReserved(reservedPages, paths.history());
    const change = await screen.findByText(/ · /, { selector: 'main li bdi' });
    expect(change.textContent?.split(' · ')).toContain(fields[name].label.toLowerCase());
  });
});
