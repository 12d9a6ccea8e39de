import { expect, test } from '../fixtures';
import { openRow, row, signInAsStaff } from '../staff';

test('search, page, scroll and focus survive a visit to the form @writes', async ({ page }) => {
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('PIZZE');
  await expect(page).toHaveURL('/reserved?q=PIZZE');
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(page).toHaveURL('/reserved?q=PIZZE&p=2');
  await expect(page.getByRole('rowheader').first().getByRole('button')).toBeFocused();
  const opener = page.getByRole('rowheader').nth(6).getByRole('button');
  const name = (await opener.textContent()) ?? '';
  const same = row(page, name).getByRole('button', { name, exact: true });
  const edit = async () =>
    (await openRow(page, name)).getByRole('link', { name: /^Modifica/ }).click();
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  await expect(page.getByRole('form')).toBeInViewport({ ratio: 1 });
  const top = (await opener.boundingBox())?.y;
  const expectPlace = async () => {
    await expect(page).toHaveURL('/reserved?q=PIZZE&p=2');
    await expect(page.getByLabel('Cerca un prodotto')).toHaveValue('PIZZE');
    await expect(same).toBeFocused();
    await expect.poll(async () => (await same.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
  };
  await edit();
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expectPlace();
  await edit();
  await page.getByLabel('Descrizione').fill('Cambiata');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expectPlace();
  await edit();
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await page.goBack();
  await expectPlace();
  await edit();
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Piatti' }).click();
  await expectPlace();
});
