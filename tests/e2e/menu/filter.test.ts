import type { Page } from '@playwright/test';
import { sampleMenu } from '../../../emulators/sample/menu';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { CODE, cards, countOf, filtered, hold, openTab } from '../visitor';

const STARTERS = paths.category('antipasti');

const chip = (page: Page, name: string) => page.getByRole('button', { name: `Togli: ${name}` });

/** How many dishes of a category declare no milk. */
const keptOf = (category: string) =>
  sampleMenu.filter(({ categoria, allergeni }) => categoria === category && !allergeni.includes(7))
    .length;

test('allergens chosen in the sheet hide dishes, stay in view as chips, and survive Back and a reload', async ({
  page,
}) => {
  await page.goto(STARTERS);
  await page.getByRole('button', { name: 'Allergie e dieta' }).click();
  const sheet = page.getByRole('dialog', { name: 'Allergie e dieta' });
  await sheet.getByRole('switch', { name: 'Evito latte e derivati' }).click();
  const kept = keptOf('Antipasti');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Allergie e dieta' })).toBeFocused();
  await expect(page).toHaveURL(filtered(STARTERS, 'senza=7'));
  await expect(cards(page)).toHaveCount(kept);

  await openTab(page, 'Dolci');
  await page.reload();
  await expect(page).toHaveURL(filtered(paths.category('dolci'), 'senza=7'));
  await expect(cards(page)).toHaveCount(keptOf('Dolci'));
  await page.goBack();
  await expect(page).toHaveURL(filtered(STARTERS, 'senza=7'));
  await expect(cards(page)).toHaveCount(kept);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(chip(page, 'Evito latte e derivati')).toBeInViewport({ ratio: 1 });

  // The print styles highlight avoided allergens too.
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Nascondi', exact: true })).toBeVisible();
  await expect(cards(page)).toHaveCount(countOf('Antipasti'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-tabs]')).toBeHidden();
  const avoided = page.locator('.item-avoided').first();
  await expect(avoided).toHaveCSS('font-weight', '800');
  await expect(avoided).toHaveCSS('color', 'rgb(36, 22, 15)');
  await page.emulateMedia({ media: null });

  // Without a filter in the address the phone's stored one applies, and a tile's link keeps it.
  await page.goto(paths.menu);
  await expect(page).toHaveURL(filtered(paths.menu, 'senza=7'));
  await page.getByRole('main').getByRole('link', { name: 'Pinse' }).click();
  await expect(page).toHaveURL(filtered(paths.category('pinse'), 'senza=7'));
  await chip(page, 'Evito latte e derivati').click();
  await expect(page).toHaveURL(paths.category('pinse'));
  await page.goBack();
  await expect(page).toHaveURL(paths.menu);
});

test('a filter survives a link that is followed before the scripts have loaded', async ({
  page,
}) => {
  const release = await hold(page, CODE);
  await page.goto(`${STARTERS}?piatto=caprese#senza=7`, { waitUntil: 'commit' });
  await page
    .getByRole('navigation', { name: 'Categorie' })
    .getByRole('link', { name: 'Dolci' })
    .click();
  await expect(page).toHaveURL(paths.category('dolci'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dolci');
  await expect(cards(page).first()).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Caricamento...' })).toBeVisible();
  release();
  await expect(cards(page)).toHaveCount(keptOf('Dolci'));
  await expect(page).toHaveURL(filtered(paths.category('dolci'), 'senza=7'));
});
