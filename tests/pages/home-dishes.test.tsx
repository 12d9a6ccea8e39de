import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { knownMenu, seedBakedMenu } from '../../src/data/menu/known-menu';
import { startHandover } from '../../src/data/menu/page-handover';
import { paths } from '../../src/paths';
import { HomeDishes } from '../../src/site/home/HomeDishes';
import { RouterHost } from '../../src/ui/router';
import { dish } from '../product';
import { LATER, network, STORED, serve, startVisits, visitWith } from './menu/visit';

const image = 'https://example.org/margherita.webp';
const margherita = dish({ image, prezzo: 7 });
const dearer = { ...margherita, prezzo: 9 };
const CHANGED = /^Il menu è cambiato: chiedici prezzi e allergeni/;
const AGE = /^Menu del 1 gennaio, 12:00: può essere cambiato/;

startVisits();

/** What the build has written into the page: the home page's dishes if it is a page of the site. */
function seed(part: 'home' | 'Dolci' = 'home') {
  const words = { day: '1 gennaio 2026', moment: '1 gennaio, 12:00' };
  const build = { version: STORED.toISOString(), readAt: Date.now() - 1_000, words };
  const products = part === 'home' ? [margherita] : [];
  seedBakedMenu({ ...build, part, products, file: '/assets/menu.json' });
}

const home = () => {
  const router = createMemoryRouter([{ path: '*', Component: HomeDishes }]);
  return <RouterHost router={router} />;
};

/** The price that the page shows; null if it shows none. */
function price(): string | null {
  const shown = screen.getByText(/^€/);
  return shown.classList.contains('invisible') ? null : shown.textContent;
}
const asked = (method: string) =>
  network.mock.calls.filter(([address]) => String(address).endsWith(method)).length;
/** Somebody looks again: the page asks whether the menu has changed. */
const lookAgain = () => act(() => window.dispatchEvent(new Event('online')));

describe('on the way from another page of the site', () => {
  beforeEach(() => seed());

  test("the build's prices are compared with the menu, without reading its list", async () => {
    serve(STORED, [margherita]);
    render(home());
    expect(screen.getByRole('link').getAttribute('href')).toBe(paths.dish('margherita'));
    expect(price()).toBeNull();
    await waitFor(() => expect(knownMenu.get().freshness).toBe('current'));
    expect(price()).toBe('€ 7,00');
    expect([asked(':batchGet'), asked(':runQuery')]).toEqual([1, 0]);
  });

  test('a price that staff have changed since the build is the new one', async () => {
    serve(LATER, [dearer]);
    render(home());
    await waitFor(() => expect(price()).toBe('€ 9,00'));
  });

  test('without an answer the prices have their date', async () => {
    render(home());
    expect(await screen.findByText(AGE)).toBeTruthy();
    expect(price()).toBe('€ 7,00');
  });
});

describe('on the way from the menu', () => {
  test('the dishes are those of the phone', async () => {
    seed('Dolci');
    visitWith([margherita]);
    serve(STORED, [margherita]);
    render(home());
    await waitFor(() => expect(price()).toBe('€ 7,00'));
    expect(asked(':runQuery')).toBe(0);
  });

  test('their room is there until the menu has been read', async () => {
    seed('Dolci');
    serve(STORED, [margherita]);
    render(home());
    const region = within(screen.getByRole('region', { name: 'Dal nostro menu' }));
    expect(region.getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(price()).toBe('€ 7,00'));
    expect(region.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('while the page is open', () => {
  beforeEach(async () => {
    seed();
    serve(STORED, [margherita]);
    render(home());
    await waitFor(() => expect(price()).toBe('€ 7,00'));
  });

  test('a price that staff change becomes the new one', async () => {
    serve(LATER, [dearer]);
    lookAgain();
    await waitFor(() => expect(price()).toBe('€ 9,00'));
  });

  test('a changed price that cannot be read is not shown, and Riprova reads it', async () => {
    serve(LATER, [dearer], 'refused');
    lookAgain();
    const notice = await screen.findByText(CHANGED);
    expect(price()).toBeNull();
    expect(screen.getByText('Margherita')).toBeTruthy();
    serve(LATER, [dearer]);
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(price()).toBe('€ 9,00'));
    expect(notice.isConnected).toBe(false);
  });
});

describe('a visit that begins here', () => {
  const container = document.body.appendChild(document.createElement('div'));
  let unmount = async () => {};
  afterEach(() => unmount());

  /** As the build has written it, before the first script and React. */
  async function land() {
    seed();
    container.innerHTML = renderToString(home());
    const handover = startHandover();
    handover.source = 'baked';
    const root = await act(async () => hydrateRoot(container, home()));
    unmount = async () => {
      await act(async () => root.unmount());
      delete window.beforeReact;
    };
  }

  test("has the build's prices at once, and their date if no answer comes", async () => {
    await land();
    expect(price()).toBe('€ 7,00');
    expect(await screen.findByText(AGE)).toBeTruthy();
    expect(price()).toBe('€ 7,00');
  });

  test('has no price of a list that staff have changed, until the new one is there', async () => {
    serve(LATER, [dearer], 'refused');
    await land();
    await waitFor(() => expect(price()).toBeNull());
    serve(LATER, [dearer]);
    lookAgain();
    await waitFor(() => expect(price()).toBe('€ 9,00'));
  });
});
