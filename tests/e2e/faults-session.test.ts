import type { Page } from '@playwright/test';
import { disableAccount, enableAccount, readDocument } from '../../emulators/client';
import { staffAccount } from '../../emulators/sample/accounts';
import type { Suite } from '../../emulators/suite';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { choosePicture, priceField, saveButton } from './saving';
import { FREE_NAME, fillLogin, openProduct, rightsRead, row, signInAsStaff } from './staff';
import { BLOCKED, CLASSICS, cards } from './visitor';

const MARGHERITA = 'prodotti/margherita';
const TOKENS = /securetoken\.googleapis\.com/;
const AUTH = /127\.0\.0\.1:\d9099/;
const HOUR_MS = 60 * 60 * 1000;

/** Console errors when a session ends during a save. */
const ENDED = /status of 400|Failed to (?:update|fetch) document|Failed to upload image|auth\//;

/** Changes the price and the picture of a product, without saving. */
async function beginEdit(page: Page) {
  await openProduct(page, 'Margherita');
  await priceField(page).fill('123,45');
  await choosePicture(page, 'nuova.png');
  await expect(page.getByAltText('Anteprima')).toHaveAttribute('src', /^data:image\//);
}

/** Signs in again, resumes the draft and saves it. */
async function resumeAndSave(page: Page, suite: Suite) {
  await fillLogin(page, staffAccount.email, staffAccount.password);
  await expect(page.getByText('Hai una modifica non salvata: «Margherita»')).toBeVisible();
  await page.getByRole('link', { name: 'Riprendi' }).click();
  await expect(priceField(page)).toHaveValue('123,45');
  await expect(page.getByAltText('Anteprima')).toHaveAttribute('src', /^data:image\//);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
  const stored = await readDocument(suite, MARGHERITA);
  expect(stored?.prezzo).toBe(123.45);
  expect(String(stored?.image)).toContain('images%2Fnuova.png');
  await expect(page.getByText('Hai una modifica non salvata')).toHaveCount(0);
}

test('an account disabled during an edit is sent to the sign-in page, and its draft is kept @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(ENDED, FREE_NAME);
  await page.clock.install();
  await signInAsStaff(page);
  await beginEdit(page);
  const before = await readDocument(suite, MARGHERITA);
  await disableAccount(suite, staffAccount.uid);
  // The current token is valid for an hour; the next one is refused.
  await page.clock.fastForward(HOUR_MS);
  await saveButton(page).click();
  await expect(page).toHaveURL(paths.login);
  expect(await readDocument(suite, MARGHERITA)).toEqual(before);

  await fillLogin(page, staffAccount.email, staffAccount.password);
  await expect(page.getByRole('alert')).toHaveText('Credenziali non valide. Riprova');
  await enableAccount(suite, staffAccount.uid);
  await resumeAndSave(page, suite);
});

test('a session that expires during an edit asks for a new sign-in, and the draft can be saved @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(ENDED, FREE_NAME);
  await page.clock.install();
  await signInAsStaff(page);
  await beginEdit(page);
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
  await resumeAndSave(page, suite);
});

test('a sign-out in another tab during an edit asks nothing and loses nothing @writes', async ({
  page,
  context,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(FREE_NAME);
  await signInAsStaff(page);
  await beginEdit(page);
  const other = await context.newPage();
  await Promise.all([rightsRead(other), other.goto(paths.reserved)]);
  await other.getByRole('button', { name: 'Esci' }).click();
  await expect(other).toHaveURL(paths.login);
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Quello che hai scritto è conservato')).toBeVisible();
  await resumeAndSave(page, suite);
});

test('an edit in one tab appears in the list and in the menu of other tabs @writes', async ({
  page,
  context,
  sample: _,
}) => {
  await signInAsStaff(page);
  const list = await context.newPage();
  await list.goto(paths.reserved);
  await list.getByLabel('Cerca un prodotto').fill('Margherita');
  await expect(row(list, 'Margherita')).toBeVisible();
  const menu = await context.newPage();
  await menu.goto(CLASSICS);
  const card = cards(menu).filter({
    has: menu.getByRole('heading', { name: 'Margherita', exact: true }),
  });
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('€ 123,45');

  await page.bringToFront();
  await openProduct(page, 'Margherita');
  await priceField(page).fill('123,45');
  await saveButton(page).click();
  await expect(row(page, 'Margherita')).toContainText('€ 123,45');
  await expect(row(list, 'Margherita')).toContainText('€ 123,45');
  await expect(card).toContainText('€ 123,45');
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

test('clearing the storage in another tab ends the session, and a price typed in the list is kept', async ({
  page,
  context,
}) => {
  await signInAsStaff(page);
  await page.getByRole('button', { name: 'Prezzo di Acqua frizzante' }).click();
  await expect(page.getByLabel('Nuovo prezzo di Acqua frizzante')).toBeFocused();
  await page.keyboard.type('6,66');
  const other = await context.newPage();
  await other.goto(paths.storia);
  await other.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('Quello che hai scritto è conservato')).toBeVisible();
  await fillLogin(page, staffAccount.email, staffAccount.password);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Hai una modifica non salvata: «Acqua frizzante»')).toBeVisible();
  await page.getByRole('link', { name: 'Riprendi' }).click();
  await expect(priceField(page)).toHaveValue('6,66');
});
