import type { Page } from '@playwright/test';
import { putDocuments, readDocument } from '../../../emulators/data/client';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { heading } from '../public-pages';
import { expectReact, watchShifts } from '../settled';
import { expectStored } from '../visitor';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** A version that no build and no phone knows. */
const newVersion = () => ({ 'meta/menu': { version: new Date() } });

test('a dish opens at its address without a layout shift', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(paths.dish('margherita'));
  await expect(dialog(page, 'Margherita')).toBeVisible();
  await expectStored(page);
  expect(await shifts()).toEqual([]);
});

test('the page for every dish that the build did not know shows one added since, else that it is gone @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  const added = 'Caprese & più?';
  const caprese = await readDocument(suite, 'prodotti/caprese');
  await putDocuments(suite, {
    [`prodotti/${added}`]: { ...caprese, nome: 'Nuova' },
    ...newVersion(),
  });
  await page.goto(paths.dish(added));
  await expect(dialog(page, 'Nuova')).toBeVisible();
  await expectReact(page);
  // The page as it is served says noindex.
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.goto(paths.dish('50% & più?'));
  await expect(heading(page)).toHaveText('Non conosciamo questo piatto');
  await expectAccessible();
});
