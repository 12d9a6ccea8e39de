import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectTonight, TONIGHT_KEY, updateTonight } from '../../src/data/menu/tonight';
import { tonightNow } from '../../src/data/menu/tonight-now';
import { dishCategories } from '../../src/domain/product/categories';
import { MenuSchema } from '../../src/menu/category/CategoryPage';
import { DishGrid } from '../../src/menu/dish/DishGrid';
import { MenuNotice } from '../../src/menu/MenuNotice';
import { dish } from '../product';

const [antipasti] = dishCategories;

const suppli = dish({ nome: 'Supplì', prezzo: 2.5, categoria: antipasti.name });
const products = [suppli, { ...suppli, id: 'olive', nome: 'Olive ascolane', prezzo: 6 }];

const START = Date.parse('2024-01-10T20:00:00Z');
const HOUR_MS = 3_600_000;

/** The fields of meta/oggi, as Firestore's REST interface has them decoded. */
const oggi = (changes: object = {}) => ({
  esauritiStasera: { fino: new Date(START + HOUR_MS).toISOString(), prodotti: ['suppli'] },
  esauriti: ['olive'],
  avvisi: [],
  chiusure: [],
  aperture: [],
  ...changes,
});

/** What Firestore has just answered with. */
const adopt = (tonight: object) => expectTonight()({ tonight, readAt: '' });

const NO_AVOIDED: readonly number[] = [];
const addressOf = (id: string) => `?piatto=${id}`;

function showDishes(mark?: (text: string) => string) {
  render(
    <DishGrid
      products={products}
      avoided={NO_AVOIDED}
      addressOf={addressOf}
      {...(mark ? { mark } : {})}
    />,
    { wrapper: MemoryRouter },
  );
}

const textsOf = () => screen.getAllByRole('article').map((card) => card.textContent ?? '');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  act(() => adopt({}));
  vi.useRealTimers();
  localStorage.clear();
});

describe('a dish that is sold out', () => {
  test('says so in words, where it stands, with its price and its allergens', () => {
    showDishes();
    expect(textsOf().join()).not.toMatch(/Esaurito|Non disponibile/);
    act(() => adopt(oggi()));
    const [first = '', second = ''] = textsOf();
    expect(first).toContain('Esaurito stasera');
    expect(first).toContain('€ 2,50');
    expect(first).toContain('Glutine');
    expect(second).toContain('Non disponibile');
    expect(second).toContain('€ 6,00');
  });

  test('can be had again when the evening ends, on the open page', () => {
    showDishes();
    act(() => adopt(oggi()));
    vi.setSystemTime(START + HOUR_MS - 1);
    act(updateTonight);
    expect(textsOf()[0]).toContain('Esaurito stasera');
    vi.setSystemTime(START + HOUR_MS);
    act(updateTonight);
    expect(textsOf()[0]).not.toContain('Esaurito');
    expect(textsOf()[1]).toContain('Non disponibile');
  });

  test('renders no card again, only what it says', () => {
    const mark = vi.fn((text: string) => text);
    showDishes(mark);
    const rendered = mark.mock.calls.length;
    act(() => adopt(oggi()));
    expect(textsOf()[0]).toContain('Esaurito stasera');
    expect(mark.mock.calls.length).toBe(rendered);
  });

  test('is sold out for search engines too, and the others are not mentioned', () => {
    render(
      <MenuSchema category={antipasti} products={[...products, { ...suppli, id: 'other' }]} />,
    );
    const offers = () => {
      const schema = JSON.parse(document.querySelector('script')?.textContent ?? '');
      const items: { offers: { availability?: string }[] }[] = schema.hasMenuSection[0].hasMenuItem;
      return items.map(({ offers: [offer] }) => offer?.availability);
    };
    expect(offers()).toEqual([undefined, undefined, undefined]);
    act(() => adopt(oggi()));
    expect(offers()).toEqual([
      'https://schema.org/SoldOut',
      'https://schema.org/OutOfStock',
      undefined,
    ]);
  });
});

