import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { openRow, signInAsStaff } from '../staff';
import { expectNoOverflow, hold } from '../visitor';
import { walkScreens } from '../walk';

test('the list is accessible in every state, and keeps its columns and widths on every screen @desktop', async ({
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
  const name = (await page.getByRole('rowheader').first().textContent()) ?? '';
  const panel = await openRow(page, name);
  await expectAccessible();
  await panel.getByRole('button', { name: /altri stati/i }).click();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: /^Elimina/ }).click();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessible();
  await page.getByRole('button', { name: 'Annulla' }).click();

  const description = page.locator('[data-product] td:nth-child(3)').first();
  for (const width of [320, 768, 992, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page);
    expect((await description.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(150);
  }
  await page
    .getByRole('button', { name: /prezzo di/ })
    .first()
    .click();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
    expect((await description.boundingBox())?.width, `at 200 %, ${width} px`).toBeGreaterThan(250);
  }
});

test('no page of the reserved area scrolls sideways at 320 px with text at 200 %, and drafts leave the list in view', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Aggiungi prodotto' }).click();
  await page.getByLabel('Nome').fill('Una pizza nuova');
  await page.evaluate(() => {
    const [draft] = JSON.parse(localStorage.getItem('bozze') ?? '');
    const names = ['Margherita', 'copia di Capricciosa', 'avviso ai clienti'];
    const more = names.map((name) => ({ ...draft, key: name, name }));
    localStorage.setItem('bozze', JSON.stringify([draft, ...more]));
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(paths.reserved);
  await expect(page.getByRole('link', { name: 'Riprendi' })).toHaveCount(4);
  await expect(page.getByLabel('Cerca un prodotto')).toBeInViewport();
  await expectAccessible();

  // Larger letters count for what a container measures once its width changes.
  const expectToFit = async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    const bar = page.locator('.action-bar');
    // In the middle of a form one sees of its bar only what stays in view.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const { y = 640 } = (await bar.isVisible()) ? ((await bar.boundingBox()) ?? {}) : {};
    expect(y, 'a bar takes at most a third of the screen').toBeGreaterThanOrEqual(640 * (2 / 3));
    await page.setViewportSize({ width: 390, height: 844 });
  };
  await expectToFit();
  for (const path of [
    paths.editProduct('margherita'),
    paths.notice,
    paths.changePrices,
    paths.menuOrder(),
    paths.importMenu,
    paths.tableCards,
    paths.history(),
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Caricamento...')).toHaveCount(0);
    await expectToFit();
  }
});

test('the preview of a change of prices is accessible, and fits every screen @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await page.getByRole('button', { name: 'Scegli quali piatti' }).click();
  await expect(page.locator('.invalid-feedback').getByText('Scegli quali piatti')).toBeVisible();
  await expectAccessible();

  await page.getByLabel('Antipasti').check();
  await page.getByLabel('Di quanto').fill('6');
  await page.getByLabel('Diminuisci').check();
  await expect(page.getByText('Andrebbe sotto zero').first()).toBeVisible();
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});
});
