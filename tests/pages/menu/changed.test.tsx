import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dishCategories } from '../../../src/domain/product/categories';
import { CategoryPage } from '../../../src/menu/category/CategoryPage';
import { setChoice } from '../../../src/menu/choice-store';
import { RegisterPage } from '../../../src/menu/paper/RegisterPage';
import { SearchPage } from '../../../src/menu/search/SearchPage';
import { loadSearch } from '../../../src/menu/search/useSearchCode';
import { dish } from '../../product';
import { LATER, openPage, serve, startVisits, visitWith } from './visit';

const [antipasti] = dishCategories;
const crostino = dish({
  nome: 'Crostino',
  descrizione: 'Pane, olio',
  allergeni: [1],
  prezzo: 4,
  categoria: antipasti.name,
});
/** Since the phone stored its list, staff have added an allergen that the guest avoids. */
const later = [{ ...crostino, allergeni: [1, 7] }];
const CHANGED = /Il menu è cambiato: chiedici prezzi e allergeni/;

const pages = {
  category: <CategoryPage category={antipasti} />,
  search: <SearchPage />,
  'allergen register': <RegisterPage />,
};

const open = (page: keyof typeof pages, address = '/#cerca=crostino') =>
  openPage(pages[page], address);

const dishes = () => screen.queryAllByText('Crostino');
const freshness = () => document.documentElement.dataset.menu;
const schema = () => document.querySelector('script[type="application/ld+json"]');

startVisits();
// The search finds nothing before its code is there, and other tests have loaded it or not.
beforeAll(loadSearch);
beforeEach(() => visitWith([crostino]));

describe.each(['category', 'search'] as const)(
  'the %s with a cached list that staff have changed since',
  (page) => {
    test('offers no dish with a filter on if the new list cannot be read', async () => {
      serve(LATER, later, 'refused');
      setChoice(['7']);
      open(page);
      expect(dishes()).toHaveLength(1);
      await waitFor(() => expect(freshness()).toBe('changed'));
      expect(dishes()).toHaveLength(0);
      expect(await screen.findByRole('heading', { name: CHANGED })).toBeTruthy();
    });

    test('shows a notice instead of prices and allergens if the new list cannot be read', async () => {
      serve(LATER, later, 'refused');
      open(page);
      await waitFor(() => expect(freshness()).toBe('changed'));
      expect(dishes()).toHaveLength(1);
      // The notice is rendered together with the deferred cards, after the root element has the freshness.
      expect(await screen.findByText(CHANGED)).toBeTruthy();
      expect(schema()).toBeNull();

      fireEvent.click(screen.getByRole('link', { name: 'Crostino' }));
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toMatch(CHANGED);
      expect(dialog.textContent).not.toMatch(/€|Glutine|Pane/);
      fireEvent.click(screen.getByRole('button', { name: 'Chiudi' }));

      serve(LATER, later);
      fireEvent.click(screen.getByRole('button', { name: 'Riprova', hidden: true }));
      await waitFor(() => expect(freshness()).toBe('current'));
      expect(screen.getByRole('article', { hidden: true }).textContent).toContain('Latte');
      await waitFor(() => expect(screen.queryByText(CHANGED)).toBeNull());
    });
  },
);

test('the search for an allergen offers no dish of a list that staff have changed', async () => {
  serve(LATER, later, 'refused');
  open('search', '/#cerca=glutine');
  expect(dishes()).toHaveLength(1);
  expect(await screen.findByRole('heading', { name: CHANGED })).toBeTruthy();
  expect(dishes()).toHaveLength(0);
});

describe('the allergen register', () => {
  test('has no dishes and says why if the menu has changed and cannot be read', async () => {
    serve(LATER, later, 'refused');
    open('allergen register', '/');
    expect(await screen.findByRole('heading', { name: CHANGED })).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Stampa' }).disabled).toBe(true);

    serve(LATER, later);
    const alert = within(screen.getByRole('alert'));
    fireEvent.click(alert.getByRole('button', { name: 'Riprova' }));
    expect((await screen.findByRole('article')).textContent).toContain('Crostino');
  });
});
