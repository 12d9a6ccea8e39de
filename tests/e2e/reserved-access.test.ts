import { expect, test } from './fixtures';
import { choosePicture } from './saving';
import { openProduct, signInAsStaff } from './staff';

test('the forms are accessible with a picture, with the leave dialog open and with a hint @both', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await openProduct(page, 'Margherita');
  await expect(page.getByAltText('Anteprima')).toBeVisible();
  await expectAccessible();

  await choosePicture(page, 'nuova.png');
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page.getByRole('dialog')).toContainText('Uscire senza salvare?');
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessible();
  await page.getByRole('button', { name: 'Esci senza salvare' }).click();

  await page.getByRole('link', { name: 'Aggiungi prodotto' }).click();
  await expect(page.getByRole('heading', { name: 'Aggiungi prodotto' })).toBeVisible();
  await page.getByLabel('Categoria').selectOption('Elenco degli allergeni');
  await expectAccessible();
});
