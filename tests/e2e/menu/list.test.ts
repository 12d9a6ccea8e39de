import { expect, test } from '../fixtures';
import { showFonts } from '../fonts';
import { expectReact, expectStill, watchShifts } from '../settled';
import { CLASSICS, cards, expectClassics, hold } from '../visitor';

test('cards are in one, two or three columns; in brief they are shorter, also after a reload', async ({
  page,
}) => {
  await page.goto(CLASSICS);
  await expectReact(page);
  await showFonts(page);
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  }
  const length = () => page.locator('.dish-grid').evaluate((grid) => grid.clientHeight);
  const cardsLength = await length();
  await page.getByRole('button', { name: 'In breve' }).click();
  await expect(page.getByRole('button', { name: 'Con le foto' })).toBeFocused();
  expect(await length()).toBeLessThan(0.8 * cardsLength);

  const shifts = await watchShifts(page);
  await page.reload();
  await expectClassics(page);
  await expect(page.getByRole('button', { name: 'Con le foto' })).toBeVisible();
  await expect(cards(page).first().getByRole('img')).toBeHidden();
  await expectReact(page);
  expect(await shifts()).toEqual([]);
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
  expect(square?.width).toBeGreaterThan(100);
  expect(Math.abs((square?.width ?? 0) - (square?.height ?? 0))).toBeLessThan(1);
  expect(asked.filter((url) => !url.includes('.card.'))).toEqual([]);

  await photo.click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  const picture = dialog.getByRole('img', { name: 'Margherita' });
  await expect(picture).toHaveCSS('background-image', /\.card\./);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await expectStill(page);
  const before = await picture.boundingBox();
  release();
  await expect(picture).toHaveJSProperty('naturalWidth', 800);
  expect(await picture.boundingBox()).toEqual(before);
  expect(await shifts()).toEqual([]);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(CLASSICS);
  await expect(photo).toBeFocused();
});

test('an open dish shows name, prices and picture on every screen', async ({ page }) => {
  await page.goto(`${CLASSICS}?piatto=margherita`);
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog).toBeVisible();
  await expectReact(page);
  await showFonts(page);
  for (const [width, height] of [
    [844, 390],
    [320, 568],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectStill(page);
    for (const seen of [
      dialog.getByRole('heading', { name: 'Margherita' }),
      ...['€ 7,00', '€ 14,00', '€ 25,00'].map((price) => dialog.getByText(price)),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
    const picture = dialog.getByRole('img', { name: 'Margherita' });
    const frame = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    expect(frame.height).toBeLessThanOrEqual(300);
    // A dish is round: a frame that is much wider than the picture would cut it, unless it shows all of it.
    const isCut = await picture.evaluate((img) => getComputedStyle(img).objectFit === 'cover');
    expect(isCut ? frame.width / frame.height : 0).toBeLessThan(1.65);
  }
});

test('forced colours keep switches, tabs, badges and the close button distinguishable', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${CLASSICS}#senza=4`);
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

  await page.getByRole('button', { name: 'Allergie e dieta' }).click();
  await expectStill(page);
  expect(await paint('[role=switch]:checked', 'background-color')).not.toBe(
    await paint('[role=switch]:not(:checked)', 'background-color'),
  );
  const canvas = await paint('.dialog', 'background-color');
  expect(await paint('[role=switch]:not(:checked)', 'border-top-color')).not.toBe(canvas);
  expect(await paint('.menu-round svg', 'color')).not.toBe(canvas);
});
