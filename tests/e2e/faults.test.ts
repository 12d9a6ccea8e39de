import { readDocument } from '../../emulators/data/client';
import { staffAccount } from '../../emulators/sample/accounts';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import {
  choosePicture,
  FREE_NAME,
  fillLogin,
  openProduct,
  priceField,
  row,
  saveButton,
  signIn,
  signInAsStaff,
} from './staff';
import { BLOCKED, CLASSICS, cardOf, cards, countOf, expectClassics, openTab } from './visitor';

test('without localStorage and pictures the menu can be read, without gaps, and staff can sign in', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.route(/127\.0\.0\.1:\d9199/, (route) => route.abort());
  await page.goto(CLASSICS);
  await expectClassics(page);
  const dish = cardOf(page, 'Margherita');
  await expect(dish.getByRole('img', { name: /Ingrandisci/ })).toHaveCount(0);
  const [card, text] = await Promise.all([
    dish.boundingBox(),
    dish.locator('.item-text').boundingBox(),
  ]);
  expect(text?.width).toBeGreaterThan((card?.width ?? Number.POSITIVE_INFINITY) * 0.9);
  await openTab(page, 'Pinse');
  await expect(cards(page)).toHaveCount(countOf('Pinse'));
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'OK' })).toBeHidden();
  await signIn(page, staffAccount);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL(paths.login);
});

test('a session that expires during an edit leaves a draft for the next sign-in @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  const TOKENS = /securetoken\.googleapis\.com/;
  expectErrors(FREE_NAME);
  // What the browser and the app log when a session ends during a save.
  expectErrors(/status of 400|Failed to (?:update|fetch) document|Failed to upload image|auth\//);
  await page.clock.install();
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await priceField(page).fill('12,45');
  await choosePicture(page, 'nuova.png');
  const preview = page.getByAltText('Anteprima');
  await expect(preview).toHaveAttribute('src', /^data:image\//);
  await page.route(TOKENS, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
    }),
  );
  await page.clock.fastForward('01:00:00');
  await saveButton(page).click();
  await expect(page).toHaveURL(paths.login);
  await page.unroute(TOKENS);

  await expect(page.getByText('La sessione è finita')).toBeVisible();
  await fillLogin(page, staffAccount.email, staffAccount.password);
  await expect(page.getByText('Non hai salvato:')).toBeVisible();
  await page.getByRole('link', { name: 'Riprendi' }).click();
  await expect(priceField(page)).toHaveValue('12,45');
  await expect(preview).toHaveAttribute('src', /^data:image\//);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
  const stored = await readDocument(suite, 'prodotti/margherita');
  expect(stored?.prezzo).toBe(12.45);
  expect(String(stored?.image)).toContain('images%2Fnuova.webp');
  await expect(page.getByText('Non hai salvato:')).toHaveCount(0);
});

test('a signed-in user can keep working while Auth is unreachable', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED, /auth\/network-request-failed/);
  await signInAsStaff(page);
  await page.route(/127\.0\.0\.1:\d9099/, (route) => route.abort());
  await page.reload();
  await expect(page).toHaveURL(paths.reserved);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await expect(row(page, 'Margherita')).toBeVisible();
});
