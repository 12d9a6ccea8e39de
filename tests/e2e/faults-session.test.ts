import { readDocument } from '../../emulators/client';
import { staffAccount } from '../../emulators/sample/accounts';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { choosePicture, priceField, saveButton } from './saving';
import { FREE_NAME, fillLogin, openProduct, row, signInAsStaff } from './staff';
import { BLOCKED } from './visitor';

const TOKENS = /securetoken\.googleapis\.com/;
const AUTH = /127\.0\.0\.1:\d9099/;
const HOUR_MS = 60 * 60 * 1000;

/** Console errors when a session ends during a save. */
const ENDED = /status of 400|Failed to (?:update|fetch) document|Failed to upload image|auth\//;

test('a session that expires during an edit asks for a new sign-in, and the draft can be saved @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(ENDED, FREE_NAME);
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
  await page.clock.fastForward(HOUR_MS);
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
  expect(String(stored?.image)).toContain('images%2Fnuova.png');
  await expect(page.getByText('Non hai salvato:')).toHaveCount(0);
});

test('a signed-in user can go on working while Auth is unreachable', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED, /auth\/network-request-failed/);
  await signInAsStaff(page);
  await page.route(AUTH, (route) => route.abort());
  await page.reload();
  await expect(page).toHaveURL(paths.reserved);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await expect(row(page, 'Margherita')).toBeVisible();
});
