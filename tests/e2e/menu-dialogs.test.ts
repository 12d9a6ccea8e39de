import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import { CLASSICS } from './visitor';

const STARTERS = paths.category('antipasti');
const photo = (page: Page) => page.getByRole('button', { name: 'Ingrandisci la foto: Margherita' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the drawer on the starters, which were reached from the cover. */
async function openDrawer(page: Page) {
  await page.goto(paths.menu);
  await expectReact(page);
  await page.getByRole('main').getByRole('link', { name: 'Antipasti' }).click();
  await expect(heading(page)).toHaveText('Antipasti');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer).not.toHaveClass(/showing/);
  return drawer;
}

test("the phone's Back closes the drawer, and leaves the focus to its button", async ({ page }) => {
  const drawer = await openDrawer(page);
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(STARTERS);
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
});

test('a link of the drawer moves the focus to the heading, and Back from there skips the drawer', async ({
  page,
}) => {
  const drawer = await openDrawer(page);
  await drawer.getByRole('link', { name: 'Dolci' }).click();
  await expect(heading(page)).toHaveText('Dolci');
  await expect(drawer).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Antipasti');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the link of the drawer to the present page moves the focus to its heading', async ({
  page,
}) => {
  const drawer = await openDrawer(page);
  await drawer.getByRole('link', { name: 'Antipasti' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test("the phone's Back closes the sheet of the filter, and keeps what was chosen", async ({
  page,
}) => {
  await page.goto(paths.menu);
  await page.goto(STARTERS);
  await page.getByRole('button', { name: 'Cosa posso mangiare' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cosa posso mangiare' });
  await sheet.getByRole('switch', { name: 'Pesce' }).click();
  await expect(page).toHaveURL(`${STARTERS}#senza=4`);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(`${STARTERS}#senza=4`);
  await expect(page.getByRole('button', { name: 'Cosa posso mangiare' })).toBeFocused();
});

test('a double click on a photo opens its dish once, and one on the button that closes it stays on the page @desktop', async ({
  page,
}) => {
  await page.goto(paths.menu);
  await page.goto(CLASSICS);
  await expectReact(page);
  const before = await page.evaluate(() => history.length);
  await photo(page).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await dialog.getByRole('button', { name: 'Chiudi' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(CLASSICS);
});

test('a dish that a link opened leaves the focus to its card, in view', async ({ page }) => {
  await page.goto(paths.dish('pizze-classiche', 'capricciosa'));
  await page
    .getByRole('dialog', { name: 'Capricciosa' })
    .getByRole('button', { name: 'Chiudi' })
    .click();
  const name = page.getByRole('link', { name: 'Capricciosa' });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [844, 390],
  [320, 568],
  [390, 844],
  [1280, 800],
] as const) {
  test(`name and prices of a dish are seen at once, and its picture fills the frame, at ${width}x${height} @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.dish('pizze-classiche', 'margherita'));
    const dialog = page.getByRole('dialog', { name: 'Margherita' });
    await expect(dialog).toHaveCSS('opacity', '1');
    for (const seen of [
      dialog.getByRole('heading', { name: 'Margherita' }),
      dialog.getByText('€ 7,00'),
      dialog.getByText('€ 14,00'),
      dialog.getByText('€ 25,00'),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
    const picture = dialog.getByRole('img', { name: 'Margherita' });
    await expect(picture).toHaveCSS('object-fit', 'cover');
    const frame = await picture.evaluate((image) => ({
      width: image.clientWidth,
      height: image.clientHeight,
      gap:
        image.getBoundingClientRect().left -
        (image.closest('.modal-content')?.getBoundingClientRect().left ?? 0),
    }));
    expect(frame.height).toBeLessThanOrEqual(300);
    // A dish is round: a frame that is much wider than the picture would cut it.
    expect(frame.width / frame.height).toBeLessThan(1.5);
    expect(frame.gap).toBe(0);
  });
}
