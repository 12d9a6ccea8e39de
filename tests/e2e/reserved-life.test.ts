import type { Page } from '@playwright/test';
import { listObjects, readObject } from '../../emulators/client';
import { expect, test } from './fixtures';
import { lookAt, rotatedPhoto } from './pictures';
import { choosePicture, productsNamed } from './saving';
import {
  deleteProduct,
  FREE_NAME,
  fillProduct,
  notification,
  openProduct,
  row,
  signInAsStaff,
} from './staff';

const pizza = {
  nome: 'Pizza della prova',
  descrizione: 'Pomodoro, provola e "tanta" <b>fantasia</b>',
  prezzo: '8,5',
  categoria: 'Pizze classiche',
};

/** The card of a dish on the public menu. */
function card(page: Page, name: string) {
  return page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

test('a product is added, seen by visitors, edited and deleted @writes', async ({
  page,
  browser,
  baseURL,
  suite,
  sample,
  expectErrors,
}) => {
  expect(sample).toBeUndefined();
  expectErrors(FREE_NAME);
  const before = await listObjects(suite);
  const visitors = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const visitor = await visitors.newPage();
  await visitor.goto('/menu/pizze-classiche');
  await expect(card(visitor, 'Margherita')).toBeVisible();

  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Aggiungi prodotto' }).click();
  await fillProduct(page, pizza);
  await page.getByLabel('Prezzo formato familiare').fill('17');
  await page.getByLabel('Latte e derivati').check();
  await page.getByLabel('Glutine').check();
  await page.getByLabel('Immagine').setInputFiles(await rotatedPhoto(page, 'Foto Mia.JPG'));
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  const height = await page.getByAltText('Anteprima').evaluate((image) => image.clientHeight);
  expect(height).toBeLessThanOrEqual(200);
  await page.getByRole('button', { name: 'Aggiungi prodotto' }).click();
  await expect(notification(page)).toContainText('Inserimento completato');
  await expect(page.getByLabel('Nome')).toHaveValue('');
  await expect(page.getByAltText('Anteprima')).toBeHidden();

  const [added] = await productsNamed(suite, pizza.nome);
  expect(added).toMatchObject({
    descrizione: pizza.descrizione,
    prezzo: 8.5,
    prezzo_familiare: 17,
    prezzo_al_metro: null,
    allergeni: [1, 7],
    categoria: pizza.categoria,
  });
  const upright = await lookAt(page, String(added?.image));
  expect(upright).toMatchObject({ type: 'image/webp', width: 500, height: 1000 });
  expect(upright).toMatchObject({ above: 'red', below: 'blue' });
  expect(upright.bytes).toBeLessThanOrEqual(120_000);
  expect(await readObject(suite, 'images/foto-mia.large.webp')).toMatchObject({
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
  });

  // The visitor sees it at the next visit, despite the cached menu; this browser sees it at once.
  await visitor.reload();
  await expect(card(visitor, pizza.nome)).toContainText('€ 8,50');
  await page.goto('/menu/pizze-classiche');
  await expect(card(page, pizza.nome)).toContainText(pizza.descrizione);
  await expect(card(page, pizza.nome).getByRole('img').first()).toBeVisible();

  await page.goto('/reserved');
  await openProduct(page, pizza.nome);
  await expect(page.getByLabel('Prezzo', { exact: true })).toHaveValue('8,50');
  await expect(page.getByLabel('Glutine')).toBeChecked();
  await page.getByLabel('Prezzo', { exact: true }).fill('9');
  await choosePicture(page, 'nuova.png');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(page).toHaveURL(/\/reserved\?q=/);
  await expect(row(page, pizza.nome)).toContainText('€ 9,00');
  await expect
    .poll(async () => (await listObjects(suite)).filter((name) => !before.includes(name)))
    .toEqual([expect.stringMatching(/^images\/nuova\./)]);
  // One that is small enough for both sizes is kept as it is.
  const [edited] = await productsNamed(suite, pizza.nome);
  expect(await lookAt(page, String(edited?.image))).toMatchObject({ width: 60, height: 40 });
  await visitor.reload();
  await expect(card(visitor, pizza.nome)).toContainText('€ 9,00');

  await openProduct(page, pizza.nome);
  await page.getByRole('button', { name: 'Rimuovi immagine' }).click();
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(row(page, pizza.nome)).toBeVisible();
  await expect.poll(() => listObjects(suite)).toEqual(before);

  await deleteProduct(page, pizza.nome);
  await expect.poll(() => productsNamed(suite, pizza.nome)).toEqual([]);
  await visitor.reload();
  await expect(card(visitor, 'Margherita')).toBeVisible();
  await expect(card(visitor, pizza.nome)).toBeHidden();
  await visitors.close();
});
