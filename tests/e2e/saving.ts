import type { Page } from '@playwright/test';
import { readCollection } from '../../emulators/client';
import type { Suite } from '../../emulators/suite';
import { smallPng } from './pictures';

/** Requests that write to Firestore. */
export const COMMIT = /127\.0\.0\.1:\d8080.*:commit/;

/** Path of the product that the tests edit. */
export const MARGHERITA = 'prodotti/margherita';

/** Headers of a response that a test makes up. */
export const cors = { 'access-control-allow-origin': '*' };

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Salva modifiche' });
export const priceField = (page: Page) => page.getByLabel('Prezzo', { exact: true });

/** The stored products with this name. */
export async function productsNamed(suite: Suite, nome: string) {
  return Object.values(await readCollection(suite, 'prodotti')).filter(
    (dish) => dish.nome === nome,
  );
}

/** Chooses a picture that was made for the test. */
export async function choosePicture(page: Page, fileName: string) {
  await page.getByLabel('Immagine').setInputFiles(await smallPng(page, fileName));
}
