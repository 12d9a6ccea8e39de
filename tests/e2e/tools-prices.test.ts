import type { Page } from '@playwright/test';
import { putDocument, readDocument } from '../emulators/client';
import { sampleMenu } from '../emulators/sample/menu';
import { expect, test } from './fixtures';
import { row, signInAsGuest, signInAsStaff } from './staff';
import { expectNoOverflow } from './visitor';

const SMALL = 'prodotti/birra-chiara-piccola';
const LARGE = 'prodotti/birra-chiara-media';

/** Drinks with a price: tap water costs 0, which is not shown and never changes. */
const DRINKS = sampleMenu.filter(
  ({ categoria, prezzo }) => categoria === 'Bibite' && prezzo > 0,
).length;

const submitButton = (page: Page) => page.locator('.form-actions').getByRole('button');

/** A row of the preview, by the name of its checkbox. */
function previewRow(page: Page, name: string | RegExp) {
  return page.getByRole('row').filter({ has: page.getByRole('checkbox', { name }) });
}

/** Searches the list and opens the price change for what was found. */
async function openFromSearch(page: Page, query: string): Promise<void> {
  await page.getByLabel('Cerca un prodotto').fill(query);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await expect(page.getByRole('heading', { name: 'Cambia i prezzi', level: 1 })).toBeVisible();
}

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

test('prices found by a search are raised except one left out, and restored except one changed meanwhile @writes', async ({
  page,
  suite,
  sample,
  expectAccessible,
}) => {
  expect(sample).toBeUndefined();
  const version = await readDocument(suite, 'meta/menu');
  await signInAsStaff(page);
  await openFromSearch(page, 'birra lager');
  await expect(page.getByLabel('Quali prodotti')).toHaveValue('ricerca');
  await page.getByLabel('Di quanto').fill('10');
  await page.getByLabel('Per cento').check();
  await page.getByLabel('Arrotonda a').selectOption('€ 0,50');
  await page.getByRole('checkbox', { name: 'Birra analcolica' }).uncheck();
  await expect(page.getByText('2 prezzi di 2 prodotti · 1 lasciato fuori')).toBeVisible();
  await expect(submitButton(page)).toHaveText('Cambia 2 prezzi');
  await submitButton(page).click();
  const question = page.getByRole('dialog', { name: 'Cambiare 2 prezzi di 2 prodotti?' });
  await expect(question).toContainText('Ricerca: «birra lager». Aumento di 10%');
  await expect(question).toContainText('Prezzo: 2, da € 3,50 – 5,50 a € 4,00 – 6,00');
  await expect(question).toHaveCSS('opacity', '1');
  await expectAccessible();
  await question.getByRole('button', { name: 'Cambia i prezzi' }).click();

  await expect(page.getByText('Fatto: 2 prezzi di 2 prodotti')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Andamento' })).toBeFocused();
  await expect(page.getByLabel('Di quanto')).toHaveValue('');
  await expectAccessible();
  expect(await readDocument(suite, SMALL)).toMatchObject({ prezzo: 4 });
  expect(await readDocument(suite, LARGE)).toMatchObject({ prezzo: 6 });
  expect(await readDocument(suite, 'prodotti/birra-analcolica')).toMatchObject({ prezzo: 4.5 });
  expect(await readDocument(suite, 'meta/menu')).not.toEqual(version);

  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page).toHaveURL('/reserved?q=birra+lager');
  await expect(row(page, 'Birra chiara media')).toContainText('€ 6,00');
  await putDocument(suite, LARGE, { ...(await readDocument(suite, LARGE)), prezzo: 6.2 });
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('1 prodotto ha di nuovo i prezzi di prima, 1 no')).toBeVisible();
  await expect(page.getByRole('status')).toContainText(['Birra chiara media']);
  expect(await readDocument(suite, SMALL)).toMatchObject({ prezzo: 3.5 });
  expect(await readDocument(suite, LARGE)).toMatchObject({ prezzo: 6.2 });
  await page.getByRole('button', { name: "Chiudi l'avviso" }).click();
  await expect(page.getByRole('heading', { name: 'Cambia i prezzi', level: 1 })).toBeFocused();
});

test('a failure says how many prices are written, keeps the form, and a retry completes it @writes', async ({
  page,
  suite,
  sample,
  expectErrors,
}) => {
  expect(sample).toBeUndefined();
  expectErrors(/status of 429/, /Failed to update document/);
  await signInAsStaff(page);
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await page.getByLabel('Quali prodotti').selectOption('Bibite');
  await page.getByLabel('Di quanto').fill('0,2');
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route(/:commit/, async (route) => {
    await refused;
    await route.fulfill({ status: 429, json: { error: { message: 'no' } } });
  });
  await submitButton(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cambia i prezzi' }).click();
  await expect(page.getByText(`0 di ${DRINKS} prodotti`)).toBeVisible();
  await page.getByRole('link', { name: 'Indietro' }).click();
  const question = page.getByRole('dialog', { name: 'Andare via mentre i prezzi cambiano?' });
  await question.getByRole('button', { name: 'Resta qui' }).click();
  refuse();
  const failure = page.getByRole('alert').filter({ hasText: 'I prezzi non sono cambiati tutti' });
  await expect(failure).toContainText(`${DRINKS} ancora da scrivere`);
  await expect(page.getByLabel('Di quanto')).toHaveValue('0,2');
  expect(await readDocument(suite, SMALL)).toMatchObject({ prezzo: 3.5 });

  await page.unroute(/:commit/);
  await failure.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText(`Fatto: ${DRINKS} prezzi`)).toBeVisible();
  await expect(failure).toBeHidden();
  expect(await readDocument(suite, SMALL)).toMatchObject({ prezzo: 3.7 });
});

test('after a lost answer only a retry is offered, and then everything can be undone @writes', async ({
  page,
  suite,
  sample,
  expectErrors,
}) => {
  expect(sample).toBeUndefined();
  expectErrors(/ERR_FAILED/, /Failed to update document/);
  await signInAsStaff(page);
  await openFromSearch(page, 'birra lager');
  await page.getByLabel('Di quanto').fill('0,25');
  await page.getByLabel('Arrotonda a').selectOption('Nessun arrotondamento');
  await page.route(/:commit|:runQuery/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submitButton(page).click();
  const question = page.getByRole('dialog', { name: 'Cambiare 3 prezzi di 3 prodotti?' });
  await expect(question).toContainText('Aumento di € 0,25, senza arrotondamento.');
  await question.getByRole('button', { name: 'Cambia i prezzi' }).click();
  const panel = page.getByRole('group', { name: 'Andamento' });
  await expect(panel).toContainText('Dopo aver riprovato potrai annullare');
  await expect(panel.getByRole('button')).toHaveText(['Riprova']);
  expect(await readDocument(suite, SMALL)).toMatchObject({ prezzo: 3.75 });

  await page.unroute(/:commit|:runQuery/);
  const objection = page.getByRole('alert').filter({ hasText: 'Prima riprova o annulla' });
  await submitButton(page).click();
  await expect(objection).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await panel.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Fatto: 3 prezzi di 3 prodotti')).toBeVisible();
  await expect(objection).toBeHidden();
  expect(await readDocument(suite, SMALL)).toMatchObject({ prezzo: 3.75 });
  await panel.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('3 prodotti hanno di nuovo i prezzi di prima')).toBeVisible();
  expect(await readDocument(suite, SMALL)).toMatchObject({ prezzo: 3.5 });
});
