import { readDocument } from '../../../emulators/data/client';
import { staffAccount } from '../../../emulators/sample/accounts';
import { expect, test } from '../fixtures';
import {
  chooseInRow,
  fillLogin,
  MARGHERITA,
  notification,
  rightsRead,
  signInAsStaff,
} from '../staff';

const SIGN_IN = /accounts:signInWithPassword/;

test('a failed sign-in shows its message and keeps the e-mail; a double click signs in once', async ({
  page,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/status of 400/);
  await page.goto('/reserved/additem');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Accedi per visualizzare il menu')).toBeVisible();
  await fillLogin(page, '', 'x');
  await expect(page.getByRole('alert')).toHaveText('Inserisci e-mail e password');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await fillLogin(page, staffAccount.email, '');
  await expect(page.getByRole('alert')).toHaveText('Inserisci e-mail e password');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible();
  await fillLogin(page, staffAccount.email, 'sbagliata');
  await expect(page.getByRole('alert')).toHaveText('Credenziali non valide. Riprova');
  await expect(page.getByLabel('E-mail')).toHaveValue(staffAccount.email);
  const forgot = page.getByRole('button', { name: 'Password dimenticata?' });
  await page.getByLabel('E-mail').fill('');
  await forgot.click();
  await expect(page.getByRole('alert')).toContainText('Scrivi la tua e-mail');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill(staffAccount.email);
  await forgot.click();
  await expect(page.getByText('Se questo indirizzo ha un account')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();

  const password = page.getByLabel('Password');
  await password.fill(staffAccount.password);
  await page.getByRole('button', { name: 'Mostra quello che scrivi' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  let attempts = 0;
  await page.route(SIGN_IN, (route) => {
    attempts += 1;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Accedi' }).dblclick();
  await expect(page).toHaveURL('/reserved');
  expect(attempts).toBe(1);
});

test('Esci ends the session in this tab and in all others', async ({ page, context }) => {
  await signInAsStaff(page);
  const other = await context.newPage();
  await Promise.all([rightsRead(other), other.goto('/reserved/additem')]);
  await expect(other.getByRole('heading', { name: 'Aggiungi prodotto' })).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  await page.goto('/reserved');
  await expect(page).toHaveURL('/login');
});

test('Esci waits for what is being saved, and stays if that fails @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(/status of 403/, /Failed to update document/);
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  let isRefused = true;
  await page.route(/:commit/, async (route) => {
    await expect(notification(page)).toContainText('Salvo prima di uscire...');
    if (!isRefused) return route.continue();
    const error = { code: 403, status: 'PERMISSION_DENIED', message: '' };
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ status: 403, headers, json: { error } });
  });
  async function hideAndLeave() {
    await chooseInRow(page, 'Margherita', 'Nascosto dal menu');
    await page.getByRole('button', { name: 'Esci' }).click();
  }
  await hideAndLeave();
  await expect(notification(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
  await expect(notification(page)).not.toContainText('Salvo');
  await expect(page).toHaveURL(/reserved/);
  isRefused = false;
  await hideAndLeave();
  await expect(page).toHaveURL('/login');
  expect((await readDocument(suite, MARGHERITA))?.nascosto).toBe(true);
});
