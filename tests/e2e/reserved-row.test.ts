import { putDocument, readDocument } from '../../emulators/client';
import { waitForEver } from './clock';
import { expect, test } from './fixtures';
import { notification, row, signInAsStaff } from './staff';
import { expectNoOverflow } from './visitor';

test('a price is corrected in its row by two taps and the digits, and by keyboard alone @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/Product changed meanwhile/);
  await signInAsStaff(page);
  const path = 'prodotti/acqua-frizzante';
  const price = page.getByRole('button', { name: 'Prezzo di Acqua frizzante' });
  const field = page.getByRole('textbox', { name: 'Nuovo prezzo di Acqua frizzante' });
  const line = row(page, 'Acqua frizzante');
  await price.tap();
  await expect(field).toBeFocused();
  await page.keyboard.type('2,8');
  await expect(field).toHaveValue('2,8');
  await expectNoOverflow(page);
  await expectAccessible();
  await line.getByRole('button', { name: 'Salva' }).tap();
  await expect(notification(page)).toContainText('Salvato');
  await expect(price).toHaveText('€ 2,80');
  expect(await readDocument(suite, path)).toMatchObject({ prezzo: 2.8 });
  await expect(line).toHaveClass('row-changed');

  await expect(price).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(price).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('2,80');
  await page.keyboard.type('-1');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/compreso tra 0 e 9999,99/);

  const stored = await readDocument(suite, path);
  await putDocument(suite, path, { ...stored, descrizione: 'Del collega', prezzo: 2.6 });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(line.getByRole('alert')).toContainText('Prezzo attuale: € 2,60');
  await expect(field).toHaveValue('3');
  expect(await readDocument(suite, path)).toMatchObject({ prezzo: 2.6 });
  await expectNoOverflow(page);
  await expectAccessible();
  await line.getByRole('button', { name: 'Salva comunque la mia' }).click();
  await expect(price).toHaveText('€ 3,00');
  expect(await readDocument(suite, path)).toMatchObject({
    prezzo: 3,
    descrizione: 'Del collega',
  });
});

test('the list opens where it was left, with the focus on the row @writes', async ({
  page,
  context,
  sample: _,
}) => {
  await signInAsStaff(page);
  await page.goto('/reserved?ordine=prezzo&p=2');
  const link = page.getByRole('rowheader').nth(6).getByRole('link');
  const name = (await link.textContent()) ?? '';
  const same = row(page, name).getByRole('link', { name, exact: true });
  await link.scrollIntoViewIfNeeded();
  const top = (await link.boundingBox())?.y;
  const expectPlace = async () => {
    await expect(same).toBeFocused();
    await expect(page).toHaveURL('/reserved?ordine=prezzo&p=2');
    await expect.poll(async () => (await same.boundingBox())?.y).toBeCloseTo(top ?? 0, 0);
  };
  await link.click();
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expectPlace();
  await page.keyboard.press('Enter');
  await page.getByLabel('Descrizione').fill('Cambiata');
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expectPlace();
  await expect(row(page, name)).toHaveClass('row-changed');
  await same.click();
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await page.goBack();
  await expectPlace();
  await page.getByRole('button', { name: `Duplica ${name}`, exact: true }).click();
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expectPlace();

  // A draft that is resumed from the list's top leads back to its row, which was below the screen.
  await same.click();
  await page.getByLabel('Descrizione').fill('Cambiata di nuovo');
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('/reserved?ordine=prezzo&p=2');
  await page.getByRole('link', { name: 'Riprendi' }).click();
  await page.getByRole('button', { name: 'Salva modifiche' }).click();
  await expect(same).toBeFocused();
  await expect(same).toBeInViewport();
  await same.scrollIntoViewIfNeeded();

  const opened = context.waitForEvent('page');
  await same.click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab.getByLabel('Nome')).toHaveValue(name);
  await tab.close();

  const next = await page.getByRole('rowheader').nth(7).textContent();
  await page.getByRole('button', { name: `Elimina ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  const nextRow = row(page, next ?? '').getByRole('link', { name: next ?? '', exact: true });
  await expect(nextRow).toBeFocused();
  await expect(nextRow).toBeInViewport();
  await expect(page).toHaveURL('/reserved?ordine=prezzo&p=2');
});

test('a product is sold out for tonight by two taps, and found again among those @writes', async ({
  page,
  suite,
  sample: _,
  expectAccessible,
}) => {
  // Between two keys a busy machine takes longer than a person who has chosen.
  await waitForEver(page);
  await signInAsStaff(page);
  await expect(page.getByRole('checkbox', { name: 'Solo esauriti (0)' })).toBeVisible();
  const control = page.getByRole('combobox', { name: 'Disponibilità di Acqua frizzante' });
  await control.selectOption('Esaurito stasera');
  await expect(notification(page)).toContainText('Salvato');
  expect(await readDocument(suite, 'meta/oggi')).toMatchObject({
    esauritiStasera: { prodotti: ['acqua-frizzante'] },
    esauriti: [],
  });
  await page.getByRole('checkbox', { name: 'Solo esauriti (1)' }).check();
  await expect(page).toHaveURL('/reserved?esauriti=1');
  await expect(page.getByRole('rowheader')).toHaveText(['Acqua frizzante']);
  await expect(row(page, 'Acqua frizzante')).toContainText('Esaurito stasera');
  await expectNoOverflow(page);
  await expectAccessible();
  // On a closed <select> each key changes the value: only what it ends at is stored.
  let commits = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(':commit')) commits += 1;
  });
  await control.press('ArrowDown');
  await control.press('ArrowUp');
  await control.press('ArrowUp');
  await control.press('Enter');
  await expect(page.getByText('Togli i filtri.')).toBeVisible();
  expect(commits).toBe(1);
});
