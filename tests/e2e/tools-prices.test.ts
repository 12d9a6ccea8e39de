import { expect, test } from './fixtures';
import { openTool, signInAsStaff } from './staff';
import { walkScreens } from './walk';

test('the form names each mistake, and its preview fits every screen', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await openTool(page, 'Cambia i prezzi');
  const price = page.getByRole('checkbox', { name: 'Prezzo', exact: true });
  await price.uncheck();
  await page.getByRole('button', { name: 'Cambia i prezzi' }).click();
  await expect(page.getByText('Scegli quali piatti')).toBeVisible();
  await expect(price).toHaveAccessibleDescription('Scegli almeno un prezzo');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();

  await page.getByLabel('Tutto il menu').check();
  for (const name of ['Prezzo', 'Prezzo formato familiare', 'Prezzo al metro']) {
    await page.getByLabel(name, { exact: true }).check();
  }
  await page.getByLabel('Di quanto').fill('2.50');
  await page.getByLabel('Diminuisci').check();
  await expect(page.getByText('Andrebbe sotto zero').first()).toBeVisible();
  await expectAccessible();
  const problems = Object.values(await walkScreens(page)).flat();
  expect(problems).toEqual([]);
});
