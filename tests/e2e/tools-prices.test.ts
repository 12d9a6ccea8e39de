import { expect, test } from './fixtures';
import { openFromSearch, previewRow, submitButton } from './price-page';
import { signInAsGuest, signInAsStaff } from './staff';
import { expectNoOverflow } from './visitor';

test('the form shows errors at its fields, and every price before and after @both', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await expect(page.getByText('qui vedi ogni prezzo prima e dopo')).toBeVisible();
  await page.getByLabel('Prezzo', { exact: true }).uncheck();
  await submitButton(page).click();
  await expect(page.getByText('Scegli quali prodotti')).toBeVisible();
  const price = page.getByRole('checkbox', { name: 'Prezzo', exact: true });
  await expect(price).toHaveAccessibleDescription('Scegli almeno un prezzo');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Scrivi di quanto cambiare i prezzi')).toBeVisible();
  await expect(page.getByLabel('Quali prodotti')).toBeFocused();
  await expectAccessible();

  await page.getByLabel('Quali prodotti').selectOption('Tutto il menu');
  for (const name of ['Prezzo', 'Prezzo formato familiare', 'Prezzo al metro']) {
    await page.getByLabel(name, { exact: true }).check();
  }
  await page.getByLabel('Di quanto').fill('5%');
  await page.getByLabel('Di quanto').blur();
  await expect(page.getByLabel('Di quanto')).toHaveAccessibleDescription(/deve essere un numero/);
  await page.getByLabel('Di quanto').fill('2.50');
  await page.getByLabel('Diminuisci').check();
  await expect(page.getByText("L'importo deve essere")).toBeHidden();
  await expect(page.getByText('Escluso: andrebbe sotto zero').first()).toBeVisible();
  // Each of the three prices less 2,50.
  const margherita = previewRow(page, /^Margherita ?Pizze classiche$/);
  await expect(margherita).toContainText('€ 7,00 diventa € 4,50');
  await expect(margherita).toContainText('€ 14,00 diventa € 11,50');
  await expect(margherita).toContainText('€ 25,00 diventa € 22,50');
  await expectAccessible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoOverflow(page);
});

test('the choice survives a visit to the list, until the search changes or ends', async ({
  page,
}) => {
  await signInAsGuest(page);
  await openFromSearch(page, 'diavola');
  const choice = page.getByLabel('Quali prodotti');
  await expect(choice).toHaveValue('ricerca');
  await page.getByLabel('Di quanto').fill('1');
  await choice.selectOption('Dolci');
  await page.getByRole('link', { name: 'Indietro' }).click();
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await expect(choice).toHaveValue('Dolci');
  await expect(page.getByLabel('Di quanto')).toHaveValue('1');

  await page.getByRole('link', { name: 'Indietro' }).click();
  await openFromSearch(page, 'birra');
  await expect(choice).toHaveValue('ricerca');
  await page.getByRole('link', { name: 'Indietro' }).click();
  await page.getByLabel('Cerca un prodotto').fill('');
  await expect(page).toHaveURL('/reserved');
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await expect(choice).toHaveValue('');
  await expect(page.getByText('qui vedi ogni prezzo prima e dopo')).toBeVisible();
});

test('all products of a choice are left out and included without affecting another choice', async ({
  page,
}) => {
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  const choice = page.getByLabel('Quali prodotti');
  const noChange = page.getByRole('alert').filter({ hasText: 'Nessun prezzo da cambiare' });
  await page.getByLabel('Di quanto').fill('1');
  await choice.selectOption('Dolci');
  await page.getByRole('button', { name: 'Lascia fuori tutti' }).click();
  await choice.selectOption('Antipasti');
  await page.getByRole('button', { name: 'Lascia fuori tutti' }).click();
  await submitButton(page).click();
  await expect(noChange).toBeVisible();
  await page.getByRole('button', { name: 'Includi tutti' }).click();
  await expect(noChange).toBeHidden();
  await choice.selectOption('Dolci');
  await expect(page.getByRole('status')).toContainText(['Nessun prezzo da cambiare']);
  await page.getByRole('button', { name: 'Includi tutti' }).click();
  await expect(page.getByRole('button', { name: 'Lascia fuori tutti' })).toBeVisible();
});

test('an account without rights sees the preview and cannot change prices', async ({ page }) => {
  await signInAsGuest(page);
  await openFromSearch(page, 'diavola');
  await page.getByLabel('Di quanto').fill('1');
  await expect(previewRow(page, 'Diavola').first()).toContainText('diventa');
  await expect(submitButton(page)).toBeDisabled();
});
