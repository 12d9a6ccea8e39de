import { putDocument, readDocument } from '../../emulators/client';
import { expect, test } from './fixtures';
import { MARGHERITA, saveButton } from './saving';
import { notification, openProduct, row, signInAsStaff } from './staff';

test('allergens that cannot be read whole are marked in the list, and asked for anew before a save @writes', async ({
  page,
  suite,
  sample,
  expectAccessible,
}) => {
  expect(sample).toBeUndefined();
  const before = await readDocument(suite, MARGHERITA);
  await putDocument(suite, MARGHERITA, { ...before, allergeni: ['glutine', 7] });
  await signInAsStaff(page);
  await expect(page.getByText('Un prodotto ha allergeni da verificare')).toBeVisible();
  await expectAccessible();
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await expect(row(page, 'Margherita').getByText('Allergeni da verificare')).toBeVisible();

  await openProduct(page, 'Margherita');
  await page.getByLabel('Prezzo', { exact: true }).fill('8');
  await saveButton(page).click();
  const message = 'Controlla gli allergeni, poi conferma di averlo fatto';
  await expect(notification(page)).toContainText(message);
  const confirmation = page.getByLabel('Ho controllato gli allergeni: quelli segnati sono tutti');
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toHaveAccessibleDescription(message);
  await expect(page.getByLabel('Prezzo', { exact: true })).toHaveValue('8');
  // Half faded in, its text has not its contrast yet.
  await expect(page.locator('.toast')).toHaveCSS('opacity', '1');
  await expectAccessible();
  expect((await readDocument(suite, MARGHERITA))?.allergeni).toEqual(['glutine', 7]);

  await page.getByLabel('Glutine').check();
  await confirmation.check();
  await saveButton(page).click();
  await expect(notification(page)).toContainText('Salvato «');
  expect(await readDocument(suite, MARGHERITA)).toEqual({
    ...before,
    allergeni: [1, 7],
    prezzo: 8,
  });
  await expect(row(page, 'Margherita')).not.toContainText('Allergeni da verificare');
  await expect(page.getByText('Un prodotto ha allergeni da verificare')).toBeHidden();
});
