import { expect, test } from '../fixtures';
import { row, signInAsStaff } from '../staff';

test('search, page, scroll and focus survive a visit to the form @writes', async ({ page }) => {
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('PIZZE');
  await expect(page).toHaveURL('/reserved?q=PIZZE');
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL('/reserved?q=PIZZE&p=2');
  await expect(page.getByRole('rowheader').first().getByRole('link')).toBeFocused();
  const link = page.getByRole('rowheader').nth(6).getByRole('link');
  const name = (await link.textContent()) ?? '';
  const same = row(page, name).getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = (await link.boundingBox())?.y;
  const expectPlace = async () => {
    await expect(page).toHaveURL('/reserved?q=PIZZE&p=2');
    await expect(page.getByLabel('Cerca un prodotto')).toHaveValue('PIZZE');
    await expect(same).toBeFocused();
    await expect.poll(async () => (await same.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
  };
  await link.click();
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expectPlace();
  await page.keyboard.press('Enter');
  await page.getByLabel('Descrizione').fill('Cambiata');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expectPlace();
  // It would cover the row.
  await page.getByRole('button', { name: 'Chiudi la notifica' }).click();
  await same.click();
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await page.goBack();
  await expectPlace();
  await same.click();
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Tre Spighe' }).click();
  await expectPlace();
});
