import { listObjects } from '../../emulators/client';
import { expect, test } from './fixtures';
import { choosePicture, productsNamed } from './saving';
import { fillProduct, notification, signInAsStaff } from './staff';
import { BLOCKED } from './visitor';

const UPLOAD = /127\.0\.0\.1:\d9199.*\/o\?name=/;

const newPizza = {
  nome: 'Pizza del guasto',
  descrizione: 'Pomodoro, pazienza',
  prezzo: '8,50',
  categoria: 'Pizze classiche',
};

test('an upload without a network writes nothing, and a retry makes one product @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, /UploadError|Failed to upload/);
  await page.clock.install();
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Aggiungi prodotto' }).click();
  await fillProduct(page, newPizza);
  await choosePicture(page, 'guasto.png');
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  const objects = await listObjects(suite);
  let attempts = 0;
  await page.route(UPLOAD, (route) => {
    attempts += 1;
    return route.abort();
  });
  const save = page.getByRole('button', { name: 'Aggiungi prodotto' });
  await save.click();
  await expect.poll(() => attempts).toBeGreaterThan(0);
  // The SDK itself retries for a minute.
  await page.clock.fastForward(61_000);
  const alert = page.locator('form [role=alert]');
  await expect(alert).toContainText("Errore durante il caricamento dell'immagine");
  await expect(alert).toContainText('Nessuna connessione');
  await expect(notification(page)).toContainText("Errore durante il caricamento dell'immagine");
  expect(await productsNamed(suite, newPizza.nome)).toEqual([]);
  expect(await listObjects(suite)).toEqual(objects);

  await page.unroute(UPLOAD);
  await save.click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
  expect(await listObjects(suite)).toHaveLength(objects.length + 1);
});
