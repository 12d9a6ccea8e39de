import type { Page } from '@playwright/test';
import { readCollection, readDocument } from '../../emulators/client';
import { test as base, expect } from './fixtures';
import { formAlert, MARGHERITA, priceField, savePrice } from './saving';
import { deleteProduct, notification, openProduct, row, signInAsStaff } from './staff';

const SAVE_ERROR = "Errore durante l'aggiornamento dell'articolo";

/** With a second member of the staff in another browser, who has the same product open. */
const test = base.extend<{ other: Page }>({
  other: async ({ browser, baseURL, sample: _ }, use) => {
    const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await signInAsStaff(other);
    await openProduct(other, 'Margherita');
    await use(other);
    await other.close();
  },
});

test('a product that somebody else has changed meanwhile is overwritten only on request @writes', async ({
  page,
  other,
  suite,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/ProductChangedError|Product changed meanwhile/);
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await page.getByLabel('Descrizione').fill('La mia descrizione');
  await savePrice(other, '6,30');
  await expect(other).toHaveURL(/\/reserved\?q=/);

  await savePrice(page, '7,10');
  await expect(formAlert(page)).toContainText(SAVE_ERROR);
  await expect(formAlert(page)).toContainText('Qualcun altro ha modificato questo prodotto');
  await expect(notification(page)).toContainText(SAVE_ERROR);
  await expect(formAlert(page)).toBeFocused();
  await expect(formAlert(page).getByText(SAVE_ERROR)).toBeInViewport();
  await expect(page.getByLabel('Descrizione')).toHaveValue('La mia descrizione');
  expect(await readDocument(suite, MARGHERITA)).toMatchObject({ prezzo: 6.3 });
  await expectAccessible();

  const prices = page.getByRole('group', { name: 'Prezzo' });
  await expect(prices).toContainText('Nel menu adesso: € 6,30');
  await expect(prices).toContainText('Qui nel modulo: € 7,10');
  await expect(prices.getByLabel('Qui nel modulo')).toBeChecked();

  await page.getByRole('button', { name: 'Mostra la versione attuale' }).click();
  await page.getByRole('button', { name: 'Scarta le mie modifiche' }).click();
  await expect(priceField(page)).toHaveValue('6,30');
  await expect(page.getByLabel('Descrizione')).not.toHaveValue('La mia descrizione');
  await savePrice(page, '7,20');
  await expect(row(page, 'Margherita')).toContainText('€ 7,20');

  await other.reload();
  await openProduct(other, 'Margherita');
  await openProduct(page, 'Margherita');
  await savePrice(other, '7,30');
  await expect(other).toHaveURL(/\/reserved\?q=/);
  await savePrice(page, '7,40');
  await page.getByRole('button', { name: 'Salva comunque la mia' }).click();
  await expect(row(page, 'Margherita')).toContainText('€ 7,40');
  expect(await readDocument(suite, MARGHERITA)).toMatchObject({ prezzo: 7.4 });

  // Field by field: the colleague's price, and one's own description.
  await other.reload();
  await openProduct(other, 'Margherita');
  await openProduct(page, 'Margherita');
  await savePrice(other, '7,50');
  await expect(other).toHaveURL(/\/reserved\?q=/);
  await page.getByLabel('Descrizione').fill('Scelta');
  await savePrice(page, '7,60');
  await expect(notification(page)).toContainText(SAVE_ERROR);
  await prices.getByLabel('Nel menu adesso').check();
  await expect(notification(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Salva quello che ho scelto' }).click();
  await expect(row(page, 'Margherita')).toContainText('€ 7,50');
  expect(await readDocument(suite, MARGHERITA)).toMatchObject({
    prezzo: 7.5,
    descrizione: 'Scelta',
  });
});

test('a product that somebody else has deleted meanwhile can be added as a new one @writes', async ({
  page,
  other,
  suite,
  expectErrors,
}) => {
  expectErrors(/ProductGoneError|Product deleted meanwhile|status of 404/);
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await other.getByRole('link', { name: 'Indietro' }).click();
  await deleteProduct(other, 'Margherita');
  await expect.poll(() => readDocument(suite, MARGHERITA)).toBeNull();

  await savePrice(page, '7,10');
  await expect(formAlert(page)).toContainText('Qualcun altro ha eliminato questo prodotto');
  await expect(priceField(page)).toHaveValue('7,10');
  await page.getByRole('button', { name: 'Aggiungi come nuovo prodotto' }).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  await expect(row(page, 'Margherita')).toContainText('€ 7,10');
  const documents = Object.values(await readCollection(suite, 'prodotti'));
  expect(documents.filter(({ nome }) => nome === 'Margherita')).toMatchObject([
    { prezzo: 7.1, image: null },
  ]);
});

test('a product that somebody else has changed meanwhile is deleted only on request @writes', async ({
  page,
  other,
  suite,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/ProductChangedError|Product changed meanwhile/);
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await savePrice(other, '6,30');
  await expect(other).toHaveURL(/\/reserved\?q=/);

  await row(page, 'Margherita').getByRole('button', { name: 'Elimina' }).click();
  const question = page.getByRole('dialog', { name: 'Eliminare «Margherita»?' });
  await question.getByRole('button', { name: 'Elimina' }).click();
  const reason = 'Qualcun altro ha modificato «Margherita» nel frattempo';
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: reason });
  await expect(notice).toContainText("Errore durante l'eliminazione dell'articolo");
  await expect(notification(page)).toContainText(reason);
  await expect(row(page, 'Margherita')).toContainText('€ 6,30');
  expect(await readDocument(suite, MARGHERITA)).toMatchObject({ prezzo: 6.3 });
  await expectAccessible();
  await expect(notice).toBeFocused();
  const actions = await notice.getByRole('button', { name: 'Elimina comunque' }).boundingBox();
  const told = await notification(page).boundingBox();
  expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThan(told?.y ?? 0);

  await notice.getByRole('link', { name: 'Mostra la versione attuale' }).click();
  await expect(priceField(page)).toHaveValue('6,30');
  await expect(notification(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Indietro' }).click();
  await notice.getByRole('button', { name: 'Elimina comunque' }).click();
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => readDocument(suite, MARGHERITA)).toBeNull();
  await expect(row(page, 'Margherita')).toHaveCount(0);
});
