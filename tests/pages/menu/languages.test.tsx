import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { translations } from '../../../src/domain/words/language';
import { textRows } from '../../../src/domain/words/texts';
import { readChosenLanguage, takeLanguage } from '../../../src/menu/chosen-language';
import { chooseLanguage, languageState } from '../../../src/menu/language-store';
import { paths } from '../../../src/paths';
import { dish } from '../../product';
import { network, openMenu, startVisits, visitWith } from './visit';

const menu = [
  dish({
    nome: 'Patatine fritte',
    descrizione: 'Patate fritte, sale dei nani',
    avvertenza: 'Può contenere tracce di glutine',
    allergeni: [7],
    categoria: 'Antipasti',
  }),
  dish({ nome: 'Capricciosa', descrizione: 'Pomodoro, prosciutto cotto' }),
];

startVisits();
beforeEach(() => {
  network.mockReturnValue(new Promise(() => {}));
  visitWith(menu);
});
afterEach(() => {
  chooseLanguage('it');
  localStorage.clear();
  for (const name of ['lingua', 'offer']) delete document.documentElement.dataset[name];
  vi.restoreAllMocks();
});

/** Waits until the menu is in a language. */
const shown = (language: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(language));

test('a guest chooses a language in the drawer: texts, title and dishes follow at once, names stay', async () => {
  openMenu('/menu/antipasti');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Lingua' }));
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await shown('de');
  expect(document.title).toMatch(/^Vorspeisen · /);
  expect(localStorage.getItem('lingua')).toBe('de');
  const card = screen.getByRole('article', { hidden: true });
  expect(card.textContent).toContain('Patatine frittePommes frites');
  expect(card.textContent).toContain('AllergeneMilch');
  expect(within(card).getByText('sale dei nani').lang).toBe('it');
  expect(within(card).getByText(/^Pommes frites,$/).lang).toBe('');
  const warning = within(card).getByText('Può contenere tracce di glutine').closest('[lang]');
  expect(warning?.textContent).toContain('Wichtiger Hinweis auf Italienisch');
});

test('a choice is kept for the next visit, and other pages than the menu stay Italian', async () => {
  localStorage.setItem('lingua', 'fr');
  const router = openMenu('/menu/pizze-classiche');
  await shown('fr');
  screen.getByText('Tomate, jambon blanc');
  await act(() => router.navigate('/menu/cerca'));
  await screen.findByRole('heading', { name: 'Tout le menu' });
  expect(document.documentElement.lang).toBe('fr');
});

test('the filter, the open dish and the place stay when the language changes', async () => {
  openMenu('/menu/antipasti?piatto=patatine-fritte#senza=1');
  const opened = await screen.findByRole('dialog', { name: 'Patatine fritte' });
  act(() => chooseLanguage('es'));
  await shown('es');
  expect(opened.isConnected).toBe(true);
  within(opened).getByRole('heading', { name: 'Ingredientes' });
  screen.getByRole('button', { name: /Evito el gluten/, hidden: true });
  expect(window.location.hash).toMatch(/^#senza=1/);
});

test('the search finds by the words of the language shown, and by those that it finds in Italian', async () => {
  localStorage.setItem('lingua', 'en');
  openMenu('/menu/cerca');
  await shown('en');
  for (const words of ['cooked ham', 'prosciutto', 'tomato']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
    await screen.findByText(`Dishes that name ‘${words}’`);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  }
});

test("the waiter's screen repeats the question in the language shown, not in the phone's", async () => {
  localStorage.setItem('lingua', 'de');
  openMenu('/menu/antipasti#senza=1');
  await shown('de');
  fireEvent.click(screen.getAllByRole('button', { name: 'Dem Personal zeigen' })[0] as HTMLElement);
  const opened = await screen.findByRole('dialog', { name: 'Che cosa posso mangiare?' });
  within(opened).getByRole('heading', { name: 'Was kann ich essen?' });
  expect(within(opened).getByRole('button', { name: 'Chiudi' }).closest('[lang]')).toHaveProperty(
    'lang',
    'it',
  );
});

describe('the first script', () => {
  const phone = (...languages: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

  test.each([
    [['de-AT', 'en'], 'de'],
    [['pl', 'es-MX'], 'es'],
    [['it-IT', 'en'], undefined],
    [['pl'], undefined],
  ])('of a phone in %j offers %j', (languages, offer) => {
    phone(...languages);
    expect(takeLanguage()).toBe('it');
    expect(document.documentElement.dataset.offer).toBe(offer);
  });

  test('offers nothing once a language is chosen, Italian among them', () => {
    phone('en');
    localStorage.setItem('lingua', 'it');
    expect(takeLanguage()).toBe('it');
    expect(document.documentElement.dataset.offer).toBeUndefined();
  });

  test('takes the language of the address, and leaves the rest of it', () => {
    window.history.replaceState(null, '', '/menu/dolci?lingua=en&piatto=x#senza=7');
    expect(takeLanguage()).toBe('en');
    expect(readChosenLanguage()).toBe('en');
    expect(window.location.href).toMatch(/\/menu\/dolci\?piatto=x#senza=7$/);
  });

  test('passes over a language that the menu has not', () => {
    window.history.replaceState(null, '', '/menu?lingua=xx');
    expect(takeLanguage()).toBe('it');
    expect(window.location.search).toBe('');
    expect(readChosenLanguage()).toBeNull();
  });
});

test('a language that is late keeps the page waiting for three seconds, then says so in its own words', async () => {
  vi.useFakeTimers();
  languageState.set({ wanted: 'en', isPending: true, isFailed: false });
  openMenu('/menu/antipasti');
  act(() => languageState.set({ wanted: 'en', isPending: false, isFailed: true }));
  screen.getByText('English is not available now');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

/** The texts that a person reads, or hears, outside what is marked as Italian or a name. */
function readTexts(): string[] {
  const found: string[] = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const element = nodes.currentNode.parentElement;
    if (element?.closest('[lang=it], [translate=no], script, noscript, .offer')) continue;
    found.push(nodes.currentNode.textContent?.trim() ?? '');
  }
  const labelled = document.querySelectorAll('[aria-label]');
  return [...found, ...[...labelled].map(({ ariaLabel }) => ariaLabel ?? '')];
}

const LEFT_OPEN = '/menu/antipasti?piatto=patatine-fritte#senza=7';

test.each(
  translations.flatMap((language) =>
    [LEFT_OPEN, paths.menu, paths.search, paths.allergenRegister].map((path) => ({
      language,
      path,
    })),
  ),
)('no text of ours stays Italian in $language at $path', async ({ language, path }) => {
  localStorage.setItem('lingua', language);
  openMenu(path);
  await shown(language);
  await screen.findByRole('heading', { level: 1, hidden: true });
  const row = (text: string) => textRows.find(([italian]) => italian === text);
  const texts = readTexts();
  expect(texts.filter((text) => text !== '').length).toBeGreaterThan(10);
  const left = texts.filter((text) => {
    const found = row(text);
    return found && !found.slice(1).includes(text);
  });
  expect(left).toEqual([]);
});
