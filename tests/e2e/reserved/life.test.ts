import { listObjects } from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import {
  choosePicture,
  FREE_NAME,
  fillProduct,
  notification,
  openProduct,
  priceField,
  productsNamed,
  row,
  saveButton,
  signInAsStaff,
} from '../staff';
import { BLOCKED, cardOf } from '../visitor';

const UPLOAD = /127\.0\.0\.1:\d9199.*\/o\?name=/;

const pizza = {
  nome: 'Pizza della prova',
  descrizione: 'Pomodoro, provola e "tanta" <b>fantasia</b>',
  prezzo: '8,5',
  categoria: 'Pizze classiche',
};

test('a product is added after a failed upload, seen by visitors, and loses its picture @writes', async ({
  page,
  browser,
  baseURL,
  suite,
  expectErrors,
}) => {
  // A jump of the clock also ends what the list is asking for again after the save.
  expectErrors(FREE_NAME, BLOCKED, /UploadError|Failed to upload|Failed to fetch documents/);
  const before = await listObjects(suite);
  const visitors = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const visitor = await visitors.newPage();
  await visitor.goto('/menu/pizze-classiche');
  await expect(cardOf(visitor, 'Margherita')).toBeVisible();

  await page.clock.install();
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Aggiungi prodotto' }).click();
  await fillProduct(page, pizza);
  await page.getByLabel('Prezzo formato familiare').fill('17');
  await page.getByLabel('Latte e derivati').check();
  await page.getByLabel('Glutine').check();
  await choosePicture(page, 'Foto Mia.png');
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  let attempts = 0;
  await page.route(UPLOAD, (route) => {
    attempts += 1;
    return route.abort();
  });
  const add = page.getByRole('button', { name: 'Aggiungi prodotto' });
  await add.click();
  await expect.poll(() => attempts).toBeGreaterThan(0);
  // The SDK itself retries for a minute.
  await page.clock.fastForward(61_000);
  const alert = page.locator('form [role=alert]').filter({ hasText: 'Errore' });
  await expect(alert).toContainText("Errore durante il caricamento dell'immagine");
  await expect(alert).toContainText(
    'La rete c’è, ma il servizio non risponde o qualcosa lo blocca',
  );
  await expect(notification(page)).toContainText("Errore durante il caricamento dell'immagine");
  expect(await productsNamed(suite, pizza.nome)).toEqual([]);
  expect(await listObjects(suite)).toEqual(before);

  await page.unroute(UPLOAD);
  await add.click();
  await expect(notification(page)).toContainText('Inserimento completato');
  await expect(page.getByLabel('Nome')).toHaveValue('');
  await expect(page.getByAltText('Anteprima')).toBeHidden();
  const added = await productsNamed(suite, pizza.nome);
  expect(added).toMatchObject([
    {
      descrizione: pizza.descrizione,
      prezzo: 8.5,
      prezzo_familiare: 17,
      prezzo_al_metro: null,
      allergeni: [1, 7],
      categoria: pizza.categoria,
    },
  ]);
  const names = (await listObjects(suite)).filter((name) => !before.includes(name));
  expect(names).toEqual([expect.stringMatching(/^images\/foto-mia\./)]);

  // The visitor sees it at the next visit, despite the cached menu; this browser sees it at once.
  await visitor.reload();
  await expect(cardOf(visitor, pizza.nome)).toContainText('€ 8,50');
  await page.goto('/menu/pizze-classiche');
  await expect(cardOf(page, pizza.nome)).toContainText(pizza.descrizione);
  await expect(cardOf(page, pizza.nome).getByRole('img').first()).toBeVisible();

  await page.goto('/reserved');
  await openProduct(page, pizza.nome);
  await expect(priceField(page)).toHaveValue('8,50');
  await expect(page.getByLabel('Glutine')).toBeChecked();
  await priceField(page).fill('9');
  await page.getByRole('button', { name: 'Rimuovi immagine' }).click();
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/reserved\?q=/);
  await expect(row(page, pizza.nome)).toContainText('€ 9,00');
  // 'Rimetti' at the foot can give the picture back for two minutes.
  expect(await listObjects(suite)).toEqual(expect.arrayContaining(names));
  await page.clock.fastForward('02:00');
  await expect.poll(() => listObjects(suite)).toEqual(before);

  await visitors.close();
});
