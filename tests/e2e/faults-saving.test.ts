import { listObjects, readDocument } from '../../emulators/client';
import { expect, test } from './fixtures';
import {
  addButton,
  choosePicture,
  formAlert,
  LOGGED,
  MARGHERITA,
  newPizza,
  openMargherita,
  openNewProduct,
  priceField,
  productsNamed,
  saveButton,
  UPLOAD,
} from './saving';
import { notification } from './staff';
import { BLOCKED, FIRESTORE } from './visitor';

test('a save without a network keeps what was typed, and a retry saves it @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await openMargherita(page);
  const before = await readDocument(suite, MARGHERITA);
  await page.route(FIRESTORE, (route) => route.abort());
  await saveButton(page).click();
  await expect(formAlert(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
  await expect(notification(page)).toBeHidden();
  await expect(priceField(page)).toHaveValue('12,45');
  expect(await readDocument(suite, MARGHERITA)).toEqual(before);

  await page.unroute(FIRESTORE);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/reserved\?q=Margherita$/);
  expect(await readDocument(suite, MARGHERITA)).toEqual({ ...before, prezzo: 12.45 });
});

test('an upload without a network writes no product, and a retry creates one product with one picture @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await page.clock.install();
  await openNewProduct(page);
  await choosePicture(page, 'guasto.png');
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  const objects = await listObjects(suite);
  let attempts = 0;
  await page.route(UPLOAD, (route) => {
    attempts += 1;
    return route.abort();
  });
  await addButton(page).click();
  await expect.poll(() => attempts).toBeGreaterThan(0);
  // The SDK itself retries for a minute.
  await page.clock.fastForward(61_000);
  await expect(formAlert(page)).toContainText("Errore durante il caricamento dell'immagine");
  await expect(formAlert(page)).toContainText('Nessuna connessione');
  await expect(notification(page)).toContainText("Errore durante il caricamento dell'immagine");
  expect(await productsNamed(suite, newPizza.nome)).toEqual([]);
  expect(await listObjects(suite)).toEqual(objects);

  await page.unroute(UPLOAD);
  await addButton(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
  expect(await listObjects(suite)).toHaveLength(objects.length + 1);
});
