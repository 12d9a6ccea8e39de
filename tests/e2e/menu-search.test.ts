import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { sampleMenu } from '../emulators/sample/menu';
import { expect, test } from './fixtures';
import { expectStored } from './visitor';

const cards = (page: Page) => page.getByRole('article');
const box = (page: Page) => page.getByRole('searchbox');

const withAnchovies = sampleMenu.filter(({ descrizione }) => /\bacciughe\b/i.test(descrizione));

test('the bar links to the search, which shows results while typing @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.menu);
  await page.getByRole('link', { name: 'Cerca' }).click();
  await expect(page).toHaveURL(paths.search);
  await expect(box(page)).toBeFocused();
  await expectAccessible();

  await page.keyboard.type('ACCIUGHE');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
  await expect(page.locator('mark').first()).toHaveText(/^acciughe$/i);
  await expect(page).toHaveURL(`${paths.search}?q=ACCIUGHE`);
  await expectAccessible();

  await page.goBack();
  await expect(page).toHaveURL(paths.menu);
  await page.goForward();
  await expect(box(page)).toHaveValue('ACCIUGHE');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
});

test('the address keeps the search over a reload, and needs no accents', async ({ page }) => {
  await page.goto(`${paths.search}?q=tiramisu`);
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(['Tiramisù della casa']);
  await page.reload();
  await expect(box(page)).toHaveValue('tiramisu');
  await expect(cards(page)).toHaveCount(1);
});

test('the search works from the cache while Firestore is unreachable', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.goto(paths.category('bibite'));
  await expect(cards(page).first()).toBeVisible();
  await expectStored(page);
  await page.route(/127\.0\.0\.1:18080/, (route) => route.abort());
  await page.goto(`${paths.search}?q=capricciosa`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(/^Menu aggiornato al/)).toBeVisible();
  await page.context().setOffline(true);
  await box(page).fill('acciughe');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
});

test('a search without results offers to clear it and the categories @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${paths.search}?q=sushi`);
  await expect(page.getByRole('heading', { name: 'Nessun piatto con «sushi»' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click();
  await expect(page).toHaveURL(paths.search);
  await page.getByRole('main').getByRole('link', { name: 'Pinse' }).click();
  await expect(page).toHaveURL(paths.category('pinse'));
});

test('a dish opens from the results, and Back returns to the same results', async ({ page }) => {
  await page.goto(`${paths.search}?q=bufala`);
  await expect(cards(page).first()).toBeVisible();
  const found = await cards(page).count();
  await page.getByRole('button', { name: 'Ingrandisci la foto: Bufala e pomodorini' }).click();
  await expect(page.getByRole('dialog', { name: 'Bufala e pomodorini' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(box(page)).toHaveValue('bufala');
  await expect(cards(page)).toHaveCount(found);
});
