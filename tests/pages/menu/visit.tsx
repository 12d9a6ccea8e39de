import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { seedBakedMenu } from '../../../src/data/menu/known-menu';
import { writeMenu } from '../../../src/data/menu/menu-store';
import { dropMenuCache } from '../../../src/data/menu/runner';
import { dishCategories } from '../../../src/domain/product/categories';
import { groupByCategory } from '../../../src/domain/product/menu';
import type { Product } from '../../../src/domain/product/product';
import { CategoryPage } from '../../../src/menu/category/CategoryPage';
import { setChoice } from '../../../src/menu/choice-store';
import { WelcomePage } from '../../../src/menu/cover/WelcomePage';
import { MenuLayout } from '../../../src/menu/frame/MenuLayout';
import { MenuNotice } from '../../../src/menu/frame/MenuNotice';
import { RegisterPage } from '../../../src/menu/paper/RegisterPage';
import { SearchPage } from '../../../src/menu/search/SearchPage';
import { paths } from '../../../src/paths';
import { RouterHost } from '../../../src/ui/router';
import { answerFrom } from '../firestore';

/** The version of the menu that a phone has stored, and a later one. */
export const STORED = new Date('2026-01-01T11:00:00Z');
export const LATER = new Date('2026-01-01T12:00:00Z');

/** The network. It is down unless a test says otherwise: a page has only what is stored. */
export const network = vi.fn<typeof fetch>();

/** Starts each test of a file on a phone that has nothing stored. */
export function startVisits() {
  beforeEach(() => {
    forget();
    network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', network);
    return forget;
  });
}

function forget(): void {
  cleanup();
  vi.useRealTimers();
  setChoice([]);
  dropMenuCache();
  localStorage.clear();
  seedBakedMenu(null);
  delete document.documentElement.dataset.menu;
  window.history.replaceState(null, '', '/');
}

/** Stores these dishes on the phone, as an earlier visit did. @param savedAt epoch ms */
export function visitWith(products: Product[], savedAt = Date.now(), version = STORED): void {
  dropMenuCache();
  writeMenu(groupByCategory(products), version.toISOString(), savedAt);
  seedBakedMenu(null);
}

/** Firestore answers with this menu. @param list what becomes of requests for the list of dishes */
export function serve(
  version: Date,
  products: Product[] = [],
  list: 'answered' | 'refused' = 'answered',
): void {
  const documents = products.map(({ id, ...fields }) => [`prodotti/${id}`, fields] as const);
  const answer = answerFrom(() => ({
    ...Object.fromEntries(documents),
    'meta/menu': { version },
  }));
  network.mockImplementation(async (address, init) => {
    if (!String(address).endsWith(':runQuery') || list === 'answered') return answer(address, init);
    return Response.json({}, { status: 503 });
  });
}

/** Opens a page below the menu's notice. @param path where the page is; elsewhere nothing is */
export function openPage(page: ReactNode, address = '/', path = '*') {
  window.history.replaceState(null, '', address);
  const element = (
    <main className="menu-main">
      <MenuNotice />
      {page}
    </main>
  );
  const elsewhere = path === '*' ? [] : [{ path: '*', element: null }];
  const router = createMemoryRouter([{ path, element }, ...elsewhere], {
    initialEntries: ['/altrove', address],
    initialIndex: 1,
  });
  render(<RouterHost router={router} />);
  return router;
}

/** Opens a page of the menu in its frame, with links to the others. As the app does it, React runs each effect twice. */
export function openMenu(address = '/menu/antipasti') {
  window.history.replaceState(null, '', address);
  const categories = dishCategories.map((category) => ({
    path: paths.category(category.link),
    element: <CategoryPage key={category.link} category={category} />,
  }));
  const children = [
    ...categories,
    { path: paths.menu, Component: WelcomePage },
    { path: paths.search, Component: SearchPage },
    { path: paths.allergenRegister, Component: RegisterPage },
  ];
  const router = createMemoryRouter([{ Component: MenuLayout, children }], {
    initialEntries: [address],
  });
  render(<RouterHost router={router} />, { reactStrictMode: true });
  return router;
}

/** The names of the dishes that a page shows. */
export const shownNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
