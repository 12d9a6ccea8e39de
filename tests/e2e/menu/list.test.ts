import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { showFonts } from '../fonts';
import { expectReact, expectStill, watchShifts } from '../settled';
import { CLASSICS, cards, expectClassics, hold } from '../visitor';

test('the compact list is much shorter than the cards, and survives a reload', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(CLASSICS);
  await expectReact(page);
  await showFonts(page);
  const length = () => page.locator('.dish-grid').evaluate((grid) => grid.clientHeight);
  const cardsLength = await length();
  await page.getByRole('button', { name: 'In breve' }).click();
  await expect(page.getByRole('button', { name: 'Con le foto' })).toBeFocused();
  expect(await length()).toBeLessThan(0.6 * cardsLength);
  await expectAccessible();

  const shifts = await watchShifts(page);
  await page.reload();
  await expectClassics(page);
  await expect(page.getByRole('button', { name: 'Con le foto' })).toBeVisible();
  await expect(cards(page).first().getByRole('img')).toBeHidden();
  await expectReact(page);
  expect(await shifts()).toEqual([]);

  // A row opens its dish, wherever it is tapped.
  const row = cards(page).filter({ hasText: 'Marinara' });
  await row.click({ position: { x: 340, y: 40 } });
  await expect(page.getByRole('dialog', { name: 'Marinara' })).toBeVisible();
});

test('a dish opens with the picture of its card; the large one replaces it without a shift', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('images%2F')) asked.push(request.url());
  });
  const release = await hold(page, /images%2F.*\.large\./);
  const shifts = await watchShifts(page);
  await page.goto(CLASSICS);
  await expectReact(page);
  const photo = page.getByRole('button', { name: 'Ingrandisci la foto: Margherita' });
  const square = await photo.boundingBox();
  expect(square?.width).toBeGreaterThan(108);
  expect(Math.abs((square?.width ?? 0) - (square?.height ?? 0))).toBeLessThan(1);
  expect(asked.filter((url) => !url.includes('.card.'))).toEqual([]);

  await photo.click();
  const picture = page.getByRole('dialog').getByRole('img', { name: 'Margherita' });
  await expect(picture).toHaveCSS('background-image', /\.card\./);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await expectStill(page);
  const before = await picture.boundingBox();
  release();
  await expect(picture).toHaveJSProperty('naturalWidth', 800);
  expect(await picture.boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);
});

test('forced colours keep switches, tabs, badges and the close button distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${CLASSICS}?senza=4`);
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  const paint = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(
        (element, [name = '', part]) => getComputedStyle(element, part).getPropertyValue(name),
        [property, pseudo],
      );
  expect(await paint('[data-tabs] [aria-current]', 'border-bottom-color')).not.toBe(
    await paint('[data-tabs] a:not([aria-current])', 'border-bottom-color'),
  );
  expect(await paint('.item-avoided', 'background-color')).not.toBe(
    await paint('.item-badge:not(.item-avoided)', 'background-color'),
  );

  await page.getByRole('button', { name: 'Cosa posso mangiare' }).click();
  await expectStill(page);
  for (const part of [undefined, '::before']) {
    expect(await paint('[role=switch]:checked', 'background-color', part)).not.toBe(
      await paint('[role=switch]:not(:checked)', 'background-color', part),
    );
  }
  const canvas = await paint('.dialog', 'background-color');
  expect(await paint('[role=switch]:not(:checked)', 'background-color', '::before')).not.toBe(
    canvas,
  );
  expect(await paint('.btn-close', 'background-color', '::before')).not.toBe(canvas);
});

test('the column headings of the register stay in view while it scrolls', async ({ page }) => {
  await page.goto(paths.allergenRegister);
  const table = page.getByRole('region', { name: 'Registro degli allergeni' });
  await expect(table.getByRole('row').nth(30)).toBeAttached();
  await table.evaluate((element) => element.scrollTo(0, 2000));
  await expect(table.getByRole('columnheader', { name: '1 Glutine' })).toBeInViewport({ ratio: 1 });
});
