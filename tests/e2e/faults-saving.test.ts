import { listObjects, readDocument } from '../../emulators/client';
import { expect, test } from './fixtures';
import {
  addButton,
  COMMIT,
  choosePicture,
  cors,
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
import { deleteProduct, FREE_NAME, notification, row, signInAsStaff } from './staff';
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
  await expect(notification(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
  await expect(priceField(page)).toHaveValue('123,45');
  expect(await readDocument(suite, MARGHERITA)).toEqual(before);

  await page.unroute(FIRESTORE);
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/reserved\?q=Margherita$/);
  expect(await readDocument(suite, MARGHERITA)).toEqual({ ...before, prezzo: 123.45 });
});

for (const [status, code] of [
  [429, 'RESOURCE_EXHAUSTED'],
  [500, 'INTERNAL'],
  [403, 'PERMISSION_DENIED'],
] as const) {
  test(`a save answered with ${status} changes nothing, and a retry saves it @writes`, async ({
    page,
    suite,
    sample: _,
    expectErrors,
  }) => {
    expectErrors(BLOCKED, LOGGED);
    await openMargherita(page);
    const before = await readDocument(suite, MARGHERITA);
    await page.route(COMMIT, (route) =>
      route.fulfill({
        status,
        headers: cors,
        json: { error: { code: status, message: code, status: code } },
      }),
    );
    await saveButton(page).click();
    await expect(formAlert(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
    expect(await readDocument(suite, MARGHERITA)).toEqual(before);
    await page.unroute(COMMIT);
    await saveButton(page).click();
    await expect(page).toHaveURL(/\/reserved\?q=Margherita$/);
    expect(await readDocument(suite, MARGHERITA)).toMatchObject({ prezzo: 123.45 });
  });
}

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
  expect(await productsNamed(suite, newPizza.nome)).toEqual([]);
  expect(await listObjects(suite)).toEqual(objects);

  await page.unroute(UPLOAD);
  await addButton(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
  expect(await listObjects(suite)).toHaveLength(objects.length + 1);
});

test('each refusal by Storage has its own hint, and none writes a product @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await page.clock.install();
  await openNewProduct(page);
  await choosePicture(page, 'guasto.png');
  for (const [status, hint] of [
    [401, 'Accedi di nuovo'],
    [402, 'Spazio per le immagini esaurito'],
    [403, 'Non hai i permessi per caricare immagini'],
    [429, 'Troppe richieste. Riprova tra qualche minuto'],
    [500, 'Il servizio delle immagini ha un guasto. Riprova tra qualche minuto'],
  ] as const) {
    const refused = page.waitForResponse(UPLOAD);
    await page.route(UPLOAD, (route) =>
      route.fulfill({ status, headers: cors, json: { error: { code: status } } }),
    );
    await addButton(page).click();
    await refused;
    // The SDK itself repeats the last two for a minute.
    if (status >= 429) await page.clock.fastForward(61_000);
    await expect(formAlert(page)).toContainText(hint);
    await page.unroute(UPLOAD);
  }
  expect(await productsNamed(suite, newPizza.nome)).toEqual([]);
});

test('a picture of which every name is taken has its own hint, and is saved under another one @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(LOGGED, FREE_NAME);
  await openNewProduct(page);
  await choosePicture(page, 'guasto.png');
  // Storage knows a file of every name that begins like this one.
  await page.route(/\d9199.*images%2Fguasto/, (route) =>
    route.fulfill({ headers: cors, json: { name: 'images/guasto.png', bucket: suite.bucket } }),
  );
  await addButton(page).click();
  await expect(formAlert(page)).toContainText("Errore durante il caricamento dell'immagine");
  const hint = 'Nome già usato da altre immagini. Rinomina il file e riprova';
  await expect(formAlert(page)).toContainText(hint);
  await expect(notification(page)).toContainText(hint);
  expect(await productsNamed(suite, newPizza.nome)).toEqual([]);

  await choosePicture(page, 'riparo.png');
  await addButton(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await listObjects(suite)).toContain('images/riparo.png');
});

test('a deletion without a network brings the row back, and a second one succeeds @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await page.route(COMMIT, (route) => route.abort());
  await deleteProduct(page, 'Margherita');
  await expect(notification(page)).toContainText("Errore durante l'eliminazione dell'articolo");
  await expect(row(page, 'Margherita')).toBeVisible();
  expect(await readDocument(suite, MARGHERITA)).not.toBeNull();

  await page.unroute(COMMIT);
  await deleteProduct(page, 'Margherita');
  await expect.poll(() => readDocument(suite, MARGHERITA)).toBeNull();
  await expect(row(page, 'Margherita')).toHaveCount(0);
});
