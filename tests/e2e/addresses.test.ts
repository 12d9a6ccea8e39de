import type { Page } from '@playwright/test';
import { dishCategories } from '../../src/domain/product/categories';
import { PRINT_PATH, paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading } from './public-pages';
import { expectReact } from './settled';
import { BLOCKED, expectStored, waitForServiceWorker } from './visitor';

/** How people, messengers and QR generators change an address that leads to a page all the same. */
const SPELLINGS: readonly ((address: string) => string)[] = [
  (address) => `${address}/`,
  (address) => `${address}.html`,
  (address) => address.toUpperCase(),
  (address) => `${address}%0A`,
  (address) => `${address}?from=qr`,
  (address) => `${address}).`,
  (address) => `${address.slice(0, 2).toUpperCase()}${address.slice(2)}%E2%80%A8`,
  (address) => `${address}%0D%0A`,
];

const DISH = paths.dish('margherita');
const CATEGORIES = dishCategories.map(({ link }) => paths.category(link));

/**
 * Each spelling of a page, a different page each; the home page by its file; a page that is loaded for every dish. How a spelling
 * is read is proved for all pages in unit/domain/address, what the hosting answers in build/hosting.
 */
const LEADS_TO: readonly (readonly [address: string, page: string])[] = [
  ...[...CATEGORIES, paths.storia]
    .slice(0, SPELLINGS.length)
    .map((address, at) => [SPELLINGS[at]?.(address) ?? address, address] as const),
  ['/index.html', paths.home],
  ['/menu/', paths.menu],
  [`${PRINT_PATH}/`, paths.search],
  ...[DISH, '/PIATTO/Margherita', `${DISH}%0A`].map((address) => [address, DISH] as const),
];

/** What is no page: a line break in the middle too, which no pattern of the router matches. */
const UNKNOWN = ['/menu/xyz', '/sto%0Aria', '/%0A%0Ax/'];

async function expectPages(
  page: Page,
  leadsTo: readonly (readonly [address: string, page: string])[],
  unknown: readonly string[],
): Promise<void> {
  const titles = new Set<string>();
  for (const [address, path] of leadsTo) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectReact(page);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(heading(page).first()).toBeVisible();
      await expect(page).not.toHaveTitle(/^404/);
      // The page of a dish has its title once it knows the menu.
      if (path !== DISH) titles.add(await page.title());
    });
  }
  // Two pages have two titles.
  const known = new Set(leadsTo.map(([, path]) => path).filter((path) => path !== DISH));
  expect(titles.size).toBe(known.size);
  for (const address of unknown) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectReact(page);
      await expect(heading(page)).toHaveText('404 - Not Found');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Torna alla home' })).toBeVisible();
    });
  }
}

const NOT_FOUND = /status of 404/;

test('every address leads to its page, in other spellings too, and any other is the 404', async ({
  page,
  expectErrors,
}) => {
  expectErrors(NOT_FOUND);
  await expectPages(page, LEADS_TO, [...UNKNOWN, '/reserved/x%0Ay']);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('they do so online and offline', async ({ page, context, expectErrors }) => {
    expectErrors(NOT_FOUND, BLOCKED);
    await page.goto(paths.menu);
    await waitForServiceWorker(page);
    await page.goto(DISH);
    await expectStored(page);
    // Online the worker leaves what it does not hold to the hosting, as without it.
    await expectPages(page, LEADS_TO.slice(-3), UNKNOWN.slice(0, 1));
    await context.setOffline(true);
    await expectPages(page, LEADS_TO, UNKNOWN);
  });
});
