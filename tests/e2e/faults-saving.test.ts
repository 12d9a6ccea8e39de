import type { Page, Route } from '@playwright/test';
import { paths } from '../../src/paths';
import { listObjects, readCollection, readDocument } from '../emulators/client';
import type { Suite } from '../emulators/suite';
import { expect, test } from './fixtures';
import { smallPng } from './pictures';
import { fillProduct, notification, openProduct, row, signInAsStaff } from './staff';
import { BLOCKED } from './visitor';

const COMMIT = /127\.0\.0\.1:18080.*:commit/;
const FIRESTORE = /127\.0\.0\.1:18080/;
const UPLOAD = /127\.0\.0\.1:19199.*\/o\?name=/;
const MARGHERITA = 'prodotti/margherita';

const cors = { 'access-control-allow-origin': '*' };
const newPizza = {
  nome: 'Pizza del guasto',
  descrizione: 'Pomodoro, pazienza',
  prezzo: '8,50',
  categoria: 'Pizze classiche',
};
const add = (page: Page) => page.getByRole('button', { name: 'Aggiungi prodotto' });
const save = (page: Page) => page.getByRole('button', { name: 'Salva modifiche' });
const price = (page: Page) => page.getByLabel('Prezzo', { exact: true });
/** The alert in the form; the notification shows the same text. */
const alert = (page: Page) => page.locator('form [role=alert]');

/** Console errors of a failure that the page has shown. */
const LOGGED =
  /Failed to (?:add|update|delete|fetch) document|Failed to upload|UploadError|UnknownOutcome/;

/** The stored products with this name. */
async function productsNamed(suite: Suite, nome: string) {
  return Object.values(await readCollection(suite, 'prodotti')).filter(
    (dish) => dish.nome === nome,
  );
}

async function openNewProduct(page: Page) {
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Aggiungi prodotto' }).click();
  await fillProduct(page, newPizza);
}

async function openMargherita(page: Page) {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await price(page).fill('123,45');
}

