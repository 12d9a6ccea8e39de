import type { Page } from '@playwright/test';
import { putDocuments, readDocument } from '../../emulators/data/client';
import type { Suite } from '../../emulators/suite';
import { formatPrice } from '../../src/domain/product/price';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { blockFonts } from './fonts';
import { expectReact, watchShifts } from './settled';
import { BLOCKED, CLASSICS, hold, VERSION } from './visitor';

// The tests compare layouts: fonts that are late would move elements.
test.beforeEach(({ page }) => blockFonts(page));

const region = (page: Page) => page.getByRole('region', { name: 'Dal nostro menu' });
/** The first of the home page's dishes. */
const dish = (page: Page) => region(page).getByRole('link').first();
const price = (page: Page) => dish(page).getByText('€');

/** Staff change the price of a dish, which stays the first of its category. @returns the new price, in words */
async function changePrice(suite: Suite, address: string | null): Promise<string> {
  const path = `prodotti/${decodeURIComponent(address ?? '').slice(paths.dish('').length)}`;
  const fields = (await readDocument(suite, path)) ?? {};
  const prezzo = Number(fields.prezzo) - 0.1;
  await putDocuments(suite, {
    'meta/menu': { version: new Date() },
    [path]: { ...fields, prezzo },
  });
  return formatPrice(prezzo);
}

test('a price that changes while home is open, or behind another page, is soon the new one @writes', async ({
  page,
  suite,
}) => {
  await page.clock.install();
  await page.goto(paths.home);
  await expectReact(page);
  // The browser is idle: the page has decided when to ask.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const address = await dish(page).getAttribute('href');
  const changed = await changePrice(suite, address);
  await page.clock.fastForward('02:00');
  await expect(price(page)).toHaveText(changed);

  await page.getByRole('link', { name: 'Leggi come è cominciata' }).click();
  await expect(region(page)).toHaveCount(0);
  const again = await changePrice(suite, address);
  await page.clock.fastForward('02:00');
  await page.goBack();
  await expect(price(page)).toHaveText(again);
  await expect(price(page)).toBeVisible();
});

test('home has its dishes on the way from the menu, and from another page of the site', async ({
  page,
}) => {
  for (const path of [CLASSICS, paths.storia]) {
    await page.goto(path);
    await expectReact(page);
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('link', { name: 'Tre Spighe' }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(region(page).getByRole('link')).toHaveCount(3);
    await expect(price(page)).toBeVisible();
  }
});

test('before its code runs, home shows the prices of the build until a newer version is known @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.route(/assets\/.+\.js$/, (route) => route.abort());
  const shifts = await watchShifts(page);
  const release = await hold(page, VERSION);
  await page.goto(paths.home);
  await expect(price(page)).toBeVisible();
  await changePrice(suite, await dish(page).getAttribute('href'));
  release();
  await expect(price(page)).toBeHidden();
  await expect(dish(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
});
