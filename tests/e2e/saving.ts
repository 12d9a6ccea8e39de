import type { Page } from '@playwright/test';
import { readCollection } from '../../emulators/client';
import type { Suite } from '../../emulators/suite';
import { smallPng } from './pictures';
import { fillProduct, openProduct, signInAsStaff } from './staff';

/** Requests that write to Firestore, and those that upload to Storage. */
export const COMMIT = /127\.0\.0\.1:\d8080.*:commit/;
export const UPLOAD = /127\.0\.0\.1:\d9199.*\/o\?name=/;

/** Path of the product that the tests edit. */
export const MARGHERITA = 'prodotti/margherita';

/** Headers of a response that a test makes up. */
export const cors = { 'access-control-allow-origin': '*' };

/** The product that the tests add. */
export const newPizza = {
  nome: 'Pizza del guasto',
  descrizione: 'Pomodoro, pazienza',
  prezzo: '8,50',
  categoria: 'Pizze classiche',
};

export const addButton = (page: Page) => page.getByRole('button', { name: 'Aggiungi prodotto' });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Salva modifiche' });
export const priceField = (page: Page) => page.getByLabel('Prezzo', { exact: true });

/** The alert in the form; the notification shows the same text. */
export const formAlert = (page: Page) => page.locator('form [role=alert]');

/** Console errors of a failure that the page has shown. */
export const LOGGED = /Failed to (?:add|update|delete|fetch) document|Failed to upload|UploadError/;

/** The stored products with this name. */
export async function productsNamed(suite: Suite, nome: string) {
  return Object.values(await readCollection(suite, 'prodotti')).filter(
    (dish) => dish.nome === nome,
  );
}

/** Signs in and fills in the form for a new product. */
export async function openNewProduct(page: Page) {
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Aggiungi prodotto' }).click();
  await fillProduct(page, newPizza);
}

/** Signs in, opens the product and changes its price. */
export async function openMargherita(page: Page) {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await priceField(page).fill('12,45');
}

/** Chooses a picture that was made for the test. */
export async function choosePicture(page: Page, fileName: string) {
  await page.getByLabel('Immagine').setInputFiles(await smallPng(page, fileName));
}