/** Forwards the request to the server and drops its answer. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

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
  await save(page).click();
  await expect(alert(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
  await expect(notification(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
  await expect(price(page)).toHaveValue('123,45');
  expect(await readDocument(suite, MARGHERITA)).toEqual(before);

  await page.unroute(FIRESTORE);
  await save(page).click();
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
    await save(page).click();
    await expect(alert(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
    expect(await readDocument(suite, MARGHERITA)).toEqual(before);
    await page.unroute(COMMIT);
    await save(page).click();
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
  await page.getByLabel('Immagine').setInputFiles(await smallPng(page, 'guasto.png'));
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  const objects = await listObjects(suite);
  let attempts = 0;
  await page.route(UPLOAD, (route) => {
    attempts += 1;
    return route.abort();
  });
  await add(page).click();
  await expect.poll(() => attempts).toBeGreaterThan(0);
  // The SDK itself retries for a minute.
  await page.clock.fastForward(61_000);
  await expect(alert(page)).toContainText("Errore durante il caricamento dell'immagine");
  await expect(alert(page)).toContainText('Nessuna connessione');
  expect(await productsNamed(suite, newPizza.nome)).toEqual([]);
  expect(await listObjects(suite)).toEqual(objects);

  await page.unroute(UPLOAD);
  await add(page).click();
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
  await openNewProduct(page);
  await page.getByLabel('Immagine').setInputFiles(await smallPng(page, 'guasto.png'));
  for (const [status, hint] of [
    [401, 'Accedi di nuovo'],
    [402, 'Spazio per le immagini esaurito'],
    [403, 'Non hai i permessi per caricare immagini'],
  ] as const) {
    await page.route(UPLOAD, (route) =>
      route.fulfill({ status, headers: cors, json: { error: { code: status } } }),
    );
    await add(page).click();
    await expect(alert(page)).toContainText(hint);
    await page.unroute(UPLOAD);
  }
  expect(await productsNamed(suite, newPizza.nome)).toEqual([]);
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
  await row(page, 'Margherita').getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(notification(page)).toContainText("Errore durante l'eliminazione dell'articolo");
  await expect(row(page, 'Margherita')).toBeVisible();
  expect(await readDocument(suite, MARGHERITA)).not.toBeNull();

  await page.unroute(COMMIT);
  await row(page, 'Margherita').getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect.poll(() => readDocument(suite, MARGHERITA)).toBeNull();
  await expect(row(page, 'Margherita')).toHaveCount(0);
});

test('a new product whose answer is lost is neither duplicated nor undone @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await openNewProduct(page);
  await page.getByLabel('Immagine').setInputFiles(await smallPng(page, 'guasto.png'));
  await page.route(COMMIT, loseAnswer);
  await add(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  const [made, ...others] = await productsNamed(suite, newPizza.nome);
  expect(others).toEqual([]);
  expect(String(made?.image)).toContain('images%2Fguasto.png');
  expect(await listObjects(suite)).toContain('images/guasto.png');
});

test('a new product whose answer is lost, and which cannot be read back, is not duplicated by a retry @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await openNewProduct(page);
  await page.route(FIRESTORE, (route) =>
    COMMIT.test(route.request().url()) ? loseAnswer(route) : route.abort(),
  );
  await add(page).click();
  await expect(alert(page)).toContainText('il prodotto non verrà salvato due volte');
  await page.unroute(FIRESTORE);
  await price(page).fill('9');
  await add(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toMatchObject([{ prezzo: 9 }]);
});

test('a deletion whose answer is lost counts as done, and its picture is deleted too @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await page.route(COMMIT, loseAnswer);
  await row(page, 'Margherita').getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(row(page, 'Margherita')).toHaveCount(0);
  await expect.poll(() => listObjects(suite)).not.toContain('images/pizza-margherita.webp');
  expect(await readDocument(suite, MARGHERITA)).toBeNull();
  await expect(notification(page)).toHaveCount(0);
});

test('a save without an answer fails after 15 s, and a late arrival is not duplicated by a retry @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED, LOGGED);
  await page.clock.install();
  await openNewProduct(page);
  let arrive = async () => {};
  await page.route(COMMIT, (route) => {
    arrive = () => loseAnswer(route);
  });
  const sent = page.waitForRequest(COMMIT);
  await add(page).click();
  await sent;
  await expect(notification(page)).toContainText('Inserimento in corso...');
  await page.clock.fastForward(15_000);
  await expect(alert(page)).toContainText('il prodotto non verrà salvato due volte');
  await arrive();
  await page.unroute(COMMIT);
  await add(page).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
});

test('a double click together with Enter saves once @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await openNewProduct(page);
  const commits: Route[] = [];
  await page.route(COMMIT, (route) => void commits.push(route));
  const button = await add(page).boundingBox();
  await price(page).press('Enter');
  await page.mouse.dblclick((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await page.keyboard.press('Enter');
  await expect(notification(page)).toContainText('Inserimento in corso...');
  await expect.poll(() => commits.length).toBe(1);
  await commits[0]?.continue();
  await expect(notification(page)).toContainText('Inserimento completato');
  expect(commits).toHaveLength(1);
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
});

test('a tab closed during an upload asks first, and leaves no incomplete product @writes', async ({
  page,
  context,
  suite,
  sample: _,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await openNewProduct(page);
  await page.getByLabel('Immagine').setInputFiles(await smallPng(page, 'guasto.png'));
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  const before = await readCollection(suite, 'prodotti');
  const version = await readDocument(suite, 'meta/menu');
  // The picture is stored, but its answer is still pending when the tab is closed.
  await page.route(UPLOAD, (route) => void route.fetch());
  await add(page).click();
  await expect.poll(() => listObjects(suite)).toContain('images/guasto.png');
  const dialog = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialog;
  expect(question.type()).toBe('beforeunload');
  const closed = page.waitForEvent('close');
  await question.accept();
  await closed;
  expect(await readCollection(suite, 'prodotti')).toEqual(before);
  expect(await readDocument(suite, 'meta/menu')).toEqual(version);

  // The file name is taken now: the next attempt uses another one.
  const again = await context.newPage();
  await again.goto(paths.addItem);
  await fillProduct(again, newPizza);
  await again.getByLabel('Immagine').setInputFiles(await smallPng(again, 'guasto.png'));
  await add(again).click();
  await expect(notification(again)).toContainText('Inserimento completato');
  expect(await productsNamed(suite, newPizza.nome)).toHaveLength(1);
});
