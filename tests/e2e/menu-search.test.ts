import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { sampleMenu } from '../emulators/sample/menu';
import { expect, test } from './fixtures';

const cards = (page: Page) => page.getByRole('article');
const box = (page: Page) => page.getByRole('searchbox');

const withAnchovies = sampleMenu.filter(({ descrizione }) => /\bacciughe\b/i.test(descrizione));

test('the bar leads to the search, which finds dishes as they are typed @both', async ({
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

test('a search is reloaded and shared by its address, accents or not', async ({ page }) => {
  await page.goto(`${paths.search}?q=tiramisu`);
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(['Tiramisù della casa']);
  await page.reload();
  await expect(box(page)).toHaveValue('tiramisu');
  await expect(cards(page)).toHaveCount(1);
});

test('the search answers from the cache while Firestore is out of reach', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.goto(paths.category('bibite'));
  await expect(cards(page).first()).toBeVisible();
  await page.route(/127\.0\.0\.1:18080/, (route) => route.abort());
  await page.goto(`${paths.search}?q=capricciosa`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(/^Menu aggiornato al/)).toBeVisible();
  await page.context().setOffline(true);
  await box(page).fill('acciughe');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
});

test('a word that nothing on the menu has offers a way on @both', async ({
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

test('a found dish opens close up, and Back leaves the search as it was', async ({ page }) => {
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
