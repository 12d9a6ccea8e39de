import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { heading, publicPages } from '../public-pages';
import { expectReact, expectStill } from '../settled';
import { walkScreens } from '../walk';

/** The longest names, and the most allergens. */
const GOURMET = paths.category('pizze-gourmet');
const EVERY_ALLERGEN = 'senza=1,2,3,4,5,6,7,8,9,10,11,12,13,14';

/** Pages to check on every screen: nothing scrolls sideways, no focused control is covered, no word is broken. */
const walks: Record<string, readonly string[]> = {
  'the public pages': [...publicPages.map(({ path }) => path), paths.login],
  'the pages of the menu': [
    paths.menu,
    paths.category('elenco-allergeni'),
    `${paths.search}#${EVERY_ALLERGEN}`,
    `${paths.search}#cerca=salame`,
    paths.category('bibite'),
  ],
  'the menu with a filter': [
    `${paths.category('antipasti')}?${EVERY_ALLERGEN}`,
    `${GOURMET}?senza=1`,
  ],
  'the pages for paper': [paths.printedMenu, paths.allergenRegister],
};

/** Waits until the page is hydrated and its data has loaded. */
async function expectContent(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expectReact(page);
  await expect(page.getByText('Caricamento...')).toHaveCount(0);
}

for (const [name, addresses] of Object.entries(walks)) {
  test(`${name} can be read and used on every screen @desktop`, async ({ page }) => {
    const found: Record<string, unknown> = {};
    for (const address of addresses) {
      await page.goto(address);
      await expectContent(page);
      const problems = await walkScreens(page);
      if (Object.keys(problems).length > 0) found[address] = problems;
    }
    expect(found).toEqual({});
  });
}

test('dialogs and compact list can be used on every screen; the focus comes back @desktop', async ({
  page,
}) => {
  await page.goto(GOURMET);
  await expectReact(page);
  for (const [name, opener] of [
    ['Passeggiata', page.getByRole('link', { name: /^Passeggiata/ })],
    ['Menu', page.getByRole('button', { name: 'Menu', exact: true })],
    ['Cosa posso mangiare', page.getByRole('button', { name: 'Cosa posso mangiare' })],
  ] as const) {
    const dialog = page.getByRole('dialog', { name });
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expectStill(page);
    expect(await walkScreens(page, 'dialog[open]'), name).toEqual({});
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
  await page.getByRole('button', { name: 'In breve' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Con le foto' })).toBeFocused();
  expect(await walkScreens(page), 'the compact list').toEqual({});
});
