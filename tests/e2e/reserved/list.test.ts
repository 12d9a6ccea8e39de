import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { row, signInAsStaff } from '../staff';
import { expectNoOverflow, hold } from '../visitor';

test('the list shows its columns, and axe finds no violations in any state', async ({
  page,
  expectAccessible,
}) => {
  const release = await hold(page, /:runQuery/);
  await signInAsStaff(page);
  await expect(page.getByText('Caricamento...')).toBeVisible();
  await expectAccessible();
  release();
  await expect(page.locator('[data-product]')).toHaveCount(10);
  const columns = ['#', 'Nome', 'Descrizione', 'Prezzo', 'Categoria', 'Azioni'];
  await expect(page.getByRole('columnheader')).toHaveText(columns);
  await expectAccessible();
  const name = (await page.getByRole('rowheader').first().textContent()) ?? '';
  await page.getByRole('button', { name: `Altro per ${name}`, exact: true }).click();
  await expectAccessible();
  await row(page, name).getByText('Elimina', { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByLabel('Cerca un prodotto').fill('zzz');
  await expect(page.getByText('Nessun prodotto trovato')).toBeVisible();
  await expectAccessible();
});

test('descriptions keep enough width on every screen, and with text at 200 % @desktop', async ({
  page,
}) => {
  await signInAsStaff(page);
  const description = page.locator('[data-product] td:nth-child(3)').first();
  await expect(description).toBeVisible();
  for (const width of [320, 390, 768, 844, 992, 1024, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    expect((await description.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(150);
  }
  await page
    .getByRole('button', { name: /prezzo di/ })
    .first()
    .click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoOverflow(page);
    expect((await description.boundingBox())?.width, `at 200 %, ${width} px`).toBeGreaterThan(250);
  }
});

test('no page of the reserved area scrolls sideways at 320 px with text at 200 %', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(paths.login);
  await expectNoOverflow(page);
  await signInAsStaff(page);
  for (const [path, content] of [
    [paths.reserved, 'Aggiungi prodotto'],
    [paths.addItem, 'Indietro'],
    [paths.editProduct('margherita'), 'Indietro'],
    [paths.changePrices, 'Indietro'],
    [paths.menuOrder(), 'Indietro'],
    [paths.importMenu, 'Indietro'],
    [paths.notice, 'Indietro'],
    [paths.tableCards, 'Indietro'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: content })).toBeVisible();
    await expectNoOverflow(page);
  }
});

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
  await expect(row(page, name)).toHaveAttribute('data-changed');
  await same.click();
  await expect(page.getByRole('heading', { name: 'Modifica prodotto' })).toBeVisible();
  await page.goBack();
  await expectPlace();
});
