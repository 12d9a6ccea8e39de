import type { Locator, Page, Request } from '@playwright/test';
import { readCollection } from '../../emulators/data/client';
import { guestAccount, staffAccount } from '../../emulators/sample/accounts';
import type { Suite } from '../../emulators/suite';
import { expect, test } from './fixtures';
import { smallPng } from './pictures';

/** The product that most tests edit. */
export const MARGHERITA = 'prodotti/margherita';

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Salva modifiche' });
export const priceField = (page: Page) => page.getByLabel('Prezzo', { exact: true });

/** The stored products with this name. */
export async function productsNamed(suite: Suite, nome: string) {
  const products = Object.values(await readCollection(suite, 'prodotti'));
  return products.filter((dish) => dish.nome === nome);
}

/** Chooses a picture that was made for the test. */
export async function choosePicture(page: Page, fileName: string) {
  await page.getByLabel('Immagine').setInputFiles(smallPng(fileName));
}

/** Fills in the sign-in form and submits it. */
export async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

/** Waits for the response on the account's rights. If the session ended first, it would be a 403, which the browser logs. */
export async function rightsRead(page: Page): Promise<void> {
  await page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('/documents/staff/')),
  );
}

/** Signs in by the form. */
export async function signIn(
  page: Page,
  account: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  const rights = rightsRead(page);
  await fillLogin(page, account.email, account.password);
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
  await expect(page).toHaveURL('/reserved');
  await rights;
}

/** The stored session of the restaurant's own account, for the other tests of this worker that only read. */
let session: [name: string, value: string][] | null = null;

/** Opens the list with a session from an earlier test. */
async function resume(page: Page, stored: [name: string, value: string][]): Promise<void> {
  // A small file of the same origin.
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, stored);
  await Promise.all([rightsRead(page), page.goto('/reserved')]);
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
}

/** Signs in with the restaurant's own account. A test that writes has new accounts, so it fills in the form. */
export async function signInAsStaff(page: Page): Promise<void> {
  const writes = test.info().tags.includes('@writes');
  if (session && !writes) return resume(page, session);
  await signIn(page, staffAccount);
  if (writes) return;
  session = await page.evaluate(() =>
    Object.entries(localStorage).filter(([name]) => /^(firebase:|currentUser$)/.test(name)),
  );
}

/** Signs in with an account without staff rights. */
export function signInAsGuest(page: Page): Promise<void> {
  return signIn(page, guestAccount);
}

/** The row of a product in the list, by its name. */
export function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** Whether a request reads single products, as the form does when it opens. */
function readsProduct(request: Request): boolean {
  return request.url().includes(':batchGet') && Boolean(request.postData()?.includes('/prodotti/'));
}

/** Opens a row of the list, if it is closed. @returns what is changed in it */
export async function openRow(page: Page, name: string): Promise<Locator> {
  const opener = row(page, name).getByRole('button', { name, exact: true });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  return page.getByRole('form', { name: `Cambia ${name}`, exact: true });
}

/** Finds a product in the list, opens its form, and waits until the form has read the product again. */
export async function openProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Cerca un prodotto').fill(name);
  // Before that, the row may still be one of the whole list, which the form would lead back to.
  await expect(page).toHaveURL(/[?&]q=/);
  const read = page.waitForRequest(readsProduct);
  const panel = await openRow(page, name);
  await panel.getByRole('link', { name: /^Modifica/ }).click();
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await (await read).response();
}

/** Chooses a tool of the whole list. Uses the keyboard: a notice that appears above would move the button. */
export async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Altro', exact: true }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Strumenti' })
    .locator('a, button')
    .filter({ hasText: name })
    .press('Enter');
}

/** The statuses that are in a sheet, one tap further. */
const OTHER_STATUSES = ['Esaurito fino a nuovo avviso', 'Consigliato stasera', 'Nascosto dal menu'];

/** Chooses a status or an action of a dish in its row. */
export async function chooseInRow(page: Page, name: string, choice: string): Promise<void> {
  const panel = await openRow(page, name);
  if (OTHER_STATUSES.includes(choice)) {
    await panel.getByRole('button', { name: /altri stati/i }).click();
    await page.getByRole('dialog').getByText(choice, { exact: true }).click();
  } else {
    const role = ['Modifica', 'Duplica'].includes(choice) ? 'link' : 'button';
    await panel.getByRole(role, { name: new RegExp(`^${choice}`) }).click();
  }
}

/** Fills in the required fields of a product. */
export async function fillProduct(
  page: Page,
  product: { nome: string; descrizione: string; prezzo: string; categoria: string },
): Promise<void> {
  await page.getByLabel('Nome').fill(product.nome);
  await page.getByLabel('Descrizione').fill(product.descrizione);
  await page.getByLabel('Prezzo', { exact: true }).fill(product.prezzo);
  await page.getByLabel('Categoria').selectOption(product.categoria);
  await page.getByLabel('Nessuno dei quattordici').check();
}

/** What the reserved area tells at the foot: its notifications, and the line of successes. */
export function notification(page: Page) {
  return page.locator('.foot');
}

/** Before an upload the app checks whether the file name is free. If it is, the response is a 404, which the browser logs. */
export const FREE_NAME = /status of 404.*images%2F/;
