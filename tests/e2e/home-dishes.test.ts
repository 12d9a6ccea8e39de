import type { Page } from '@playwright/test';
import { putDocuments } from '../../emulators/data/client';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { blockFonts } from './fonts';
import { watchShifts } from './settled';
import { BLOCKED, hold, VERSION } from './visitor';

// The tests compare layouts: fonts that are late would move elements.
test.beforeEach(({ page }) => blockFonts(page));

const region = (page: Page) => page.getByRole('region', { name: 'Dal nostro menu' });
/** The first of the home page's dishes. */
const dish = (page: Page) => region(page).getByRole('link').first();
const price = (page: Page) => dish(page).getByText('€');

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
  await putDocuments(suite, { 'meta/menu': { version: new Date() } });
  release();
  await expect(price(page)).toBeHidden();
  await expect(dish(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
});
