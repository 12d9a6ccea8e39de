import { readDocument } from '../../emulators/client';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { COMMIT, MARGHERITA } from './saving';
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

test('a run without a network stops in sight, and goes on after a reload @writes', async ({
  page,
  suite,
  sample,
  expectAccessible,
  expectErrors,
}) => {
  expect(sample).toBeUndefined();
  expectErrors(/ERR_FAILED/, /Failed to (?:update|fetch) document/);
  const before = await readDocument(suite, MARGHERITA);
  await signInAsStaff(page);
  await page.goto(paths.changePrices);
  await page.getByLabel('Tutte le pizze').check();
  await page.getByLabel('Di quanto').fill('0,50');
  await page.getByRole('button', { name: /^Cambia \d+ prezzi/ }).click();
  let commits = 0;
  await page.route(COMMIT, (route) => {
    commits += 1;
    return commits === 1 ? route.continue() : route.abort();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Cambia i prezzi' }).click();
  const panel = page
    .getByRole('status', { name: 'Andamento' })
    .filter({ hasText: "Errore durante l'aggiornamento dell'articolo" });
  await expect(panel.getByRole('button', { name: 'Riprova' })).toBeInViewport();
  await expectAccessible();

  await page.unroute(COMMIT);
  await page.goto(paths.reserved);
  await expect(page.getByText(/^Cambio dei prezzi interrotto: 8 di \d+$/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByText(/^Fatto: \d+ prezzi/)).toBeVisible();
  const raised = { ...before, prezzo: Number(before?.prezzo) + 0.5 };
  expect(await readDocument(suite, MARGHERITA)).toEqual(raised);
  await page.getByRole('button', { name: "Rimetti com'era" }).click();
  await expect(page.getByText(/piatti rimessi com’erano/)).toBeVisible();
  expect(await readDocument(suite, MARGHERITA)).toEqual(before);
});
