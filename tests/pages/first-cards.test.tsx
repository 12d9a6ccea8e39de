import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { writeMenu } from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/menu';
import { setAvoided } from '../../src/menu/filter/avoided-store';
import { paths } from '../../src/paths';
import { routes } from '../../src/routes';
import { drawInto } from '../../src/start/draw';
import { renderPages } from '../../src/start/entry-server';
import { drawFirstCards } from '../../src/start/first-cards';
import { sampleMenu } from '../emulators/sample/menu';

const CLASSICS = paths.category('pizze-classiche');
const menu = groupByCategory(
  sampleMenu.map(({ picture, ...fields }, place) => ({
    ...fields,
    id: `p${place}`,
    image: picture && `https://example.test/${picture}`,
  })),
);
const pages = await renderPages();

/** Puts the page's HTML as the build writes it into the document. */
function arrive(path: string, search = ''): HTMLElement {
  window.history.replaceState(null, '', path + search);
  document.body.innerHTML = `<div id="root">${pages.find((page) => page.path === path)?.body}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  dropMenuCache();
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('no network')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setAvoided([]);
});

test('the cards drawn before React match what React hydrates: nothing changes and no error is reported', async () => {
  writeMenu(menu, '1', Date.now());
  const root = arrive(CLASSICS);
  await drawFirstCards(window.location);
  const cards = [...root.querySelectorAll('article')];
  expect(cards).toHaveLength(menu['Pizze classiche'].length);
  const drawn = root.querySelector('.item-grid')?.outerHTML;

  const onRecoverableError = vi.fn();
  const router = createBrowserRouter(routes);
  const hydrated = await act(async () =>
    hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect([...root.querySelectorAll('article')]).toEqual(cards);
  expect(root.querySelector('.item-grid')?.outerHTML).toBe(drawn);
  act(() => hydrated.unmount());
});

test('the first viewport is drawn at once, the rest in steps', async () => {
  writeMenu(menu, '1', Date.now());
  const root = arrive(CLASSICS);
  const drawing = drawFirstCards(window.location);
  const atOnce = root.querySelectorAll('article').length;
  expect(atOnce).toBeGreaterThan(3);
  expect(atOnce).toBeLessThan(10);
  expect(root.querySelector('.skeleton')).toBeNull();
  await drawing;
  expect(root.querySelectorAll('article')).toHaveLength(menu['Pizze classiche'].length);
});

test('nothing is drawn for a menu that is not cached, an active filter or an address with parameters', () => {
  const root = arrive(CLASSICS);
  expect(drawFirstCards(window.location)).toBeNull();
  writeMenu(menu, '1', Date.now());
  arrive(CLASSICS, '?piatto=p1');
  expect(drawFirstCards(window.location)).toBeNull();
  arrive(CLASSICS);
  setAvoided([7]);
  expect(drawFirstCards(window.location)).toBeNull();
  expect(root.querySelectorAll('article')).toHaveLength(0);
});

test('texts are drawn as plain text, and unsupported attributes throw', () => {
  const place = document.createElement('div');
  drawInto(
    place,
    <button type="button" className="x" onClick={() => {}}>
      {'<b>grasso</b>'} {2}
      {false}
    </button>,
  );
  expect(place.innerHTML).toBe(
    '<button type="button" class="x">&lt;b&gt;grasso&lt;/b&gt; 2</button>',
  );
  expect(() => drawInto(place, <input disabled />)).toThrow('disabled');
});
