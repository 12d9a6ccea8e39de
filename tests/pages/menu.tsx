import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { DOCUMENTS } from '../../src/data/menu/firestore-rest';
import { dropMenuCache } from '../../src/data/menu/menu-refresh';
import { writeMenu } from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/product/menu';
import type { Product } from '../../src/domain/product/product';
import { setAvoided } from '../../src/menu/filter/avoided-store';

/** Before each test of a file: these products are cached, nothing is avoided, and no request is answered. */
export function startMenu(products: Product[]) {
  beforeEach(() => {
    setAvoided([]);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    cacheMenu(products);
  });
}

/** Caches these products alone, as they were read at a time. */
export function cacheMenu(products: Product[], readAt = Date.now()) {
  dropMenuCache();
  if (products.length > 0) writeMenu(groupByCategory(products), '1.0', readAt);
}

/** The server's answer that the cached version is the current one. */
export function versionAnswer(): Response {
  const fields = { version: { timestampValue: '1.0' } };
  return Response.json([
    { found: { name: `${DOCUMENTS}/meta/menu`, fields, updateTime: '2024-03-05T12:00:00Z' } },
  ]);
}

export const confirmVersion = () => vi.stubGlobal('fetch', async () => versionAnswer());
export const failRequests = () =>
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

export function openMenu(routes: RouteObject[], address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}
