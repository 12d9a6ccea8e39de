import { sampleMenu } from '../../../emulators/sample/menu';
import { dishCategories } from '../../../src/domain/product/categories';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { showFonts } from '../fonts';
import { print } from '../printed';

/** An A4 sheet between its margins, at 96 px per inch. */
const PAPER_WIDTH = Math.round((180 / 25.4) * 96);
const PAPER_HEIGHT = ((297 - 27) / 25.4) * 96;

test('the printed menu has every dish and allergen, each category on one sheet @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.printedMenu);
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible();
  await page.evaluate(() => document.fonts.ready);
  const { pages, count, fallbackFonts } = await print(page);
  expect(fallbackFonts).toEqual([]);
  expect(count('H3')).toBe(sampleMenu.length);
  expect(count('LI')).toBe(sampleMenu.length + 14);
  expect(count('H1')).toBe(0);
  expect(count('Link')).toBe(0);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(6);

  await showFonts(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  const heights = await page
    .locator('[data-paper] section:has(ul)')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights).toHaveLength(dishCategories.length);
  expect(Math.max(...heights)).toBeLessThan(PAPER_HEIGHT);
});

test('the whole menu is printed two dishes in a row, without the search', async ({ page }) => {
  await page.goto(paths.search);
  const { count } = await print(page);
  expect(count('H3')).toBe(sampleMenu.length);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Vai alla categoria' })).toBeHidden();
  const dishes = await page
    .locator('[data-dish]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(dishes).size).toBeLessThanOrEqual(
    Math.ceil(sampleMenu.length / 2) + dishCategories.length,
  );
});

test('the printed register has every dish, and repeats the table head on each sheet @desktop', async ({
  page,
}) => {
  await page.goto(paths.allergenRegister);
  await expect(page.getByRole('table')).toBeVisible();
  const { pages, count } = await print(page);
  // The PDF's structure has the two rows of the head once, however often they are printed.
  expect(count('TR')).toBe(2 + dishCategories.length + sampleMenu.length);
  expect(pages).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
});
