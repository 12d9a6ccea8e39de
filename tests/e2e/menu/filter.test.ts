import type { Page } from '@playwright/test';
import { sampleMenu } from '../../../emulators/sample/menu';
import { criteria } from '../../../src/domain/criteria';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import { CODE, cards, filtered, hold, openTab } from '../visitor';

const MILK = 7;
const STARTERS = paths.category('antipasti');

const chip = (page: Page, name: string) => page.getByRole('button', { name: `Togli: ${name}` });

/** How many dishes of a category declare none of the allergens (kept), and how many declare one (hidden). */
function counts(category: string, avoided: number[]) {
  const dishes = sampleMenu.filter(({ categoria }) => categoria === category);
  const kept = dishes.filter(({ allergeni }) => !allergeni.some((id) => avoided.includes(id)));
  return { kept: kept.length, hidden: dishes.length - kept.length };
}

test('allergens chosen in the sheet hide dishes, stay in view as chips, and survive Back and a reload', async ({
  page,
}) => {
  await page.goto(STARTERS);
  await page.getByRole('button', { name: 'Allergie e dieta' }).click();
  const sheet = page.getByRole('dialog', { name: 'Allergie e dieta' });
  await expect(sheet.getByRole('switch')).toHaveCount(criteria.length);
  await sheet.getByRole('switch', { name: 'Evito latte e derivati' }).click();
  const { kept, hidden } = counts('Antipasti', [MILK]);
  await expect(sheet.getByRole('status')).toHaveText(`${hidden} nascosti`);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Allergie e dieta' })).toBeFocused();
  await expect(page).toHaveURL(filtered(STARTERS, 'senza=7'));
  await expect(cards(page)).toHaveCount(kept);
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await expect(cards(page)).toHaveCount(kept + hidden);

  await openTab(page, 'Dolci');
  await page.reload();
  await expect(page).toHaveURL(filtered(paths.category('dolci'), 'senza=7'));
  await expect(cards(page)).toHaveCount(counts('Dolci', [MILK]).kept);
  await page.goBack();
  await expect(page).toHaveURL(filtered(STARTERS, 'senza=7'));
  await expect(cards(page)).toHaveCount(kept);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(chip(page, 'Evito latte e derivati')).toBeInViewport({ ratio: 1 });

  // The print styles highlight avoided allergens too.
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
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
  await expect(cards(page)).toHaveCount(counts('Dolci', [MILK]).kept);
  await expect(page).toHaveURL(filtered(paths.category('dolci'), 'senza=7'));

  // A filter that was removed since does not come back.
  await chip(page, 'Evito latte e derivati').click();
  await expect(page).toHaveURL(paths.category('dolci'));
  await page.reload();
  await expectReact(page);
  await expect(cards(page)).toHaveCount(counts('Dolci', []).kept);
  await expect(page).toHaveURL(paths.category('dolci'));
});

test('a filter can be shown to staff with its dish, and Back closes one dialog at a time', async ({
  page,
}) => {
  await page.goto(`${paths.category('dolci')}#senza=1`);
  await page.getByRole('link', { name: 'Macedonia' }).click();
  const dish = page.getByRole('dialog', { name: 'Macedonia' });
  await dish.getByRole('button', { name: 'Mostra al personale' }).click();
  const staff = page.getByRole('dialog', { name: 'Va bene per me?' });
  await staff.getByRole('button', { name: 'Deutsch' }).click();
  await expect(staff).toContainText('Glutenhaltiges Getreide');
  await expect(staff).toContainText('Macedonia');
  await page.goBack();
  await expect(staff).toBeHidden();
  await expect(dish).toBeVisible();
  await page.goBack();
  await expect(dish).toBeHidden();
});
