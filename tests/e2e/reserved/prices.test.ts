import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { openTool, signInAsStaff } from '../staff';
import { walkScreens } from '../walk';

test('the price form names each mistake, and its preview fits every screen', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await openTool(page, 'Cambia i prezzi');
  const price = page.getByRole('checkbox', { name: 'Prezzo', exact: true });
  await price.uncheck();
  await page.getByRole('button', { name: 'Cambia i prezzi' }).click();
  await expect(price).toHaveAccessibleDescription('Scegli almeno un prezzo');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();

  await page.getByLabel('Antipasti').check();
  for (const name of ['Prezzo', 'Prezzo Maxi', 'Prezzo al metro']) {
    await page.getByLabel(name, { exact: true }).check();
  }
  await page.getByLabel('Di quanto').fill('6');
  await page.getByLabel('Diminuisci').check();
  await expect(page.getByText('Andrebbe sotto zero').first()).toBeVisible();
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});
});

test('an offline run shows its retry in view', async ({ page, expectAccessible, expectErrors }) => {
  expectErrors(/ERR_FAILED/, /Failed to (?:update|fetch) document/);
  await signInAsStaff(page);
  await page.goto(paths.changePrices);
  await page.getByLabel('Tutte le pizze').check();
  await page.getByLabel('Di quanto').fill('0,50');
  await page.getByRole('button', { name: /^Cambia \d+ prezzi/ }).click();
  await page.route(/:commit/, (route) => route.abort());
  await page.getByRole('dialog').getByRole('button', { name: 'Cambia i prezzi' }).click();
  const panel = page
    .getByRole('status', { name: 'Andamento' })
    .filter({ hasText: "Errore durante l'aggiornamento dell'articolo" });
  await expect(panel.getByRole('button', { name: 'Riprova' })).toBeInViewport();
  await expectAccessible();
});
