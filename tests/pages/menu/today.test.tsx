import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteServerTime } from '../../../src/data/clock';
import { expectToday, updateToday } from '../../../src/data/menu/today';
import { TODAY_KEY, todayNow } from '../../../src/data/menu/today-now';
import { addDays } from '../../../src/domain/hours/days';
import { calendarDay } from '../../../src/domain/hours/local-time';
import { setChoice } from '../../../src/menu/choice-store';
import { MenuNotice } from '../../../src/menu/frame/MenuNotice';
import { restaurant } from '../../../src/restaurant';
import { dish } from '../../product';
import { closedOn } from '../../weekly-hours';
import { openMenu, startVisits, visitWith } from './visit';

const starter = (nome: string, prezzo: number) => dish({ nome, prezzo, categoria: 'Antipasti' });
const dishes = [starter('Supplì', 2.5), starter('Olive', 6), starter('Alici', 8)];
const [suppli] = dishes.map(({ id }) => id);

const START = Date.parse('2024-01-10T20:00:00Z');
const HOUR_MS = 3_600_000;

/** The fields of meta/oggi, decoded from Firestore's REST response. */
const oggi = (changes: object = {}) => ({
  esauritiStasera: { fino: new Date(START + HOUR_MS).toISOString(), prodotti: [suppli] },
  esauriti: ['olive'],
  avvisi: [],
  giorni: [],
  ...changes,
});

/** Applies an answer that Firestore has just given, later than every answer before it. */
function adopt(today: object): void {
  expectToday()({ today, readAt: vi.getRealSystemTime() });
}

const textsOf = () => screen.getAllByRole('article').map((card) => card.textContent ?? '');

startVisits();
beforeEach(() => {
  vi.useFakeTimers({ now: START });
  noteServerTime({ readAt: START, askedAt: START, receivedAt: START });
  visitWith(dishes);
  return () => act(() => adopt({}));
});

describe('a dish that is sold out', () => {
  test('says so until the evening ends, and keeps its position, price and allergens', () => {
    openMenu();
    expect(textsOf().join()).not.toMatch(/Esaurito|Non disponibile/);
    act(() => adopt(oggi()));
    const [first, second] = textsOf();
    expect(first).toMatch(/Glutine.*€ 2,50.*Esaurito stasera/);
    expect(second).toMatch(/€ 6,00.*Non disponibile/);
    vi.setSystemTime(START + HOUR_MS);
    act(updateToday);
    expect(textsOf()[0]).not.toContain('Esaurito');
    expect(textsOf()[1]).toContain('Non disponibile');
  });

  test('is sold out for search engines too; other dishes have no availability', () => {
    openMenu();
    const availabilities = () => {
      const schema = document.querySelector('script[type="application/ld+json"]')?.textContent;
      const items = JSON.parse(schema ?? '').hasMenuSection[0].hasMenuItem;
      return items.map(
        (item: { offers: { availability?: string }[] }) => item.offers[0]?.availability,
      );
    };
    expect(availabilities()).toEqual([undefined, undefined, undefined]);
    act(() => adopt(oggi()));
    const schema = 'https://schema.org/';
    expect(availabilities()).toEqual([`${schema}SoldOut`, `${schema}OutOfStock`, undefined]);
  });

  test('is marked on paper only if it is sold out until further notice', () => {
    openMenu();
    act(() => adopt(oggi()));
    const printed = (text: string) => !screen.getByText(text).closest('.d-print-none');
    expect(printed('Esaurito stasera')).toBe(false);
    expect(printed('Non disponibile')).toBe(true);
  });

  test('cannot be put on the list', () => {
    openMenu(`/menu/antipasti?piatto=${suppli}`);
    expect(screen.queryByText('Aggiungi alla lista')).not.toBeNull();
    act(() => adopt(oggi()));
    expect(screen.queryByText('Aggiungi alla lista')).toBeNull();
  });
});

test('a recommended dish says so, unless the filter hides it', () => {
  openMenu();
  const { esauritiStasera: consigliati } = oggi();
  act(() => adopt(oggi({ consigliati, esauritiStasera: null })));
  expect(textsOf()[0]).toContain('Consigliato stasera');
  act(() => setChoice(['1']));
  fireEvent.click(screen.getByRole('button', { name: 'Mostra' }));
  expect(textsOf()[0]).toContain('Nascosto dal filtro');
  expect(textsOf()[0]).not.toContain('Consigliato');
});

describe('the stored copy of tonight', () => {
  /** The sold-out dishes that a later visit finds in localStorage. */
  async function soldOutLater() {
    vi.resetModules();
    const { adoptStoredToday } = await import('../../../src/data/menu/today');
    adoptStoredToday();
    const later = await import('../../../src/data/menu/today-now');
    return [...later.todayNow.get().soldOut];
  }

  test('serves a later visit without a network, until the evening ends', async () => {
    adopt(oggi());
    expect((await soldOutLater()).join(' ')).toBe('suppli,tonight olive,indefinitely');
    vi.setSystemTime(START + HOUR_MS);
    expect((await soldOutLater()).join(' ')).toBe('olive,indefinitely');
    // One of another shape says nothing.
    for (const kept of ['{', '7', '[]', '"x"']) {
      localStorage.setItem(TODAY_KEY, kept);
      expect(await soldOutLater()).toEqual([]);
    }
  });

  test('is removed when there is nothing left to say, or when it cannot be overwritten', () => {
    adopt(oggi());
    adopt({});
    expect(localStorage.getItem(TODAY_KEY)).toBeNull();
    adopt(oggi());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    adopt(oggi({ esauriti: [] }));
    expect(localStorage.getItem(TODAY_KEY)).toBeNull();
    expect(todayNow.get().soldOut.has('olive')).toBe(false);
  });
});

test('notices and special days appear in a live region that existed before them, a line each', async () => {
  vi.useRealTimers();
  const { container } = render(<MenuNotice />, { wrapper: MemoryRouter });
  const region = container.querySelector('.d-print-none[aria-live=polite]');
  expect(region?.textContent).toBe('');
  const dal = calendarDay(Date.now() - 2 * 24 * HOUR_MS, restaurant);
  const avvisi = [{ testo: 'Musica dal vivo', dal, al: null }];
  act(() => adopt(oggi({ avvisi, giorni: [closedOn(dal, addDays(dal, 6))] })));
  const said = await screen.findByText(/Musica dal vivo/);
  expect(said.textContent).toMatch(/^Siamo chiusi\. Riapriamo .*\nMusica dal vivo$/);
  expect(region?.contains(said)).toBe(true);
});

test('a button expands a long notice; closing the notice moves the focus to the heading', async () => {
  vi.useRealTimers();
  const testo = 'Stasera niente bufala. '.repeat(4).trim();
  adopt(oggi({ avvisi: [{ testo, dal: '2024-01-10', al: null }] }));
  render(
    <main>
      <MenuNotice />
      <h1>Menu</h1>
    </main>,
    { wrapper: MemoryRouter },
  );
  const more = await screen.findByRole('button', { name: "Leggi tutto l'avviso" });
  expect(more.ariaExpanded).toBe('false');
  await userEvent.click(more);
  expect(more.ariaExpanded).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: "Chiudi l'avviso" }));
  expect(screen.queryByText(testo)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu' }));
});
