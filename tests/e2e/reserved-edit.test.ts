import type { Page } from '@playwright/test';
import {
  deleteDocument,
  listObjects,
  putDocument,
  readCollection,
  readDocument,
} from '../../emulators/client';
import type { Suite } from '../../emulators/suite';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { COMMIT, choosePicture, cors, loseAnswer } from './saving';
import { deleteProduct, FREE_NAME, notification, openProduct, row, signInAsStaff } from './staff';

const NO_ANSWER = [
  /ERR_FAILED/,
  /Failed to (add|update|delete|fetch) document/,
  /Failed to upload/,
];

async function idOf(suite: Suite, nome: string): Promise<string> {
  const found = Object.entries(await readCollection(suite, 'prodotti')).filter(
    ([, document]) => document.nome === nome,
  );
  expect(found).toHaveLength(1);
  return found[0]?.[0] ?? '';
}

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

test.beforeEach(({ sample, expectErrors }) => {
  expect(sample).toBeUndefined();
  expectErrors(FREE_NAME);
});

test('while a save is in progress its notification is fully visible and the form is disabled @writes', async ({
  page,
}) => {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await page.getByLabel('Prezzo', { exact: true }).fill('8');
  const release = await hold(page, COMMIT);
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  const text = page.getByText('Aggiornamento in corso...');
  await expect(text).toBeInViewport({ ratio: 1 });
  const card = await notification(page).boundingBox();
  expect(card?.height).toBeGreaterThan(60);
  await expect(page.getByLabel('Nome')).toBeDisabled();
  release();
  await expect(row(page, 'Margherita')).toContainText('€ 8,00');
});

test('after a save Back does not open the product as it was before @writes', async ({ page }) => {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await page.getByLabel('Prezzo', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(notification(page)).toContainText('Salvato «Margherita»');
  await expect(row(page, 'Margherita')).toContainText('€ 8,00');
  await page.goBack();
  await expect(page).toHaveURL(/\/reserved\?q=/);
  await expect(row(page, 'Margherita')).toContainText('€ 8,00');
  await page.goForward();
  await expect(page).toHaveURL(/\/reserved\?q=/);
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
});

test('an edit whose answer is lost counts as saved, and its old picture is deleted @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(...NO_ANSWER);
  const id = await idOf(suite, 'Margherita');
  const before = await listObjects(suite);
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await choosePicture(page, 'prova.png');
  await page.route(COMMIT, loseAnswer, { times: 1 });
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(page).toHaveURL(/\/reserved\?q=/);
  expect(String((await readDocument(suite, `prodotti/${id}`))?.image)).toContain('prova');
  await expect.poll(async () => (await listObjects(suite)).length).toBe(before.length);
});

test('an edit that the server refuses leaves no new picture and keeps the old one @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(/status of 403/, /Failed to update document/);
  const id = await idOf(suite, 'Margherita');
  const before = await listObjects(suite);
  const stored = await readDocument(suite, `prodotti/${id}`);
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await choosePicture(page, 'prova.png');
  await page.route(COMMIT, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, message: 'no', status: 'PERMISSION_DENIED' } },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(alertOf(page)).toContainText("Errore durante l'aggiornamento dell'articolo");
  await expect(notification(page)).not.toContainText('Aggiornamento in corso...');
  await expect.poll(() => listObjects(suite)).toEqual(before);
  expect(await readDocument(suite, `prodotti/${id}`)).toEqual(stored);
  await page.unroute(COMMIT);
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(page).toHaveURL(/\/reserved\?q=/);
});

test('a deletion removes its row at once, and in the other tab after the answer @writes', async ({
  page,
  context,
}) => {
  await signInAsStaff(page);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/reserved?q=Margherita');
    await expect(row(tab, 'Margherita')).toBeVisible();
  }
  const release = await hold(page, COMMIT);
  await deleteProduct(page, 'Margherita');
  await expect(row(page, 'Margherita')).toBeHidden();
  await expect(row(other, 'Margherita')).toBeVisible();
  release();
  await expect(row(other, 'Margherita')).toBeHidden();
  await expect(row(page, 'Margherita')).toBeHidden();
});

test('of two people who edit one product, the second is told and decides @writes', async ({
  page,
  suite,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/Product (changed|deleted) meanwhile/);
  const id = await idOf(suite, 'Margherita');
  const stored = await readDocument(suite, `prodotti/${id}`);
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await putDocument(suite, `prodotti/${id}`, { ...stored, prezzo: 99 });
  await page.getByLabel('Descrizione').fill('La mia');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(alertOf(page)).toContainText('Qualcun altro ha modificato questo prodotto');
  expect(await readDocument(suite, `prodotti/${id}`)).toMatchObject({ prezzo: 99 });
  await expectAccessible();
  await page.getByRole('button', { name: 'Mostra la versione attuale' }).click();
  await page.getByRole('button', { name: 'Scarta le mie modifiche' }).click();
  await expect(page.getByLabel('Prezzo', { exact: true })).toHaveValue('99,00');

  await putDocument(suite, `prodotti/${id}`, { ...stored, prezzo: 98 });
  await page.getByLabel('Descrizione').fill('La mia');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await page.getByRole('button', { name: 'Salva comunque la mia' }).click();
  await expect(page).toHaveURL(/\/reserved\?q=/);
  expect(await readDocument(suite, `prodotti/${id}`)).toMatchObject({
    prezzo: 99,
    descrizione: 'La mia',
    image: stored?.image,
  });
});

test('a product deleted by somebody else is added as a new one, in the words of adding @writes', async ({
  page,
  suite,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/Product deleted meanwhile/, /status of 429/, /Failed to add document/);
  const id = await idOf(suite, 'Margherita');
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await deleteDocument(suite, `prodotti/${id}`);
  await page.getByLabel('Prezzo', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(alertOf(page)).toContainText('Qualcun altro ha eliminato questo prodotto');
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(COMMIT, async (route) => {
    await refused;
    await route.fulfill({ status: 429, headers: cors, json: { error: { message: 'no' } } });
  });
  await page.getByRole('button', { name: 'Aggiungi come nuovo prodotto' }).click();
  await expect(notification(page)).toContainText('Inserimento in corso...');
  await expect(page.getByRole('heading', { name: 'Aggiungi prodotto' })).toBeVisible();
  await expect(page).toHaveTitle(/^Aggiungi prodotto/);
  refuse();
  await expect(alertOf(page)).toContainText("Errore durante l'aggiunta dell'articolo");
  await expectAccessible();

  await page.unroute(COMMIT);
  await page.getByLabel('Prezzo', { exact: true }).fill('otto');
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  await expect(notification(page)).toContainText('Il prezzo deve essere un numero');
  await page.getByLabel('Prezzo', { exact: true }).fill('8');
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  await expect(row(page, 'Margherita')).toContainText('€ 8,00');
  expect(await idOf(suite, 'Margherita')).not.toBe(id);
});
