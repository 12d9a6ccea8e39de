import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import { watchShifts } from './shifts';

const LINK = paths.dish('antipasti', 'caprese');

test('a dish opens by its name, stays open over a reload and closes by Back @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.category('antipasti'));
  await expectReact(page);
  await page.getByRole('link', { name: 'Caprese' }).click();
  const dialog = page.getByRole('dialog', { name: 'Caprese' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(LINK);
  await expect(page.locator('.modal.show')).toHaveCSS('opacity', '1');
  await expectAccessible();

  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.category('antipasti'));
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('a shared link opens the dish, and closing it stays on its category', async ({ page }) => {
  await page.goto(LINK);
  const dialog = page.getByRole('dialog', { name: 'Caprese' });
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.category('antipasti'));
});

test('a link to a deleted dish shows its category with a notice @both', async ({
  page,
  expectAccessible,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(paths.dish('antipasti', 'mai-esistito'));
  await expect(page.getByText('Questo piatto non è più nel menu. Eccone altri.')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await shifts()).toBe(0);
  await expectAccessible();
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await expect(page).toHaveURL(paths.category('antipasti'));
});

test('a browser without a share sheet copies the link and says so @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${LINK}&senza=9`);
  const dialog = page.getByRole('dialog', { name: 'Caprese' });
  await dialog.getByRole('button', { name: 'Condividi' }).click();
  await expect(dialog.getByText('Link copiato')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(LINK, page.url()).href);
});
