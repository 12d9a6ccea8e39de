import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LIST_KEY } from '../../../src/data/browser-keys';
import { NEWEST_KEY } from '../../../src/data/menu/menu-store';
import { expectToday } from '../../../src/data/menu/today';
import type { MyList } from '../../../src/domain/list/my-list';
import type { Product } from '../../../src/domain/product/product';
import { setChoice } from '../../../src/menu/choice-store';
import { changeList } from '../../../src/menu/list/stored-list';
import { dish } from '../../product';
import { LATER, network, openMenu, STORED, serve, startVisits, visitWith } from './visit';

const OPEN = Date.parse('2026-01-10T20:00:00Z');
const CLOSED = Date.parse('2026-01-10T10:00:00Z');

const margherita = dish({ prezzo: 7.5, prezzo_familiare: 15, prezzo_al_metro: 26 });
const caprese = dish({ nome: 'Caprese', allergeni: [7], prezzo: 6, categoria: 'Antipasti' });
const bruschetta = dish({ nome: 'Bruschetta', allergeni: [], prezzo: 4, categoria: 'Antipasti' });

type Kept = { id: string; count?: number; size?: string; note?: string; cents?: number | null };

/** The phone's list, as an earlier visit or another tab has stored it. */
function keep(kept: readonly Kept[], list: Partial<MyList> = {}) {
  const entries = kept.map((each) => ({
    size: 'normale',
    count: 1,
    note: '',
    name: each.id,
    cents: null,
    ...each,
  }));
  localStorage.setItem(
    LIST_KEY,
    JSON.stringify({ entries, place: 'takeaway', people: 1, end: Date.now() + 3_600_000, ...list }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: LIST_KEY }));
}

const addButton = (name: RegExp) => screen.findByRole('button', { name });
const plus = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.findByRole('button', { name: /^La mia lista/ });
const barText = async () => (await bar()).textContent;

