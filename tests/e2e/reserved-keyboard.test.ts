import type { Page } from '@playwright/test';
import { readDocument } from '../../emulators/client';
import { staffAccount } from '../../emulators/sample/accounts';
import { expect, test } from './fixtures';

/** Presses Tab until the named control has the focus. No page has as many as 60 controls. */
async function tabTo(page: Page, role: 'button' | 'link' | 'textbox' | 'searchbox', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${role} "${name}"`);
}

test('a price is edited and a product deleted by keyboard alone @writes', async ({
  page,
  suite,
  sample,
}) => {
  expect(sample).toBeUndefined();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeEnabled();
  await tabTo(page, 'textbox', 'E-mail');
  await page.keyboard.type(staffAccount.email);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(staffAccount.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('table')).toBeVisible();
  await tabTo(page, 'searchbox', 'Cerca un prodotto');
  await page.keyboard.type('acqua friz');
  await expect(page.getByRole('rowheader')).toHaveText(['Acqua frizzante']);
  await tabTo(page, 'link', 'Modifica Acqua frizzante');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await tabTo(page, 'textbox', 'Prezzo');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2,80');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText(['Acqua frizzante']);
  await expect(page.getByRole('row').nth(1)).toContainText('€ 2,80');
  expect(await readDocument(suite, 'prodotti/acqua-frizzante')).toMatchObject({ prezzo: 2.8 });

  await tabTo(page, 'button', 'Elimina Acqua frizzante');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Eliminare «Acqua frizzante»?' });
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Elimina Acqua frizzante' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nessun prodotto trovato')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeFocused();
  await expect.poll(() => readDocument(suite, 'prodotti/acqua-frizzante')).toBeNull();
});