describe('what was read is kept', () => {
  test('with its end, for a visit without a network', async () => {
    adopt(oggi());
    expect(JSON.parse(localStorage.getItem(TONIGHT_KEY) ?? '')).toEqual({
      esauritiStasera: { fino: START + HOUR_MS, prodotti: ['suppli'] },
      esauriti: ['olive'],
      avvisi: [],
      chiusure: [],
      aperture: [],
    });
    vi.resetModules();
    await import('../../src/data/menu/tonight');
    const later = await import('../../src/data/menu/tonight-now');
    expect([...later.tonightNow.get().soldOut]).toEqual([
      ['suppli', 'tonight'],
      ['olive', 'indefinitely'],
    ]);
    vi.setSystemTime(START + HOUR_MS);
    vi.resetModules();
    await import('../../src/data/menu/tonight');
    const nextDay = await import('../../src/data/menu/tonight-now');
    expect([...nextDay.tonightNow.get().soldOut]).toEqual([['olive', 'indefinitely']]);
  });

  test('is dropped where there is nothing to be said any more, and where it cannot be replaced', () => {
    adopt(oggi());
    adopt({});
    expect(localStorage.getItem(TONIGHT_KEY)).toBeNull();
    adopt(oggi());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    adopt(oggi({ esauriti: [] }));
    expect(localStorage.getItem(TONIGHT_KEY)).toBeNull();
    expect(tonightNow.get().soldOut.has('olive')).toBe(false);
  });

  test.each(['{', '7', '[]', '"x"', '{"esauriti":7}'])(
    'and ignored where it is %s',
    async (kept) => {
      localStorage.setItem(TONIGHT_KEY, kept);
      vi.resetModules();
      await import('../../src/data/menu/tonight');
      const { tonightNow: read } = await import('../../src/data/menu/tonight-now');
      expect(read.get().soldOut.size).toBe(0);
    },
  );
});

test('a notice begins and ends by itself on an open page', () => {
  const span = { dal: START + HOUR_MS, al: START + 2 * HOUR_MS };
  adopt(oggi({ avvisi: [{ testo: 'Musica dal vivo', ...span }] }));
  const said = () => tonightNow.get().notices[0];
  expect(said()).toBeUndefined();
  vi.setSystemTime(span.dal);
  updateTonight();
  expect(said()).toBe('Musica dal vivo');
  vi.setSystemTime(span.al);
  updateTonight();
  expect(said()).toBeUndefined();
});

test('notices and closings come into a live region that stands before them, a line each', async () => {
  vi.useRealTimers();
  const { container } = render(<MenuNotice />, { wrapper: MemoryRouter });
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  const avvisi = [{ testo: 'Musica dal vivo', dal: START, al: null }];
  const closing = { dal: Date.now() - HOUR_MS, al: Date.now() + 100 * HOUR_MS };
  act(() => adopt(oggi({ avvisi, chiusure: [closing] })));
  const said = await screen.findByText(/Musica dal vivo/);
  expect(said.textContent).toMatch(/^Siamo chiusi\. Riapriamo .*\nMusica dal vivo$/);
  expect(region?.contains(said)).toBe(true);
});

/** Renders the notice above a page's title. */
function showNotice(testo: string) {
  vi.useRealTimers();
  adopt(oggi({ avvisi: [{ testo, dal: START, al: null }] }));
  const menu = { Component: () => [<MenuNotice key="notice" />, <h1 key="title">Menu</h1>] };
  const main = {
    path: '/',
    element: (
      <main>
        <Outlet />
      </main>
    ),
    children: [{ index: true, ...menu }],
  };
  render(<RouterProvider router={createMemoryRouter([main])} />);
}

test('a long notice is shown whole by its button, and leaves the focus to the heading when it is closed', async () => {
  const testo = 'Stasera niente bufala. '.repeat(4).trim();
  showNotice(testo);
  const more = await screen.findByRole('button', { name: "Leggi tutto l'avviso" });
  expect(more.ariaExpanded).toBe('false');
  await userEvent.click(more);
  expect(more.ariaExpanded).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: "Chiudi l'avviso" }));
  expect(screen.queryByText(testo)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu' }));
});
