import type { Page } from '@playwright/test';
import { pageAddresses } from '../../src/page-addresses';
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

const PUBLIC = pageAddresses.filter((address) => !address.startsWith(paths.reserved));
const DISH = paths.dish('margherita');

/** Each page by its own address and by one other spelling, a different one each; the home page by its file. */
const LEADS_TO: readonly (readonly [address: string, page: string])[] = [
  ...PUBLIC.map((address) => [address, address] as const),
  ...PUBLIC.filter((address) => address !== paths.home).map(
    (address, at) => [SPELLINGS[at % SPELLINGS.length]?.(address) ?? address, address] as const,
  ),
  ['/index.html', paths.home],
  ['/menu/', paths.menu],
  ['/menu.html', paths.menu],
  [PRINT_PATH, paths.search],
  [`${PRINT_PATH}/`, paths.search],
  ...[DISH, '/Piatto/margherita', '/PIATTO/Margherita', `${DISH}%0A`, `${DISH}).`, `${DISH}/`].map(
    (address) => [address, DISH] as const,
  ),
];

/** What is no page: a line break in the middle too, which no pattern of the router matches. */
const UNKNOWN = ['/xyz', '/menu/xyz', '/x%0Ay', '/sto%0Aria', '/menu/%E2%80%A8dolci', '/%0A%0Ax/'];

async function expectPages(page: Page, isOnline: boolean): Promise<void> {
  const titles = new Map<string, string>();
  for (const [address, path] of LEADS_TO) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectReact(page);
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(heading(page).first()).toBeVisible();
      const title = titles.get(path);
      // The page of an unknown dish changes its title once it knows the menu.
      const isSettled = path !== paths.anyDish;
      if (title && isSettled) await expect(page).toHaveTitle(title);
      await expect(page).not.toHaveTitle(/^404/);
      titles.set(path, isSettled ? await page.title() : path);
    });
  }
  // Two spellings of one page have one title, two pages have two.
  expect(new Set(titles.values()).size).toBe(titles.size);
  for (const address of [...UNKNOWN, ...(isOnline ? ['/reserved/xyz', '/reserved/x%0Ay'] : [])]) {
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
  await expectPages(page, true);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('they do so online and offline', async ({ page, context, expectErrors }) => {
    expectErrors(NOT_FOUND, BLOCKED);
    await page.goto(paths.menu);
    await waitForServiceWorker(page);
    await page.goto(DISH);
    await expectStored(page);
    await expectPages(page, true);
    await context.setOffline(true);
    await expectPages(page, false);
  });
});