async function openDish(name: string) {
  fireEvent.click(screen.getByRole('link', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

async function openList() {
  fireEvent.click(await bar());
  return screen.findByRole('dialog', { name: 'La mia lista' });
}

/** The text of each line of the list, and the number of its dish. */
const linesOf = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The menu of this phone, and of Firestore. */
function cook(products: Product[]): void {
  visitWith(products, OPEN);
  serve(STORED, products);
}

startVisits();
beforeEach(() => {
  vi.useFakeTimers({ now: OPEN, toFake: ['Date'] });
  changeList(() => ({ entries: [] }));
  cook([margherita, caprese, bruschetta]);
  return () => act(() => expectToday()({ today: {}, readAt: vi.getRealSystemTime() }));
});

test('once there is a list, one tap adds a portion in the first size on the ordinary dough', async () => {
  const cola = dish({ nome: 'Cola', allergeni: [], prezzo: 3, categoria: 'Bibite' });
  cook([margherita, dish({ nome: 'Farro', prezzo: 1.5, categoria: 'I nostri impasti' }), cola]);
  openMenu('/menu/cerca');
  expect(screen.queryByRole('button', { name: /^Aggiungi alla lista: / })).toBeNull();
  act(() => keep([{ id: 'margherita', cents: 750 }], { place: 'table' }));
  fireEvent.click(await addButton(/^Aggiungi alla lista: Margherita, già 1$/));
  // A base alone is not put on the list.
  expect(screen.queryByRole('button', { name: 'Aggiungi alla lista: Farro' })).toBeNull();
  await addButton(/^Aggiungi alla lista: Margherita, già 2$/);
  expect(await barText()).toBe('La mia lista: 2 piatti · € 18,50 con 1 coperto');
  expect(screen.queryByRole('dialog')).toBeNull();
  plus('Aggiungi alla lista: Cola');
  const said = 'Cola: nella tua lista. 3 cose · € 21,80 con 1 coperto';
  await screen.findByText(said);
  // It is told once: a filter that makes a dish doubtful changes the bar alone, and a dish that closes tells nothing.
  act(() => setChoice(['1']));
  await waitFor(async () => expect(await barText()).toContain('da controllare'));
  screen.getByText(said);
  act(() => setChoice([]));
  fireEvent.click((await openDish('Cola')).getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(said)).toBeNull();
  expect(linesOf(await openList())).toEqual(['Margherita2€ 15,00', 'Cola1€ 3,00']);
});

test('a pizza is put on the list on a base, with the price and the allergens of both', async () => {
  const onMenu = (nome: string, fields: Partial<Product>) =>
    dish({ nome, categoria: 'I nostri impasti', ...fields });
  cook([
    { ...margherita, prezzo_familiare: null, prezzo_al_metro: null, allergeni: [1] },
    onMenu('Farro', { prezzo: 1.5, allergeni: [1] }),
    onMenu('Soia', { prezzo: 0, allergeni: [1, 6], avvertenza: 'Stesso forno' }),
    onMenu('Latte', { prezzo: 2, allergeni: [7] }),
    onMenu('Ignoto', { prezzo: 2, allergeni: [], nessunAllergene: false }),
  ]);
  setChoice(['7']);
  openMenu('/menu/pizze-classiche');
  const sheet = await openDish('Margherita');
  // What the filter hides is not offered; a warning is read once its vocabulary is there.
  await sheet.findByRole('radio', { name: /^Soia/ });
  const bases = within(await sheet.findByRole('group', { name: 'Impasto' })).getAllByRole('radio');
  expect(bases.map((each) => each.closest('label')?.textContent)).toEqual([
    'Quello di sempre',
    'Soiacompreso',
    'Farro+ € 1,50',
  ]);
  const allergens = () => sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(allergens()).toEqual(['Glutine']);
  fireEvent.click(sheet.getByRole('radio', { name: /^Soia/ }));
  expect(allergens()).toEqual(['Glutine', 'Soia']);
  sheet.getByText('Stesso forno');
  fireEvent.click(sheet.getByRole('radio', { name: /^Farro/ }));
  expect(sheet.queryByText('Stesso forno')).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Aggiungi alla lista€ 9,00' }));
  expect(linesOf(await openList())).toEqual(['Margherita · impasto Farro1€ 9,00']);
});

test('a base that sells out while the sheet is open is not put on the list', async () => {
  cook([margherita, dish({ nome: 'Farro', prezzo: 1.5, categoria: 'I nostri impasti' })]);
  openMenu('/menu/pizze-classiche');
  const sheet = await openDish('Margherita');
  fireEvent.click(await sheet.findByRole('radio', { name: /^Farro/ }));
  act(() => expectToday()({ today: { esauriti: ['farro'] }, readAt: vi.getRealSystemTime() }));
  expect(sheet.queryByRole('radio', { name: /^Farro/ })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Aggiungi alla lista' }));
  expect(linesOf(await openList())).toEqual(['Margherita1€ 7,50']);
});

test('a line on a base is judged by both, and says what became of the base', async () => {
  const soy = dish({ nome: 'Soia', prezzo: 1, allergeni: [6], categoria: 'I nostri impasti' });
  const unknown = dish({
    nome: 'Ignoto',
    prezzo: 1,
    allergeni: [],
    nessunAllergene: false,
    categoria: 'I nostri impasti',
  });
  cook([margherita, soy, unknown]);
  setChoice(['6']);
  const on = (id: string, name: string) => ({ id: 'margherita', base: { id, name } });
  keep([on('soia', 'Soia'), on('ignoto', 'Ignoto'), on('kamut', 'Kamut')]);
  openMenu();
  const sheet = await openList();
  await within(sheet).findByText('impasto Kamut: Oggi non è nel menu: non è nel totale.');
  expect(linesOf(sheet)).toEqual([
    'Margherita · impasto Soia1€ 8,50Il tuo filtro: dichiara soia.',
    expect.stringMatching(
      /^Margherita · impasto Ignoto1€ 8,50Il tuo filtro: Allergeni da verificare/,
    ),
    expect.stringMatching(/Kamut.*Il tuo filtro: allergeni da confermare/),
  ]);
});

test('a dish is put on the list from its sheet, with size, number and note; the bar adds up', async () => {
  const router = openMenu('/menu/pizze-classiche');
  expect(screen.queryByRole('button', { name: /^La mia lista/ })).toBeNull();
  const opened = await openDish('Margherita');
  fireEvent.click(opened.getByRole('radio', { name: 'Maxi € 15,00' }));
  // Back closes the sheet, and nothing is added.
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem(LIST_KEY)).toBeNull();
  const sheet = await openDish('Margherita');
  fireEvent.click(sheet.getByRole('radio', { name: 'Maxi € 15,00' }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Uno in meno' }));
  expect(within(sheet.getByRole('group', { name: 'Quanti' })).getByRole('status').textContent).toBe(
    '1',
  );
  fireEvent.click(sheet.getByRole('button', { name: 'Uno in più' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Aggiungi una nota' }));
  const note = sheet.getByLabelText('Una nota tua');
  fireEvent.change(note, { target: { value: ' senza  cipolla ' } });
  sheet.getByRole('button', { name: 'Aggiungi alla lista€ 30,00' });
  fireEvent.submit(note);

  // The sheet makes way for the menu.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await barText()).toBe('La mia lista: 2 piatti · € 35,00 con 1 coperto');
  await screen.findByText('Margherita: nella tua lista. 2 piatti · € 35,00 con 1 coperto');
  await addButton(/^Aggiungi alla lista: Margherita, già 2$/);
  expect(linesOf(await openList())).toEqual(['Margherita · Maxi · senza cipolla2€ 30,00']);
});

describe('the list of an earlier visit', () => {
  test('is grouped by category, adds cover and service, changes, and is emptied and put back', async () => {
    keep([{ id: 'margherita', count: 2, note: 'poco sale' }, { id: 'bruschetta' }]);
    openMenu();
    const sheet = await openList();
    const headings = within(sheet).getAllByRole('heading', { level: 3 });
    const names = headings.map(({ textContent }) => textContent);
    expect(names).toEqual(['Antipasti', 'Pizze classiche']);
    const amounts = () =>
      within(sheet)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    const isOn = (name: string) =>
      within(sheet).getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
    const tap = (name: string) => fireEvent.click(within(sheet).getByRole('button', { name }));
    expect([isOn('Asporto'), isOn('Al tavolo')]).toEqual([true, false]);
    expect(within(sheet).queryByRole('group', { name: 'Siamo in' })).toBeNull();
    expect(amounts()).toEqual(['€ 1,90', '€ 20,90']);
    tap('Al tavolo');
    expect(isOn('1')).toBe(true);
    expect(amounts()).toEqual(['€ 2,00', '€ 1,90', '€ 22,90']);
    tap('5');
    const people = within(sheet).getByRole('group', { name: 'Siamo in' });
    fireEvent.click(within(people).getByRole('button', { name: 'Uno in più' }));
    expect(isOn('6')).toBe(true);
    expect(amounts()[0]).toBe('€ 12,00');
    tap('4');
    within(sheet).getByText('Totale senza aggiunte');
    expect(await barText()).toBe('La mia lista: 3 piatti · € 28,90 con 4 coperti');
    expect(sheet.textContent).toContain('Non è un ordine: lo dici tu al cameriere o al telefono.');

    const line = within(sheet).getByRole('group', { name: 'Bruschetta' });
    fireEvent.click(within(line).getByRole('button', { name: 'Uno in meno' }));
    expect(linesOf(sheet)).toEqual(['Margherita · poco sale2€ 15,00']);
    const emptying = within(sheet).getByRole('button', { name: 'Svuota la lista' });
    emptying.focus();
    fireEvent.click(emptying);
    expect(document.activeElement?.textContent).toBe('Rimetti tutto');
    expect(localStorage.getItem(LIST_KEY)).toBeNull();
    expect(within(sheet).getByText('La lista è vuota.')).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Rimetti tutto' }));
    expect(linesOf(sheet)).toEqual(['Margherita · poco sale2€ 15,00']);
    expect(JSON.parse(localStorage.getItem(LIST_KEY) ?? '')).toMatchObject({
      place: 'table',
      people: 4,
    });
    // The bar that has opened the list is gone with its dishes.
    tap('Svuota la lista');
    tap('Chiudi');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  test('follows another tab, and is gone after its end or if its contents are odd', async () => {
    keep([{ id: 'caprese' }], { end: Date.now() });
    openMenu();
    await waitFor(() => expect(localStorage.getItem(LIST_KEY)).toBeNull());
    act(() => keep([{ id: 'caprese', count: 3 }]));
    expect(await barText()).toContain('3 piatti · € 19,80');
    localStorage.setItem(LIST_KEY, '{"entries":[{"id":3}]}');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: LIST_KEY })));
    await waitFor(() => expect(localStorage.getItem(LIST_KEY)).toBeNull());
    expect(screen.queryByRole('button', { name: /^La mia lista/ })).toBeNull();
  });
});

describe('what is not as it was is said at its line', () => {
  test('sold out, gone, without a price, another price: none is in the total unsaid', async () => {
    const today = { esauriti: ['bruschetta'] };
    act(() => expectToday()({ today, readAt: vi.getRealSystemTime() }));
    keep([
      { id: 'bruschetta', cents: 400 },
      { id: 'margherita', cents: 750 },
      { id: 'margherita', size: 'maxi', cents: 1500 },
      { id: 'caprese', name: 'Caprese' } as Kept,
    ]);
    cook([{ ...margherita, prezzo: 8, prezzo_familiare: null }, bruschetta]);
    openMenu();
    const sheet = await openList();
    await within(sheet).findByText('Oggi non è nel menu: non è nel totale.');
    expect(linesOf(sheet)).toEqual([
      'Bruschetta1Non disponibile: non è nel totale.',
      'Margherita1€ 8,00Il prezzo è cambiato: era € 7,50, ora è € 8,00.',
      'Margherita · Maxi1Oggi non ha un prezzo: non è nel totale.',
      'Caprese1Oggi non è nel menu: non è nel totale.',
    ]);
    expect(within(sheet).getByText('Totale senza 3 da chiedere')).toBeTruthy();
    expect(await barText()).toBe('La mia lista: 4 piatti · € 8,80 · 4 da controllare');
  });

  test('a menu known to have changed has no prices and no total until the new one is there', async () => {
    network.mockReturnValue(new Promise(() => {}));
    localStorage.setItem(NEWEST_KEY, LATER.toISOString());
    setChoice(['1']);
    keep([{ id: 'caprese', count: 2, cents: 600, name: 'Caprese' } as Kept]);
    openMenu();
    const sheet = await openList();
    await within(sheet).findByText('Prezzo da confermare: non è nel totale.');
    expect(sheet.textContent).not.toContain('€ 12');
    expect(sheet.textContent).toContain('Il tuo filtro: allergeni da confermare');
    expect(within(sheet).queryByRole('definition')).toBeNull();
    expect(await barText()).toBe('La mia lista: 2 piatti · 2 da controllare');
  });

  test('a dish that the filter hides is marked, with the reason', async () => {
    const unread = { ...caprese, allergeniDaVerificare: true as const };
    cook([margherita, unread, bruschetta]);
    setChoice(['1']);
    keep([{ id: 'margherita' }, { id: 'caprese' }, { id: 'bruschetta' }]);
    openMenu();
    const lines = linesOf(await openList());
    expect(lines.filter((text) => text?.includes('Il tuo filtro'))).toEqual([
      expect.stringMatching(/: Allergeni da verificare: chiedi al personale\.$/),
      'Margherita1€ 7,50Il tuo filtro: dichiara glutine.',
    ]);
  });
});

describe('to say it', () => {
  test('the waiter reads what the guest must not eat, then numbers and names; not the prices', async () => {
    setChoice(['7', 'vegetariani']);
    keep([{ id: 'bruschetta', count: 2, note: 'senza aglio' }, { id: 'caprese' }], {
      place: 'table',
      people: 3,
    });
    openMenu();
    fireEvent.click(within(await openList()).getByRole('button', { name: 'Mostra al cameriere' }));
    const shown = await screen.findByRole('dialog', { name: 'Vorremmo ordinare, siamo in 3:' });
    expect(shown.getAttribute('translate')).toBe('no');
    within(shown).getByText('Non posso mangiare: Latte. Mangio solo piatti vegetariani.');
    expect(linesOf(shown)).toEqual(['2Bruschettasenza aglio', '1Caprese']);
    expect(shown.textContent).not.toMatch(/€|Va bene per me/);
    fireEvent.click(within(shown).getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByText('Bruschetta · senza aglio')).toBeTruthy());
  });

  test('the house is called from the screen with the list, unless it is closed', async () => {
    async function show() {
      keep([{ id: 'caprese' }]);
      openMenu();
      const list = within(await openList());
      fireEvent.click(list.getByRole('button', { name: 'Mostra al cameriere' }));
      return within(await screen.findByRole('dialog', { name: 'Vorrei ordinare da asporto:' }));
    }
    const call = await (await show()).findByRole('link', { name: 'Chiama e leggi' });
    expect(call.getAttribute('href')).toMatch(/^tel:/);
    cleanup();
    vi.setSystemTime(CLOSED);
    visitWith([caprese], CLOSED);
    const shown = await show();
    await shown.findByText('Chiuso · apre alle 17:00');
    expect(shown.queryByRole('link', { name: 'Chiama e leggi' })).toBeNull();
  });
});
